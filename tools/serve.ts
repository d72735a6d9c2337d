import { serve } from "./serve/serve";

/** `npm run serve`: serves the last build, with the contact function. */
void serve();
