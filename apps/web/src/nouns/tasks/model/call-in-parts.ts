/** What of many went through, and why the first that did not was refused. */
export interface Outcome<Id> {
  done: Id[];
  error: Error | null;
}

/** Calls for as many as one call takes, part after part. A part that is refused does not keep the next from being called. */
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
