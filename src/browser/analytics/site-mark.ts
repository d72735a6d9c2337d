/** Carried by each event of the site, and by no other: what tells them from those of a tag or of Gatsby's plugin. */
export const siteMark = { custom_parameter: "consultant_nocode" } as const;
