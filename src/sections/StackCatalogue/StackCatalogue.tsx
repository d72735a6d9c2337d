import { Button } from "../../components/Button/Button";
import { EntryIcon } from "../../components/Icon/Icon";
import styles from "./StackCatalogue.module.scss";
import { ToolCard, type Tool } from "./ToolCard";
import { homeBand } from "../../shared/paths";

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
      <header className={styles.hero}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {categories.map(({ title, icon, description, tools }) => (
        <section key={title} className={styles.category} aria-label={title}>
          <div className={styles.about}>
            <span className={styles.icon}>
              <EntryIcon name={icon} />
            </span>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.description}>{description}</p>
          </div>
          <ul className={styles.tools}>
            {tools.map((tool) => (
              <ToolCard key={tool.name} tool={tool} />
            ))}
          </ul>
        </section>
      ))}
      <aside className={styles.closing} aria-labelledby="suite-titre">
        <div>
          <h2 id="suite-titre" className={styles.closingTitle}>
            {closing.title}
          </h2>
          <p>{closing.text}</p>
        </div>
        <p className={styles.ways}>
          <Button href={homeBand("contact")}>Parler de votre projet</Button>
          <Button href="/" variant="secondary">
            Retour à l’accueil
          </Button>
        </p>
      </aside>
    </div>
  );
}
