import { frenchNumber } from "../../shared/french-number";
import { Text } from "../Text/Text";
import styles from "./Measure.module.scss";

/** A measure, as the build words it. */
export type MeasureTexts = {
  label: string;
  before: number;
  /** The value after with its unit, tied to it: «44 %», «29 % des ventes». */
  afterText: string;
  /** What is gained, instead of both values where there is room for one figure. */
  gain?: string | null;
};

/** Letters of what follows a value and stays in one piece, «des ventes»; longer, it would leave a line half empty. */
const longestHeld = 12;

/** Letters of a unit that always has room beside its value: «min»; a longer one, «donateurs», may go to the next line whole. */
const longestBeside = 3;

type ChangeProps = Pick<MeasureTexts, "before" | "afterText">;

/**
 * «31 → 44 %», held by its no-break spaces; «de 31 à 44 %» for screen readers, in copied text and without styles. The
 * stylesheet draws the arrow in the place of the words: an icon would be two more elements for each of the many
 * measures of the home page.
 */
export function Change({ before, afterText }: ChangeProps) {
  const [value = "", ...unit] = afterText.split(" ");
  const tied = value.lastIndexOf("\u00a0") + 1;
  const space = unit.join("").length > longestHeld ? " " : "\u00a0";
  return (
    <>
      <strong className={styles.values}>
        <span className={styles.words}>{"de\u00a0"}</span>
        {frenchNumber(before)}
        <span className={styles.arrow}>{"\u00a0à\u00a0"}</span>
        {value.length - tied > longestBeside ? (
          <>
            {value.slice(0, tied)}
            <span className={styles.unit}>{value.slice(tied)}</span>
          </>
        ) : (
          value
        )}
      </strong>
      {unit.length > 0 && ` ${unit.join(space)}`}
    </>
  );
}

/** Whether a gain is words without a figure: «Rien gagné». */
const inWords = (gain: string): boolean => !/\d/.test(gain);

/** What is gained, where there is no value before, or no room for it; words have not the colour of a figure. */
export const Gain = ({ children }: { children: string }) => (
  <strong className={`${styles.gain}${inWords(children) ? ` ${styles.inWords}` : ""}`}>{children}</strong>
);

type Props = {
  measure: MeasureTexts;
  className?: string | undefined;
  /** Where it stands for the case: larger, with both values, after a gain in words. */
  large?: boolean;
};

/** A measure of a case, in the one notation of the site: the figure, then below it what it counts. */
export function Measure({ measure, className = "", large }: Props) {
  const { label, before, afterText, gain } = measure;
  const change = <Change before={before} afterText={afterText} />;
  const first = gain && (!large || inWords(gain)) ? gain : undefined;
  return (
    <Text className={`${styles.measure} ${large ? styles.large : "small"}${className && ` ${className}`}`}>
      {first ? <Gain>{first}</Gain> : change}
      <span className={styles.label}>
        {` ${label}`}
        {first && large && (
          <>
            {"\u00a0: "}
            {change}
          </>
        )}
      </span>
    </Text>
  );
}
