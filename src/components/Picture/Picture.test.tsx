import { render, screen } from "@testing-library/react";
import { Picture } from "./Picture";

test("is known to be lazy before its file is asked for", () => {
  const images = { sources: [], fallback: { src: "/a.webp", srcSet: "/a.webp 560w", sizes: "100vw" } };
  render(<Picture image={{ layout: "constrained", width: 560, height: 350, images }} alt="Écran" sizes="50vw" />);
  const picture = screen.getByRole("img", { name: "Écran" });
  expect(picture).toHaveAttribute("sizes", "50vw");
  const order = picture.getAttributeNames().filter((name) => ["loading", "sizes", "srcset", "src"].includes(name));
  expect(order).toEqual(["loading", "sizes", "srcset", "src"]);
});
