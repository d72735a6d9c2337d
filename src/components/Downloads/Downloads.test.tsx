import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Downloads } from "./Downloads";

test("each file is a link that says its name and its size", async () => {
  const published = [
    { name: "score.xlsx", path: "/telechargements/score.xlsx", bytes: 6812 },
    { name: "score.csv", path: "/telechargements/score.csv", bytes: 312 },
  ];
  const { container } = render(<Downloads downloads={[{ title: "Le score de priorité", published }]} />);
  const link = screen.getByRole("link", { name: "score.xlsx" });
  expect(link).toHaveAttribute("href", "/telechargements/score.xlsx");
  expect(link).toHaveAttribute("download");
  expect(link.parentElement).toHaveTextContent("score.xlsx (7 Ko)");
  expect(screen.getByRole("link", { name: "score.csv" }).parentElement).toHaveTextContent("score.csv (1 Ko)");
  expect(await axe(container)).toHaveNoViolations();
});
