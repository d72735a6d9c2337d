import { followHistory } from "./history-entries";

// Run by being imported, before what follows in gatsby-browser.tsx brings the router along.
followHistory();
