import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import topics from "../../../fixtures/site/data/assistant.json";
import { subscribe, type Toast } from "../../components/Toasts/notify";
import { Assistant } from "./Assistant";
import { chatAddress } from "./message";

const number = "33639980000";
const [topic] = topics;

const answerTopics = () =>
  jest.spyOn(globalThis, "fetch").mockResolvedValue({ ok: true, json: () => Promise.resolve(topics) } as Response);

const openAssistant = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Ouvrir l’assistant" }));
  return within(await screen.findByRole("dialog", { name: "Comment puis-je vous aider\u202f?" }));
};

/** jsdom does not navigate: returns the URL of the link. */
const follow = async (link: HTMLElement) => {
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  return link.getAttribute("href");
};

describe("Assistant", () => {
  it("fetches nothing until it is reached for", async () => {
    const fetched = answerTopics();
    const { container } = render(<Assistant whatsapp={number} />);
    expect(fetched).not.toHaveBeenCalled();
    expect(await axe(container)).toHaveNoViolations();
    await openAssistant();
    expect(fetched.mock.calls).toEqual([["/data/assistant.json"]]);
  });

  it("lists every topic and the general talk", async () => {
    answerTopics();
    const { container } = render(<Assistant whatsapp={number} />);
    const dialog = await openAssistant();
    for (const { title } of topics) expect(dialog.getByRole("button", { name: new RegExp(title) })).toBeVisible();
    expect(dialog.getByRole("link", { name: "Discussion générale (nouvel onglet)" })).toHaveAttribute(
      "href",
      chatAddress(number, {}),
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it("shows a topic's four use cases, and goes back to the list", async () => {
    answerTopics();
    const { container } = render(<Assistant whatsapp={number} />);
    const dialog = await openAssistant();
    await userEvent.click(dialog.getByRole("button", { name: new RegExp(topic!.title) }));
    expect(dialog.getByRole("heading", { name: topic!.title })).toHaveFocus();
    for (const useCase of topic!.useCases) {
      expect(dialog.getByRole("link", { name: `${useCase} (nouvel onglet)` })).toHaveAttribute("target", "_blank");
    }
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(dialog.getByRole("button", { name: "Retour aux sujets" }));
    expect(dialog.getByRole("button", { name: new RegExp(topic!.title) })).toHaveFocus();
  });

  it("closes after each kind of choice, each of which opens the right chat", async () => {
    answerTopics();
    render(<Assistant whatsapp={number} />);
    const [useCase = ""] = topic!.useCases;
    const choices = [
      ["Discussion générale", {}],
      ["Parler de ce sujet", { topic: topic!.title }],
      [useCase, { topic: topic!.title, useCase }],
    ] as const;
    for (const [name, request] of choices) {
      const dialog = await openAssistant();
      await userEvent.click(dialog.getByRole("button", { name: new RegExp(topic!.title) }));
      expect(await follow(dialog.getByRole("link", { name: `${name} (nouvel onglet)` }))).toBe(
        chatAddress(number, request),
      );
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    }
  });

  it("is modal, closes on a press outside and not on one inside", async () => {
    answerTopics();
    render(<Assistant whatsapp={number} />);
    const opener = screen.getByRole("button", { name: "Ouvrir l’assistant" });
    fireEvent.click(opener);
    expect(opener).toHaveFocus();
    const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
    const dialog = await screen.findByRole("dialog");
    expect(showModal.mock.contexts).toEqual([dialog]);
    fireEvent.mouseDown(within(dialog).getByRole("heading"));
    expect(dialog).toBeVisible();
    jest.spyOn(dialog, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 300, 200));
    // The dialog's own scrollbar.
    expect(fireEvent.mouseDown(dialog, { clientX: 395, clientY: 150 })).toBe(true);
    expect(dialog).toBeVisible();
    // Default prevented: the focus stays on the opener.
    expect(fireEvent.mouseDown(dialog, { clientX: 395, clientY: 350 })).toBe(false);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("starts again from the list when it is opened again", async () => {
    answerTopics();
    render(<Assistant whatsapp={number} />);
    const dialog = await openAssistant();
    await userEvent.click(dialog.getByRole("button", { name: new RegExp(topic!.title) }));
    await userEvent.click(dialog.getByRole("button", { name: "Fermer" }));
    const again = await openAssistant();
    expect(again.queryByRole("button", { name: "Retour aux sujets" })).not.toBeInTheDocument();
  });

  it("tries again at the click when its topics could not be fetched ahead of it", async () => {
    const fetched = answerTopics().mockRejectedValueOnce(new TypeError("Failed to fetch"));
    render(<Assistant whatsapp={number} />);
    await userEvent.hover(screen.getByRole("button", { name: "Ouvrir l’assistant" }));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    await openAssistant();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("is replaced by a plain link, with one toast, when its topics can't be fetched", async () => {
    const toasts: Toast[] = [];
    const stop = subscribe({ show: (toast) => toasts.push(toast), withdraw: jest.fn() });
    jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    render(<Assistant whatsapp={number} />);
    await userEvent.click(screen.getByRole("button", { name: "Ouvrir l’assistant" }));
    const link = await screen.findByRole("link", { name: "Écrire sur WhatsApp (nouvel onglet)" });
    expect(link).toHaveAttribute("href", chatAddress(number, {}));
    expect(link).toHaveFocus();
    expect(toasts).toMatchObject([{ kind: "error", title: "Erreur" }]);
    stop();
  });

  it("leaves the focus to whoever has moved on before its topics failed", async () => {
    let fail!: (reason: Error) => void;
    jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise((_, reject) => (fail = reject)));
    render(
      <>
        <Assistant whatsapp={number} />
        <input />
      </>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Ouvrir l’assistant" }));
    await userEvent.click(screen.getByRole("textbox"));
    fail(new TypeError("Failed to fetch"));
    await screen.findByRole("link", { name: "Écrire sur WhatsApp (nouvel onglet)" });
    expect(screen.getByRole("textbox")).toHaveFocus();
  });

  it("does not open, when it loads late, if the focus has moved", async () => {
    answerTopics();
    render(
      <>
        <Assistant whatsapp={number} />
        <input aria-label="Message" />
      </>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Ouvrir l’assistant" }));
    screen.getByRole("textbox").focus();
    await act(async () => {
      await import("./AssistantDialog");
    });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("textbox")).toHaveFocus();
    await openAssistant();
  });
});
