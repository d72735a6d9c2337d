import { draftArticle } from "./new/draft-article";
import { runNew } from "./new/write-new";

/** `npm run new:article "Titre"`: creates an article that builds, in its own folder. */
void runNew("new:article", draftArticle);
