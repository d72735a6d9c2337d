import { lineMetrics, meanAdvance } from "./mean-advance";

/** A face of a system's font: the PostScript names by which every engine finds it with `local()`, and its `meanAdvance`. */
type LocalFace = { names: readonly string[]; advance: number };

/**
 * Fonts that stand in for the site's own until they arrive, with what is measured on Liberation Sans 2.1 and Roboto
 * 2.138. Windows, macOS and iOS have Arial; Linux its metric twin, Liberation Sans; Android Roboto. Apple's system font
 * has no name that `local()` may say.
 */
const fallbacks: Record<string, Record<"regular" | "bold", LocalFace>> = {
  Arial: {
    regular: { names: ["ArialMT", "LiberationSans"], advance: 0.43804 },
    bold: { names: ["Arial-BoldMT", "LiberationSans-Bold"], advance: 0.47046 },
  },
  Roboto: {
    regular: { names: ["Roboto-Regular"], advance: 0.43263 },
    bold: { names: ["Roboto-Bold"], advance: 0.44099 },
  },
};

/** A weight of a font, the face that stands in for it, and the weights that this face serves. */
export type Weight = { fitted: number; face: "regular" | "bold"; range: string };

const percentage = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;

/**
 * `@font-face` rules of the fallbacks «{name} Arial» and «{name} Roboto», which have the widths and the lines of a font.
 *
 * @param font as TrueType
 * @param weights none shared by two of them
 */
export async function fallbackFaces(name: string, font: Buffer, weights: readonly Weight[]): Promise<string[]> {
  const { ascent, descent } = await lineMetrics(font);
  const rules = Object.entries(fallbacks).flatMap(([fallback, faces]) =>
    weights.map(async ({ fitted, face, range }) => {
      const { names, advance } = faces[face];
      const size = (await meanAdvance(font, fitted)) / advance;
      return `@font-face {
  font-family: "${name} ${fallback}";
  src: ${names.map((local) => `local("${local}")`).join(", ")};
  font-weight: ${range};
  size-adjust: ${percentage(size)};
  ascent-override: ${percentage(ascent / size)};
  descent-override: ${percentage(descent / size)};
}
`;
    }),
  );
  return Promise.all(rules);
}
