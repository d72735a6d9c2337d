/** Lets React paint between what is urgent and what may wait, as a browser does: inside of `act` nothing waits. */
export const frameByFrame = async (run: () => Promise<void>) => {
  const settings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  settings.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await run();
  } finally {
    settings.IS_REACT_ACT_ENVIRONMENT = true;
  }
};
