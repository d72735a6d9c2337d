/**
 * The remark plugin that reads what texts write beyond CommonMark: GitHub’s tables, notes, «~~» and bare addresses. Not
 * its single tilde, which a text means as it is: «20~30 jours».
 */
export async function gfm() {
  const { default: remarkGfm } = await import("remark-gfm");
  return [remarkGfm, { singleTilde: false }] as [typeof remarkGfm, { singleTilde: boolean }];
}
