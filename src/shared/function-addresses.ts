/** Where the form posts without JavaScript; available on every host. */
export const contactFunction = "/.netlify/functions/contact";

/** Its short address, which netlify.toml maps to it. */
export const contactShortcut = "/contact";

export const healthFunction = "/.netlify/functions/health";
