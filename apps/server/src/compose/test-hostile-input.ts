import { randomUUID } from 'node:crypto';
import * as z from 'zod';

const MAX_ENTRIES = 256;
/** The largest body that a call accepts, less the braces around an input. */
const MAX_BODY_BYTES = 1_000_000;
/** Tried in this order where a schema takes a number or a patterned text. */
const NUMBERS = [4, 15, 24.99, 0.1, 1, 0, 1000];
const PATTERNED = ['USD', '#112233', 'selling_points.0'];
/** Refused before anything is looked up or fetched. */
const FORBIDDEN_HOST = 'https://127.0.0.1/';

interface Filling {
  /** Repeated to fill each text. */
  unit: string;
  /** Of a list. */
  maxEntries: number;
  /** Values for fields of these names, such as an existing id. */
  known: Readonly<Record<string, unknown>>;
  /** Schemas are tried once for each unit: a body has thousands of texts and numbers, and calls share their schemas. */
  tried: Map<z.core.$ZodType, unknown>;
}

const triedOfUnits = new Map<string, Filling['tried']>();

/** Fills a schema with hostile texts of the largest allowed size, within the largest body. */
export function fillInput(schema: z.ZodType, options: Pick<Filling, 'unit' | 'known'>): unknown {
  const tried = triedOfUnits.get(options.unit) ?? new Map<z.core.$ZodType, unknown>();
  triedOfUnits.set(options.unit, tried);
  const inputs: unknown[] = [];
  let lastBytes = 0;
  for (let maxEntries = 1; maxEntries <= MAX_ENTRIES; maxEntries *= 2) {
    const input = fill(schema, '', { ...options, maxEntries, tried });
    const bytes = Buffer.byteLength(JSON.stringify(input));
    // As long as with half as many entries: it has no list that may be longer.
    if (bytes > MAX_BODY_BYTES || bytes === lastBytes) break;
    lastBytes = bytes;
    inputs.push(input);
  }
  // The shortest lists may be too short, the longest exceed limits of several fields together.
  return inputs.findLast((input) => isFine(schema, input)) ?? repair(schema, inputs[0]);
}

/** Removes optional fields that contradict each other. */
function repair(schema: z.ZodType, input: unknown): unknown {
  const { error } = schema.safeParse(input);
  if (!error || typeof input !== 'object' || input === null) return input;
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(input).filter(([key]) => !wrong.has(key)));
}

const isFine = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

function fill(schema: z.core.$ZodType, name: string, filling: Filling): unknown {
  if (Object.hasOwn(filling.known, name)) return filling.known[name];
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'string':
      return fillText(schema, filling);
    case 'number':
      return tryOnce(schema, filling, () => NUMBERS.find((value) => isFine(schema, value)));
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, fill(field, key, filling)]));
    case 'array':
      return fillList(schema, () => fill(def.element, name, filling), filling.maxEntries);
    case 'tuple':
      return def.items.map((item) => fill(item, name, filling));
    case 'record':
      return fillRecord(def, filling);
    case 'union':
      return def.options.map((option) => fill(option, name, filling)).find((value) => isFine(schema, value));
    case 'pipe':
      return fill(def.out, name, filling);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return fill(def.innerType, name, filling);
    case 'template_literal':
      return PATTERNED.find((value) => isFine(schema, value));
    default:
      return undefined;
  }
}

function fillText(schema: z.core.$ZodType, filling: Filling): unknown {
  if ((schema._zod.def as { format?: string }).format === 'uuid') return randomUUID();
  return tryOnce(schema, filling, () => findLongestText(schema, filling.unit));
}

function tryOnce(schema: z.core.$ZodType, { tried }: Filling, find: () => unknown): unknown {
  if (!tried.has(schema)) tried.set(schema, find());
  return tried.get(schema);
}

/** The longest text of the unit that the schema takes, by halves. */
function findLongestText(schema: z.core.$ZodType, unit: string): string | undefined {
  const { maxLength } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const urlRoom = isFine(schema, FORBIDDEN_HOST) && !isFine(schema, 'no address') ? FORBIDDEN_HOST : '';
  for (let length = maxLength ?? 1000; length > 0; length = Math.floor(length / 2)) {
    const text = urlRoom + unit.repeat(Math.ceil(length / unit.length)).slice(0, length - urlRoom.length);
    if (isFine(schema, text)) return text;
  }
  return [...PATTERNED, 'abcdefgh'].find((value) => isFine(schema, value));
}

function fillList(schema: z.core.$ZodType, fillEntry: () => unknown, maxEntries: number): unknown[] {
  const { maxItems } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const length = Math.min(maxItems ?? maxEntries, maxEntries);
  const entry = fillEntry();
  // Lists of ids take each only once.
  for (const toEntry of [() => entry, fillEntry]) {
    const entries = Array.from({ length }, toEntry);
    for (let kept = length; kept > 0; kept = Math.floor(kept / 2))
      if (isFine(schema, entries.slice(0, kept))) return entries.slice(0, kept);
  }
  return [];
}

function fillRecord({ keyType, valueType }: z.core.$ZodRecordDef, filling: Filling): Record<string, unknown> {
  const { def } = keyType._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  const keys = def.type === 'enum' ? Object.keys(def.entries) : ['key'];
  return Object.fromEntries(keys.map((key) => [key, fill(valueType, key, filling)]));
}
