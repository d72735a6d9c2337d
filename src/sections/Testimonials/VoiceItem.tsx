import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Measure, type MeasureTexts } from "../../components/Measure/Measure";
import { caseSizes, Picture } from "../../components/Picture/Picture";
import { Quote, type Testimonial } from "../../components/Quote/Quote";
import styles from "./VoiceItem.module.scss";

/** A testimonial, and the case it speaks of. */
export type Voice = Testimonial & {
  proof?: { image: IGatsbyImageData; imageAlt: string; measure?: MeasureTexts | undefined } | undefined;
};

/** A testimonial, what was built and what changed. */
export function VoiceItem({ voice }: { voice: Voice }) {
  const { proof } = voice;
  return (
    <li className={styles.item}>
      <Quote testimonial={voice} />
      {proof && (
        <div className={styles.proof}>
          <Picture image={proof.image} alt={proof.imageAlt} className={styles.picture} sizes={caseSizes} />
          {proof.measure && <Measure measure={proof.measure} />}
        </div>
      )}
    </li>
  );
}
