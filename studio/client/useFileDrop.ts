import { type RefObject, useEffect, useRef } from "react";

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/** Prevents a file dropped outside a drop zone from being opened instead of the studio. */
export function useFileDropGuard(): void {
  useEffect(() => {
    const stop = new AbortController();
    const preventOpening = (event: DragEvent) => hasFiles(event) && event.preventDefault();
    window.addEventListener("dragover", preventOpening, { signal: stop.signal });
    window.addEventListener("drop", preventOpening, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/**
 * Handles files dropped on an element. A file input must do the same without a mouse.
 *
 * @returns the `ref` of the element; it has `data-over` while a file is dragged over it.
 */
export function useFileDrop<Target extends HTMLElement>(onFile: (file: File) => void): RefObject<Target> {
  const target = useRef<Target>(null);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const { current } = target;
    if (!current) return;
    const stop = new AbortController();
    const listen = (name: "dragover" | "dragleave" | "drop", handler: (event: DragEvent) => void) =>
      current.addEventListener(name, handler, { signal: stop.signal });
    listen("dragover", (event) => {
      if (hasFiles(event)) current.dataset.over = "";
    });
    listen("dragleave", () => delete current.dataset.over);
    listen("drop", (event) => {
      delete current.dataset.over;
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    });
    return () => stop.abort();
  }, []);
  return target;
}
