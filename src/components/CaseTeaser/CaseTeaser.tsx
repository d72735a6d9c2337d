import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { paths } from "../../shared/paths";
import { Card, CardLink } from "../Card/Card";
import { Measure, type MeasureTexts } from "../Measure/Measure";
import { caseSizes, Picture } from "../Picture/Picture";
import { Text } from "../Text/Text";
import styles from "./CaseTeaser.module.scss";

type CaseFrameProps = {
  image: IGatsbyImageData;
  imageAlt: string;
  sizes?: string;
  loading?: "lazy" | "eager" | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The card of a case: its picture, whole, above its words or beside them. */
export const CaseFrame = ({
  image,
  imageAlt,
  sizes = caseSizes,
  loading,
  className = "",
  children,
}: CaseFrameProps) => (
  <Card element="article" className={`${styles.case} ${className}`}>
    <Picture image={image} alt={imageAlt} loading={loading} className={styles.picture} sizes={sizes} />
    {children}
  </Card>
);

export type CaseTeaserStory = {
  /** What the case shows, in one sentence; without it, its title is what is read first. */
  sentence?: string;
  slug: string;
  title: string;
  image: IGatsbyImageData;
  imageAlt: string;
  measure?: MeasureTexts | undefined;
};

type Props = { story: CaseTeaserStory; loading?: "lazy" | "eager" };

/** A case as proof of what is said above it: a sentence or its title, then its measure. */
export function CaseTeaser({ story: { sentence, slug, title, measure, ...picture }, loading }: Props) {
  const link = <CardLink href={paths.case(slug)}>{title}</CardLink>;
  return (
    <CaseFrame image={picture.image} imageAlt={picture.imageAlt} loading={loading}>
      <div className={styles.words}>
        <Text className="display">{sentence ?? link}</Text>
        {measure && <Measure measure={measure} large />}
        {sentence && <Text className={styles.link}>{link}</Text>}
      </div>
    </CaseFrame>
  );
}
