/** Duration of a project: «3 semaines». */
export const weeksText = (weeks: number): string => `${weeks}\u00a0semaine${weeks > 1 ? "s" : ""}`;
