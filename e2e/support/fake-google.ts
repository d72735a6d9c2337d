/** A hit sent to Google Analytics, with cookies or, when storage is denied, without (advanced consent mode). */
export type Hit = { event: string; storage: "granted" | "denied" };

/** What the fake leaves in `window`, for the tests. */
export type GoogleWindow = {
  dataLayer: unknown[];
  google_tag_manager?: Record<string, object>;
  googleHits: Hit[];
  /** Lets the script that is on its way land; false when there is none. */
  landGoogle: () => boolean;
} & Record<`ga-disable-${string}`, boolean | undefined>;

/**
 * Runs in the page, before its own scripts. Does what Google's do of a container with one Google Analytics tag: reads the
 * queue, wraps `push`, adds the tag's script, registers both, obeys consent and `ga-disable`, and sends of its own accord
 * when the page is left, hidden or shown again. Nothing is requested: a script lands when the test says so.
 */
function playGoogle(): void {
  const google = window as unknown as GoogleWindow;
  const origin = "https://www.googletagmanager.com";
  const hits: Hit[] = [];
  const onTheWay: (() => void)[] = [];
  const beforeTag: string[] = [];
  let storage: Hit["storage"] = "granted";
  let tag: "absent" | "requested" | "there" = "absent";

  const send = (event: string): void => {
    if (google["ga-disable-G-TEST123"]) return;
    if (storage === "granted") {
      for (const name of ["_ga", "_ga_TEST123"]) document.cookie = `${name}=1; Path=/; Max-Age=600`;
    }
    hits.push({ event, storage });
  };

  /** As text, the browser does not request it. */
  const landLater = (script: HTMLScriptElement, run: () => void): void => {
    script.type = "text/plain";
    onTheWay.push(() => {
      run();
      script.dispatchEvent(new Event("load"));
    });
  };

  const runTag = (): void => {
    tag = "there";
    google.google_tag_manager = { ...google.google_tag_manager, "G-TEST123": {} };
    beforeTag.splice(0).forEach(send);
    for (const type of ["pagehide", "pageshow", "visibilitychange"]) window.addEventListener(type, () => send(type));
  };

  const requestTag = (): void => {
    tag = "requested";
    const script = document.createElement("script");
    script.src = `${origin}/gtag/js?id=G-TEST123&l=dataLayer&cx=c`;
    landLater(script, runTag);
    document.head.append(script);
  };

  const hear = (message: unknown): void => {
    if (Object.prototype.toString.call(message) === "[object Arguments]") {
      const [command, , grants] = Array.from(message as ArrayLike<unknown>) as [
        string,
        string,
        Record<string, unknown>,
      ];
      if (command === "consent") storage = grants.analytics_storage === "granted" ? "granted" : "denied";
      return;
    }
    const { event } = message as { event: string };
    if (event === "gtm.js" && tag === "absent") requestTag();
    if (event.startsWith("gtm.")) return;
    if (tag === "there") send(event);
    else beforeTag.push(event);
  };

  const runContainer = (): void => {
    const layer = google.dataLayer;
    google.google_tag_manager = { "GTM-TEST123": {}, dataLayer: {} };
    layer.forEach(hear);
    const former = layer.push;
    layer.push = (...messages) => {
      messages.forEach(hear);
      return former.apply(layer, messages);
    };
    layer.push({ event: "gtm.dom" });
  };

  // The snippet inserts the container's script before the document's first one.
  const { insertBefore } = Node.prototype;
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    if (node instanceof HTMLScriptElement && node.src.startsWith(`${origin}/gtm.js`)) landLater(node, runContainer);
    return insertBefore.call(this, node, next) as Child;
  };

  google.googleHits = hits;
  google.landGoogle = () => {
    const landing = onTheWay.shift();
    landing?.();
    return landing !== undefined;
  };
}

/** Its source, to run in each document before its own scripts. */
export const fakeGoogle = `(${playGoogle.toString()})()`;
