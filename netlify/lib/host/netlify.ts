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

/** The kind of deploy (`deploy-preview`, `branch-deploy`…) when it is not the published site. */
export function previewOf({ deploy }: FunctionContext): string | undefined {
  return deploy?.context === "production" ? undefined : deploy?.context;
}
