import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";
import type * as jestAxe from "jest-axe";

/** Set-up of the tests that run in jsdom. */

expect.extend({
  // Loading axe takes longer than most tests: those that ask it something have done so.
  toHaveNoViolations: (...results: Parameters<typeof jestAxe.toHaveNoViolations.toHaveNoViolations>) =>
    jest.requireActual<typeof jestAxe>("jest-axe").toHaveNoViolations.toHaveNoViolations(...results),
});

// Waits end as soon as the condition is met: a longer timeout only helps busy machines.
configure({ asyncUtilTimeout: 5_000 });

/*
 * Minimal stubs of browser features that jsdom lacks. Their real behaviour (modality, focus,
 * Escape, visibility) is tested in `e2e/`.
 */

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

window.PointerEvent = class extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? "";
    this.isPrimary = init.isPrimary ?? false;
  }
} as typeof PointerEvent;

window.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "0px";
  readonly thresholds = [0];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(returnValue = "") {
  if (!this.open) return;
  this.open = false;
  this.returnValue = returnValue;
  this.dispatchEvent(new Event("close"));
};
