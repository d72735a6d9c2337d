import { createHash } from "node:crypto";
import { dark, light } from "../../../src/shared/colours";
import { type ContactField, contactFields, contactLabels, honeypotField } from "../../../src/shared/contact-message";
import { escapeHtml } from "../../../src/shared/escape-html";
import { contactFunction } from "../../../src/shared/function-addresses";
import type { RawFields } from "./read-fields";
import type { ContactRefusal } from "../guards/contact-refusal";
import { homeBand } from "../../../src/shared/paths";

const properties = (scheme: typeof dark) =>
  Object.entries(scheme)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(";");

const style = `
:root{color-scheme:light dark;${properties(light)}}
@media (prefers-color-scheme:dark){:root{${properties(dark)}}}
body{margin:0 auto;padding:2rem 1rem;max-width:36rem;font:1.0625rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1{font-size:1.75rem;line-height:1.2}
label{display:block;margin-top:1.25rem;font-weight:600}
input,textarea{box-sizing:border-box;width:100%;padding:.75rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--lineStrong);border-radius:12px}
[aria-invalid]{border:2px solid var(--danger)}
.error{margin:.25rem 0 0;font-weight:600;color:var(--danger)}
button{margin-top:1.5rem;padding:.75rem 1.5rem;font:inherit;font-weight:600;color:var(--onAction);background:var(--action);border:0;border-radius:12px;cursor:pointer}
a{color:var(--action)}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}`;

/** The page runs no script, loads only the site's icon, and posts only to the site. */
export const pagePolicy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

function fieldHtml(field: ContactField, typed: RawFields, refusal: ContactRefusal): string {
  const given = typed[field];
  const value = escapeHtml(typeof given === "string" ? given : "");
  const error = refusal.details.fields?.[field];
  const state = error === undefined ? "" : ` aria-invalid="true" aria-describedby="${field}-error"`;
  const message = error === undefined ? "" : `<p class="error" id="${field}-error">${escapeHtml(error)}</p>`;
  const attributes = `id="${field}" name="${field}" aria-required="true"${state}`;
  return `<label for="${field}">${contactLabels[field]}</label>
${
  field === "message"
    ? `<textarea ${attributes} rows="8">${value}</textarea>`
    : `<input ${attributes} type="${field === "email" ? "email" : "text"}" autocomplete="${field}" value="${value}">`
}
${message}`;
}

function formHtml(typed: RawFields, refusal: ContactRefusal): string {
  return `<form method="post" action="${contactFunction}" aria-label="Formulaire de contact">
${contactFields.map((field) => fieldHtml(field, typed, refusal)).join("\n")}
<p hidden><label for="${honeypotField}">Ne remplissez pas ce champ</label><input id="${honeypotField}" name="${honeypotField}" autocomplete="off"></p>
<button>Envoyer le message</button>
</form>`;
}

/**
 * The response page to a refused form sent without JavaScript: the error, and the form filled in
 * again if its fields could be read.
 */
export function refusalPage(refusal: ContactRefusal, typed: RawFields | undefined): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Erreur – Message non envoyé</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Votre message n’est pas parti</h1>
<p class="error" role="alert">${escapeHtml(refusal.message)}</p>
${typed ? formHtml(typed, refusal) : `<p>Le bouton «\u00A0Précédent\u00A0» de votre navigateur ramène à ce que vous aviez écrit.</p>`}
<p><a href="${homeBand("contact")}">Retour au site</a></p>
</main>
</body>
</html>
`;
}
