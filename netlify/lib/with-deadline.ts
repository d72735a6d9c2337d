/** Read by the provider: in «npm run inbox», as why a message did not go. */
const spelt = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

/** Settles as `work` does, or throws after `milliseconds`: a disk or a network can stay silent for ever. */
export async function withDeadline<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new Error(`pas de réponse en ${spelt.format(milliseconds / 1000)} secondes`);
    timer = setTimeout(() => reject(Object.assign(error, { code: "ETIMEDOUT" })), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
