import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Downloads } from "./Downloads";

const offer = (title: string, extensions: string[], bytes: number) => ({
  offered: { title, extensions, bytes, path: `/telechargements/${extensions.join("-")}` },
});

test("each resource is one link, that says its format and its size", async () => {
  const { container } = render(
    <Downloads
      downloads={[
        offer("Le score de priorité", ["xlsx"], 10_812),
        offer("Le circuit", ["json"], 312),
        offer("Le plan", ["xlsx", "csv"], 14_400),
      ]}
    />,
  );
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Le score de priorité Excel, 11\u00a0Ko",
    "Le circuit JSON, 1\u00a0Ko",
    "Le plan Excel et CSV, 14\u00a0Ko",
  ]);
  for (const link of screen.getAllByRole("link")) expect(link).toHaveAttribute("download");
  const icons = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
  expect(icons).toEqual(["/icons.svg#file-spreadsheet", "/icons.svg#file-braces", "/icons.svg#file-archive"]);
  expect(await axe(container)).toHaveNoViolations();
});
