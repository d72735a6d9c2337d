import { render, screen } from "@testing-library/react";
import { NoHyphenBreak } from "../NoHyphenBreak/NoHyphenBreak";

describe("NoHyphenBreak", () => {
  it("leaves the words as they are", () => {
    render(
      <h1>
        <NoHyphenBreak text="Développement No-Code / Low-Code" />
      </h1>,
    );
    expect(screen.getByRole("heading", { name: "Développement No-Code / Low-Code" })).toBeVisible();
  });

  it("holds together each word with a hyphen, and no other", () => {
    const { container } = render(<NoHyphenBreak text="À qui allez-vous confier 2 - 3 processus, l’e-commerce ?" />);
    expect([...container.querySelectorAll("span")].map(({ textContent }) => textContent)).toEqual([
      "allez-vous",
      "l’e-commerce",
    ]);
  });
});
