/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import gatsbyConfig from "../../../gatsby-config";
import { collections } from "../../collections/collections";
import { renderMdx } from "../prose/render-mdx";
import { pictureStrictness } from "./check-pictures";
import { checkProse } from "./check-prose";
import { fixture } from "../../../tools/jest/fixture";
import { formatMistake } from "./mistake";
import { sourcesOn } from "./sources";
import { readMdx } from "./read-entries";

const articles = collections.find(({ type }) => type === "Article")!;

const picture = join(fixture, "data/portfolio/boites.png");

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "textes-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Three lines of front matter, so that the body begins on line 4. */
function write(slug: string, body: string) {
  const file = `content/articles/${slug}/index.mdx`;
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), `---\ntitle: ${slug}\n---\n${body}`);
  return readMdx(sourcesOn(root), file, articles).entries;
}

async function report(body: string, others: Record<string, string> = {}): Promise<string[]> {
  const entries = [
    ...write("mon-article", body),
    ...Object.entries(others).flatMap(([slug, text]) => write(slug, text)),
  ];
  const paths = new Map<string, Set<string> | undefined>([
    ["/", new Set(["contact"])],
    ["/blog", undefined],
    ...["mon-article", ...Object.keys(others)].map((slug) => [`/blog/${slug}`, undefined] as const),
  ]);
  return (
    await checkProse(sourcesOn(root), entries, { paths, host: "exemple.org" }, (body) => renderMdx(body, root))
  ).map(formatMistake);
}

const file = "content/articles/mon-article/index.mdx";
const at = (line: number, column = 1) => `${file}:${line}:${column} : `;

test("a text without a mistake gives no report", async () => {
  const body =
    "## Une partie\n\n[ici](#une-partie), [là](/blog/autre#fin), [le contact](/#contact), [ailleurs](https://exemple.fr).\n";
  expect(await report(body, { autre: "## Fin\n" })).toEqual([]);
});

test("a heading of the level of the page title is reported", async () => {
  expect(await report("Texte\n\n# Le *bon* outil\n\n# Autre\n")).toEqual([
    `${at(6)}titre de premier niveau «Le bon outil», celui de la page : écrivez «## Le bon outil»`,
    `${at(8)}titre de premier niveau «Autre», celui de la page : écrivez «## Autre»`,
  ]);
});

test("a name in braces and a component with a dot are reported on their line", async () => {
  const others = { autre: "Texte\n\n<Foo.Bar />\n" };
  expect(await report("Texte\n\nLe prix : {prix.ht} €\n", others)).toEqual([
    expect.stringContaining(`${at(6, 11)}«{prix.ht}» est pris pour du code`),
    expect.stringContaining("autre/index.mdx:6:1 : composant inconnu <Foo.Bar>"),
  ]);
});

test("the mistake of a link to a missing page suggests the closest one", async () => {
  expect(await report("Voir [ceci](/blog/mon-articl).\n")).toEqual([
    `${at(4, 6)}lien vers une page qui n’existe pas «/blog/mon-articl» : vouliez-vous dire «/blog/mon-article» ?`,
  ]);
});

test.each([
  ["its own page", "[ici](#parti)\n\n## Partie\n", "«#parti» : vouliez-vous dire «partie» ?"],
  ["the home page", "[ici](/#contacts)\n", "«#contacts» dans «/» : vouliez-vous dire «contact» ?"],
  ["another article", "[ici](/blog/autre#debut)\n", "«#debut» dans «/blog/autre»"],
])("an anchor missing from %s is reported", async (_page, body, message) => {
  const [line] = await report(body, { autre: "## Fin\n" });
  expect(line).toContain(`${at(4)}ancre introuvable ${message}`);
});

test("a link may end with a slash, or be an e-mail address or a telephone number", async () => {
  const body =
    "[le blog](/blog/), [là](/blog/autre/#fin), [un mail](mailto:moi@exemple.fr), [un appel](tel:+33102030405).\n";
  expect(await report(body, { autre: "## Fin\n" })).toEqual([]);
});

test("an anchor may have accents, and a malformed one is reported", async () => {
  const others = { autre: "## Été\n" };
  expect(await report("## Début\n\n[ici](#début), [là](/blog/autre#été).\n", others)).toEqual([]);
  expect(await report("[ici](#%E9)\n")).toEqual([expect.stringContaining("ancre introuvable «#%E9»")]);
});

test("a link that is not an address is reported", async () => {
  expect(await report("[ici](www.exemple.fr)\n")).toEqual([
    `${at(4)}lien incorrect «www.exemple.fr» : attendu «https://…», «/…» ou «#…»`,
  ]);
  expect(await report("[moi](moi@exemple.fr)\n")).toEqual([
    `${at(4)}lien incorrect «moi@exemple.fr» : écrivez «mailto:moi@exemple.fr»`,
  ]);
  expect(await report("[ici](https://https://exemple.fr), [là](https://https.exemple.fr)\n")).toEqual([
    expect.stringContaining("lien incorrect «https://https://exemple.fr»"),
  ]);
});

