import { useEffect, useRef, useState } from "react";

type Props = { page: string };

const widths = { phone: 390, desktop: 1280 };
const pause = 250;

/** A page that was just created answers once the site has followed. */
async function waitForPage(page: string, signal: AbortSignal): Promise<void> {
  const path = page.replace(/#.*$/, "").replace(/(.)\/$/, "$1");
  const data = `/page-data${path === "/" ? "/index" : path}/page-data.json`;
  while (!signal.aborted) {
    const { ok } = await fetch(data, { signal }).catch(() => ({ ok: false }));
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** The real page, live, at the width of a phone or of a desktop screen. */
export function Preview({ page }: Props) {
  const [device, setDevice] = useState<keyof typeof widths>("desktop");
  const [shown, setShown] = useState("");
  const [size, setSize] = useState({ width: 0, height: 0 });
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stop = new AbortController();
    void waitForPage(page, stop.signal).then(() => stop.signal.aborted || setShown(page));
    return () => stop.abort();
  }, [page]);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const width = widths[device];
  const scale = Math.min(1, size.width / width || 1);
  const waiting = shown !== page;
  return (
    <section className="preview" aria-label="Aperçu">
      <div className="toolbar">
        <div role="group" aria-label="Largeur de l’aperçu" className="segmented">
          <button type="button" aria-pressed={device === "phone"} onClick={() => setDevice("phone")}>
            Téléphone
          </button>
          <button type="button" aria-pressed={device === "desktop"} onClick={() => setDevice("desktop")}>
            Ordinateur
          </button>
        </div>
        <p role="status" className="count">
          {waiting ? "La page se prépare…" : ""}
        </p>
        <a className="linkButton" href={page} target="_blank" rel="noopener">
          Ouvrir la page<span className="visuallyHidden"> (nouvel onglet)</span>
        </a>
      </div>
      <div className="previewPlace" ref={place}>
        {shown && (
          <iframe
            title="Aperçu de la page"
            src={shown}
            style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </section>
  );
}
