// The contact function in its own process, which tests kill, stop, freeze or measure. Configured by the product's
// environment variables and two others: `CLOCK_AHEAD` moves this process's clock forward (ms); `LATER` moves the
// store's clock forward (ms), and makes the process deliver until nothing is due, instead of serving. Serves over HTTP
// without a rate limit, since all requests come from one address, and sends its URL to its parent process.
import { createContactService } from "../lib/contact-service";
import { startLocalDelivery } from "../../tools/serve/local-delivery";
import { readSettings } from "../lib/host/settings";
import { createFileStore } from "../lib/inbox/file-store";
import { createFileSender } from "../lib/mail/file-sender";
import { receive } from "../lib/reception/receive";
import { stopOnSignal } from "../../tools/serve/stop-on-signal";
import { withClockOffset } from "./delivery";
import { receptionOf } from "./reception";
import { serveFunction } from "./serve-function";

// Exits when the parent process does, even if the parent is killed.
process.on("disconnect", () => process.exit());

const { CLOCK_AHEAD = "0", LATER } = process.env;
const realNow = Date.now;
Date.now = () => realNow() + Number(CLOCK_AHEAD);

const settings = readSettings();
const files = createFileStore(settings.inboxDirectory);
const store = withClockOffset(files, Number(LATER ?? 0));
const service = createContactService(settings, store, createFileSender(store));

async function serve(): Promise<void> {
  const localDelivery = startLocalDelivery(service);
  const reception = receptionOf(service.inbox, (accepted) => void service.delivery.sendNew(accepted));
  const served = await serveFunction((request, { ip }) => receive(request, ip, reception, () => undefined));
  stopOnSignal([localDelivery.stop, served.finish]);
  process.send?.(served.url);
}

async function deliverUntilDone(): Promise<void> {
  const result = await service.delivery.runDelivery();
  if (result && (result.unsent === 0 || result.sent === 0)) process.exit();
  setTimeout(() => void deliverUntilDone(), 20);
}

void (LATER === undefined ? serve() : deliverUntilDone());
