import { expect, test } from 'vitest';
import { readLooseLiteral } from './loose-literal.ts';

const read = (text: string, scope?: ReadonlyMap<string, unknown>) => readLooseLiteral(text, 0, scope).value;

test.each([
  ['JSON', '{"a": [1, -2.5e3, true, null], "b": {"c": "d"}}', { a: [1, -2500, true, null], b: { c: 'd' } }],
  ['bare keys and single quotes', "{name: 'Blue \\'Mug\\'', price: 12.5,}", { name: "Blue 'Mug'", price: 12.5 }],
  ['minified flags', '{a:!0,b:!1,c:void 0}', { a: true, b: false, c: undefined }],
  ['comments', '{/* one */ a: 1, // two\n b: "http://x//y"}', { a: 1, b: 'http://x//y' }],
  ['expressions, which it leaves out', '{a: new Date(1, 2), b: x ? [1, {c: 2}] : 3, d: 4}', { d: 4 }],
  ['quotes that nobody escaped', '{"a": "a 24" screen, wide", "b": 1}', { a: 'a 24" screen, wide', b: 1 }],
  ['an end that never comes', '{"a": {"b": [1, 2, "x', { a: { b: [1, 2, 'x'] } }],
  ['JSON in a string', `{a: JSON.parse('{"b": 1}'), c: 2}`, { a: { b: 1 }, c: 2 }],
  ['escapes', String.raw`{"a": "\u00e9\x41\/\n"}`, { a: 'éA/\n' }],
  ['raw line breaks', '{"a": "one\ntwo"}', { a: 'one two' }],
])('reads %s', (_name, text, value) => {
  expect(read(text)).toEqual(expect.objectContaining(value));
});

test('reads variables from the scope, and returns where the value ends', () => {
  expect(
    read(
      '{a: b, c: d, e}',
      new Map<string, unknown>([
        ['b', 1],
        ['e', 2],
      ]),
    ),
  ).toMatchObject({ a: 1, e: 2 });
  const text = 'x = {"a": 1}; y()';
  expect(text.slice(readLooseLiteral(text, 4).end)).toBe('; y()');
});

test.each([
  '['.repeat(200_000),
  '{"a":'.repeat(100_000),
  '{"a": "'.repeat(100_000),
  '{a:('.repeat(100_000),
  `{"a": "${'" '.repeat(200_000)}`,
])('hostile text is read in linear time', (text) => {
  // Time of this thread only: the machine may be busy with other tests.
  const before = process.threadCpuUsage();
  read(text);
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1500);
});
