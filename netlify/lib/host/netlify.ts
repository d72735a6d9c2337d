/**
 * The part of Netlify's function context used here. The local server only sets `ip`.
 * https://docs.netlify.com/functions/api/#netlify-specific-context-object
 */
export type FunctionContext = {
  ip?: string;
  deploy?: { context?: string };
  /** Keeps the function running after its response. */
  waitUntil?: (work: Promise<unknown>) => void;
};

/** Whether this runs as a Netlify function, whose disk is not persistent. */
export function onNetlify(): boolean {
  return (
    Boolean(process.env.NETLIFY_BLOBS_CONTEXT || process.env.AWS_LAMBDA_FUNCTION_NAME) ||
    ["netlifyBlobsContext", "Netlify"].some((name) => name in globalThis)
  );
}

/**
 * The deploy context: `production`, `deploy-preview`, `branch-deploy`… Defaults to production: a
 * message in a preview's store would never be delivered.
 */
export function deployContextOf({ deploy }: FunctionContext): string {
  return deploy?.context || "production";
}
