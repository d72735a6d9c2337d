import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteFacts } from "./structured-data/facts";

/** Writes the web app manifest: name and icons for the home screen. */
export function writeWebManifest(root: string, { name, description }: SiteFacts): void {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name,
    short_name: name,
    description,
    lang: "fr",
    start_url: "/",
    display: "browser",
    background_color: "#faf8f4",
    theme_color: "#0b6b57",
    icons: [icon("icon-192", 192, "any"), icon("icon-512", 512, "any"), icon("icon-maskable-512", 512, "maskable")],
  };
  writeFileSync(join(root, "public/manifest.webmanifest"), JSON.stringify(manifest));
}