test("a missing picture is reported with where to put the file, and so is a picture without a description", async () => {
  expect(await report('<Figure src="./schema.png" alt="Un schéma" />\n')).toEqual([
    `${at(4)}image introuvable «./schema.png» : posez «schema.png» dans content/articles/mon-article/`,
  ]);
  cpSync(picture, join(root, "content/articles/mon-article/schema.png"));
  expect(await report("![](./schema.png)\n")).toEqual([
    `${at(4)}image «./schema.png» sans texte de remplacement : dites ce qu’elle montre`,
  ]);
});

test.each(["https://exemple.fr/a.png", "//exemple.fr/a.png", "data:image/png;base64,iVBORw0KGgo=", "/logos/a.png"])(
  "a picture from elsewhere (%s) is to be saved beside the text",
  async (src) => {
    expect(await report(`![Un schéma](${src})\n`)).toEqual([
      `${at(4)}l’image «${src}» n’est pas à côté du texte : enregistrez-la dans content/articles/mon-article/, puis écrivez «./» et son nom`,
    ]);
  },
);

test("the mistake of a missing picture with an unsupported format says so, or suggests the right name", async () => {
  expect(await report("![Un film](./film.gif)\n")).toEqual([
    `${at(4)}image introuvable «./film.gif», d’un format non admis : attendu PNG, JPEG, WebP, AVIF ou «.svg»`,
  ]);
  cpSync(picture, join(root, "content/articles/mon-article/film.png"));
  expect(await report("![Un film](./film.pnj)\n")).toEqual([
    `${at(4)}image introuvable «./film.pnj» : vouliez-vous dire «film.png» ?`,
  ]);
});

test.each(["png", "jpeg", "webp"] as const)("a truncated picture (%s) is reported", async (format) => {
  const whole = await sharp(picture).toFormat(format).toBuffer();
  const [entry] = write("mon-article", "");
  const name = `schema.${format}`;
  writeFileSync(join(root, dirname(entry!.file), name), whole.subarray(0, whole.length * 0.9));
  expect(await report(`![Un schéma](./${name})\n`)).toEqual([
    expect.stringContaining(`${at(4)}«./${name}» : image coupée ou abîmée : posez de nouveau celle d’origine`),
  ]);
});

test("a picture that lacks only its last bytes is reported, even if it has one colour", async () => {
  const plain = { create: { width: 1400, height: 900, channels: 3 as const, background: "#0b6b57" } };
  const whole = await sharp(plain).jpeg().toBuffer();
  const [entry] = write("mon-article", "");
  writeFileSync(join(root, dirname(entry!.file), "schema.jpg"), whole.subarray(0, -2));
  expect(await report("![Un schéma](./schema.jpg)\n")).toEqual([expect.stringContaining("image coupée ou abîmée")]);
});

test.each([
  ["", "le fichier est vide : posez-le de nouveau"],
  ["\0\0\0\x18ftypheic\0\0\0\0mif1heic", "photo au format HEIC, quoi que dise son nom : enregistrez-la en PNG"],
  ["<html>Page introuvable</html>", "fichier qui n’est pas une image, ou d’un autre format, quoi que dise son nom"],
])("a file with the name of a picture and the content %j is reported with its real kind", async (content, message) => {
  const [entry] = write("mon-article", "");
  writeFileSync(join(root, dirname(entry!.file), "schema.jpg"), content);
  expect(await report("![Un schéma](./schema.jpg)\n")).toEqual([
    expect.stringContaining(`«./schema.jpg» : ${message}`),
  ]);
});

test("a photograph with the wrong header of some telephones, which every program shows, is accepted", async () => {
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#0b6b57" } })
    .jpeg()
    .toBuffer();
  // The last bytes of the header of the scan («SOS»): the spectral selection, 0 to 63, is written 0 to 0.
  const end =
    photo.indexOf(Buffer.from([0xff, 0xda])) + 2 + photo.readUInt16BE(photo.indexOf(Buffer.from([0xff, 0xda])) + 2);
  photo[end - 2] = 0;
  await expect(sharp(photo).toBuffer()).rejects.toThrow("Invalid SOS parameters");
  expect(await placed("photo.jpg", photo)).toEqual([]);
});

test("the build decodes pictures as strictly as the check", () => {
  expect(gatsbyConfig.plugins).toContainEqual({
    resolve: "gatsby-plugin-sharp",
    options: { failOn: pictureStrictness },
  });
});

