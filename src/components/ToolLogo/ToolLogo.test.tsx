import { fireEvent, render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { ToolLogo } from "./ToolLogo";

const logo = { logoUrl: "/logos/n8n.svg", emoji: "🔗" };

/** jsdom loads no image: simulates loaded images, with or without pixels. */
const finishImages = (naturalWidth: number) => {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
};

describe("ToolLogo", () => {
  it("shows the logo and not the emoji", async () => {
    finishImages(24);
    const { container } = render(<ToolLogo {...logo} name="N8N" />);
    expect(screen.getByRole("img", { name: "N8N" })).toHaveAttribute("src", "/logos/n8n.svg");
    expect(screen.queryByText("🔗")).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it("gives way to the emoji when the logo cannot be loaded", async () => {
    const { container } = render(<ToolLogo {...logo} name="N8N" />);
    fireEvent.error(screen.getByRole("img", { name: "N8N" }));
    expect(screen.getByText("🔗")).toBeVisible();
    expect(screen.getByRole("img", { name: "N8N" })).toHaveTextContent("🔗");
    expect(await axe(container)).toHaveNoViolations();
  });

  it("gives way to the emoji when the logo had failed before the script ran", () => {
    finishImages(0);
    render(<ToolLogo {...logo} />);
    expect(screen.getByText("🔗")).toBeVisible();
  });

  it("is silent where the tool's name stands beside", () => {
    finishImages(0);
    render(<ToolLogo {...logo} />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.getByText("🔗")).toHaveAttribute("aria-hidden", "true");
  });

  it("tries again with another address", () => {
    const { rerender } = render(<ToolLogo {...logo} name="N8N" />);
    fireEvent.error(screen.getByRole("img", { name: "N8N" }));
    rerender(<ToolLogo {...logo} name="N8N" logoUrl="https://n8n.example/logo.svg" />);
    expect(screen.getByRole("img", { name: "N8N" })).toHaveAttribute("src", "https://n8n.example/logo.svg");
  });

  it("is known to be lazy before its file is asked for", () => {
    render(<ToolLogo {...logo} name="N8N" />);
    const names = screen.getByRole("img", { name: "N8N" }).getAttributeNames();
    expect(names.indexOf("loading")).toBeLessThan(names.indexOf("src"));
  });
});
