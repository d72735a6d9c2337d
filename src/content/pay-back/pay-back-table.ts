import type { PayBackRule } from "../../shared/pay-back";
import { frenchTypography } from "../prose/typography";
import { type NamedProject, type PayBackRow, payBackRows } from "./pay-back-rows";

/** The attributes of a `<Project>`, as a text writes them. */
export type ProjectAttributes = Partial<
  Record<"name" | "price" | "hours" | "gain" | "gainFrom" | "subscriptions" | "upkeepDays", string>
>;

const numberOf = (written: string | undefined): number | undefined =>
  written === undefined ? undefined : Number(written.replace(",", "."));

const projectOf = ({ price, hours, gain, gainFrom, subscriptions, upkeepDays }: ProjectAttributes): NamedProject => {
  const amount = numberOf(gain);
  const days = numberOf(upkeepDays);
  return {
    price: { from: numberOf(price) ?? 0 },
    hours: numberOf(hours),
    gains: amount === undefined ? undefined : [{ what: gainFrom ?? "Autre gain", amount }],
    subscriptions: numberOf(subscriptions) ?? 0,
    upkeepDays: days === undefined ? undefined : { from: days },
  };
};

/** The table of a `<PayBack>`: names of its projects, and their accounts line by line. */
export const payBackTable = (
  projects: readonly ProjectAttributes[],
  rule: PayBackRule,
): { names: string[]; rows: PayBackRow[] } => {
  const { yearly, referent, left, price, payBack } = payBackRows(projects.map(projectOf), rule);
  return {
    names: projects.map(({ name }) => frenchTypography(name ?? "")),
    rows: [...yearly, ...referent, ...left, ...price, ...payBack],
  };
};
