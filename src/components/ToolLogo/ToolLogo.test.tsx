import { fireEvent, render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { ToolLogo } from "./ToolLogo";

const logo = <ToolLogo logoUrl="/logos/n8n.svg" emoji="🔗" />;

/** jsdom loads no image: simulates loaded images, with or without pixels. */
const finishImages = (naturalWidth: number) => {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
};

describe("ToolLogo", () => {
  it("shows the logo and not the emoji, silent since the tool's name stands beside", async () => {
    finishImages(24);
    const { container } = render(logo);
    expect(screen.getByRole("presentation")).toHaveAttribute("src", "/logos/n8n.svg");
    expect(screen.queryByText("🔗")).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it("is replaced by the emoji when the logo cannot be loaded", async () => {
    const { container } = render(logo);
    fireEvent.error(screen.getByRole("presentation"));
    expect(screen.getByText("🔗")).toBeVisible();
    expect(screen.getByText("🔗")).toHaveAttribute("aria-hidden", "true");
    expect(screen.queryByRole("presentation")).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it("gives the emoji the brand's colour, that a logo has of its own", () => {
    render(<ToolLogo logoUrl="/logos/n8n.svg" emoji="🔗" color="#ea4b71" />);
    const tile = screen.getByRole("presentation").parentElement;
    expect(tile).not.toHaveAttribute("style");
    fireEvent.error(screen.getByRole("presentation"));
    expect(tile).toHaveStyle({ borderColor: "#ea4b71" });
  });

  it("is replaced by the emoji when the logo failed before hydration", () => {
    finishImages(0);
    render(logo);
    expect(screen.getByText("🔗")).toBeVisible();
  });

  it("is known to be lazy before its file is asked for", () => {
    render(logo);
    const names = screen.getByRole("presentation").getAttributeNames();
    expect(names.indexOf("loading")).toBeLessThan(names.indexOf("src"));
  });
});
