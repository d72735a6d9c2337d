import { createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { ProsePane } from "./ProsePane";

const refusal = "Un fichier à emporter est un PDF : « notes.odt » n’en est pas un.";

test("the error of a refused file is shown again once the picture pasted with it is inserted", async () => {
  // Missing from jsdom.
  HTMLDialogElement.prototype.showModal = jest.fn();
  Range.prototype.getClientRects = () => [] as never;
  jest
    .spyOn(globalThis, "fetch")
    .mockResolvedValueOnce(new Response(JSON.stringify({ id: "1.png", name: "photo.png", width: 800, height: 500 })))
    .mockResolvedValueOnce(new Response(JSON.stringify({ error: refusal }), { status: 415 }));
  const schema = {
    properties: { downloads: { items: { properties: { files: { items: { extensions: ["pdf"] } } } } } },
  } as never;
  function Pane() {
    const [text, setText] = useState("Un texte.");
    const [notice, setNotice] = useState("");
    const onChange = (next: string) => {
      setNotice("");
      setText(next);
    };
    return (
      <>
        <ProsePane
          target={{ type: "Article", file: null, index: null, id: null }}
          {...{ schema, text, onChange, onNotice: setNotice, onStage: jest.fn(), onOffer: jest.fn() }}
          {...{ staged: {}, words: 2, mistakes: [], snippets: [] }}
        />
        <output>{notice}</output>
      </>
    );
  }
  render(<Pane />);
  const text = screen.getByRole("textbox", { name: "Texte de la page" });
  const files = [new File(["a"], "photo.png", { type: "image/png" }), new File(["b"], "notes.odt")];
  fireEvent(text, createEvent.paste(text, { clipboardData: { files, getData: () => "" } }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(refusal));
  const [dialog] = screen.getAllByRole("dialog", { hidden: true });
  fireEvent.change(screen.getByLabelText("Ce que montre l’image"), { target: { value: "Une table." } });
  fireEvent.submit(dialog!.querySelector("form")!);
  await waitFor(() => expect(text).toHaveTextContent("<Figure"));
  expect(screen.getByRole("status")).toHaveTextContent(`Image insérée. ${refusal}`);
});
