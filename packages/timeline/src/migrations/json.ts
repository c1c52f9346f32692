/** An object of a stored document, before its shape is checked. */
export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes every object of a list; other values are left for the schema to refuse. */
export function mapObjects(list: unknown, change: (object: Json) => Json): unknown {
  return Array.isArray(list) ? list.map((each: unknown) => (isObject(each) ? change(each) : each)) : list;
}
