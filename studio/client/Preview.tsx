import { useEffect, useRef, useState } from "react";
import { useFocusGuard } from "./useFocusGuard";

/** A previewed page; a new `visit` navigates to it again. */
export type Shown = { path: string; visit: number };

type Props = { shown: Shown };

const widths = { phone: 390, desktop: 1280 };

/** On a phone, what a phone shows. */
const initialDevice = (): keyof typeof widths => (window.innerWidth < widths.phone * 2 ? "phone" : "desktop");
const pollInterval = 250;

/** Polls until a page just created is served. */
async function waitForPage(page: string, signal: AbortSignal): Promise<void> {
  const path = page.replace(/#.*$/, "").replace(/(.)\/$/, "$1");
  const data = `/page-data${path === "/" ? "/index" : path}/page-data.json`;
  while (!signal.aborted) {
    const { ok } = await fetch(data, { signal }).catch(() => ({ ok: false }));
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}

/**
 * Navigates the iframe without adding a history entry; does nothing if the page is already shown.
 *
 * @returns whether another document is loading.
 */
function navigate(frame: HTMLIFrameElement | null, page: string): boolean {
  const inside = frame?.contentWindow;
  if (!inside) return false;
  const { pathname, search, hash } = inside.location;
  if (pathname + search + hash !== page) inside.location.replace(page);
  return pathname + search !== page.replace(/#.*$/, "");
}

/** Live preview of the site, at a phone's or a desktop's width. */
export function Preview({ shown: { path: page, visit } }: Props) {
  const [device, setDevice] = useState(initialDevice);
  /** The last visit whose page has loaded. */
  const [loadedVisit, setLoadedVisit] = useState(-1);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useFocusGuard(frame);

  useEffect(() => {
    const stop = new AbortController();
    void waitForPage(page, stop.signal).then(() => {
      if (stop.signal.aborted) return;
      if (!navigate(frame.current, page)) setLoadedVisit(visit);
    });
    return () => stop.abort();
  }, [page, visit]);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  const width = widths[device];
  const scale = Math.min(1, size.width / width || 1);
  return (
    <section className="preview" aria-label="Aperçu">
      <div className="row">
        <div role="group" aria-label="Largeur de l’aperçu" className="segmented">
          <button type="button" aria-pressed={device === "phone"} onClick={() => setDevice("phone")}>
            Téléphone
          </button>
          <button type="button" aria-pressed={device === "desktop"} onClick={() => setDevice("desktop")}>
            Ordinateur
          </button>
        </div>
        <a href={page} target="_blank" rel="noopener">
          Ouvrir la page<span className="visuallyHidden"> (nouvel onglet)</span>
        </a>
      </div>
      <div className="previewPlace" ref={container}>
        <p role="status" className="previewState">
          {loadedVisit === visit ? "" : "La page se prépare…"}
        </p>
        <iframe
          ref={frame}
          title="Aperçu de la page"
          onLoad={() => frame.current?.contentWindow?.location.href !== "about:blank" && setLoadedVisit(visit)}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
