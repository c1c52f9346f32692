import { CALLS, findFieldName, loadToolContracts, UI_LANGUAGES } from '@reelwright/contracts';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { checkInput, listInputProblems } from './check-input.ts';
import { sayError } from './say-error.ts';
import { AppError } from './app-error.ts';

const SCHEMAS: [string, z.ZodType][] = [
  ...Object.entries(CALLS).map(([name, { input }]): [string, z.ZodType] => [name, input]),
  ...(await loadToolContracts()).map(({ row, input }): [string, z.ZodType] => [`tool ${row.name}`, input]),
];

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Path = (string | number)[];

const toJsonSchema = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' });
const membersOf = ({ anyOf = [], oneOf = [], allOf = [] }: JsonSchema): JsonSchema[] =>
  [...anyOf, ...oneOf, ...allOf] as JsonSchema[];
const choicesOf = (schema: JsonSchema): JsonSchema[] => (membersOf(schema).length > 0 ? membersOf(schema) : [schema]);

/** A value of about the shape of a schema, every field given, so that each can be spoiled. */
function makeValue(schema: JsonSchema): unknown {
  const [choice = {}] = choicesOf(schema);
  if (choice !== schema) return makeValue(choice);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [name, makeValue(property as JsonSchema)]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => makeValue(schema.items as JsonSchema));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return schema.format === 'uuid' ? '6fa459ea-ee8a-4ca4-894e-db77e160355e' : 'https://shop.example/mug';
  }
}

/** Every place of a schema, lists by their first entry. */
function listPaths(schema: JsonSchema, path: Path = []): Path[] {
  return [
    path,
    ...choicesOf(schema).flatMap((choice) => [
      ...Object.entries(choice.properties ?? {}).flatMap(([name, property]) =>
        listPaths(property as JsonSchema, [...path, name]),
      ),
      ...(choice.items === undefined ? [] : listPaths(choice.items as JsonSchema, [...path, 0])),
    ]),
  ];
}

const MISSING = Symbol('missing');
const WRONG_VALUES: readonly unknown[] = [
  MISSING,
  null,
  true,
  '',
  '  ',
  '好',
  '好'.repeat(200_001),
  -1e12,
  1e300,
  0.123_456_7,
  Number.NaN,
  [],
  ['好'],
  Array.from({ length: 1001 }, () => '好'),
  Array.from({ length: 1001 }, () => ({})),
  {},
  { '~': 1 },
];

/** The value with another one at a place; places that are not there are made. */
function spoil(value: unknown, [first, ...rest]: Path, wrong: unknown): unknown {
  if (first === undefined) return wrong === MISSING ? undefined : wrong;
  const copy: Record<PropertyKey, unknown> | unknown[] =
    typeof first === 'number'
      ? [...(Array.isArray(value) ? (value as unknown[]) : [])]
      : { ...(typeof value === 'object' ? value : {}) };
  const holder = copy as Record<PropertyKey, unknown>;
  if (rest.length === 0 && wrong === MISSING) delete holder[first];
  else holder[first] = spoil(holder[first], rest, wrong);
  return copy;
}

/** How zod itself speaks, in its English and in its Chinese. */
const ZODS_WORDS =
  /invalid|expected|received|too (?:big|small)|unrecognized|nonoptional|无效输入|期望|接收|无法识别的键/i;
/** Names that are the same in Chinese. */
const PROPER_NAMES = /\bUSD\b|\bEUR\b|#1f6feb/g;

describe.each(SCHEMAS)('the input of %s', (_name, schema) => {
  const json = toJsonSchema(schema);
  const whole = makeValue(json);
  const spoiled = listPaths(json).flatMap((path) => WRONG_VALUES.map((wrong) => spoil(whole, path, wrong)));

  it('is refused in whole words of each language, whatever is wrong with it', () => {
    const said = new Set<string>();
    for (const language of UI_LANGUAGES) {
      for (const value of spoiled) {
        for (const { field, problem } of listInputProblems(schema, value, language)) {
          said.add(`${language} ${field} → ${problem}`);
        }
      }
    }
    for (const text of said) {
      const words = text.replace(/^\S+ /, '');
      expect(words).not.toMatch(ZODS_WORDS);
      expect(words).not.toMatch(/undefined|\{\w+\}|^\s*→|→\s*$/);
      if (text.startsWith('zh-CN')) expect(words.replaceAll(PROPER_NAMES, '')).not.toMatch(/[a-z]/i);
      else expect(words).not.toMatch(/[\p{Script=Han}]/u);
    }
  });

  it('has a name for each of its fields', () => {
    const unnamed = listPaths(json).flatMap((path) => {
      const names = path.filter((segment) => typeof segment === 'string');
      const [parent, field] = [names.at(-2), names.at(-1)];
      return field === undefined || findFieldName(field, parent) ? [] : [field];
    });
    expect(unnamed, 'give these a row in field-names.ts').toEqual([]);
  });
});

