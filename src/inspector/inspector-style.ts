/** Loaded with the inspector only. The page's custom properties are inherited by the shadow root. */
export const inspectorStyle = `
.panel {
  position: fixed;
  inset: auto auto calc(1rem + var(--consent-banner-height, 0px)) 1rem;
  z-index: 50;
  width: min(30rem, 100vw - 2rem);
  max-height: min(32rem, 60vh);
  box-sizing: border-box;
  overflow: auto;
  padding: 0 1rem 0.75rem;
  border: 1px solid #4b5a54;
  border-radius: 0.75rem;
  background: #101714;
  color: #ecf1ee;
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
  border: 1px solid #6d7d76;
  border-radius: 0.4rem;
  background: #1d2723;
  color: inherit;
  font: inherit;
  font-size: 0.8125rem;
  cursor: pointer;
}
button:focus-visible, summary:focus-visible { outline: 3px solid #5fd6b5; outline-offset: 2px; }
.outcome:empty { display: none; }
dl { margin: 0 0 0.75rem; }
dl div { display: flex; gap: 0.5rem; }
dt { color: #b4c2bc; }
dt::after { content: "\\00a0:"; }
dd { margin: 0; }
p { margin: 0.25rem 0; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: 0.35rem 0.5rem; border-inline-start: 4px solid #5fd6b5; border-block-start: 1px solid #2c3833; }
li.dropped { border-inline-start-color: #7d8a84; color: #b4c2bc; }
li.wrong, li.refused { border-inline-start-color: #ff8f84; color: #ffb4ac; }
summary { cursor: pointer; }
pre { margin: 0.4rem 0; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.8rem; }
`;
