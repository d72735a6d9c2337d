type UncaughtError = Partial<ErrorEvent> & { reason?: unknown };

/**
 * Whether an error was thrown, or a promise rejected, in a script file of this site: the first address in its stack. Errors
 * of extensions, in-app browsers and mail scanners name another file, the page itself, or none.
 */
export function isSiteError({ filename, reason }: UncaughtError): boolean {
  const [file = ""] = /[\w-]+:\/\/[^\s()]+/.exec(filename ?? String((reason as Error | undefined)?.stack)) ?? [];
  return file.startsWith(`${location.origin}/`) && file.includes(".js");
}
