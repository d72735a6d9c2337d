const long = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

type Props = {
  /** «AAAA-MM-JJ». */
  day: string;
};

/** «8 avril 2024»; the first of a month as «1ᵉʳ». */
export function FrenchDate({ day }: Props) {
  return <time dateTime={day}>{long.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, "1ᵉʳ ")}</time>;
}
