import { render } from "@testing-library/react";
import { PriceRange } from "./PriceRange";

test.each([
  [{ from: 2400, to: 7200, per: "par projet" }, "De 2\u202f400 à 7\u202f200\u00a0€ HT par projet"],
  [{ from: 900, per: "la journée" }, "À partir de 900\u00a0€ HT la journée"],
  [{ from: 900, to: null, per: null }, "À partir de 900\u00a0€ HT"],
  [{ from: 2400, to: 2400 }, "À partir de 2\u202f400\u00a0€ HT"],
])("reads %j", (range, words) => {
  expect(render(<PriceRange {...range} />).container.textContent).toBe(words);
});
