import type { Storage } from './storage.ts';

/** Returns why a store can't be written; undefined if it can. */
export async function findStoreProblem(storage: Pick<Storage, 'checkWritable'>): Promise<string | undefined> {
  try {
    await storage.checkWritable();
    return undefined;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}
