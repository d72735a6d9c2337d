/** Where the form posts, except by script on a local host (src/browser/contact/endpoint.ts). */
export const contactFunction = "/.netlify/functions/contact";

/** Short address of the contact function; netlify.toml rewrites it to `contactFunction`. */
export const contactShortcut = "/contact";

export const healthFunction = "/.netlify/functions/health";
