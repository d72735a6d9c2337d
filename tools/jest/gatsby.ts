/** Mocks Gatsby's browser API in unit tests: each test provides the result of static queries. */
export const useStaticQuery = jest.fn();
export const graphql = () => null;
