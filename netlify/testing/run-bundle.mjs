// Invokes a bundled function as Netlify does, in a process that stays warm between calls: `fork("run-bundle.mjs",
// [FOLDER])`. For each event received as a message, sends back the response, then the function's output once its
// work is done.
import path from "node:path";
import { Writable } from "node:stream";
import { pathToFileURL } from "node:url";

/** Collects the function's response stream: metadata, then body. */
const collect = () => {
  const answer = { status: 0, headers: {}, body: "" };
  const stream = new Writable({
    write(chunk, _encoding, done) {
      answer.body += String(chunk);
      done();
    },
    final(done) {
      process.send(answer, done);
    },
  });
  return Object.assign(stream, { answer });
};

globalThis.awslambda = {
  streamifyResponse: (handler) => handler,
  HttpResponseStream: {
    from(stream, { statusCode, multiValueHeaders = {} }) {
      stream.answer.status = statusCode;
      for (const [name, values] of Object.entries(multiValueHeaders)) {
        stream.answer.headers[name] = [values].flat().join(", ");
      }
      return stream;
    },
  },
};

let printed = [];
console.log = (line) => printed.push(line);

const entry = path.resolve(process.argv[2], "___netlify-entry-point.mjs");
const { handler } = await import(pathToFileURL(entry).href);
process.on("disconnect", () => process.exit());
process.on("message", async (event) => {
  await handler(event, collect(), { awsRequestId: "request", getRemainingTimeInMillis: () => 10_000 });
  process.send(printed);
  printed = [];
});
process.send("ready");
