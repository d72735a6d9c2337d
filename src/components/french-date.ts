const long = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** «2024-04-08» → «8 avril 2024», the first of a month as «1ᵉʳ». */
export function frenchDate(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, "1ᵉʳ ");
}
