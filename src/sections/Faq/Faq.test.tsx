import { act, render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Faq } from "./Faq";

const texts = { title: "Questions fréquentes", intro: "Délais, prix, données." };
const items = [
  { key: "delais", question: "Combien de temps ?", answer: "Deux à quatre semaines." },
  { key: "prix", question: "Quel prix ?", answer: "Un forfait." },
  { key: "donnees", question: "Quelles données ?", answer: "Les vôtres." },
];

const details = (question: string) => screen.getByText(question).closest("details")!;
const openQuestions = () => [...document.querySelectorAll("details[open]")].map((item) => item.textContent);

afterEach(() => history.replaceState(null, "", "/"));

describe("Faq", () => {
  it("starts with every question closed, in one exclusive group", async () => {
    const { container } = render(<Faq texts={texts} items={items} />);
    expect(screen.getByRole("region", { name: texts.title })).toHaveAttribute("id", "faq");
    expect(openQuestions()).toEqual([]);
    for (const { question } of items) expect(details(question)).toHaveAttribute("name", "faq");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("closes the other questions if the browser does not", () => {
    render(<Faq texts={texts} items={items} />);
    for (const question of ["Combien de temps ?", "Quel prix ?"]) {
      act(() => {
        details(question).open = true;
        details(question).dispatchEvent(new Event("toggle"));
      });
    }
    expect(openQuestions()).toEqual(["Quel prix ?Un forfait."]);
  });

  it("opens the question that the fragment targets", () => {
    history.replaceState(null, "", "/#faq-prix");
    render(<Faq texts={texts} items={items} />);
    expect(openQuestions()).toEqual(["Quel prix ?Un forfait."]);
    expect(document.getElementById("faq-prix")).toHaveTextContent("Un forfait.");
  });

  it("opens the question when the fragment changes", () => {
    render(<Faq texts={texts} items={items} />);
    history.replaceState(null, "", "/#faq-donnees");
    window.dispatchEvent(new Event("hashchange"));
    expect(openQuestions()).toEqual(["Quelles données ?Les vôtres."]);
  });

  it("ignores a malformed fragment", () => {
    history.replaceState(null, "", "/#%E0%A4%A");
    render(<Faq texts={texts} items={items} />);
    expect(openQuestions()).toEqual([]);
  });
});
