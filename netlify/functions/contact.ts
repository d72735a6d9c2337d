import { openContactService } from "../lib/contact-service";
import { createBurstDetector } from "../lib/guards/burst-detector";
import { createRateLimiter } from "../lib/guards/rate-limit";
import { deployContextOf, type FunctionContext } from "../lib/host/netlify";
import { receive } from "../lib/reception/receive";

const countRequest = createRateLimiter();
const countAndDetectBurst = createBurstDetector();

/** `POST /contact` and `POST /.netlify/functions/contact`: receives a message from the form. */
export default function contact(request: Request, context: FunctionContext): Promise<Response> {
  return receive(request, context.ip ?? "", {
    countRequest,
    countAndDetectBurst,
    open: () => {
      const { inbox, delivery } = openContactService(deployContextOf(context));
      return {
        inbox,
        // Netlify freezes a function once it has responded, except for `waitUntil`.
        onStored: (accepted) => {
          const sending = delivery.sendNew(accepted);
          context.waitUntil?.(sending);
        },
      };
    },
  });
}

/**
 * No `path`, which would disable `/.netlify/functions/contact`. The rate limit is by IP and domain: the bare string
 * "ip" is compiled to the domain alone, so that a single abuser would block everybody.
 */
export const config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
