import { readFileSync } from "node:fs";
import type { CSSProperties } from "react";
import satori from "satori";
import sharp from "sharp";
import { codeFile } from "../../content/project/project-files";
import { dark, light } from "../../shared/colours";

/** The headings' font: its Latin letters, then those of other languages, found in names («Núñez», «Škoda»). */
const fonts = ["latin", "latin-ext"].map((letters) => ({
  name: letters,
  data: readFileSync(
    codeFile(`node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-${letters}-700-normal.woff`),
  ),
  weight: 700 as const,
}));

/** Size recommended for Open Graph images, in pixels. */
const size = { width: 1200, height: 630 };

/** Font size by title length: up to 120 characters fit between the label and the rule. */
const titleSize = ({ length }: string) => (length > 100 ? 50 : length > 70 ? 58 : 70);

type CardTexts = { title: string; label: string; site: string };

const row: CSSProperties = { display: "flex", alignItems: "center", height: 42 };

const Disc = ({ colour }: { colour: string }) => (
  <div style={{ width: 34, height: 34, marginLeft: 18, borderRadius: 17, background: colour }} />
);

const Card = ({ title, label, site }: CardTexts) => (
  <div
    style={{
      ...size,
      boxSizing: "border-box",
      display: "flex",
      flexDirection: "column",
      padding: "79px 72px 68px",
      background: light.paper,
      color: light.ink,
      fontFamily: "latin, latin-ext",
      letterSpacing: "-0.012em",
    }}
  >
    <div style={{ ...row, color: light.action, fontSize: 30 }}>
      <div style={{ width: 56, height: 14, marginRight: 20, borderRadius: 7, background: light.spark }} />
      {label}
    </div>
    <div style={{ display: "flex", flex: 1, alignItems: "center" }}>
      <div style={{ fontSize: titleSize(title), lineHeight: 1.16, textWrap: "balance", wordBreak: "break-word" }}>
        {title}
      </div>
    </div>
    <div
      style={{
        ...row,
        height: 72,
        boxSizing: "border-box",
        paddingTop: 28,
        borderTop: `2px solid ${light.line}`,
        color: light.muted,
        fontSize: 28,
      }}
    >
      <div style={{ flex: 1 }}>{site}</div>
      <Disc colour={light.action} />
      <Disc colour={dark.action} />
      <Disc colour={light.spark} />
    </div>
  </div>
);

/**
 * Draws a share card, as PNG.
 *
 * @returns `missing`: the signs that the font lacks (an emoji, another alphabet), left out of the card because the
 *   font would draw boxes.
 */
export async function drawShareCard(texts: CardTexts): Promise<{ card: Buffer; missing: string[] }> {
  const missing = new Set<string>();
  const draw = (text: (written: string) => string) => {
    const card = <Card title={text(texts.title)} label={text(texts.label)} site={text(texts.site)} />;
    return satori(card, {
      ...size,
      fonts,
      loadAdditionalAsset: (_language, signs) => {
        missing.add(signs);
        return Promise.resolve([]);
      },
    });
  };
  const withoutMissing = (text: string) =>
    [...missing]
      .reduce((rest, signs) => rest.replaceAll(signs, ""), text.normalize("NFC"))
      .replace(/ {2,}/g, " ")
      .trim();
  let svg = await draw((text) => text.normalize("NFC"));
  if (missing.size > 0) svg = await draw(withoutMissing);
  return {
    card: await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 3 }).toBuffer(),
    missing: [...missing],
  };
}
