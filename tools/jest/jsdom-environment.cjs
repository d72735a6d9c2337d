const { TestEnvironment } = require("jest-environment-jsdom");

/** Web APIs that jsdom lacks, taken from Node. */
const fromNode = [
  "fetch",
  "Headers",
  "Request",
  "Response",
  "FormData",
  "ReadableStream",
  "TextDecoder",
  "TextEncoder",
  "structuredClone",
];

class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) {
      this.global[name] ??= globalThis[name];
    }
  }
}

module.exports = BrowserLikeEnvironment;
