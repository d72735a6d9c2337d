import { openContactService } from "../lib/contact-service";
import { createRateLimiter } from "../lib/guards/rate-limit";
import { deployContextOf, type FunctionContext } from "../lib/host/netlify";
import { receive } from "../lib/reception/receive";

const limitRate = createRateLimiter();

/** `POST /contact` and `POST /.netlify/functions/contact`: takes a message from the form. */
export default function contact(request: Request, context: FunctionContext): Promise<Response> {
  return receive(request, context.ip ?? "", {
    limitRate,
    open: () => {
      const { inbox, queue } = openContactService(deployContextOf(context));
      return {
        inbox,
        // Netlify freezes a function that has answered, unless there is something to wait for.
        onStored: (accepted) => {
          const sending = queue.sendNew(accepted);
          context.waitUntil?.(sending);
        },
      };
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
