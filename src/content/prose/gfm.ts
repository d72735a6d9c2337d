/**
 * The remark plugin for GitHub’s extensions of CommonMark: tables, notes, «~~» and bare addresses. A single tilde stays a
 * tilde: «20~30 jours».
 */
export async function gfm() {
  const { default: remarkGfm } = await import("remark-gfm");
  return [remarkGfm, { singleTilde: false }] as [typeof remarkGfm, { singleTilde: boolean }];
}
