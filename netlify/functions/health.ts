import { openContactService } from "../lib/contact-service";
import { deployContextOf, type FunctionContext } from "../lib/host/netlify";
import { healthResponse } from "../lib/delivery/health-response";

/** `GET /.netlify/functions/health`: whether messages are being delivered, for an uptime monitor. */
export default function health(request: Request, context: FunctionContext): Promise<Response> {
  return healthResponse(request, () => openContactService(deployContextOf(context)).inbox);
}

/** As for the `contact` function. */
export const config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
