import { expect, test } from 'vitest';
import * as z from 'zod';
import { CALLS } from './calls.ts';
import type { Call } from './call.ts';
import { MIB } from './limits.ts';

/** A UTF-16 unit of a text takes at most this much in UTF-8. */
const BYTES_PER_UNIT = 3;
const NUMBER_BYTES = 24;
/** More than any text whose limit JSON Schema can't say: a pattern's, or one that counts wide characters twice. */
const MAX_WIDE_UNITS = 400;
/** Texts whose format bounds them. */
const FORMAT_BYTES: Readonly<Record<string, number>> = { uuid: 38, 'date-time': 38, date: 12 };

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Returns the size of the longest JSON that a schema allows; infinite if a part of it has no limit. */
function measureLongest(schema: JsonSchema, root: JsonSchema): number {
  const measure = (part: unknown): number => measureLongest(part as JsonSchema, root);
  const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 2);
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return measure(root.$defs?.[name]);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map(measure));
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  if (schema.enum) return Math.max(...schema.enum.map((each) => JSON.stringify(each).length));
  if (schema.allOf) return sum(schema.allOf.map(measure));
  if (Array.isArray(schema.type)) return Math.max(...schema.type.map((type) => measure({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return measureText(schema);
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return NUMBER_BYTES;
    case 'array':
      return (schema.maxItems ?? Number.POSITIVE_INFINITY) * (measure(schema.items) + 1) + 2;
    case 'object': {
      const { properties = {}, additionalProperties } = schema;
      if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
        return Number.POSITIVE_INFINITY;
      if (schema.propertyNames) return Number.POSITIVE_INFINITY;
      return sum(Object.entries(properties).map(([name, each]) => name.length + 4 + measure(each)));
    }
    default:
      return Number.POSITIVE_INFINITY;
  }
}

function measureText({ format = '', maxLength = MAX_WIDE_UNITS }: JsonSchema): number {
  return FORMAT_BYTES[format] ?? maxLength * BYTES_PER_UNIT + 2;
}

const sent = (Object.entries(CALLS) as [string, Call][]).filter(([, { method }]) => method === 'POST');

/** Returns the size of the files that a body carries in base64. */
function measureFiles({ properties = {} }: JsonSchema): number {
  const files = Object.values(properties).filter(
    (each) => typeof each === 'object' && each.contentEncoding === 'base64',
  ) as JsonSchema[];
  return files.reduce((total, { maxLength = Number.POSITIVE_INFINITY }) => total + maxLength, 0);
}

// A call whose input has any number of parts, such as that of a tool, reads as much as any call.
test.each(sent)('%s reads every body that its schema allows, up to 1 MiB and its file', (_name, call) => {
  const schema = z.toJSONSchema(call.input, { io: 'input' });
  const most = MIB + measureFiles(schema);
  expect(call.maxBodyBytes).toBeGreaterThanOrEqual(Math.min(measureLongest(schema, schema), MIB));
  expect(call.maxBodyBytes).toBeLessThanOrEqual(most);
  expect(most).toBeLessThanOrEqual(16 * MIB);
});
