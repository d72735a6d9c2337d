import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import os from "node:os";
import path from "node:path";
import { runCommand } from "../tools/run-command";
import { type Certificate, selfSignedCertificate } from "./self-signed";
import { siteServer } from "./serve-site";

/**
 * `npm run check:headers`: scores the built site's headers with Mozilla's tool, installed in a
 * temporary folder. The external lists it tries to fetch are not needed. The unit tests of the
 * policy and of the host's rules check the same headers.
 */

const scorer = "@mdn/mdn-http-observatory@1.4.8";
const minScore = 125;

const listening = (server: Pick<Server, "listen" | "address">) =>
  new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });

/** Serves both protocols on one port, as the tool expects: a TLS connection starts with byte 22 (RFC 8446). */
const serveBoth = async (certificate: Certificate) => {
  const site = await siteServer(path.resolve(__dirname, "../public"), certificate);
  const redirect = createHttpServer(({ headers, url = "/" }, response) => {
    response.writeHead(301, { location: `https://${headers.host}${url}` }).end();
  });
  const [secure, plain] = await Promise.all([listening(site), listening(redirect)]);
  const front = createServer((client) => {
    client.on("error", () => client.destroy());
    client.once("data", (first) => {
      const server = connect(first[0] === 22 ? secure : plain, "127.0.0.1");
      server.on("error", () => client.destroy());
      server.write(first);
      client.pipe(server).pipe(client);
    });
  });
  return listening(front);
};

const install = async (folder: string) => {
  const home = path.join(folder, "node_modules", "@mdn/mdn-http-observatory");
  const npm = ["install", "--prefix", folder, "--ignore-scripts", "--no-save", scorer];
  execFileSync("npm", npm, { cwd: folder, stdio: "ignore" });
  for (const [script, list, empty] of [
    ["retrieve-hsts.js", "hsts-preload.json", "{}"],
    ["retrieve-tld-list.js", "tld-list.json", '["fr"]'],
  ] as const) {
    await runCommand(process.execPath, [path.join(home, "src", script)], { quiet: true });
    const file = path.join(home, "conf", list);
    if (!existsSync(file)) writeFileSync(file, empty);
  }
  return home;
};

const check = async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "headers-"));
  try {
    const home = await install(folder);
    const certificate = selfSignedCertificate();
    writeFileSync(path.join(folder, "cert.pem"), certificate.cert);
    const port = await serveBoth(certificate);
    const program = `import { scan } from "${home}/src/scanner/index.js"; console.log(JSON.stringify(await scan("localhost:${port}")))`;
    const { output } = await runCommand(process.execPath, ["--input-type=module", "--eval", program], {
      quiet: true,
      env: { NODE_EXTRA_CA_CERTS: path.join(folder, "cert.pem") },
    });
    type Test = { result: string; scoreModifier: number };
    const { scan, tests } = JSON.parse(output) as {
      scan: { grade: string; score: number };
      tests: Record<string, Test>;
    };
    for (const [name, { result, scoreModifier }] of Object.entries(tests)) {
      console.log(`${name.padEnd(28)}${String(scoreModifier).padStart(4)}  ${result}`);
    }
    console.log(`${scan.grade} ${scan.score} (${minScore} au moins)`);
    return scan.score >= minScore;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

void check().then((good) => process.exit(good ? 0 : 1));
