// The contact function over HTTP in a process of its own, for what can't be shown inside a test:
// being killed, stopped, measured. Configured by the environment like the product; no rate limit,
// since everything comes from one address. `CLOCK_AHEAD` sets its clock wrong (ms). Prints its port.
import { openMailroom } from "../lib/mailroom";
import { receive } from "../lib/reception/receive";
import { startRounds } from "../lib/rounds";
import { stopOnSignal } from "../../tools/serve/stop-on-signal";
import { receptionOf } from "./reception";
import { serveFunction } from "./serve-function";

// Ends with the process that started it, however that one ends.
process.stdin.resume().on("end", () => process.exit());

const realNow = Date.now;
Date.now = () => realNow() + Number(process.env.CLOCK_AHEAD ?? 0);

const rounds = startRounds();
const { inbox, courier } = openMailroom();
const reception = receptionOf(inbox, (id) => void courier.soon(id));

void serveFunction((request, context) => receive(request, context.ip, reception, () => undefined)).then(
  ({ url, finish }) => {
    stopOnSignal([rounds.stop, finish]);
    console.log(`PORT ${new URL(url).port}`);
  },
);
