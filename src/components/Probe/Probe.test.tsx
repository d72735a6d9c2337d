import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Link } from "gatsby";
import * as styles from "./Probe.module.scss";
it("renders", async () => {
  const c: string | undefined = styles.foo;
  const { container } = render(<main><Link to="/blog" className={c} activeClassName="x">Blog</Link><dialog ref={(d) => d?.showModal()}>x</dialog></main>);
  expect(screen.getByRole("link", { name: "Blog" })).toHaveClass("foo");
  expect(screen.getByRole("dialog")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(typeof fetch + typeof Response).toBe("functionfunction");
  expect(matchMedia("x").matches).toBe(false);
});
