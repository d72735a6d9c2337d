import type { IGatsbyImageData } from "gatsby-plugin-image";
import { paths } from "../../shared/paths";
import { Card, CardLink } from "../Card/Card";
import { Measure, type MeasureTexts } from "../Measure/Measure";
import { caseSizes, Picture } from "../Picture/Picture";
import { Text } from "../Text/Text";
import styles from "./CaseTeaser.module.scss";

export type TeasedCase = {
  /** What the case shows, in one sentence; without it, its title is what is read first. */
  sentence?: string;
  slug: string;
  title: string;
  image: IGatsbyImageData;
  imageAlt: string;
  measure?: MeasureTexts | undefined;
};

/** A case as proof of what is said above it: its picture beside a sentence or its title, then its measure. */
export const CaseTeaser = ({
  teased: { sentence, slug, title, image, imageAlt, measure },
  loading = "lazy",
}: {
  teased: TeasedCase;
  loading?: "lazy" | "eager";
}) => {
  const link = <CardLink href={paths.caseStudy(slug)}>{title}</CardLink>;
  return (
    <Card element="article" className={styles.case}>
      <Picture image={image} alt={imageAlt} loading={loading} className={styles.picture} sizes={caseSizes} />
      <div className={styles.told}>
        <Text className="display">{sentence ?? link}</Text>
        {measure && <Measure measure={measure} large />}
        {sentence && <Text className={styles.link}>{link}</Text>}
      </div>
    </Card>
  );
};
