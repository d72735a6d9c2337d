/** Stands in for Gatsby's browser runtime in unit tests: static queries are mocks that the test fills in. */
export const useStaticQuery = jest.fn();
export const graphql = () => null;
