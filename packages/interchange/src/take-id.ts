/** Reserves an unused id: the wanted one, or the wanted one with a suffix. */
export function takeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let copy = 2; taken.has(id); copy++) id = `${wanted.slice(0, 56)}-${copy}`;
  taken.add(id);
  return id;
}
