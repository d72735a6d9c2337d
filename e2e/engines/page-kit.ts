/** A query: by accessible role and name, or by selector. */
export type Wanted = {
  role?: string;
  /** Beginning of the accessible name. */
  name?: string | undefined;
  selector?: string;
  /** Text it contains. */
  text?: string | undefined;
  /** Selector of an ancestor. */
  inside?: string | undefined;
};

export type Aim = { x: number; y: number } | { obstacle: string };

type TestingLibrary = {
  queryAllByRole: (root: Element, role: string, options: { name?: (name: string) => boolean }) => Element[];
};

declare global {
  var pageKit: ReturnType<typeof makePageKit>;
  var TestingLibraryDom: TestingLibrary;
}

/** Injected into the page as source: must not use anything from this module. */
export const makePageKit = () => {
  const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
  const modal = () => document.querySelector("dialog:modal");

  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
    !element.closest("[inert]") &&
    (modal()?.contains(element) ?? true);

  const candidates = ({ role, name, selector = "*", inside }: Wanted) => {
    const root = inside === undefined ? document.body : document.querySelector(inside);
    if (!root) return [];
    if (role === undefined) return [...root.querySelectorAll(selector)];
    const isNamed = (found: string) => plain(found).startsWith(plain(name ?? ""));
    return TestingLibraryDom.queryAllByRole(root, role, name === undefined ? {} : { name: isNamed });
  };

  const find = (wanted: Wanted): HTMLElement[] =>
    candidates(wanted)
      .filter((element): element is HTMLElement => element instanceof HTMLElement && isThere(element))
      .filter((element) => plain(element.textContent).includes(plain(wanted.text ?? "")));

  const isOn = (element: Element, hit: unknown) =>
    hit instanceof Element &&
    (element.contains(hit) || hit.contains(element) || hit.closest("label")?.control === element);

  /** Scrolls to the element; returns the point to click, or what covers it. */
  const aim = (wanted: Wanted): Aim => {
    const [element] = find(wanted);
    if (!element) return { obstacle: "nothing of the kind" };
    const middle = () => {
      // A link broken over two lines may not contain the centre of its bounding box.
      const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const isHit = ({ x, y }: { x: number; y: number }) => isOn(element, document.elementFromPoint(x, y));
    if (!isHit(middle())) element.scrollIntoView({ block: "center", behavior: "instant" });
    const point = middle();
    if (isHit(point)) return point;
    const hit = document.elementFromPoint(point.x, point.y);
    return { obstacle: hit ? hit.outerHTML.slice(0, 200) : "outside of the window" };
  };

  let endGuard = () => true;

  /** From now on, ignores presses on any other element: a banner may appear between `aim` and the press. */
  const guard = (wanted: Wanted) => {
    let pressed: "nothing" | "it" | "another" = "nothing";
    const keep = (event: Event) => {
      // A press that starts and ends on different elements is ignored too; its click follows from both.
      if (event.type !== "click" && pressed !== "another")
        pressed = find(wanted).some((one) => isOn(one, event.target)) ? "it" : "another";
      if (pressed === "it") return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const gestures = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
    for (const gesture of gestures) window.addEventListener(gesture, keep, true);
    endGuard = () => {
      for (const gesture of gestures) window.removeEventListener(gesture, keep, true);
      return pressed !== "another";
    };
    // The page may be restored from the back/forward cache, without a guard.
    window.addEventListener("pagehide", () => endGuard(), { once: true });
  };

  /** `landed` ends the guard, and returns whether the press hit the element. */
  return { plain, find, aim, guard, landed: () => endGuard() };
};
