import type { Server } from "node:http";

/** How often to look for connections that have nothing more to say (milliseconds). */
const glance = 50;

/**
 * To be called when a server opens. Gives back what closes it: no new connection is taken, and
 * what was asked before is answered, as long as that takes.
 */
export const closerOf = (server: Server) => async () => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that has had its answer stays open for a next request.
  const timer = setInterval(() => server.closeIdleConnections(), glance);
  await closed;
  clearInterval(timer);
};
