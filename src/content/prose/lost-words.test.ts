/** @jest-environment node */
import { expectOneMistake, mistakesOf } from "../../../tools/jest/prose-mistakes";
import { lostPassages, passagesOf } from "./lost-words";

describe("the words of a source and those of its page", () => {
  const source = (...texts: string[]) =>
    passagesOf({ type: "root", children: texts.map((value) => ({ type: "text", value })) });

  test("are compared whatever tags, references and typography make of them", () => {
    expect(
      lostPassages(source("Le 1er", "a < b", "no-code"), "<p>Le 1ᵉʳ</p><b>a &lt; b</b><i>no<i>-code</i></i>"),
    ).toEqual([]);
  });

  test("a passage said twice and shown once is lost", () => {
    expect(lostPassages(source("Oui", "Non", "Oui"), "<p>Oui</p><p>Non</p>").map(({ text }) => text)).toEqual([
      "Oui",
      "Oui",
    ]);
  });

  test("a passage of which a word alone is lost is named", () => {
    expect(lostPassages(source("Un deux", "Un trois"), "<p>Un deux Un</p>").map(({ text }) => text)).toEqual([
      "Un trois",
    ]);
  });
});

describe("the signs of a source that Markdown would take from its words", () => {
  test.each([
    ["Total : prix*quantité*remise\n", "1:13", "«prix*quantité*remise» perdrait son «*» : écrivez «×», ou «\\*»"],
    ["Texte :\n\n+ 5 % en un an\n", "3:1", "«+ 5 % en un an» perdrait son «+» : écrivez «\\+» pour ce signe même"],
    ["> 50 % des clients\n", "1:1", "perdrait son «>» : écrivez «\\>»"],
    ["Une baisse de\n- 3 000 € depuis janvier.\n", "2:1", "perdrait son «-» : écrivez «−», ou «\\-»"],
    ["Sur \\\\serveur\\partage\n", "1:5", "perdrait son «\\» : mettez ce passage entre accents graves"],
    ["Dans C:\\Users\\_commun\n", "1:6", "«C:\\Users\\_commun» perdrait son «\\»"],
    ["Dans C:\\Users\\\nou ailleurs\n", "1:14", "«C:\\Users\\» perdrait son «\\»"],
    ["Le fichier __init__.py\n", "1:12", "«__init__.py» perdrait son «_»"],
  ])("%j are reported", expectOneMistake);

  test("points that begin with a number, a quotation that does, escaped signs, a name with its underscores are none", async () => {
    const body =
      "- 3 projets\n- 5 % de moins\n\nLe prix :\n- 3 000 €\n\n- Achats\n    - 3 licences\n\n> 30 ans que je fais ça,\n> dit-il.\n\n" +
      "Le mon\\_fichier, \\\\n, \\+ 5 %, l’_outil_, _celui_-là, **M**ake, `\\\\serveur\\a`, 2 \\* 3\n";
    expect(await mistakesOf(body.replace("\\\\n, ", ""))).toEqual([]);
  });
});
