import { once } from "node:events";
import { createServer } from "node:http";
import { listen } from "./listen";

/** Where a server listens; `retry` is the command that uses another port. */
type Address = { port: number; host?: string | undefined; retry: (port: number) => string };

/** Where `npm start` listens: `PORT`, 0 to let the system choose, and `HOST`. */
export const startAddress = (): Address => ({
  port: Number(process.env.PORT || 8888),
  host: process.env.HOST || undefined,
  retry: (port) => `PORT=${port} npm start`,
});

/** Why a server can't listen, and what to do, in French. */
export const explainListening = (error: unknown, { port, host = "localhost", retry }: Address): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case "EADDRINUSE":
      return `Le port ${port} est déjà pris. Arrêtez l’autre serveur ou choisissez un autre port : ${retry(port + 1)}`;
    case "EACCES":
      return `Le port ${port} demande des droits d’administration. Essayez : ${retry(8888)}`;
    case "ERR_SOCKET_BAD_PORT":
      return `Un numéro de port est un nombre entier, de 0 à 65535. Essayez : ${retry(8888)}`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST=« ${host} » n’est pas une adresse de cette machine. Sans HOST, le site répond à elle seule ; HOST=0.0.0.0 l’ouvre au réseau.`;
    default:
      return `Le serveur ne peut pas démarrer : ${message}`;
  }
};

/** Why the server could not listen, found out before the build rather than after; undefined if it can. */
export const portMistake = async (address: Address): Promise<string | undefined> => {
  try {
    const { servers } = await listen(() => createServer(), address.port, address.host);
    await Promise.all(servers.map((server) => once(server.close(), "close")));
    return undefined;
  } catch (error) {
    return explainListening(error, address);
  }
};
