import { draftCase } from "./new/draft-case";
import { runNew } from "./new/write-new";

/** `npm run new:case "Titre"`: creates a portfolio case that builds, with an image. */
void runNew("new:case", draftCase);
