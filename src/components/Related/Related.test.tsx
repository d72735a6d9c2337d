import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Related } from "./Related";

const picture = {
  layout: "constrained" as const,
  width: 640,
  height: 400,
  images: { fallback: { src: "/devis.webp", srcSet: "/devis.webp 640w" } },
};

test("each page is one link; its picture, if it has one, is decorative and waits", async () => {
  const { container } = render(
    <main>
      <h1>Page</h1>
      <Related
        id="proches"
        title="Réalisations proches"
        pages={[
          {
            href: "/realisations/devis",
            title: "Le devis",
            note: "Artisanat",
            measure: "Un jour au lieu de dix",
            picture,
          },
          { href: "/blog/mvp", title: "Le MVP", note: "Stratégie, 9 min" },
        ]}
      />
    </main>,
  );
  expect(screen.getAllByRole("link").map((link) => link.textContent.trim())).toEqual(["Le devis", "Le MVP"]);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent.includes("Un jour"))).toEqual([true, false]);
  const [image, ...others] = container.querySelectorAll("img");
  expect([image?.alt, image?.getAttribute("loading"), others]).toEqual(["", "lazy", []]);
  expect(await axe(container)).toHaveNoViolations();
});
