/** An id that is not taken yet, as near to the wanted one as it goes; it is taken then. */
export function takeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let copy = 2; taken.has(id); copy++) id = `${wanted.slice(0, 56)}-${copy}`;
  taken.add(id);
  return id;
}
