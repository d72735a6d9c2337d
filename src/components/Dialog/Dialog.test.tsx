import { render } from "@testing-library/react";
import { createRef } from "react";
import { Dialog } from "./Dialog";

const showModal = jest.fn();

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = showModal;
  document.body.innerHTML = "<p>Un texte de la page</p>";
});

const open = () =>
  render(
    <Dialog dialog={createRef<HTMLDialogElement>()} labelledBy="title" className={undefined} onClose={() => undefined}>
      <h2 id="title">Titre</h2>
    </Dialog>,
  );

const text = () => document.querySelector("p")!.firstChild!;

test("a caret does not stay in the page behind", () => {
  document.getSelection()!.collapse(text(), 3);
  open();
  expect(document.getSelection()!.rangeCount).toBe(0);
  expect(showModal).toHaveBeenCalled();
});

test("what the visitor has selected stays so", () => {
  document.getSelection()!.setBaseAndExtent(text(), 3, text(), 8);
  open();
  expect(document.getSelection()!.toString()).toBe("texte");
});
