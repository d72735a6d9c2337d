import { CONSENT_MONTHS, POLICY_VERSION } from "./terms";

export type Choice = { analytics: boolean; marketing: boolean };

/** What the visitor chose. `date` (ISO 8601) and `version` are absent from a record written by hand. */
export type ConsentRecord = Choice & { necessary: true; date?: string; version?: string };

const DAY = 24 * 60 * 60 * 1000;

/** The record of a choice made at `now`. */
export function createRecord({ analytics, marketing }: Choice, now: Date): ConsentRecord {
  return { necessary: true, analytics, marketing, date: now.toISOString(), version: POLICY_VERSION };
}

/** The last instant at which a choice made on `date` still holds: the same day, six months on. */
function expiry(date: Date): Date {
  const end = new Date(date);
  end.setUTCMonth(end.getUTCMonth() + CONSENT_MONTHS);
  // 31 August + 6 months would spill into March: fall back to the last day of February.
  if (end.getUTCDate() !== date.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** A date that a clock set wrong has put far ahead would otherwise make the choice last forever. */
function isCurrent(text: unknown, now: Date): boolean {
  if (typeof text !== "string") return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.getTime() - now.getTime() < DAY && now <= expiry(date);
}

/**
 * The choice a stored text holds, or `null` when there is none, or when it is malformed, older than
 * six months, or made for another version of the policy (docs/contrat.md, «Stockage du navigateur»). A record holding just
 * the three booleans is valid.
 */
export function parseRecord(text: string | null, now: Date): ConsentRecord | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { necessary, analytics, marketing, date, version } = value as Record<string, unknown>;
  if (necessary !== true || typeof analytics !== "boolean" || typeof marketing !== "boolean") return null;
  if (date !== undefined && !isCurrent(date, now)) return null;
  if (version !== undefined && version !== POLICY_VERSION) return null;
  return {
    necessary,
    analytics,
    marketing,
    ...(typeof date === "string" && { date }),
    ...(typeof version === "string" && { version }),
  };
}
