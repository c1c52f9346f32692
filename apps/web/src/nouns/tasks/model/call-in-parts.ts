/** The ids that succeeded, and why the first other one was refused. */
export interface Outcome<Id> {
  done: Id[];
  error: Error | null;
}

/** Calls with as many ids as one call takes, part after part. A refused part does not prevent the next call. */
export async function callInParts<Id>(
  ids: readonly Id[],
  partSize: number,
  call: (part: Id[]) => Promise<Id[]>,
): Promise<Outcome<Id>> {
  const done: Id[] = [];
  let error: Error | null = null;
  for (let start = 0; start < ids.length; start += partSize) {
    try {
      done.push(...(await call(ids.slice(start, start + partSize))));
    } catch (refusal) {
      error ??= refusal as Error;
    }
  }
  return { done, error };
}
