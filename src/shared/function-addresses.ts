/** Where the form posts without JavaScript; available on every host. */
export const contactFunction = "/.netlify/functions/contact";

/** Short address of the contact function; netlify.toml rewrites it to `contactFunction`. */
export const contactShortcut = "/contact";

export const healthFunction = "/.netlify/functions/health";
