/** What would be lost if the page were left now: uploads, answers to come. */
const holds = new Set<symbol>();

/** Keeps the page from reloading by itself. Returns the function that lets go. */
function holdPage(): () => void {
  const hold = Symbol('hold');
  holds.add(hold);
  return () => void holds.delete(hold);
}

export function isPageHeld(): boolean {
  return holds.size > 0;
}

/** Runs work that must not be lost, and keeps the page meanwhile. */
export async function whileHoldingPage<Result>(work: () => Promise<Result>): Promise<Result> {
  const release = holdPage();
  try {
    return await work();
  } finally {
    release();
  }
}
