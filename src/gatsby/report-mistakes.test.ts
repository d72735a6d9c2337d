/** @jest-environment node */
import type { Reporter } from "gatsby";
import { validateProject } from "../content/validate/validate-project";
import { reportMistakes } from "./report-mistakes";

jest.mock("../content/validate/validate-project", () => ({ validateProject: jest.fn() }));

const { GTM_ID } = process.env;

afterEach(() => {
  if (GTM_ID === undefined) delete process.env.GTM_ID;
  else process.env.GTM_ID = GTM_ID;
});

test("a build stops on all mistakes at once, those of the environment included", async () => {
  process.env.GTM_ID = "undefined";
  jest.mocked(validateProject).mockResolvedValue([{ file: "data/site.json", field: "url", message: "attendu…" }]);
  const panic = jest.fn();
  await reportMistakes({ panic, error: jest.fn() } as unknown as Reporter, "/site");
  expect(panic).toHaveBeenCalledWith(expect.stringMatching(/^2 erreurs[^]*Variable GTM_ID[^]*data\/site\.json › url/));
});
