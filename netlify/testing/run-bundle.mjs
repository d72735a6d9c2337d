// Calls a bundled function as Netlify's machines do, in a process that stays warm from call to call.
// Usage: node run-bundle.mjs FOLDER. Each line of its input is an event; each line of its output that
// begins with «ANSWER » is what came of one, and «IDLE» says that nothing is left to do for it.
import path from "node:path";
import { Writable } from "node:stream";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

/** What the function writes, whole, after what it says of it. */
const collect = () => {
  const answer = { status: 0, headers: {}, body: "" };
  const stream = new Writable({
    write(chunk, _encoding, done) {
      answer.body += String(chunk);
      done();
    },
    final(done) {
      console.log(`ANSWER ${JSON.stringify(answer)}`);
      done();
    },
  });
  return { answer, stream };
};

const streams = new WeakMap();

globalThis.awslambda = {
  streamifyResponse: (handler) => handler,
  HttpResponseStream: {
    from(stream, { statusCode, multiValueHeaders = {} }) {
      const answer = streams.get(stream);
      answer.status = statusCode;
      for (const [name, values] of Object.entries(multiValueHeaders)) answer.headers[name] = [values].flat().join(", ");
      return stream;
    },
  },
};

const entry = path.resolve(process.argv[2], "___netlify-entry-point.mjs");
const { handler } = await import(pathToFileURL(entry).href);
console.log("READY");
for await (const line of createInterface(process.stdin)) {
  const { answer, stream } = collect();
  streams.set(stream, answer);
  await handler(JSON.parse(line), stream, { awsRequestId: "request", getRemainingTimeInMillis: () => 10_000 });
  console.log("IDLE");
}
process.exit();
