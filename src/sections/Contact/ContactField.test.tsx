import { render, screen } from "@testing-library/react";
import { translate } from "../../../tools/jest/translate";
import { ContactField } from "./Contact";

test.each([
  ["name", "Indiquez votre nom."],
  ["email", "Indiquez votre adresse e-mail."],
] as const)("the error of the field «%s» comes and goes in a page that the browser translated", (name, error) => {
  const show = (shown?: string) => <ContactField name={name} label="Champ" error={shown} remaining={undefined} />;
  const { container, rerender } = render(show(error));
  translate(container);
  rerender(show());
  expect(screen.getByRole("textbox")).toHaveAccessibleDescription("");
  rerender(show(error));
  expect(screen.getByRole("textbox")).toHaveAccessibleDescription(error);
});
