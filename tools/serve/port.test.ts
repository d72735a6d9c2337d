/** @jest-environment node */
import { createServer, type Server } from "node:http";
import { listen } from "./listen";
import { portMistake, startAddress } from "./port";

const { PORT, HOST } = process.env;
let opened: Server[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) server.close();
  delete process.env.PORT;
  delete process.env.HOST;
  Object.assign(process.env, PORT !== undefined && { PORT }, HOST !== undefined && { HOST });
});

const mistakeWith = (env: { PORT?: string; HOST?: string }) => {
  Object.assign(process.env, env);
  return portMistake(startAddress());
};

it("reports no mistake for a free port, which stays free", async () => {
  const { servers, port } = await listen(() => createServer(), 0);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  expect(await mistakeWith({ PORT: String(port) })).toBeUndefined();
  expect(await mistakeWith({ PORT: String(port) })).toBeUndefined();
});

it("reports a port already in use, with a command to type", async () => {
  const { servers, port } = await listen(() => createServer(), 0);
  opened = servers;
  expect(await mistakeWith({ PORT: String(port) })).toBe(
    `Le port ${port} est déjà pris. Arrêtez l’autre serveur ou choisissez un autre port : PORT=${port + 1} npm start`,
  );
});

it.each(["abc", "70000", "-1", "88.5"])("reports that PORT=%s is not a port", async (port) => {
  expect(await mistakeWith({ PORT: port })).toBe(
    "Un numéro de port est un nombre entier, de 0 à 65535. Essayez : PORT=8888 npm start",
  );
});

it("reports an address that is not this machine's", async () => {
  expect(await mistakeWith({ PORT: "0", HOST: "192.0.2.1" })).toContain("HOST=« 192.0.2.1 » n’est pas une adresse");
});
