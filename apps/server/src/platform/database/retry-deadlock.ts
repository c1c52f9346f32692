const DEADLOCK = '40P01';
const MAX_TRIES = 4;

function isDeadlock(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === DEADLOCK) return true;
  }
  return false;
}

/**
 * Tries a transaction again that the database ended because it and another one waited for each other. For transactions
 * that lock rows of many modules, whose order nobody can promise.
 */
export async function retryDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || tries === MAX_TRIES) throw error;
    }
  }
}
