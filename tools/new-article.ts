import { draftArticle } from "./new/draft-article";
import { runNew } from "./new/write-new";

/** `npm run new:article "Titre"`: an article that builds, in a folder of its own. */
void runNew("new:article", draftArticle);
