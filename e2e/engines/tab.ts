/** Browser settings, applied before the page opens. */
export type TabSettings = {
  width: number;
  height: number;
  reducedMotion: boolean;
  scripts: boolean;
  /**
   * Whether Chromium has its back/forward cache and its order of requests, as for visitors, which makes
   * it twice as slow; Firefox and WebKit always have theirs.
   */
  fullBrowser: boolean;
  /** Scripts run in each document before its own, such as to remove a feature. */
  before: readonly string[];
};

/** The operations to implement for each engine; everything else is built on them. */
export type Tab = {
  /** Navigates; resolves once the document is parsed, whatever resources it still waits for. */
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Evaluates an expression in the page; awaits it if it is a promise. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (x: number, y: number) => Promise<unknown>;
  hover: (x: number, y: number) => Promise<unknown>;
  /** Presses these keys together, then releases them; they are named as in `KeyboardEvent.key`. */
  press: (keys: readonly string[]) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  /** Requested URLs, in order. */
  requests: () => readonly string[];
  /** Uncaught errors and `console.error` messages, in order. */
  errors: () => readonly string[];
  close: () => Promise<unknown>;
};

/** A browser, shared by the tests of a worker. */
export type Engine = {
  open: (settings: TabSettings) => Promise<Tab>;
  close: () => Promise<unknown>;
};
