import { describe, expect, it, test } from 'vitest';
import type * as z from 'zod';
import { adDraft } from './ad-draft.ts';
import { CALLS } from './calls.ts';
import { MESSAGES } from './messages.ts';
import { TEXT_LIMITS } from './limits.ts';
import { adLine } from './script.ts';
import { dropOtherSchemes, removeUnstorable, text, webUrl } from './text.ts';
import { loadToolContracts } from './tools.ts';

type Located = { path: string; schema: z.core.$ZodType };

/** The schemas directly inside a schema, with their paths. */
function listInner({ path, schema }: Located): Located[] {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object':
      return [
        ...Object.entries(def.shape).map(([key, field]) => ({ path: `${path}.${key}`, schema: field })),
        ...(def.catchall ? [{ path: `${path}.*`, schema: def.catchall }] : []),
      ];
    case 'array':
      return [{ path: `${path}[]`, schema: def.element }];
    case 'record':
      return [
        { path: `${path} (key)`, schema: def.keyType },
        { path: `${path}.*`, schema: def.valueType },
      ];
    case 'union':
      return def.options.map((option) => ({ path, schema: option }));
    case 'tuple':
      return def.items.map((each) => ({ path: `${path}[]`, schema: each }));
    case 'pipe':
      return [def.in, def.out].map((each) => ({ path, schema: each }));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return [{ path, schema: def.innerType }];
    default:
      return [];
  }
}

const listSchemas = (located: Located): Located[] => [
  located,
  ...listInner(located).flatMap((inner) => listSchemas(inner)),
];

/** The checks of a schema, whose definitions zod types by kind. */
const checksOf = (schema: z.core.$ZodType): readonly z.core.$ZodCheckDef[] =>
  (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def);
const isOfFormat = (schema: z.core.$ZodType): boolean => 'format' in schema._zod.def;

const tools = await loadToolContracts();
const inputs: [string, z.core.$ZodType][] = [
  ...Object.entries(CALLS).map(([name, { input }]): [string, z.core.$ZodType] => [name, input]),
  ...tools.map(({ row, input }): [string, z.core.$ZodType] => [row.name, input]),
];

describe.each(inputs)('the input of %s', (name, input) => {
  const schemas = listSchemas({ path: name, schema: input });

  it('has texts only of the type that removes what no database stores', () => {
    const plain = schemas
      .filter(({ schema }) => schema._zod.def.type === 'string')
      .filter(({ schema }) => !isOfFormat(schema) || (schema._zod.def as { format?: string }).format === 'url')
      .filter(({ schema }) => !checksOf(schema).some((def) => 'tx' in def && def.tx === removeUnstorable));
    expect(plain.map(({ path }) => path)).toEqual([]);
  });

  it('limits the length of each text and each list', () => {
    const endless = schemas
      .filter(
        ({ schema }) => schema._zod.def.type === 'array' || (schema._zod.def.type === 'string' && !isOfFormat(schema)),
      )
      .filter(
        ({ schema }) => !checksOf(schema).some(({ check }) => check === 'max_length' || check === 'string_format'),
      )
      // The keys of a tool's input are those of its own schema.
      .filter(({ path }) => !path.endsWith('.input (key)'));
    expect(endless.map(({ path }) => path)).toEqual([]);
  });

  it('leaves no value unchecked but the input of a tool, which the tool checks', () => {
    const unchecked = schemas.filter(({ schema }) => ['unknown', 'any', 'custom'].includes(schema._zod.def.type));
    expect(unchecked.map(({ path }) => path).filter((path) => !path.endsWith('.input.*'))).toEqual([]);
  });
});

test('U+0000 and halves of surrogate pairs are removed before a text is limited', () => {
  expect(text().max(3).parse('a\u0000b\ud83dc')).toBe('abc');
  expect(text().max(2).parse('😀')).toBe('😀');
  expect(text().trim().min(1).safeParse(' \u0000 ').success).toBe(false);
  expect(webUrl().parse('https://shop.example/\u0000a')).toBe('https://shop.example/a');
});

test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'JAVASCRIPT:1', 'ftp://shop.example'])(
  'a draft drops the link %j',
  (link) => {
    const draft = adDraft.parse({ version: 1, source: { kind: 'link', link }, read_link: link });
    expect(draft).toMatchObject({ source: { link: '' }, read_link: '' });
  },
);

test.each(['https://shop.example/a?b=c:d', 'http:/', 'shop.exam', 'shop.example:8080/a', 'localhost:8080', ''])(
  'a draft keeps the link %j, however unfinished',
  (link) => {
    expect(dropOtherSchemes(link)).toBe(link);
  },
);

test('a line of an ad has at most forty numbers, and the message says so', () => {
  const { maxNumbers } = TEXT_LIMITS.adLine;
  expect(adLine.safeParse('1,200.50 mm '.repeat(maxNumbers)).success).toBe(true);
  expect(adLine.safeParse('1万'.repeat(maxNumbers + 1)).error?.issues[0]?.message).toBe('too_many_numbers');
  expect(MESSAGES.too_many_numbers.en).toContain(String(maxNumbers));
  expect(MESSAGES.lines_too_long.en).toContain(TEXT_LIMITS.adLines.maxCharacters.toLocaleString('en'));
});

test('the lines of a call together are limited', () => {
  const lines = Array.from({ length: 60 }, () => 'word '.repeat(100));
  const { input } = CALLS.timeScript;
  expect(input.safeParse({ language: 'en', lines: lines.slice(0, 40) }).success).toBe(true);
  expect(input.safeParse({ language: 'en', lines }).error?.issues[0]?.message).toBe('lines_too_long');
});
