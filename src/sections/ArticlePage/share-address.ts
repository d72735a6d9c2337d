/**
 * Offers the page's address to the system's share sheet; without one, or when the sheet
 * itself fails, copies it.
 *
 * @returns what became of it; a sheet that the visitor closes counts as used.
 */
export async function shareAddress(title: string): Promise<"shared" | "copied" | "failed"> {
  const url = window.location.origin + window.location.pathname;
  // Typed as always present; missing on desktop Firefox and on plain HTTP.
  const { share, clipboard } = navigator as Partial<Navigator>;
  if (share) {
    try {
      await share.call(navigator, { title, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    if (!clipboard) return "failed";
    await clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
