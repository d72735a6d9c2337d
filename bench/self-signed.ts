import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

export type Certificate = { key: string; cert: string };

/** A self-signed certificate for `localhost`, valid for a day. */
export const selfSignedCertificate = (): Certificate => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "certificate-"));
  const keyFile = path.join(folder, "key.pem");
  const certFile = path.join(folder, "cert.pem");
  try {
    const request = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1".split(" ");
    const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    execFileSync("openssl", [...request, ...names, "-keyout", keyFile, "-out", certFile], { stdio: "ignore" });
    return { key: readFileSync(keyFile, "utf8"), cert: readFileSync(certFile, "utf8") };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
