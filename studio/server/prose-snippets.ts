/**
 * Snippets of the insert menu, one for each article component, with its attributes. A test compares
 * them with `proseComponents`.
 */
export const proseSnippets = [
  { name: "Intertitre", text: "## Intertitre\n" },
  { name: "Liste", text: "- Un point.\n- Un autre.\n" },
  { name: "Lien", text: "[texte du lien](https://exemple.fr/)" },
  {
    name: "Encadré (Callout)",
    text: '<Callout title="À retenir" tone="tip">\n\nUne phrase à souligner.\n\n</Callout>\n',
  },
  {
    name: "Étapes (Steps)",
    text: "<Steps>\n\n1. **Première étape.** Ce que l’on fait.\n2. **Deuxième étape.** La suite.\n\n</Steps>\n",
  },
  {
    name: "Liste de contrôle (Checklist)",
    text: '<Checklist title="À vérifier">\n\n- Un point à cocher.\n- Un autre.\n\n</Checklist>\n',
  },
  {
    name: "Tableau (ComparisonTable)",
    text: '<ComparisonTable caption="Ce que le tableau compare">\n\n| Critère | Avant | Après |\n| --- | --- | --- |\n| Temps | 3 h | 20 min |\n\n</ComparisonTable>\n',
  },
  {
    name: "Remboursement de projets (PayBack)",
    text: '<PayBack caption="Ce que coûte et rapporte un projet">\n\n<Project name="Le plus petit" price="2400" hours="3" subscriptions="400" />\n\n</PayBack>\n',
  },
  { name: "Figure (Figure)", text: '<Figure src="./image.png" alt="Ce que montre l’image" caption="Légende" />\n' },
  { name: "Calculateur de priorité (PriorityCalculator)", text: "<PriorityCalculator />\n" },
  { name: "Identité légale (LegalIdentity)", text: "<LegalIdentity />\n" },
  { name: "Hébergeur (LegalHost)", text: "<LegalHost />\n" },
  { name: "Données enregistrées (StoredItems)", text: "<StoredItems />\n" },
];
