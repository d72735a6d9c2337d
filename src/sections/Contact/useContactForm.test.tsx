import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { newDraft, saveDraft } from "../../browser/contact/draft";
import { ContactForm } from "./Contact";

const message = { name: "Zoé Ünal", email: "zoe@exemple.fr", message: "Bonjour" };
const button = () => screen.getByRole("button");
const name = () => screen.getByRole("textbox", { name: "Nom" });

/** Shows a form that is filled in; the function responds to its request. */
function show(): (response: Response) => void {
  let respond: (response: Response) => void = () => undefined;
  jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise((resolve) => (respond = resolve)));
  saveDraft({ ...newDraft(), ...message });
  render(<ContactForm booking="https://exemple.fr" direct={{ email: "moi@atelier.fr", phone: "" }} />);
  return (response) => act(() => respond(response));
}

test("the remaining characters of a message are no longer counted once it is sent", async () => {
  const respond = show();
  await userEvent.click(name());
  await userEvent.paste("a".repeat(190));
  await waitFor(() => expect(name()).toHaveAccessibleDescription(/^Il reste/));
  await userEvent.click(button());
  respond(new Response('{"success":true}'));
  await screen.findByRole("heading");
  expect(name()).not.toHaveAccessibleDescription();
});

describe("the focus that the button lost while disabled", () => {
  /** Browsers take it from a disabled button; jsdom does not. */
  async function send() {
    jest.spyOn(console, "error").mockReturnValue(undefined);
    const respond = show();
    await userEvent.click(button());
    act(() => name().focus());
    act(() => name().blur());
    return respond;
  }

  test("is given back to it", async () => {
    (await send())(new Response("", { status: 502 }));
    await waitFor(() => expect(button()).toHaveFocus());
  });

  test("is left where the visitor moved it meanwhile", async () => {
    const respond = await send();
    act(() => name().focus());
    respond(new Response("", { status: 502 }));
    await waitFor(() => expect(button()).toBeEnabled());
    expect(name()).toHaveFocus();
  });
});
