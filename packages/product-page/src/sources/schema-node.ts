/** A schema.org item as JSON-LD writes it; microdata is turned into the same shape. */
export type SchemaNode = Readonly<Record<string, unknown>>;

export function isSchemaNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** The property's items, leaving out plain values. */
export function itemsOf(node: SchemaNode, property: string): SchemaNode[] {
  return toList(node[property]).filter(isSchemaNode);
}

/** Type names without their namespace, lower case. */
export function typesOf(node: SchemaNode): string[] {
  return toList(node['@type'])
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/, '').toLowerCase());
}

/** The first plain value of a property; of an item its name, value or address. */
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
