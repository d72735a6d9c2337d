import type { CSSProperties } from "react";
import type { MeasureTexts } from "../../components/Measure/Measure";
import { Text } from "../../components/Text/Text";
import styles from "./Measures.module.scss";

/** A measure, with both values as displayed. */
export type MeasureRows = MeasureTexts & { after: number; beforeText: string };

type FigureProps = { moment: "Avant" | "Après"; text: string; share: number };

/** A value; `share` of 1 is a full bar. */
const Figure = ({ moment, text, share }: FigureProps) => (
  <tr>
    <th scope="row">{moment}</th>
    <td>
      <span style={{ "--share": share.toFixed(2) } as CSSProperties}>{text}</span>
    </td>
  </tr>
);

/**
 * Values before and after a project. A table, for screen readers and for pages without styles; the
 * stylesheet adds a bar to each value.
 */
export function Measures({ measures }: { measures: readonly MeasureRows[] }) {
  return (
    <section aria-labelledby="mesures">
      <Text as="h2" id="mesures">
        Avant et après
      </Text>
      <table className={styles.measures} aria-labelledby="mesures">
        {measures.map(({ label, before, after, beforeText, afterText }) => {
          // Of percentages a full bar is the whole, of others the larger of the two.
          const isPart = afterText.includes("%");
          const full = Math.max(before, after, isPart ? 100 : 0) || 1;
          return (
            <tbody key={label} className={isPart ? styles.parts : undefined}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {label}
                </th>
              </tr>
              <Figure moment="Avant" text={beforeText} share={before / full} />
              <Figure moment="Après" text={afterText} share={after / full} />
            </tbody>
          );
        })}
      </table>
    </section>
  );
}
