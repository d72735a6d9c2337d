import { openContactService } from "../lib/contact-service";
import { deployContextOf, type FunctionContext } from "../lib/host/netlify";
import { answerHealth } from "../lib/reception/answer-health";

/** `GET /.netlify/functions/health`: whether messages are being delivered, for an uptime monitor. */
export default function health(request: Request, context: FunctionContext): Promise<Response> {
  return answerHealth(request, () => openContactService(deployContextOf(context)).inbox);
}

/** See `contact`. */
export const config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
