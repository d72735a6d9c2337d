import path from "node:path";
import { listMissingLegalFacts } from "../src/content/validate/list-missing-legal-facts";
import { listSamples } from "../src/content/validate/list-samples";

/** `npm run check:launch`: lists what must be replaced or added before publishing the site. */

const root = path.resolve(__dirname, "..");
const samples = listSamples(root);
const missing = listMissingLegalFacts(root);

if (samples.length > 0) {
  console.log(`${samples.length} contenus sont encore des exemples ("sample": true) :`);
  for (const { location, title } of samples) console.log(`  • ${location}${title ? ` : ${title}` : ""}`);
  console.log("Remplacez-les, puis retirez leur champ « sample ».");
}
if (missing.length > 0) {
  console.log("La loi demande aussi, dans les mentions légales :");
  for (const fact of missing) console.log(`  • ${fact}`);
}
if (samples.length > 0 || missing.length > 0) process.exitCode = 1;
else console.log("Rien n’est marqué comme exemple, rien ne manque : le site peut être mis en ligne.");
