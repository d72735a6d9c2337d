import { serve } from "./serve/serve";

/** `npm run serve`: the site built before, with its contact endpoint. `-- --http2` for measurements. */
void serve({ http2: process.argv.includes("--http2") });
