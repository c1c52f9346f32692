/** Where a file belongs among what was chosen with it: its neighbours, nearest first, by their uploads or their assets. */
export interface UploadPlace {
  before: readonly string[];
  after: readonly string[];
}

/** The place of an upload among those chosen, in their order. */
export function listPlace(chosen: readonly { id: string; assetId?: string }[], id: string): UploadPlace {
  const at = chosen.findIndex((each) => each.id === id);
  const keys = chosen.map((each) => each.assetId ?? each.id);
  return { before: keys.slice(0, at).reverse(), after: keys.slice(at + 1) };
}

/** The list with one more thing at its place: behind the nearest there that was chosen before it, else ahead of the next; last where it has no neighbours. */
export function insertAtPlace<Thing>(
  list: readonly Thing[],
  thing: Thing,
  { place, keyOf }: { place: UploadPlace; keyOf(thing: Thing): string },
): Thing[] {
  const find = (key: string | undefined): number => list.findIndex((each) => keyOf(each) === key);
  const previous = find(place.before.find((key) => find(key) >= 0));
  const next = find(place.after.find((key) => find(key) >= 0));
  const at = previous >= 0 ? previous + 1 : next >= 0 ? next : list.length;
  return [...list.slice(0, at), thing, ...list.slice(at)];
}
