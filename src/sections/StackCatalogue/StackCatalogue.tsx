import { Button } from "../../components/Button/Button";
import { EntryIcon } from "../../components/Icon/Icon";
import { NextStep } from "../../components/NextStep/NextStep";
import { Text } from "../../components/Text/Text";
import styles from "./StackCatalogue.module.scss";
import { ToolCard, type Tool } from "./ToolCard";
import { paths } from "../../shared/paths";

type Category = { title: string; icon: string; description: string; tools: readonly Tool[] };

type Props = {
  heading: string;
  lead: string;
  categories: readonly Category[];
  closing: { title: string; text: string };
};

/** The tools by category, then two calls to action (docs/contrat.md, «Dans la page»). */
export function StackCatalogue({ heading, lead, categories, closing }: Props) {
  return (
    <div className={styles.page}>
      <header className={`stack ${styles.hero}`}>
        <Text as="h1" className={styles.heading}>
          {heading}
        </Text>
        <Text className={`lead ${styles.lead}`}>{lead}</Text>
      </header>
      {categories.map(({ title, icon, description, tools }) => (
        <section key={title} className={`columns ${styles.category}`} aria-label={title}>
          <div className={styles.about}>
            <span className={styles.icon}>
              <EntryIcon name={icon} />
            </span>
            <Text as="h2" className="minor">
              {title}
            </Text>
            <Text className={`quiet ${styles.description}`}>{description}</Text>
          </div>
          <ul className={`columns ${styles.tools}`}>
            {tools.map((tool) => (
              <ToolCard key={tool.name} tool={tool} />
            ))}
          </ul>
        </section>
      ))}
      <NextStep texts={{ ...closing, label: "Parler de votre projet" }}>
        <Button href={paths.home} variant="secondary">
          Retour à l’accueil
        </Button>
      </NextStep>
    </div>
  );
}
