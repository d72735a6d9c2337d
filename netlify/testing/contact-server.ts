// The contact function in its own process, to be killed, stopped, frozen or measured. Configured by the product's
// environment variables and two others: `CLOCK_AHEAD` sets this process's clock wrong (ms); `LATER` makes it run
// delivery rounds at a later time of the store's clock (ms), until nothing is due, instead of serving. It serves over
// HTTP without a rate limit, since all requests come from one address, and sends its URL to its parent process.
import { createContactService } from "../lib/contact-service";
import { startLocalRounds } from "../../tools/serve/local-rounds";
import { readSettings } from "../lib/host/settings";
import { createFileStore } from "../lib/inbox/file-store";
import { createOutboxSender } from "../lib/mail/outbox";
import { receive } from "../lib/reception/receive";
import { stopOnSignal } from "../../tools/serve/stop-on-signal";
import { later } from "./delivery";
import { receptionOf } from "./reception";
import { serveFunction } from "./serve-function";

// Exits when its parent process does, even if that one is killed.
process.on("disconnect", () => process.exit());

const { CLOCK_AHEAD = "0", LATER } = process.env;
const realNow = Date.now;
Date.now = () => realNow() + Number(CLOCK_AHEAD);

const settings = readSettings();
const files = createFileStore(settings.inboxDirectory);
const store = later(files, Number(LATER ?? 0));
const service = createContactService(settings, store, createOutboxSender(store));

async function serve(): Promise<void> {
  const rounds = startLocalRounds(service);
  const reception = receptionOf(service.inbox, (accepted) => void service.queue.sendNew(accepted));
  const served = await serveFunction((request, { ip }) => receive(request, ip, reception, () => undefined));
  stopOnSignal([rounds.stop, served.finish]);
  process.send?.(served.url);
}

async function runRounds(): Promise<void> {
  const result = await service.queue.runRound();
  if (result && (result.left === 0 || result.sent === 0)) process.exit();
  setTimeout(() => void runRounds(), 20);
}

void (LATER === undefined ? serve() : runRounds());
