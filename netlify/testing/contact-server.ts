// The contact function in a process of its own, for what can't be shown inside a test: being killed,
// stopped, frozen, measured. Configured by the environment like the product, but for two variables:
// `CLOCK_AHEAD` sets this process's clock wrong (ms); with `LATER` it serves nothing, and has rounds as
// if it were so much later by the store's own clock (ms), until there is nothing left to try.
// Otherwise it serves over HTTP, without a rate limit since everything comes from one address, and
// says its address to the process that started it.
import { createContactService } from "../lib/contact-service";
import { startLocalRounds } from "../../tools/serve/local-rounds";
import { readSettings } from "../lib/host/settings";
import { createFileStore } from "../lib/inbox/file-store";
import { createOutboxSender } from "../lib/mail/outbox";
import { receive } from "../lib/reception/receive";
import { stopOnSignal } from "../../tools/serve/stop-on-signal";
import { receptionOf } from "./reception";
import { serveFunction } from "./serve-function";

// Ends with the process that started it, however that one ends.
process.on("disconnect", () => process.exit());

const { CLOCK_AHEAD = "0", LATER } = process.env;
const realNow = Date.now;
Date.now = () => realNow() + Number(CLOCK_AHEAD);

const settings = readSettings();
const files = createFileStore(settings.inboxDirectory);
const store = { ...files, now: async () => (await files.now()) + Number(LATER ?? 0) };
const service = createContactService(settings, store, createOutboxSender(store));

async function serve(): Promise<void> {
  const rounds = startLocalRounds(service);
  const reception = receptionOf(service.inbox, (accepted) => void service.queue.sendNew(accepted));
  const served = await serveFunction((request, { ip }) => receive(request, ip, reception, () => undefined));
  stopOnSignal([rounds.stop, served.finish]);
  process.send?.(served.url);
}

async function haveRounds(): Promise<void> {
  const result = await service.queue.runRound();
  if (result && (result.left === 0 || result.sent === 0)) process.exit();
  setTimeout(() => void haveRounds(), 20);
}

void (LATER === undefined ? serve() : haveRounds());
