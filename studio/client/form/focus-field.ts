import type { Path } from "../../protocol";
import { fieldId } from "./mistakes";

/** Brings the field at a path in sight, and the focus to its first input. */
export function focusField(path: Path): void {
  // After a frame: the tab with the field may have to be shown first.
  requestAnimationFrame(() => {
    const id = fieldId(path);
    const found = document.getElementById(id) ?? document.getElementById(`${id}__field`);
    const input = found?.matches("input, textarea, select")
      ? found
      : found?.querySelector<HTMLElement>("input, textarea, select, button");
    (input ?? found)?.focus();
    found?.scrollIntoView({ block: "center" });
  });
}
