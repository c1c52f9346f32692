/** A file's position among the files chosen with it: its neighbours by upload id or asset id, nearest first. */
export interface UploadPlace {
  before: readonly string[];
  after: readonly string[];
}

/** Returns the position of an upload in the order of choice. */
export function listPlace(chosen: readonly { id: string; assetId?: string }[], id: string): UploadPlace {
  const at = chosen.findIndex((each) => each.id === id);
  const keys = chosen.map((each) => each.assetId ?? each.id);
  return { before: keys.slice(0, at).reverse(), after: keys.slice(at + 1) };
}

/**
 * Inserts an item at its position: after its nearest earlier neighbour, else before its nearest later one, else last.
 */
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
