import type { Declined, StagedFile } from "../protocol";

/** An error response, or a network failure. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly declined: Declined,
  ) {
    super(declined.error);
  }
}

const unreachable = { error: "Le studio ne répond plus. Relancez « npm run studio » : votre texte est gardé ici." };

async function call(address: string, options?: RequestInit): Promise<unknown> {
  const response = await fetch(`/studio/api/${address}`, options).catch(() => {
    throw new ApiError(0, unreachable);
  });
  const json: unknown = await response.json().catch(() => unreachable);
  if (!response.ok) throw new ApiError(response.status, json as Declined);
  return json;
}

const query = (fields: Readonly<Record<string, string | number | null>>) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]])),
  ).toString();

/** GETs from the studio's server. The caller gives the response type, from `protocol.ts`. */
export const read = async <Result>(address: string, fields: Readonly<Record<string, string | number | null>> = {}) =>
  (await call(`${address}?${query(fields)}`)) as Result;

/** POSTs to the studio's server. */
export const ask = async <Result>(address: string, body: unknown = {}) =>
  (await call(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  })) as Result;

const maxBytes = 20 * 1024 * 1024;

/**
 * Uploads an image, or a file to take away.
 *
 * @param taken the names of the files already uploaded for this entry, which no other may take.
 */
export async function sendFile(
  route: "picture" | "download",
  fields: Readonly<Record<string, string | number | null>>,
  file: File,
  taken: readonly string[] = [],
): Promise<StagedFile> {
  if (file.size > maxBytes) throw new Error(`« ${file.name} » est trop lourd : 20 Mo au plus.`);
  const options = { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: file };
  return (await call(`${route}?${query({ ...fields, taken: taken.join("\n") })}`, options)) as StagedFile;
}

/** URL of an image next to an entry, or of a staged one. */
export const pictureAddress = (fields: { file: string } | { staged: string }) =>
  `/studio/api/picture?${query({ ...fields })}`;

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
