/** A schema.org item in the shape of JSON-LD; microdata is converted to it. */
export type SchemaNode = Readonly<Record<string, unknown>>;

export function isSchemaNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Returns the property's items, without plain values. */
export function itemsOf(node: SchemaNode, property: string): SchemaNode[] {
  return toList(node[property]).filter(isSchemaNode);
}

/** Returns the type names without their namespace, in lower case. */
export function typesOf(node: SchemaNode): string[] {
  return toList(node['@type'])
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/, '').toLowerCase());
}

/** Returns the first plain value of a property; of an item, its name, value or address. */
export function textValue(value: unknown): string | undefined {
  for (const each of toList(value)) {
    if (typeof each === 'string' && each.trim() !== '') return each;
    if (typeof each === 'number') return String(each);
    if (isSchemaNode(each)) {
      const inner = textValue(each['name'] ?? each['@value'] ?? each['value'] ?? each['@id']);
      if (inner !== undefined) return inner;
    }
  }
  return undefined;
}
