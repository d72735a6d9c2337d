import type { ComponentProps } from "react";

/**
 * Stands in for Gatsby's browser runtime in unit tests: a link is a plain link,
 * navigation and static queries are mocks that the test fills in.
 */
type LinkProps = ComponentProps<"a"> & { to: string; activeClassName?: string; partiallyActive?: boolean };

export const Link = ({ to, activeClassName, partiallyActive, ...rest }: LinkProps) => <a href={to} {...rest} />;

export const navigate = jest.fn();
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string) => path;
export const graphql = () => null;
