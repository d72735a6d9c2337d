import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { articleCategories } from "../../src/collections/articles";
import { draftSlug } from "./draft-slug";
import { drawPlaceholder, placeholderAlt } from "./placeholder-picture";
import type { Draft } from "./write-new";

/** Size of a cover in pixels. */
const coverSize = { width: 1600, height: 900 };

/** Maps words of a title to a category; the first match wins. */
const hints: readonly [RegExp, (typeof articleCategories)[number]][] = [
  [/rgpd|cnil|conformit|donnees personnelles/, "Conformité"],
  [/saas/, "SaaS"],
  [/automatis/, "Automatisation"],
  [/integr|existant|erp/, "Intégration"],
  [/mvp|strateg|lancer/, "Stratégie"],
  [/tendance|buzz/, "Tendances"],
  [/20\d\d|avenir|demain/, "Prospective"],
  [/no-code|low-code/, "No-Code"],
];

const categoryOf = (slug: string) => hints.find(([words]) => words.test(slug))?.[1] ?? "Outils";

/** The words of a title with four letters or more. */
const keywordsOf = (title: string) => {
  const words = title.toLowerCase().match(/[\p{L}\d-]{4,}/gu) ?? [];
  return [...new Set(words)].slice(0, 5);
};

const today = () => new Intl.DateTimeFormat("fr-CA", { timeZone: "Europe/Paris" }).format(new Date());

const source = (title: string, slug: string, date: string) => `---
title: ${JSON.stringify(title)}
description: "À rédiger : ce que l’article apporte, en 150 caractères au plus, pour les moteurs de recherche."
keywords: ${JSON.stringify([...keywordsOf(title), "no-code"].slice(0, 5))}
date: ${date}
category: ${categoryOf(slug)}
excerpt: "À rédiger : le résumé de la carte, sur la page du blog, en 220 caractères au plus."
intro: "À rédiger : deux ou trois phrases qui disent à qui l’article s’adresse, quel problème il traite et ce que l’on saura faire après l’avoir lu."
cover: ./cover.png
coverAlt: ${JSON.stringify(placeholderAlt)}
cta:
  title: "Une question sur ce sujet ?"
  text: "Décrivez votre cas en quelques lignes : vous recevez un avis, et la première étape s’il y en a une."
  label: "Parler de mon projet"
listed: true
sample: true
---

Un premier paragraphe concret : une situation, un chiffre, ce qui se passe aujourd’hui.

## Ce qui coûte du temps

Le problème, avec les mots de ceux qui le vivent.

<Callout title="À retenir">

Une phrase que l’on voudrait souligner.

</Callout>

## La méthode, pas à pas

<Steps>

1. **Première étape.** Ce que l’on fait, et comment on sait que c’est fait.
2. **Deuxième étape.** La suite.

</Steps>

## Lundi matin

<Checklist title="À vérifier avant de commencer">

- Un point à cocher.
- Un autre.

</Checklist>
`;

/** Drafts an article: folder, text that builds, cover. */
export function draftArticle(root: string, title: string, date = today()): Draft {
  const slug = draftSlug(title);
  const folder = `content/articles/${slug}`;
  const [text, cover] = [`${folder}/index.mdx`, `${folder}/cover.png`];
  return {
    title,
    files: [text, cover],
    folder,
    write: async () => {
      mkdirSync(path.join(root, folder), { recursive: true });
      writeFileSync(path.join(root, text), source(title, slug, date));
      writeFileSync(path.join(root, cover), await drawPlaceholder(slug, coverSize));
    },
  };
}
