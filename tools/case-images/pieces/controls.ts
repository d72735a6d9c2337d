import { icon } from "./icon";

export type Tone = "ok" | "warn" | "bad" | "info" | "plain";

/** A badge: a few words on a tinted ground, with an icon when colour alone would carry the meaning. */
export const pill = (label: string, tone: Tone = "plain", iconName?: string) =>
  `<span class="pill ${tone}">${iconName ? icon(iconName, { size: 10, stroke: 3 }) : ""}${label}</span>`;

export const button = (label: string, iconName?: string, look = "") =>
  `<span class="button ${look}">${iconName ? icon(iconName, { size: 13, stroke: 2.4 }) : ""}${label}</span>`;

/** A horizontal gauge. `share` from 0 to 1. */
export const gauge = (share: number, colour: string, height = 6) =>
  `<span class="gauge" style="height:${height}px"><span style="width:${Math.round(share * 100)}%;background:${colour}"></span></span>`;

/** A square with rounded corners holding an icon. */
export const badge = (iconName: string, ground: string, colour: string, size = 24) =>
  `<span class="badge" style="width:${size}px;height:${size}px;background:${ground}">${icon(iconName, { size: size * 0.58, colour })}</span>`;

/** A round portrait reduced to initials. */
export const avatar = (initials: string, ground: string, size = 20) =>
  `<span class="avatar" style="width:${size}px;height:${size}px;background:${ground};font-size:${size * 0.42}px">${initials}</span>`;
