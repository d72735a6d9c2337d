import { CONSENT_MONTHS, POLICY_VERSION } from "../../shared/consent-terms";

export type Choice = { analytics: boolean; marketing: boolean };

/** The stored choice. A record written by hand may lack `date` (ISO 8601) and `version`. */
export type ConsentRecord = Choice & { necessary: true; date?: string; version?: string };

const DAY = 24 * 60 * 60 * 1000;

/** The record of a choice made at `now`. */
export function createRecord({ analytics, marketing }: Choice, now: Date): ConsentRecord {
  return { necessary: true, analytics, marketing, date: now.toISOString(), version: POLICY_VERSION };
}

/** When a choice made on `date` expires: six months later. */
function expiry(date: Date): Date {
  const end = new Date(date);
  end.setUTCMonth(end.getUTCMonth() + CONSENT_MONTHS);
  // 31 August + 6 months would overflow into March: use the last day of February.
  if (end.getUTCDate() !== date.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** A date in the future (clock set wrong) is rejected too: the choice would never expire. */
function isCurrent(text: unknown, now: Date): boolean {
  if (typeof text !== "string") return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.getTime() - now.getTime() < DAY && now <= expiry(date);
}

/**
 * Parses a stored choice. `null` when there is none, or when it is malformed, older than six
 * months, or made for another version of the policy (docs/contrat.md, «Stockage du navigateur»). A
 * record with only the three booleans is valid.
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
