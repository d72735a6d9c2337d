import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { policySources } from "./policy-sources";
import { securityPolicy } from "./security-policy";

/**
 * Writes the headers that depend on the build to public/_headers, which the host merges with netlify.toml.
 *
 * @param tagManagerOrigin origin of the tag manager, if configured.
 */
export function writeHeaders(root: string, tagManagerOrigin?: string): void {
  const policy = securityPolicy(policySources(root), tagManagerOrigin);
  writeFileSync(join(root, "public/_headers"), `/*\n  Content-Security-Policy: ${policy}\n`);
}
