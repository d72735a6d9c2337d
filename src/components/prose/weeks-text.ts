/** How long a project took: «3 semaines». */
export const weeksText = (weeks: number): string => `${weeks}\u00a0semaine${weeks > 1 ? "s" : ""}`;
