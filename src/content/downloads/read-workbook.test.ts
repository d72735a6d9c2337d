/** @jest-environment node */
import { makeWorkbook } from "../../../tools/jest/make-workbook";
import { readWorkbook } from "./read-workbook";

const cellsOf = (cells: string, texts?: string) =>
  Object.fromEntries(readWorkbook(makeWorkbook({ Feuille: cells }, texts))[0]?.cells ?? []);

test("sheets come in their order, under their own names", () => {
  const sheets = readWorkbook(makeWorkbook({ "Devis &amp; pose": '<c r="B2"><v>1</v></c>', Notes: "" }));
  expect(sheets.map(({ name, cells }) => [name, [...cells.keys()]])).toEqual([
    ["Devis & pose", ["B2"]],
    ["Notes", []],
  ]);
});

test("texts are read however the program wrote them", () => {
  const texts = "<si><t>Été</t></si><si><r><t>en </t></r><r><t>gras</t></r><rPh><t>son</t></rPh></si>";
  const cells =
    '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>a &lt; b</t></is></c>';
  expect(cellsOf(cells, texts)).toEqual({ A1: { value: "Été" }, B1: { value: "en gras" }, C1: { value: "a < b" } });
});

test("numbers, logical values, errors and empty cells are told apart", () => {
  const cells =
    '<c r="A1"><v>-2.5</v></c><c r="B1" t="b"><v>1</v></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="D1" s="3"/>';
  expect(cellsOf(cells)).toEqual({
    A1: { value: -2.5 },
    B1: { value: true },
    C1: { formula: "1/0", error: "#DIV/0!" },
  });
});

test("a formula keeps its value: an empty text is one, nothing is none", () => {
  const cells =
    '<c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>""</f><v></v></c><c r="C1"><f>A1</f></c><c r="D1"><f t="shared" si="0"/><v>3</v></c>';
  expect(cellsOf(cells)).toEqual({
    A1: { formula: "1+1", value: 2 },
    B1: { formula: '""', value: "" },
    C1: { formula: "A1" },
    D1: { formula: "", value: 3 },
  });
});

test("what is no workbook is refused", () => {
  expect(() => readWorkbook(new TextEncoder().encode("Tâche;Temps"))).toThrow();
  expect(() => readWorkbook(makeWorkbook({}))).toThrow("No sheet");
});
