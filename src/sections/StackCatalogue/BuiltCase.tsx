import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Card } from "../../components/Card/Card";
import { CardLink } from "../../components/Card/CardLink";
import { Measure, type MeasureTexts } from "../../components/Measure/Measure";
import { Picture } from "../../components/Picture/Picture";
import { Text } from "../../components/Text/Text";
import { paths } from "../../shared/paths";
import styles from "./BuiltCase.module.scss";

export type CaseOfTools = {
  slug: string;
  title: string;
  sector: string;
  stack: readonly string[];
  image: IGatsbyImageData;
  imageAlt: string;
  measure?: MeasureTexts | undefined;
};

type Props = {
  built: CaseOfTools;
  /** Its words beside its picture on wide screens too. */
  wide: boolean;
};

const sizes = "auto, (min-width: 64em) 36rem, (min-width: 48em) 50vw, 100vw";

/** What tools were used for: the picture of a case, its measure, and all that it was built with. */
export function BuiltCase({ built, wide }: Props) {
  const { slug, title, sector, stack, image, imageAlt, measure } = built;
  return (
    <Card element="article" className={`${styles.case} ${wide ? styles.wide : styles.tall}`}>
      <Picture image={image} alt={imageAlt} className={styles.picture} sizes={sizes} />
      <div className={styles.words}>
        <div className={`stack ${styles.told}`}>
          <Text className={`small ${styles.sector}`}>{sector}</Text>
          <Text as="h3" className={styles.title}>
            <CardLink href={paths.caseStudy(slug)}>{title}</CardLink>
          </Text>
        </div>
        {measure && <Measure measure={measure} large className={styles.measure} />}
        <Text className="quiet small">{stack.join(", ")}</Text>
      </div>
    </Card>
  );
}
