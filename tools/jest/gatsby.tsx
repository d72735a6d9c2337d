import type { GatsbyLinkProps } from "gatsby";

/**
 * Stands in for Gatsby's browser runtime in unit tests: a link is a plain link,
 * navigation and static queries are mocks that the test fills in.
 */
export const Link = ({
  to,
  activeClassName,
  activeStyle,
  getProps,
  partiallyActive,
  replace,
  state,
  innerRef,
  ...rest
}: GatsbyLinkProps<unknown>) => <a href={to} {...rest} />;

export const navigate = jest.fn();
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string) => path;
export const graphql = () => null;
