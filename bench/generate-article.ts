import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { articleCategories } from "../src/model/front-matter";

const words =
  "un outil simple relie la commande du client au tableau que l’équipe consulte chaque matin puis prévient la personne qui doit répondre avant la fin de la journée sans que personne recopie une adresse ni cherche un fichier".split(
    " ",
  );

/** A sentence of so many words that no other one repeats exactly. */
const sentence = (seed: number, length: number) => {
  const chosen = Array.from({ length }, (_, rank) => words[(seed * 7 + rank * (1 + (seed % 5))) % words.length]);
  const text = chosen.join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}, ${seed} fois sur ${seed + 3}.`;
};

const paragraph = (seed: number) => Array.from({ length: 5 }, (_, rank) => sentence(seed * 31 + rank, 16)).join(" ");

const part = (article: number, rank: number) => `## Partie ${rank} du sujet ${article}

${paragraph(article * 97 + rank)}

${paragraph(article * 89 + rank)}
`;

const table = `<ComparisonTable caption="Avant et après">

| Tâche | Avant | Après |
| --- | --- | --- |
| Devis | 40 min | 8 min |
| Relance | 25 min | 2 min |

</ComparisonTable>
`;

const steps = `<Steps>

1. **Écrire** la liste des cas.
2. **Relier** deux outils, pas trois.
3. **Mesurer** pendant deux semaines.

</Steps>
`;

/** The day of an article, one every other day from 2015 on. */
const dayOf = (article: number) => new Date(Date.UTC(2015, 0, 1 + 2 * article)).toISOString().slice(0, 10);

const source = (article: number) => `---
title: "Article ${article} du banc d’essai, sur un sujet parmi d’autres"
description: "Texte engendré numéro ${article}, pour mesurer la construction."
keywords: ["sujet ${article % 50}", "no-code"]
date: ${dayOf(article)}
category: ${articleCategories[article % articleCategories.length] ?? "Outils"}
excerpt: "Résumé de l’article ${article}, engendré pour mesurer la construction."
intro: "Introduction de l’article ${article}, engendrée pour mesurer la construction d’un blog qui en compte beaucoup."
cover: ./cover.png
coverAlt: "Couverture du banc d’essai."
cta: { title: "Une question ?", text: "Parlons-en.", label: "Me contacter" }
---

${part(article, 1)}
${table}
${part(article, 2)}
${steps}
${part(article, 3)}
Voir aussi [les six étapes d’un MVP](/blog/mvp-crucial-lancer-projet).

${part(article, 4)}
${part(article, 5)}
`;

/** Writes one article of about 1,000 words into the copy of a project; all have the same cover. */
export function generateArticle(root: string, article: number): void {
  const folder = path.join(root, `content/articles/banc-d-essai-${article}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "index.mdx"), source(article));
  cpSync(path.join(root, "content/articles/mvp-crucial-lancer-projet/cover.png"), path.join(folder, "cover.png"));
}
