import { backdrops, shades } from "../pieces/backdrop";
import { box, each, words } from "../pieces/box";
import { avatar, pill } from "../pieces/controls";
import { browserWindow } from "../pieces/frames";
import { icon } from "../pieces/icon";
import { palette, tints } from "../../pictures/palette";
import type { Scene } from "../scene";

const members = [
  { name: "Lina Caron", initials: "LC", colour: palette.coral, section: "Judo", isPaid: true, isComplete: true },
  { name: "Hugo Petit", initials: "HP", colour: palette.sky, section: "Natation", isPaid: true, isComplete: true },
  { name: "Inès Roy", initials: "IR", colour: palette.plum, section: "Escrime", isPaid: true, isComplete: false },
  { name: "Malo Hamon", initials: "MH", colour: palette.action, section: "Judo", isPaid: true, isComplete: true },
  { name: "Zoé Marty", initials: "ZM", colour: palette.slate, section: "Gym", isPaid: false, isComplete: false },
];

const paid = (isPaid: boolean) =>
  isPaid ? icon("circle-check", { size: 15, colour: palette.action }) : icon("clock", { size: 15, colour: "#C27C00" });

const row = (member: (typeof members)[number], index: number) => {
  const top = 62 + index * 28;
  return (
    box([14, top - 4, 332, 0.5], "", { style: "background:var(--line)" }) +
    box([14, top + 2], avatar(member.initials, member.colour)) +
    words(41, top + 4.5, member.name, { size: 12.5 }) +
    words(128, top + 5, member.section, { colour: "var(--muted)" }) +
    box([192, top + 4], paid(member.isPaid)) +
    box(
      [228, top + 3],
      member.isComplete ? pill("Complet", "ok", "check") : pill("Pièce manquante", "warn", "file-warning"),
    )
  );
};

/** A club's memberships: who, which section, what is missing. */
export const membershipTable = (): Scene => ({
  html:
    backdrops.discs(tints.sky, shades.sky) +
    browserWindow(
      [20, 18, 360, 240],
      "Club omnisports",
      words(14, 11, "Adhésions", { size: 17, weight: 700 }) +
        box([273, 11], pill("627 sur 640", "info")) +
        each(["Nom", "Section", "Payé", "Dossier"], (label, i) =>
          words([14, 128, 186, 228][i] ?? 0, 40, label, { size: 10.5, colour: "var(--muted)" }),
        ) +
        each(members, row),
    ),
});
