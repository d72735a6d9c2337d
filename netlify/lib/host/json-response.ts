/** The host applies its header rules to static files only, not to functions. */
export const commonHeaders = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

/** A JSON response. */
export function jsonResponse(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", ...commonHeaders, ...headers },
  });
}
