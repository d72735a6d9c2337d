import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { CSSProperties } from "react";
import { Badge } from "../../components/Badge/Badge";
import { Button } from "../../components/Button/Button";
import { CaseFrame } from "../../components/CaseTeaser/CaseTeaser";
import { Card, CardLink } from "../../components/Card/Card";
import { EntryIcon } from "../../components/Icon/Icon";
import { Measure, type MeasureTexts } from "../../components/Measure/Measure";
import { NextStep } from "../../components/NextStep/NextStep";
import { Text } from "../../components/Text/Text";
import { ToolLogo } from "../../components/ToolLogo/ToolLogo";
import { paths } from "../../shared/paths";
import styles from "./StackCatalogue.module.scss";

type CaseOfTools = {
  slug: string;
  title: string;
  sector: string;
  stack: readonly string[];
  image: IGatsbyImageData;
  imageAlt: string;
  measure?: MeasureTexts | undefined;
};

type BuiltCaseProps = {
  built: CaseOfTools;
  /** Whether the case's words are beside its picture on wide screens too. */
  wide: boolean;
};

const sizes = "auto, (min-width: 64em) 36rem, (min-width: 48em) 50vw, 100vw";

/** What tools were used for: the picture of a case, its measure, and all that it was built with. */
function BuiltCase({ built, wide }: BuiltCaseProps) {
  const { slug, title, sector, stack, image, imageAlt, measure } = built;
  return (
    <CaseFrame image={image} imageAlt={imageAlt} sizes={sizes} className={wide ? styles.wide : styles.tall}>
      <div className={styles.words}>
        <div className={`stack ${styles.heading}`}>
          <Text className={`small ${styles.sector}`}>{sector}</Text>
          <Text as="h3" className={styles.title}>
            <CardLink href={paths.case(slug)}>{title}</CardLink>
          </Text>
        </div>
        {measure && <Measure measure={measure} large className={styles.measure} />}
        <Text className="quiet small">{stack.join(", ")}</Text>
      </div>
    </CaseFrame>
  );
}

type Tool = {
  /** Fragment for links from other pages. */
  anchor: string;
  name: string;
  description: string;
  url: string;
  logoUrl: string;
  emoji: string;
  isNew?: boolean | null;
  /** How many cases use it. */
  cases: number;
};

/** A tool of a list, which links to its website. */
function ToolItem({ tool: { anchor, name, description, url, logoUrl, emoji, isNew } }: { tool: Tool }) {
  return (
    <Card element="li" id={anchor} className={styles.tool}>
      <ToolLogo logoUrl={logoUrl} emoji={emoji} />
      <div className={`cluster apart ${styles.head}`}>
        <Text as="h3" className={styles.name}>
          <CardLink href={url}>{name}</CardLink>
        </Text>
        {isNew && <Badge spark>NOUVEAU</Badge>}
      </div>
      <Text className={`quiet ${styles.toolDescription}`}>{description}</Text>
    </Card>
  );
}

type ToolUseProps = {
  tools: readonly Tool[];
  /** How many cases the site has. */
  caseCount: number;
};

/** More would be another list of the page. */
const mostShown = 6;

/** How many cases use each tool, the most used first: bars that lead to what the page says of it. Nothing without a case. */
function ToolUse({ tools, caseCount }: ToolUseProps) {
  const used = tools
    .filter(({ cases }) => cases > 0)
    .sort((a, b) => b.cases - a.cases)
    .slice(0, mostShown);
  if (used.length === 0) return null;
  return (
    <figure className={`panel ${styles.use}`}>
      <Text as="figcaption" className={`display ${styles.caption}`}>
        {`Ces outils, dans combien de réalisations sur\u00a0${caseCount}`}
      </Text>
      <ol>
        {used.map(({ anchor, name, logoUrl, emoji, cases }) => (
          <li key={name}>
            <a
              href={`#${anchor}`}
              className={styles.usedTool}
              style={{ "--share": cases / caseCount } as CSSProperties}
            >
              <ToolLogo logoUrl={logoUrl} emoji={emoji} />
              <Text as="span" className={styles.usedName}>
                {name}
              </Text>
              <span className={styles.bar} aria-hidden="true" />
              <strong className={styles.count}>{cases}</strong>
            </a>
          </li>
        ))}
      </ol>
    </figure>
  );
}

type Category = {
  title: string;
  icon: string;
  description: string;
  tools: readonly Tool[];
  /** What was built with these tools. */
  example?: CaseOfTools | undefined;
};

type Props = {
  heading: string;
  lead: string;
  categories: readonly Category[];
  /** How many cases the site has. */
  caseCount: number;
  closing: { title: string; text: string };
};

/** Every second case is above its tools, and as wide as they are: no two categories that follow are composed alike. */
const isWide = (category: number) => category % 2 === 1;

/** The tools: how much each is used, each category with what it built, two calls to action (docs/contrat.md, «Dans la page»). */
export function StackCatalogue({ heading, lead, categories, caseCount, closing }: Props) {
  return (
    <>
      <header className={styles.hero}>
        <div className={`stack ${styles.heroWords}`}>
          <Text as="h1">{heading}</Text>
          <Text className="lead">{lead}</Text>
        </div>
        <ToolUse tools={categories.flatMap(({ tools }) => tools)} caseCount={caseCount} />
      </header>
      {categories.map(({ title, icon, description, tools, example }, index) => (
        <section key={title} className={styles.category} aria-label={title}>
          <div className={styles.about}>
            <span className={styles.icon}>
              <EntryIcon name={icon} />
            </span>
            <Text as="h2">{title}</Text>
            <Text className={`quiet ${styles.description}`}>{description}</Text>
          </div>
          <div className={`${styles.built} ${example && !isWide(index) ? styles.pair : ""}`}>
            {example && <BuiltCase built={example} wide={isWide(index)} />}
            <ul className={styles.tools}>
              {tools.map((tool) => (
                <ToolItem key={tool.name} tool={tool} />
              ))}
            </ul>
          </div>
        </section>
      ))}
      <div className={styles.end}>
        <NextStep texts={{ ...closing, label: "Parler de votre projet" }}>
          <Button href={paths.home} variant="secondary">
            Retour à l’accueil
          </Button>
        </NextStep>
      </div>
    </>
  );
}
