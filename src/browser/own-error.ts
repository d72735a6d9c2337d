type Failed = Partial<ErrorEvent> & { reason?: unknown };

/**
 * Whether an error was thrown, or a promise rejected, in a script file of this site: the first address of its stack. What
 * extensions, in-app browsers and mail scanners run in the page names another file, the page itself, or none.
 */
export function isOwn({ filename, reason }: Failed): boolean {
  const [file = ""] = /[\w-]+:\/\/[^\s()]+/.exec(filename ?? String((reason as Error | undefined)?.stack)) ?? [];
  return file.startsWith(`${location.origin}/`) && file.includes(".js");
}
