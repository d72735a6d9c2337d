import { render, screen } from "@testing-library/react";
import { DirectContact } from "./DirectContact";

test.each([
  ["06 39 98 00 00", "tel:0639980000"],
  ["+33 (0)6 39 98 00 00", "tel:+33639980000"],
  ["+32 2 555 12 12", "tel:+3225551212"],
])("the number %s is dialled as it must be", (phone, href) => {
  render(<DirectContact email="moi@atelier.fr" phone={phone} />);
  expect(screen.getByRole("link", { name: phone })).toHaveAttribute("href", href);
});
