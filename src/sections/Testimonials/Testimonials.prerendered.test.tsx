/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { Testimonials } from "./Testimonials";

test("the prerendered page contains each testimonial once", () => {
  const items = ["Premier avis.", "Second avis."].map((content) => ({
    name: content,
    company: "Bistrot",
    sector: "Restauration",
    content,
    rating: 5,
  }));
  const html = renderToStaticMarkup(<Testimonials texts={{ title: "Avis", intro: "Ils en parlent." }} items={items} />);
  for (const { content } of items) expect(html.split(`«\u00a0${content}\u00a0»`)).toHaveLength(2);
});
