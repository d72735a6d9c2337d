import { light } from "../../shared/colours";
import type { SiteFacts } from "./site-facts";

/** The web app manifest: name and icons for the home screen. */
export function webManifest({ name, description }: SiteFacts): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: "fr",
    start_url: "/",
    display: "browser",
    background_color: light.paper,
    theme_color: light.action,
    icons: [icon("icon-192", 192, "any"), icon("icon-512", 512, "any"), icon("icon-maskable-512", 512, "maskable")],
  });
}
