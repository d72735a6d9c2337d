import { Button } from "../../components/Button/Button";
import { EntryIcon } from "../../components/Icon/Icon";
import { NextStep } from "../../components/NextStep/NextStep";
import { Text } from "../../components/Text/Text";
import { BuiltCase, type CaseOfTools } from "./BuiltCase";
import styles from "./StackCatalogue.module.scss";
import { type Tool, ToolItem } from "./ToolItem";
import { ToolUse } from "./ToolUse";
import { paths } from "../../shared/paths";

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
  /** How many cases the site tells. */
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
        <div className={`stack ${styles.words}`}>
          <Text as="h1">{heading}</Text>
          <Text className={`lead ${styles.lead}`}>{lead}</Text>
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
