import { act, render, waitFor } from "@testing-library/react";
import { saveChoice, startConsent } from "../../browser/consent/consent";
import { openConsentDialog } from "../../browser/consent/dialog-requests";
import { subscribe, type Toast } from "../../components/Toasts/notify";
import { Consent } from "./Consent";

jest.mock("./ConsentBanner", () => {
  throw new Error("Loading chunk failed");
});

beforeAll(startConsent);

test("a loading failure is shown to visitors who asked for the settings, and to no others", async () => {
  const failed = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const toasts: Toast[] = [];
  const stop = subscribe({ show: (toast) => toasts.push(toast), withdraw: jest.fn() });
  render(<Consent />);
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  expect(toasts).toEqual([]);
  act(() => openConsentDialog());
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(2));
  expect(toasts).toMatchObject([
    { kind: "error", text: expect.stringContaining("Rechargez la page") as string, reload: true },
  ]);
  stop();
});

test("after acceptance the settings load at once", async () => {
  const failed = jest.spyOn(console, "error").mockImplementation(() => undefined);
  saveChoice({ analytics: true, marketing: false });
  render(<Consent />);
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
});

test("a visitor who refused does not load the banner", async () => {
  const failed = jest.spyOn(console, "error").mockImplementation(() => undefined);
  saveChoice({ analytics: false, marketing: false });
  render(<Consent />);
  await act(() => import("./ConsentBanner").catch(() => undefined));
  expect(failed).not.toHaveBeenCalled();
});
