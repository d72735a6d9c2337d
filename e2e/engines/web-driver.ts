/** A minimal client for W3C WebDriver. */
export const webDriverSession = async (driver: string, capabilities: object) => {
  const call = async (
    method: "GET" | "POST" | "DELETE",
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const response = await fetch(`${driver}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const { value } = (await response.json()) as { value: unknown };
    const { error, message } = (value ?? {}) as { error?: string; message?: string };
    // Closing the only window ends the session, which the driver then reports as an error.
    if (response.ok || (method === "DELETE" && error === "no such window")) return value;
    throw new Error(`WebDriver ${method} ${path}: ${error ?? response.statusText} ${message ?? ""}`);
  };
  const { sessionId } = (await call("POST", "/session", { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
  };
  return {
    get: (path: string) => call("GET", `/session/${sessionId}${path}`),
    post: (path: string, body: object = {}, signal?: AbortSignal) =>
      call("POST", `/session/${sessionId}${path}`, body, signal),
    close: () => call("DELETE", `/session/${sessionId}`),
  };
};

export type WebDriverSession = Awaited<ReturnType<typeof webDriverSession>>;
