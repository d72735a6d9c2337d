/**
 * Opens the system's share sheet with the page's URL; copies the URL if it is missing or fails.
 *
 * @returns the outcome; closing the sheet counts as shared.
 */
export async function shareAddress(title: string): Promise<"shared" | "copied" | "failed"> {
  const url = window.location.origin + window.location.pathname;
  // Both are typed as always present; desktop Firefox lacks `share`, and plain HTTP both.
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
