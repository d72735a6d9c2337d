/** @jest-environment node */
import { runGatsby } from "../run-gatsby";
import { portMistake } from "../serve/port";
import { developPort } from "./develop-port";
import { developSite } from "./develop-site";

jest.mock("../run-gatsby", () => ({ runGatsby: jest.fn().mockResolvedValue({ succeeded: true }) }));
jest.mock("../serve/port", () => ({ portMistake: jest.fn() }));
jest.mock("../serve/local-delivery", () => ({
  deliveryMistake: jest.fn(),
  startLocalDelivery: () => ({ stop: () => Promise.resolve() }),
}));

const { PORT } = process.env;
afterEach(() => {
  if (PORT === undefined) delete process.env.PORT;
  else process.env.PORT = PORT;
});

test.each([
  ["nothing", [], "8000"],
  ["--port 9123", ["--port", "9123"], "9123"],
])("given %s, uses its own port rather than `PORT`", async (_title, args, port) => {
  process.env.PORT = "9000";
  expect(await developSite(developPort(args))).toBe(0);
  expect(runGatsby).toHaveBeenLastCalledWith("develop", expect.objectContaining({ args: ["--port", port] }));
});

test("reports a port in use instead of starting Gatsby, which would ask in English", async () => {
  const consoleError = jest.spyOn(console, "error").mockImplementation();
  jest.mocked(runGatsby).mockClear();
  jest.mocked(portMistake).mockResolvedValueOnce("Le port 8000 est déjà pris.");
  expect(await developSite("8000")).toBe(1);
  expect(consoleError).toHaveBeenCalledWith("Le port 8000 est déjà pris.");
  expect(runGatsby).not.toHaveBeenCalled();
});
