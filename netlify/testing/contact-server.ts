// The contact function over HTTP in a process of its own, for what can't be shown inside a test:
// being killed, being measured. Configured by the environment like the product; no rate limit,
// since everything comes from one address. Prints its port.
import { serveFunction } from "./serve-function";
import { startRounds } from "../lib/delivery/rounds";
import { receive } from "../lib/reception/receive";
import { openMailroom } from "../lib/mailroom";

// Ends with the process that started it, however that one ends.
process.stdin.resume().on("end", () => process.exit());

startRounds();
const { inbox, courier } = openMailroom();

const reception = {
  inbox,
  limitRate: () => undefined,
  onStored: (id: string) => void courier.soon(id),
};

void serveFunction((request, context) =>
  receive(
    request,
    context.ip,
    () => reception,
    () => undefined,
  ),
).then(({ url }) => {
  console.log(`PORT ${new URL(url).port}`);
});
