import { dataProtection } from "./covers/data-protection";
import { fiveLines } from "./covers/five-lines";
import { invoicesToLedger } from "./covers/invoices-to-ledger";
import { linkedTables } from "./covers/linked-tables";
import { newPiece } from "./covers/new-piece";
import { openNotebook } from "./covers/open-notebook";
import { sevenHoles } from "./covers/seven-holes";
import { shopOfBlocks } from "./covers/shop-of-blocks";
import { sixSteps } from "./covers/six-steps";
import { studioLamp } from "./covers/studio-lamp";
import { sunrise } from "./covers/sunrise";
import { waveToWindow } from "./covers/wave-to-window";

/** The drawing of each article, by slug. */
export const covers: Readonly<Record<string, () => string>> = {
  "rgpd-saas-bonnes-pratiques": dataProtection,
  "no-code-revolution-pme": shopOfBlocks,
  "vibe-coding-tendance-buzz": waveToWindow,
  "mvp-crucial-lancer-projet": sixSteps,
  "notion-plus-que-prise-notes": openNotebook,
  "airtable-arme-secrete-entrepreneurs": linkedTables,
  "erreurs-creation-saas-eviter": sevenHoles,
  "automatiser-sans-coder-exemples": fiveLines,
  "integrer-no-code-ecosysteme-existant": newPiece,
  "tendances-tech-2025-no-code-saas": sunrise,
  "comment-automatiser-sa-comptabilite-avec-le-no-code-guide-complet-2024": invoicesToLedger,
  "test-depuis-le-studio": studioLamp,
};
