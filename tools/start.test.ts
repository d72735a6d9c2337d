/** @jest-environment node */
import { claimProject } from "./develop/sole-server";
import { runGatsby } from "./run-gatsby";
import { deliveryMistake } from "./serve/local-delivery";
import { portMistake } from "./serve/port";
import { serve } from "./serve/serve";

jest.mock("./develop/sole-server", () => ({
  claimProject: jest.fn(),
  explainFirst: jest.fn(() => "« npm start » tourne déjà"),
}));
jest.mock("./run-gatsby", () => ({ runGatsby: jest.fn() }));
jest.mock("./serve/local-delivery", () => ({ deliveryMistake: jest.fn() }));
jest.mock("./serve/port", () => ({ portMistake: jest.fn(), startAddress: jest.fn(() => ({ port: 8888 })) }));
jest.mock("./serve/serve", () => ({ serve: jest.fn() }));

let logged: string[];
let failed: string[];

beforeEach(() => {
  jest.clearAllMocks();
  logged = [];
  failed = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => logged.push(line));
  jest.spyOn(console, "error").mockImplementation((line: string) => failed.push(line));
  jest.mocked(portMistake).mockResolvedValue(undefined);
  jest.mocked(deliveryMistake).mockResolvedValue(undefined);
  jest.mocked(claimProject).mockResolvedValue({ first: undefined, release: jest.fn() });
});

afterEach(() => {
  process.exitCode = undefined;
});

const start = () =>
  jest.isolateModulesAsync(async () => {
    await import("./start");
    await new Promise(setImmediate);
  });

it("tells a taken port before it builds", async () => {
  jest.mocked(portMistake).mockResolvedValue("Le port 8888 est déjà pris.");
  await start();
  expect(failed).toEqual(["Le port 8888 est déjà pris."]);
  expect(runGatsby).not.toHaveBeenCalled();
  expect(process.exitCode).toBe(1);
});

it("tells a wrong setting of the mail before it builds", async () => {
  jest.mocked(deliveryMistake).mockResolvedValue("SMTP_URL est mal écrite");
  await start();
  expect(failed).toEqual(["SMTP_URL est mal écrite"]);
  expect(runGatsby).not.toHaveBeenCalled();
});

it("keeps Gatsby's words to itself, and shows them whole when the build fails", async () => {
  const result = { stopped: false, output: "success open and validate gatsby-configs\n1 erreur\n" };
  jest.mocked(runGatsby).mockResolvedValue({ ...result, succeeded: true });
  await start();
  expect(serve).toHaveBeenCalled();
  expect(runGatsby).toHaveBeenCalledWith("build", { quiet: true });
  expect([...logged, ...failed].join()).not.toContain("gatsby");

  jest.mocked(runGatsby).mockResolvedValue({ ...result, succeeded: false });
  await start();
  expect(failed.join()).toContain("success open and validate gatsby-configs\n1 erreur");
  expect(process.exitCode).toBe(1);
});

it("holds the folder while it serves, whose pages another build would take away", async () => {
  jest.mocked(runGatsby).mockResolvedValue({ succeeded: true, stopped: false, output: "" });
  const holder = { command: "npm start", address: "http://localhost:8888" } as const;
  await start();
  expect(claimProject).toHaveBeenCalledWith(expect.any(String), holder);

  jest.mocked(serve).mockClear();
  jest.mocked(claimProject).mockResolvedValue({ first: holder, release: jest.fn() });
  await start();
  expect(failed).toEqual(["« npm start » tourne déjà"]);
  expect(serve).not.toHaveBeenCalled();
});
