/** Added to each event of the site, to tell it from those of tags and of Gatsby's plugin. */
export const siteMark = { custom_parameter: "consultant_nocode" } as const;
