import * as z from 'zod';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

/**
 * Counts how often values use each option of their schema, by a readable name: each literal of an enum, each kind of a
 * union, each optional field present and missing, each boolean. Unused options are listed with 0. A part of the schema
 * that occurs in several places (an easing, a clip of three kinds of tracks) counts once.
 */
export function countFeatures(schema: Schema, values: readonly unknown[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const names = new Map<Schema, string>();
  declare(schema, 'document', { uses, names });
  for (const value of values) use(schema, value, { uses, names });
  return uses;
}

interface Ledger {
  uses: Map<string, number>;
  /** The first place where each part of the schema occurs. */
  names: Map<Schema, string>;
}

function definitionOf(schema: Schema): Definition {
  // Every schema that zod makes has one of these definitions.
  return schema._zod.def as Definition;
}

/** Returns the features of one part of the schema itself, and the parts that it consists of. */
function describe(schema: Schema, name: string): { features: string[]; parts: [part: Schema, name: string][] } {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'enum':
      return { features: Object.values(definition.entries).map((entry) => `${name} = ${entry}`), parts: [] };
    case 'boolean':
      return { features: [`${name} = true`, `${name} = false`], parts: [] };
    case 'literal':
      return { features: definition.values.map((value) => `${name} = ${String(value)}`), parts: [] };
    case 'optional':
      return { features: [`${name} is there`, `${name} is left out`], parts: [[definition.innerType, name]] };
    case 'object':
      return { features: [], parts: Object.entries(definition.shape).map(([key, part]) => [part, `${name}.${key}`]) };
    case 'array':
      return { features: [], parts: [[definition.element, name]] };
    case 'record':
      return { features: [], parts: [[definition.valueType, name]] };
    case 'union':
      return {
        features: definition.options.map((option, index) => `${name} is ${optionName(option, index)}`),
        parts: definition.options.map((option, index) => [option, `${name} ${optionName(option, index)}`]),
      };
    case 'string':
    case 'number':
      return { features: [], parts: [] };
    default:
      throw new Error(`${name} is a ${definition.type}: say here what it lets a value choose`);
  }
}

/** Names an option of a union by its literal (`kind: 'image'`), or by its type. */
function optionName(option: Schema, index: number): string {
  const definition = definitionOf(option);
  if (definition.type === 'union') return `one of ${definition.options.map(optionName).join(', ')}`;
  if (definition.type !== 'object') return definition.type;
  const literal = Object.values(definition.shape)
    .map((part) => definitionOf(part))
    .find((part) => part.type === 'literal');
  return literal ? literal.values.map(String).join(' or ') : `option ${index + 1}`;
}

function declare(schema: Schema, name: string, ledger: Ledger): void {
  if (ledger.names.has(schema)) return;
  ledger.names.set(schema, name);
  const { features, parts } = describe(schema, name);
  for (const feature of features) ledger.uses.set(feature, 0);
  for (const [part, partName] of parts) declare(part, partName, ledger);
}

function use(schema: Schema, value: unknown, ledger: Ledger): void {
  const name = ledger.names.get(schema) ?? '';
  const count = (feature: string) => ledger.uses.set(feature, (ledger.uses.get(feature) ?? 0) + 1);
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'enum':
    case 'boolean':
    case 'literal':
      count(`${name} = ${String(value)}`);
      return;
    case 'optional':
      count(value === undefined ? `${name} is left out` : `${name} is there`);
      if (value !== undefined) use(definition.innerType, value, ledger);
      return;
    case 'object':
      for (const [key, part] of Object.entries(definition.shape)) {
        // The value was validated against the schema.
        use(part, (value as Record<string, unknown>)[key], ledger);
      }
      return;
    case 'array':
      for (const element of value as unknown[]) use(definition.element, element, ledger);
      return;
    case 'record':
      for (const element of Object.values(value as object)) use(definition.valueType, element, ledger);
      return;
    case 'union': {
      const index = definition.options.findIndex((option) => z.safeParse(option, value).success);
      const option = definition.options[index];
      if (!option) throw new Error(`${name}: no option fits ${JSON.stringify(value)}`);
      count(`${name} is ${optionName(option, index)}`);
      use(option, value, ledger);
      return;
    }
    default:
      return;
  }
}
