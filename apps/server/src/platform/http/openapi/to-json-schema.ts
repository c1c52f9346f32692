import {
  adDraft,
  adScene,
  adVariant,
  imageRef,
  policyFinding,
  price,
  product,
  productReview,
  script,
  scriptLine,
  scriptScene,
  task,
  taskOutput,
  typedScript,
  voice,
} from '@reelwright/contracts';
import * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
/** Referenced schemas by their names. */
export type NamedSchemas = Record<string, JsonSchema>;

/** Shapes that several calls share; each is in the document once. */
const NAMED = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  AdDraft: adDraft,
  AdScene: adScene,
  AdVariant: adVariant,
  ImageRef: imageRef,
  PolicyFinding: policyFinding,
  Product: product,
  ProductReview: productReview,
  Script: script,
  ScriptLine: scriptLine,
  ScriptScene: scriptScene,
  Task: task,
  TaskOutput: taskOutput,
  TypedScript: typedScript,
  Voice: voice,
}))
  NAMED.add(schema, { id });

const LOCAL_REF = '#/$defs/';
const SHARED_REF = '#/components/schemas/';
/** Formats that make the long patterns redundant that zod writes beside them. */
const KNOWN_FORMATS = new Set(['uuid', 'date-time', 'uri', 'email']);

export const refTo = (name: string): JsonSchema => ({ $ref: `${SHARED_REF}${name}` });

/**
 * Converts a zod schema to JSON Schema 2020-12 and puts shared schemas into `named`. An input may leave out fields with
 * a default, so shared shapes have another name as input.
 */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', named: NamedSchemas): JsonSchema {
  const {
    $schema: _dialect,
    $defs = {},
    ...whole
  } = z.toJSONSchema(schema, {
    io,
    metadata: NAMED,
    override({ zodSchema, jsonSchema }) {
      delete jsonSchema.id;
      // Zod writes these bounds for every integer.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (KNOWN_FORMATS.has(jsonSchema.format ?? '')) delete jsonSchema.pattern;
      if (zodSchema === price && io === 'input') describeWrittenPrice(jsonSchema);
    },
  });
  const toSharedName = (name: string): string => (io === 'input' ? `${name}Input` : name);
  const move = <Part>(part: Part): Part => moveRefs(part, toSharedName) as Part;
  for (const [name, shape] of Object.entries($defs)) named[toSharedName(name)] = move(shape);
  return move(whole);
}

/** Inputs also accept prices as people write them. */
function describeWrittenPrice(jsonSchema: JsonSchema): void {
  const amount = { ...jsonSchema };
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  jsonSchema.anyOf = [amount, { type: 'string', examples: ['24.00', '$24', '1.299,00 €', '199元'] }];
}

function moveRefs(part: unknown, toSharedName: (name: string) => string): unknown {
  if (Array.isArray(part)) return part.map((each) => moveRefs(each, toSharedName));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' && value.startsWith(LOCAL_REF)
        ? [key, `${SHARED_REF}${toSharedName(value.slice(LOCAL_REF.length))}`]
        : [key, moveRefs(value, toSharedName)],
    ),
  );
}
