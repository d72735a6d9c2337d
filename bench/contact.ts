import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import os from "node:os";
import path from "node:path";
import { startContactProcess } from "../netlify/testing/contact-process";

/**
 * `npm run bench:contact`: sends 50,000 different messages over ten connections, each synced to the disk before the
 * response, while earlier ones are delivered to the outbox. Prints the number accepted and stored, the throughput, the
 * latency (median, 99th percentile, maximum) and the memory used. Fails below 500 per second, above 100 ms at the 99th
 * percentile, or when memory grows with the number of messages.
 */
const connections = 10;
const messages = 50_000;
const minPerSecond = 500;
const maxLatency = 100;
/** Accepted variation of resident memory, in MiB; a leak of 1 KiB per message would be 49. */
const memoryTolerance = 48;

const residentMebibytes = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;

const messageNumber = (number: number): string =>
  JSON.stringify({
    name: "Zoé Ünal",
    email: "zoe@exemple.fr",
    message: `Message ${number}. ${"Bonjour à vous. ".repeat(30)}`,
  });

const average = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Posts a message. Returns the status of the response and the time it took in milliseconds. */
const post = (url: string, agent: Agent, body: string) =>
  new Promise<{ status: number | undefined; took: number }>((resolve, reject) => {
    const started = performance.now();
    const sent = request(url, { method: "POST", agent, headers: { "content-type": "application/json" } }, (answer) => {
      answer.resume().once("end", () => resolve({ status: answer.statusCode, took: performance.now() - started }));
    });
    sent.once("error", reject).end(body);
  });

/** Posts all messages; each connection sends the next one as soon as it has its response. */
const postAll = async (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: { status: number | undefined; took: number }[] = [];
  let number = 0;
  const connection = async () => {
    while (number < messages) answers.push(await post(url, agent, messageNumber(number++)));
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  const accepted = answers.filter(({ status }) => status === 200).length;
  const latencies = answers.map(({ took }) => took).sort((one, other) => one - other);
  return { accepted, perSecond: accepted / seconds, latencies };
};

const bench = async (): Promise<boolean> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-contact-"));
  const contact = await startContactProcess({ INBOX_DIR: folder, SMTP_URL: "", INBOX_KEY: "" });
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(residentMebibytes(contact.pid)), 500);
  try {
    const { accepted, perSecond, latencies } = await postAll(contact.url);
    const stored = readdirSync(path.join(folder, "messages")).length;
    const latency = (share: number) => latencies[Math.ceil(share * latencies.length) - 1] ?? Number.NaN;
    // Ignore the first third: JIT compilation, heap growth.
    const settled = memory.slice(Math.ceil(memory.length / 3));
    const half = Math.ceil(settled.length / 2);
    const growth = average(settled.slice(half)) - average(settled.slice(0, half));

    console.log(`${accepted} acceptés, ${messages - accepted} refusés ; ${stored} sur le disque`);
    console.log(`${perSecond.toFixed(0)} par seconde (au moins ${minPerSecond})`);
    const [median, slow, slowestSeen] = [0.5, 0.99, 1].map((share) => latency(share).toFixed(0));
    console.log(`latence : médiane ${median} ms, p99 ${slow} ms (moins de ${maxLatency}), max ${slowestSeen} ms`);
    console.log(
      `mémoire : ${Math.min(...memory).toFixed(0)} à ${Math.max(...memory).toFixed(0)} Mio, ${growth.toFixed(0)} Mio de plus en seconde moitié (moins de ${memoryTolerance})`,
    );
    const kept = stored === messages && accepted === messages;
    return kept && perSecond >= minPerSecond && latency(0.99) < maxLatency && growth < memoryTolerance;
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
