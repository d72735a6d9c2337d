/** What a visitor's browser is set to before the page opens. */
export type TabSettings = {
  width: number;
  height: number;
  scheme: "light" | "dark";
  stillness: boolean;
  /** 1, or 2 for the text size of who reads at 200 %. */
  textScale: 1 | 2;
  scripts: boolean;
  /** Scripts that run in each document before the page's own, to take something away from it. */
  before: readonly string[];
};

/** A key with what is held down meanwhile, named as `KeyboardEvent.key` names it. */
export type Key = { key: string; shift?: boolean; alt?: boolean };

/** The few gestures an engine must know: everything else is written once, above it. */
export type Tab = {
  /** Opens an address; settles once the document can be read, whatever files it still waits for. */
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Gives what an expression is worth in the page, once its promise is kept if it is one. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses for so many milliseconds, none unless told. */
  click: (x: number, y: number, duration?: number) => Promise<unknown>;
  hover: (x: number, y: number) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  screenshot: (file: `${string}.png`) => Promise<unknown>;
  /** Addresses that were asked for, in order. */
  requests: () => readonly string[];
  /** Uncaught errors and what was said by `console.error`, in order. */
  errors: () => readonly string[];
  close: () => Promise<unknown>;
};

/** A browser of one kind, kept for the tests of one worker. */
export type Engine = {
  open: (settings: TabSettings) => Promise<Tab>;
  close: () => Promise<unknown>;
};
