import { Text } from "../Text/Text";

// Not `Intl`, whose output differs between engines: hydration would fail and React render the page again.
const months = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];

/** `2024-04-08` → «8 avril 2024», the first of a month as «1ᵉʳ»; `2024-04` → «avril 2024». */
export const frenchDate = (day: string): string => {
  const [year = 0, month = 0, date] = day.split("-").map(Number);
  const named = `${months[month - 1]} ${year}`;
  return date === undefined ? named : `${date === 1 ? "1ᵉʳ" : date}\u00a0${named}`;
};

/** A date that machines read too: see `frenchDate`. */
export const FrenchDate = ({ day }: { day: string }) => <time dateTime={day}>{frenchDate(day)}</time>;

type UpdatedProps = { day: string; changes?: string | null | undefined };

/** The day of the last update, and what it changed. */
export const Updated = ({ day, changes }: UpdatedProps) => (
  <Text className="quiet small">
    Mis à jour le <FrenchDate day={day} />
    {changes && `\u00a0: ${changes}`}
  </Text>
);
