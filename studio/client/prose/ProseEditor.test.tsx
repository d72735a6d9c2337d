import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { ProseEditor, type ProseHandle } from "./ProseEditor";

test("a table pasted on a line between two others takes neither for its own", () => {
  const handle = createRef<ProseHandle>();
  const onChange = jest.fn();
  const props = { onChange, onFiles: jest.fn(), onPasted: jest.fn(), label: "Texte", invalid: false, handle };
  render(<ProseEditor text={"avant\nà remplacer\naprès"} {...props} />);
  handle.current?.goTo(2);
  const text = screen.getByRole("textbox", { name: "Texte" });
  const html = "<table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>";
  const paste = createEvent.paste(text, { clipboardData: { getData: () => html, files: [] } });
  fireEvent(text, paste);
  expect(onChange).toHaveBeenLastCalledWith("avant\n\n| A   | B   |\n| --- | --- |\n| 1   | 2   |\n\naprès");
});
