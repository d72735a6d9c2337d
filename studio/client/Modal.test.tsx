import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Modal } from "./Modal";

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Ouvrir</button>
      {isOpen && (
        <Modal title="Une question" onClose={() => setIsOpen(false)}>
          <form>
            <label>
              Réponse <input />
            </label>
            <button type="button" onClick={() => setIsOpen(false)}>
              Répondre
            </button>
          </form>
        </Modal>
      )}
    </>
  );
}

test("the focus goes to what is to be filled in, then back to what opened the dialog", () => {
  // Missing from jsdom.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Ouvrir" });
  opener.focus();
  fireEvent.click(opener);
  expect(screen.getByLabelText("Réponse")).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Répondre" }));
  expect(opener).toHaveFocus();
});
