/**
 * What we use of the context Netlify hands to a function. A local server gives the address alone.
 * https://docs.netlify.com/functions/api/#netlify-specific-context-object
 */
export type FunctionContext = {
  ip?: string;
  deploy?: { context?: string };
  /** Keeps the function alive after its answer. */
  waitUntil?: (work: Promise<unknown>) => void;
};

/** Whether this runs as one of Netlify's functions, whose disk is lost between two calls. */
export function onNetlify(): boolean {
  return (
    Boolean(process.env.NETLIFY_BLOBS_CONTEXT || process.env.AWS_LAMBDA_FUNCTION_NAME) ||
    ["netlifyBlobsContext", "Netlify"].some((name) => name in globalThis)
  );
}

/**
 * The kind of deploy: `production`, `deploy-preview`, `branch-deploy`… A call that does not say is
 * taken for the published site's: a message in a preview's store would be sent by nobody else.
 */
export function deployContextOf({ deploy }: FunctionContext): string {
  return deploy?.context || "production";
}
