import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { startContactProcess } from "../netlify/testing/contact-process";

/**
 * `npm run bench:contact`: how many different messages a second the endpoint accepts, each synced
 * to the disk before its answer, while those before are being delivered to the outbox.
 * Fails under 500 a second, over 100 ms at the 99th percentile, or when memory grows with the messages.
 */
const connections = 10;
const messages = 50_000;
const leastPerSecond = 500;
const slowest = 100;
/** Resident memory may swing by this much (MiB) around its level; a leak of 1 KiB a message is 49. */
const swing = 48;

const residentMebibytes = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;

const messageNumber = (number: number): string =>
  JSON.stringify({
    name: "Zoé Ünal",
    email: "zoe@exemple.fr",
    message: `Message ${number}. ${"Bonjour à vous. ".repeat(30)}`,
  });

const average = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const bench = async (): Promise<boolean> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-contact-"));
  const contact = await startContactProcess({ INBOX_DIR: folder, SMTP_URL: "", INBOX_KEY: "" });
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(residentMebibytes(contact.pid)), 500);
  let number = 0;
  try {
    const result = await autocannon({
      url: contact.url,
      connections,
      amount: messages,
      requests: [
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          setupRequest: (request) => ({ ...request, body: messageNumber(number++) }),
        },
      ],
    });
    const stored = readdirSync(path.join(folder, "messages")).length;
    const perSecond = result["2xx"] / result.duration;
    // The first third warms up: code is compiled, the heap finds its size.
    const settled = memory.slice(Math.ceil(memory.length / 3));
    const half = Math.ceil(settled.length / 2);
    const growth = average(settled.slice(half)) - average(settled.slice(0, half));

    console.log(
      `${result["2xx"]} acceptés, ${result.non2xx} refusés, ${result.errors} erreurs ; ${stored} sur le disque`,
    );
    console.log(`${perSecond.toFixed(0)} par seconde (au moins ${leastPerSecond})`);
    console.log(
      `latence : médiane ${result.latency.p50} ms, p99 ${result.latency.p99} ms (moins de ${slowest}), max ${result.latency.max} ms`,
    );
    console.log(
      `mémoire : ${Math.min(...memory).toFixed(0)} à ${Math.max(...memory).toFixed(0)} Mio, ${growth.toFixed(0)} Mio de plus en seconde moitié (moins de ${swing})`,
    );
    const kept = stored === messages && result["2xx"] === messages;
    return kept && perSecond >= leastPerSecond && result.latency.p99 < slowest && growth < swing;
  } finally {
    clearInterval(sampling);
    await contact.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};

void bench().then((passed) => {
  console.log(passed ? "Objectifs atteints." : "Objectifs manqués.");
  process.exitCode = passed ? 0 : 1;
});
