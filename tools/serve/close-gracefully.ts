import type { Server } from "node:http";
import type { Http2SecureServer, ServerHttp2Session } from "node:http2";

/** How often to look for connections that have nothing more to say (milliseconds). */
const glance = 50;

/** The sessions of an HTTP/2 server, which does not close them itself. */
const sessionsOf = (server: Http2SecureServer) => {
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  return sessions;
};

/**
 * To be called when a server opens. Gives back what closes it: no new connection is taken, and
 * what was asked before is answered, as long as that takes.
 */
export const closerOf = (server: Server | Http2SecureServer) => {
  const sessions = "closeIdleConnections" in server ? undefined : sessionsOf(server);
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const session of sessions ?? []) session.close();
    if (!("closeIdleConnections" in server)) return closed;
    // A connection that has had its answer stays open for a next request.
    const timer = setInterval(() => server.closeIdleConnections(), glance);
    await closed;
    clearInterval(timer);
  };
};
