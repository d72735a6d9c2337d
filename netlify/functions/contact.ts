import { createRateLimiter, defaultRateLimit } from "../lib/guards/rate-limit";
import { deployContextOf, type FunctionContext, onNetlify, previewOf } from "../lib/host/netlify";
import { openMailroom } from "../lib/mailroom";
import { receive } from "../lib/reception/receive";

const limitRate = createRateLimiter(defaultRateLimit);

/** `POST /contact` and `POST /.netlify/functions/contact`: takes a message from the form. */
export default function contact(request: Request, context: FunctionContext): Promise<Response> {
  return receive(request, context.ip ?? "", {
    limitRate,
    preview: previewOf(context),
    open: () => {
      const { inbox, courier } = openMailroom(deployContextOf(context));
      const onStored = (id: string): Promise<void> | void => {
        const tried = courier.soon(id);
        if (context.waitUntil) context.waitUntil(tried);
        // Netlify freezes a function that has answered; a server of our own lives on.
        else if (onNetlify()) return tried;
      };
      return { inbox, onStored };
    },
  });
}

/**
 * No `path`: it would take the address `/.netlify/functions/contact` away. Counted by address and
 * domain: the bare string "ip" is compiled to the domain alone, so that one abuser would block everybody.
 */
export const config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
