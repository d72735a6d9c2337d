/** Added to each event of the site, to distinguish it from those of tags and of Gatsby's plugin. */
export const siteMark = { custom_parameter: "consultant_nocode" } as const;
