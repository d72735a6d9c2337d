import { createRateLimiter, defaultRateLimit } from "../lib/guards/rate-limit";
import { deployContextOf, type FunctionContext } from "../lib/host/netlify";
import { openMailroom } from "../lib/mailroom";
import { answerHealth } from "../lib/reception/answer-health";

const limitRate = createRateLimiter(defaultRateLimit);

/** `GET /.netlify/functions/health`: whether messages reach the provider, for an uptime monitor. */
export default function health(request: Request, context: FunctionContext): Promise<Response> {
  return answerHealth(request, {
    excess: limitRate(context.ip ?? ""),
    open: () => openMailroom(deployContextOf(context)).inbox,
  });
}

export const config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
