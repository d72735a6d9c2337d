/** @jest-environment node */
import { filterEnvironment } from "./filter-environment";

test("the bundle that renders pages contains no variable of the machine", () => {
  const definitions = {
    "process.env": "({})",
    "process.env.NODE_ENV": '"production"',
    "process.env.GATSBY_QUERY_ON_DEMAND": "false",
    "process.env.SMTP_URL": '"smtp://secret"',
    "process.env.DEPLOY_ID": '"42"',
  };
  filterEnvironment({ plugins: [{ definitions, apply: () => undefined }, { apply: () => undefined }] });
  expect(Object.keys(definitions)).toEqual([
    "process.env",
    "process.env.NODE_ENV",
    "process.env.GATSBY_QUERY_ON_DEMAND",
  ]);
});
