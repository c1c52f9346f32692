import { expect, test } from 'vitest';
import { parseTolerantJson } from './tolerant-json.ts';

test.each([
  ['trailing commas', '{"a": [1, 2,], }', { a: [1, 2] }],
  ['comments', '{ // name\n "a": "http://x//y" /* old */ }', { a: 'http://x//y' }],
  ['raw line breaks and tabs in strings', '{"a": "one\ntwo\tthree"}', { a: 'one two three' }],
  ['control characters', '{"a": "b\u0001c"}', { a: 'bc' }],
  ['escapes that JSON does not know', String.raw`{"a": "it\'s"}`, { a: "it's" }],
  ['entities for quotes', '{&quot;a&quot;: &quot;b &amp; c&quot;}', { a: 'b & c' }],
  ['an HTML comment around it', '<!-- {"a": 1} -->', { a: 1 }],
  ['CDATA marks', '//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
  ['a semicolon', '{"a": 1};', { a: 1 }],
])('reads JSON with %s', (_name, text, value) => {
  expect(parseTolerantJson(text)).toEqual(value);
});

test('leaves correct JSON unchanged, even text that looks like a comment or comma', () => {
  const value = { a: 'x, ] } // y /* z', b: '\n' };
  expect(parseTolerantJson(JSON.stringify(value))).toEqual(value);
});

test.each([
  ['an end that never comes', '{"a": {"b": [1, 2', { a: { b: [1, 2] } }],
  ['quotes that nobody escaped', '{"a": "24" wide", "b": 1}', { a: '24" wide', b: 1 }],
])('recovers a part of JSON with %s', (_name, text, value) => {
  expect(parseTolerantJson(text)).toEqual(value);
});

test.each(['', '<p>', '#'])('returns undefined for %j', (text) => {
  expect(parseTolerantJson(text)).toBeUndefined();
});
