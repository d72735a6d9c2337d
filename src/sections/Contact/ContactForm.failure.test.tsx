import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "./Contact";

jest.mock("../../browser/analytics/track");
jest.mock("./SentMessage", () => {
  throw new Error("Loading chunk failed");
});

test("if SentMessage cannot load, the form confirms the sending", async () => {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response('{"success":true}'));
  render(<ContactForm direct={{ email: "moi@atelier.fr", phone: "06 39 98 00 00" }} />);
  for (const [name, text] of Object.entries({ Nom: "Zoé", Email: "zoe@exemple.fr", Message: "Bonjour" }))
    await userEvent.type(screen.getByRole("textbox", { name }), text);
  await userEvent.click(screen.getByRole("button"));
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent(/^Message envoyé\s! Je vous recontacterai/));
  expect(status).not.toHaveClass("visuallyHidden");
});