/** Puts a picture beside a text, and tells what is said of it there. */
async function placed(name: string, content: Buffer): Promise<string[]> {
  const [entry] = write("mon-article", "");
  writeFileSync(join(root, dirname(entry!.file), name), content);
  return (await report(`![Une affiche](./${name})\n`)).map((one) => one.replace(`${at(4)}«./${name}» : `, ""));
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0b6b57" } }).png();

test("a picture too high once resized to the width of the page is reported", async () => {
  expect(await placed("page.png", await plain(400, 16_400).toBuffer())).toEqual([
    "image haute de 16\u202f400 px à la largeur de la page : coupez-la en plusieurs, 16\u202f383 px au plus",
  ]);
  expect(await placed("large.png", await plain(2688, 17_000).toBuffer())).toEqual([]);
});

test("an animated picture, of which only the first view would be shown, is reported", async () => {
  const views = sharp([await plain(9, 9).toBuffer(), await plain(9, 9).negate().toBuffer()], {
    join: { animated: true },
  });
  const png = await plain(9, 9).toBuffer();
  // After the header, of 33 bytes: its length, its name, the number of views and of turns, their sum.
  const control = Buffer.from("00000008" + "6163544c" + "0000000200000000" + "00000000", "hex");
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
  const moving = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
  const told = [expect.stringContaining("image animée, dont seule la première vue paraîtrait")];
  expect(await placed("anime.webp", await views.clone().webp().toBuffer())).toEqual(told);
  expect(await placed("anime-aussi.png", await views.clone().gif().toBuffer())).toEqual(told);
  expect(await placed("apng.png", moving)).toEqual(told);
  expect(await placed("fixe.png", png)).toEqual([]);
});

test("a picture with too many pixels is reported with its size", async () => {
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  picture.writeUInt32BE(20_000, 16);
  picture.writeUInt32BE(14_000, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  const [entry] = write("mon-article", "");
  writeFileSync(join(root, dirname(entry!.file), "affiche.png"), picture);
  expect(await report("![Une affiche](./affiche.png)\n")).toEqual([
    `${at(4)}«./affiche.png» : image de 280 mégapixels : réduisez-la, 268 au plus`,
  ]);
});

describe("a picture with an ordinary name is found", () => {
  const place = async (name: string) => {
    const [entry] = write("mon-article", "");
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#0b6b57" } });
    await picture.toFile(join(root, dirname(entry!.file), name));
  };

  test.each(["NFC", "NFD"] as const)("with accents, in the Unicode form %s on the disk", async (form) => {
    await place("schéma.jpg".normalize(form));
    for (const written of ["NFC", "NFD"] as const) {
      expect(await report("![Le schéma](./schéma.jpg)\n".normalize(written))).toEqual([]);
      expect(await report('<Figure src="./schéma.jpg" alt="Le schéma" />\n'.normalize(written))).toEqual([]);
    }
  });

  test("with a space or a percent sign", async () => {
    await place("ma photo.jpg");
    await place("100%.jpg");
    expect(await report("![a](<./ma photo.jpg>) ![b](./ma%20photo.jpg) ![c](./100%.jpg)\n")).toEqual([]);
  });

  test("but not with other capitals, which another system would not find", async () => {
    await place("Photo.JPG");
    expect(await report("![Une photo](./photo.jpg)\n")).toEqual([
      `${at(4)}image introuvable «./photo.jpg» : vouliez-vous dire «Photo.JPG» ?`,
    ]);
  });
});

test("a text without words is reported", async () => {
  expect(await report("\n{/* à écrire */}\n")).toEqual([`${at(4)}le texte est vide : écrivez-le sous l’en-tête`]);
  expect(await report("\u200B\n\n\u00AD\u2060\n")).toEqual([`${at(4)}le texte est vide : écrivez-le sous l’en-tête`]);
  expect(await report("<LegalIdentity />\n")).toEqual([]);
});

test("a picture of an unsupported format is reported", async () => {
  const [entry] = write("mon-article", "");
  writeFileSync(join(root, dirname(entry!.file), "film.gif"), "");
  expect(await report("![Un film](./film.gif)\n")).toEqual([
    `${at(4)}image «./film.gif» d’un format non admis : attendu PNG, JPEG, WebP, AVIF ou «.svg»`,
  ]);
});

test("a drawing unfit for both colour schemes or for a phone is reported", async () => {
  const [entry] = write("mon-article", "");
  writeFileSync(
    join(root, dirname(entry!.file), "plan.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 100"></svg>',
  );
  expect(await report('<Figure src="./plan.svg" alt="Un plan" />\n')).toEqual([
    `${at(4)}dessin «./plan.svg» : dessiné sur 900 de large : illisible sur un téléphone au-delà de 480`,
  ]);
});

test("a link in a drawing is checked like the links of the text", async () => {
  const [entry] = write("mon-article", "");
  const drawn =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 100"><a href="/blog/rien"><text>a</text></a></svg>';
  writeFileSync(join(root, dirname(entry!.file), "plan.svg"), drawn);
  expect(await report('<Figure src="./plan.svg" alt="Un plan" />\n')).toEqual([
    expect.stringContaining("dessin «./plan.svg» : lien vers une page qui n’existe pas «/blog/rien»"),
  ]);
});

test("the mistakes of all texts are reported together", async () => {
  const lines = await report("<Inconnu />\n\n[ici](/nulle-part)\n", { autre: "[ici](#rien)\n" });
  expect(lines).toHaveLength(3);
});