const scene = z.strictObject({ text: z.string().trim().min(1).max(5) });
const form = z.strictObject({
  product: z.strictObject({
    name: z.string().trim().min(1),
    price: z.number().positive().optional(),
    selling_points: z.array(z.string().max(4)).min(1),
  }),
  scenes: z.array(scene).max(2).optional(),
  image: z.union([z.strictObject({ url: z.url() }), z.strictObject({ asset_id: z.uuid() })]).optional(),
  length_s: z.union([z.literal(15), z.literal(30)]).optional(),
  ratio: z.enum(['9:16', '1:1']).optional(),
});
const GOOD = { product: { name: 'Mug', selling_points: ['warm'] } };

function refusalOf(value: unknown, language: 'en' | 'zh-CN'): string {
  try {
    checkInput(form, value, language);
  } catch (error) {
    if (error instanceof AppError) return sayError(error, language);
    throw error;
  }
  return 'taken';
}

test.each([
  [
    { ...GOOD, scenes: [{ text: 'tea' }, { text: 'too long' }] },
    'Please check “Scene 2: text”: at most 5 characters',
    '请检查“场景 2：文字”：最多 5 个字符',
  ],
  [{ ...GOOD, scenes: 3 }, 'Please check “Scenes”: must be a list', '请检查“场景”：应为列表'],
  [
    { product: { ...GOOD.product, price: -1 } },
    'Please check “Product: price”: must be more than 0',
    '请检查“商品：价格”：必须大于 0',
  ],
  [
    { product: { ...GOOD.product, selling_points: ['warm', 'too long'] } },
    'Please check “Product: selling point 2”: at most 4 characters',
    '请检查“商品：卖点 2”：最多 4 个字符',
  ],
  [
    { ...GOOD, image: { url: 'mug' } },
    'Please check “Image: link”: must be a link that begins with http:// or https://',
    '请检查“图片：链接”：应为完整的网页链接',
  ],
  [
    { ...GOOD, image: { asset_id: 'mug' } },
    'Please check “Image: file”: is not a valid ID',
    '请检查“图片：文件”：编号无效',
  ],
  [{ ...GOOD, length_s: 20 }, 'Please check “Length”: must be one of 15, 30', '请检查“时长”：只能是 15、30'],
  [
    { ...GOOD, image: 'mug.jpg' },
    'Please check “Image”: must be an object with fields',
    '请检查“图片”：应为包含字段的对象',
  ],
  [
    { ...GOOD, ratio: '2:1' },
    'Please check “Aspect ratio”: is not one of the choices',
    '请检查“画面比例”：不在可选范围内',
  ],
  [{ ...GOOD, 颜色: 1 }, 'Please check “Input”: does not take “颜色”', '请检查“输入内容”：不支持“颜色”'],
  [3, 'Please check “Input”: must be an object with fields', '请检查“输入内容”：应为包含字段的对象'],
])('%j is refused by its field', (value, english, chinese) => {
  expect(refusalOf(value, 'en')).toBe(english);
  expect(refusalOf(value, 'zh-CN')).toBe(chinese);
});

test.each([
  [{}, 'Product', '商品'],
  [{ product: { ...GOOD.product, name: '' } }, 'Product: name', '商品：名称'],
  [{ product: { ...GOOD.product, name: '   ' } }, 'Product: name', '商品：名称'],
  [{ product: { ...GOOD.product, name: null } }, 'Product: name', '商品：名称'],
  [{ product: { ...GOOD.product, selling_points: [] } }, 'Product: selling points', '商品：卖点'],
  [{ ...GOOD, scenes: [{}] }, 'Scene 1: text', '场景 1：文字'],
])('%j asks to fill in what is missing', (value, english, chinese) => {
  expect(() => checkInput(form, value, 'en')).toThrow(expect.objectContaining({ code: 'INCOMPLETE_FORM' }));
  expect(refusalOf(value, 'en')).toBe(`Please fill in the complete content: ${english}`);
  expect(refusalOf(value, 'zh-CN')).toBe(`请填写完整内容：${chinese}`);
});
