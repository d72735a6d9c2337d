/** Whether Gatsby runs `develop`: the content changes while it runs. */
export const isDeveloping = (): boolean => process.env.NODE_ENV === "development";
