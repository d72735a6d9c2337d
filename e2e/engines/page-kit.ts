/** What to look for: by role and name as assistive technology finds it, or by selector. */
export type Wanted = {
  role?: string;
  /** How its name begins. */
  name?: string;
  selector?: string;
  /** Words that its text holds. */
  text?: string;
  /** Selector of what it stands in. */
  inside?: string;
  nth?: number;
};

export type Aim = { x: number; y: number } | { obstacle: string };

type TestingLibrary = {
  queryAllByRole: (root: Element, role: string, options: { name?: (name: string) => boolean }) => Element[];
};

declare global {
  var pageKit: ReturnType<typeof makePageKit>;
  var TestingLibraryDom: TestingLibrary;
}

/** Made in the page by its source: sees nothing of this module. */
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

  const find = (wanted: Wanted): HTMLElement[] => {
    const found = candidates(wanted)
      .filter((element): element is HTMLElement => element instanceof HTMLElement && isThere(element))
      .filter((element) => wanted.text === undefined || plain(element.textContent).includes(plain(wanted.text)));
    return wanted.nth === undefined ? found : found.slice(wanted.nth, wanted.nth + 1);
  };

  const isOn = (element: Element, hit: unknown) =>
    hit instanceof Element &&
    (element.contains(hit) || hit.contains(element) || hit.closest("label")?.control === element);

  /** Where to click it, once brought into sight; or what stands in the way. */
  const aim = (wanted: Wanted): Aim => {
    const [element] = find(wanted);
    if (!element) return { obstacle: "nothing of the kind" };
    const middle = () => {
      // A link over two lines has a hole in the middle of its frame.
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

  /** From now on a press on anything else does nothing: between aim and press a banner may have come. */
  const guard = (wanted: Wanted) => {
    let pressed: "nothing" | "it" | "another" = "nothing";
    const keep = (event: Event) => {
      // Pressed on it and let go on something else is no press on it either; the click follows from both.
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
    // A page that is left may come back from memory, where nobody is on guard.
    window.addEventListener("pagehide", () => endGuard(), { once: true });
  };

  /** Ends the guard, and says whether the press was on what was wanted. */
  const landed = () => endGuard();

  return { plain, find, aim, guard, landed };
};
