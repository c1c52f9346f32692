/**
 * Returns a copy of plain data in which each of these ids is replaced everywhere. Ids are UUIDs: no other string looks
 * like one.
 */
export function replaceIds<Data>(data: Data, ids: ReadonlyMap<string, string>): Data {
  let text = JSON.stringify(data);
  if (text === undefined) return data;
  for (const [from, to] of ids) text = text.replaceAll(from, to);
  return JSON.parse(text) as Data;
}
