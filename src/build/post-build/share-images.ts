import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { frenchTypography } from "../typography";
import type { Query } from "../query";

/** Size asked for by Open Graph readers, in pixels. */
const width = 1200;
const height = 630;

const colours = {
  paper: "#faf8f4",
  ink: "#16211d",
  muted: "#4e5a55",
  action: "#0b6b57",
  spark: "#f2b441",
  line: "#e4dfd4",
};

type Card = { name: string; title: string; label: string };
type Result = {
  siteIdentity: { name: string; tagline: string };
  allArticle: { nodes: { slug: string; title: string; category: string }[] };
};

const query = `{ siteIdentity { name tagline } allArticle { nodes { slug title category } } }`;

const box = (style: object, children: unknown = []) => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

function layout({ title, label }: Card, site: string) {
  const size = title.length > 70 ? 56 : 68;
  return box(
    {
      width: "100%",
      height: "100%",
      flexDirection: "column",
      justifyContent: "space-between",
      padding: 72,
      background: colours.paper,
      color: colours.ink,
      fontFamily: "Bricolage Grotesque",
    },
    [
      box({ alignItems: "center", gap: 20, fontSize: 30, color: colours.action }, [
        box({ width: 56, height: 14, borderRadius: 7, background: colours.spark }),
        box({}, label),
      ]),
      box({ fontSize: size, lineHeight: 1.12, letterSpacing: -1 }, title),
      box(
        {
          alignItems: "center",
          justifyContent: "space-between",
          borderTop: `2px solid ${colours.line}`,
          paddingTop: 28,
          fontSize: 28,
          color: colours.muted,
        },
        [
          box({}, site),
          box({ gap: 18 }, [
            ...["#0b6b57", "#5fd6b5", "#f2b441"].map((background) =>
              box({ width: 34, height: 34, borderRadius: 17, background }),
            ),
          ]),
        ],
      ),
    ],
  );
}

/**
 * Draws a 1200×630 picture a page to share, with its title, into public/share/. A picture
 * whose words did not change is kept from the build before.
 */
export async function writeShareImages(root: string, run: Query): Promise<void> {
  const { data } = (await run(query)) as { data?: Result };
  if (!data) return;
  const { siteIdentity, allArticle } = data;
  const cards: Card[] = [
    { name: "site", title: siteIdentity.tagline, label: siteIdentity.name },
    ...allArticle.nodes.map(({ slug, title, category }) => ({
      name: slug,
      title: frenchTypography(title),
      label: category,
    })),
  ];
  const folder = join(root, "public/share");
  mkdirSync(folder, { recursive: true });
  const { default: satori } = await import("satori");
  const font = readFileSync(
    join(root, "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff"),
  );
  for (const card of cards) {
    const svgSource = layout(card, siteIdentity.name);
    const stamp = createHash("sha1").update(JSON.stringify(svgSource)).digest("hex");
    const stampFile = join(root, ".cache", `share-${card.name}.stamp`);
    const file = join(folder, `${card.name}.png`);
    if (existsSync(file) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) continue;
    const svg = await satori(svgSource as unknown as Parameters<typeof satori>[0], {
      width,
      height,
      fonts: [{ name: "Bricolage Grotesque", data: font, weight: 700 }],
    });
    writeFileSync(file, await sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer());
    writeFileSync(stampFile, stamp);
  }
}
