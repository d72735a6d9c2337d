import { draftCase } from "./new/draft-case";
import { runNew } from "./new/write-new";

/** `npm run new:case "Titre"`: a case of the portfolio that builds, with its picture. */
void runNew("new:case", draftCase);
