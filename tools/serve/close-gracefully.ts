import type { Server } from "node:http";

/** Interval between two checks for idle connections (milliseconds). */
const pollInterval = 50;

/**
 * To be called when a server opens. Returns a function that closes the server gracefully: no new connection is
 * accepted, and pending requests are completed.
 */
export const gracefulCloser = (server: Server) => async () => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Keep-alive connections stay open after their response.
  const timer = setInterval(() => server.closeIdleConnections(), pollInterval);
  await closed;
  clearInterval(timer);
};
