import { renderToStaticMarkup } from "react-dom/server";

type Case = { slug: string; title: string; client: string; problem: string; approach: string; stack: string[] };

/** A plain page of cases, for visitors without JavaScript: words first, the browser's own style. */
export function furtherCasesPage(cases: readonly Case[]): string {
  const page = (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Autres réalisations</title>
      </head>
      <body>
        <main>
          <h1>Autres réalisations</h1>
          <p>
            <a href="/#realisations">Retour aux premières réalisations</a>
          </p>
          {cases.map(({ slug, title, client, problem, approach, stack }) => (
            <article key={slug}>
              <h2>
                <a href={`/realisations/${slug}`}>{title}</a>
              </h2>
              <p>{client}</p>
              <p>{problem}</p>
              <p>{approach}</p>
              <p>{`Outils : ${stack.join(", ")}`}</p>
            </article>
          ))}
        </main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
