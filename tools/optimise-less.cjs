/**
 * Preloaded into Gatsby's processes: V8 waits fifteen times longer before it compiles a function for speed:
 * a build runs much code a few times, and spent one processor second in four on making fast what it hardly uses
 * again. A build from nothing holds most: there the heap grows by smaller steps, which keeps the largest process
 * of a thousand articles under 1 GiB.
 */
const { existsSync } = require("node:fs");
const { setFlagsFromString } = require("node:v8");

setFlagsFromString("--interrupt-budget=1000000");
if (!existsSync(".cache/redux")) setFlagsFromString("--heap-growing-percent=80");
