import path from "node:path";
import { listSamples } from "../src/build/validate/list-samples";

/** `npm run check:launch`: what is still an example and must be replaced before the site goes on line. */

const samples = listSamples(path.resolve(__dirname, ".."));

if (samples.length === 0) {
  console.log("Rien n’est marqué comme exemple : le site peut être mis en ligne.");
} else {
  console.log(`${samples.length} contenus sont encore des exemples ("sample": true) :`);
  for (const { place, title } of samples) console.log(`  • ${place}${title ? ` : ${title}` : ""}`);
  console.log("Remplacez-les, puis retirez leur champ « sample ».");
  process.exitCode = 1;
}
