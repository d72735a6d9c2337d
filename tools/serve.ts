import { serve } from "./serve/serve";

/** `npm run serve`: the site built before, with its contact endpoint. */
void serve();
