import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Telephone } from "./Telephone";

test.each([
  ["06 39 98 00 00", "tel:0639980000"],
  ["+33 (0)6 39 98 00 00", "tel:+33639980000"],
  ["+32 2 555 12 12", "tel:+3225551212"],
])("the number %s is dialled as it must be", (phone, href) => {
  render(<Telephone phone={phone} />);
  expect(screen.getByRole("link", { name: phone })).toHaveAttribute("href", href);
});

test("the page as it is served has no number, and leads to it; its hours are there at once", () => {
  const page = <Telephone phone="06 39 98 00 00" hours="de 8 h à 18 h" />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  expect(container.innerHTML).not.toMatch(/39[^\d]*98/);
  expect(screen.getByRole("link", { name: "Voir le numéro" })).toHaveAttribute("href", "/mentions-legales");
  expect(container).toHaveTextContent("de 8 h à 18 h");
  render(page, { container, hydrate: true });
  expect(container).toHaveTextContent("Par téléphone : 06 39 98 00 00, de 8 h à 18 h");
});
