import { dark } from "../shared/colours";

/** Style sheet of the inspector's shadow root, which inherits the page's custom properties. */
export const inspectorStyle = `
:host {
  position: fixed;
  inset: auto auto calc(1rem + var(--floor)) 1rem;
  z-index: 50;
}
.panel {
  width: min(30rem, 100vw - 2rem);
  max-height: min(32rem, 60vh);
  box-sizing: border-box;
  overflow: auto;
  padding: 0 1rem 0.75rem;
  border: 1px solid ${dark.lineStrong};
  border-radius: 0.75rem;
  background: ${dark.paper};
  color: ${dark.ink};
  font: 0.875rem/1.45 system-ui, sans-serif;
}
.bar {
  position: sticky;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem;
  align-items: center;
  padding-block: 0.75rem 0.5rem;
  background: inherit;
}
h2 { margin: 0 auto 0 0; font-size: 1rem; }
button {
  min-height: 2rem;
  padding: 0.2rem 0.5rem;
  border: 1px solid ${dark.lineStrong};
  border-radius: 0.4rem;
  background: ${dark.surface};
  color: inherit;
  font: inherit;
  font-size: 0.8125rem;
  cursor: pointer;
}
button:focus-visible, summary:focus-visible { outline: 3px solid ${dark.action}; outline-offset: 2px; }
.copyResult:empty { display: none; }
dl { margin: 0 0 0.75rem; }
dl div { display: flex; gap: 0.5rem; }
dt { color: ${dark.muted}; }
dt::after { content: "\\00a0:"; }
dd { margin: 0; }
p { margin: 0.25rem 0; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: 0.35rem 0.5rem; border-inline-start: 4px solid ${dark.action}; border-block-start: 1px solid ${dark.line}; }
li.dropped { border-inline-start-color: ${dark.lineStrong}; color: ${dark.muted}; }
li.wrong, li.rejected { border-inline-start-color: ${dark.danger}; color: ${dark.danger}; }
summary { cursor: pointer; }
pre { margin: 0.4rem 0; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.8rem; }
`;
