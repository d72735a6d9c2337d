// Not by `Intl`, whose words differ between engines: React would draw the prebuilt page anew.
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

type Props = {
  /** «AAAA-MM-JJ». */
  day: string;
};

/** «8 avril 2024»; the first of a month as «1ᵉʳ». */
export function FrenchDate({ day }: Props) {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return <time dateTime={day}>{`${date === 1 ? "1ᵉʳ" : date} ${months[month - 1]} ${year}`}</time>;
}
