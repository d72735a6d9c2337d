import { fewestWide, stackedTable } from "./stacked-table";

test("a table of four columns names them to the stylesheet, whatever they hold", () => {
  expect(stackedTable(["Outil", 'Le "prix"', "Où\n  et quand", String.raw`C:\d`])).toEqual({
    className: "stacked",
    style: {
      "--column-2": String.raw`"Le \"prix\""`,
      "--column-3": '"Où et quand"',
      "--column-4": String.raw`"C:\\d"`,
    },
  });
});

test("a table of three fits as it is, unless its cells do not wrap", () => {
  const names = ["Outil", "Prix", "Durée"];
  expect(stackedTable(names)).toBeUndefined();
  expect(stackedTable(names, fewestWide)).toMatchObject({ className: "stacked" });
  expect(stackedTable(names.slice(1), fewestWide)).toBeUndefined();
});
