/** The host's header rules are for files: a function says its own. */
export const commonHeaders = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

/** An answer for a program. */
export function answerJson(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", ...commonHeaders, ...headers },
  });
}
