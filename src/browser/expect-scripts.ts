/**
 * Source of the head's inline script, run before anything is painted. Styles that need scripts apply (`scripted` in
 * src/styles/_mixins.scss), and the layout of what is out of sight may wait
 * (src/components/Section/Section.module.scss) on a page that opens at its top: neither reloaded, nor come back to, nor
 * opened at a fragment, including a text fragment, which only the navigation entry shows. On a slow network a button
 * may be pressed while the page still arrives: what was pressed last is kept for src/browser/start-scripts.ts, at the
 * end of the page.
 */
export const expectScripts =
  "(({dataset},{type,name})=>{" +
  'dataset.scripts="";' +
  'if(type=="navigate"&&!name.includes("#"))dataset.deferred="";' +
  'addEventListener("click",({target})=>window.pressed=target)' +
  '})(document.documentElement,performance.getEntriesByType("navigation")[0]||{})';
