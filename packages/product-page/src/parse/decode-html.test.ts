import { expect, test } from 'vitest';
import { decodeHtml } from './decode-html.ts';

const UTF8 = Buffer.from('<p>naïve 价格 €</p>'.repeat(30));
/** "价格" in GBK. */
const GBK = Buffer.concat([Buffer.from('<p>'), Buffer.from([0xbc, 0xdb, 0xb8, 0xf1]), Buffer.from('</p>')]);

test('follows the header', () => {
  expect(decodeHtml(GBK, 'text/html; charset=GBK')).toBe('<p>价格</p>');
  expect(decodeHtml(UTF8, 'text/html; charset="utf-8"')).toContain('价格');
});

test("follows the page's declaration if the header has none", () => {
  const page = Buffer.concat([
    Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=gb2312">'),
    GBK,
  ]);
  expect(decodeHtml(page, 'text/html')).toContain('价格');
});

test('prefers the bytes to a wrong header', () => {
  expect(decodeHtml(UTF8, 'text/html; charset=no-such-charset')).toContain('naïve 价格 €');
  const declared = Buffer.concat([Buffer.from('<meta charset="gbk">'), GBK]);
  expect(decodeHtml(declared, 'text/html; charset=utf-8')).toContain('价格');
});

test('reads undeclared bytes as UTF-8, else in the western charset', () => {
  expect(decodeHtml(UTF8, '')).toContain('naïve 价格 €');
  expect(decodeHtml(Buffer.from([0x4d, 0xfc, 0x73, 0x6c, 0x69, 0x20, 0x80]), '')).toBe('Müsli €');
});

test('a byte order mark overrides the header', () => {
  const page = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<p>价格', 'utf16le')]);
  expect(decodeHtml(page, 'text/html; charset=latin1')).toBe('<p>价格');
});

test('one broken character does not change the charset of the page', () => {
  const page = Buffer.concat([Buffer.from('价格 '.repeat(2000)), Buffer.from([0xff])]);
  expect(decodeHtml(page, 'text/html; charset=utf-8').slice(0, 2)).toBe('价格');
});

test('a large page with a wrong charset declaration is read correctly, whatever its length', () => {
  const gbk = Buffer.concat(Array.from({ length: 150_000 }, () => GBK));
  for (const page of [gbk, Buffer.concat([Buffer.from(' '), gbk])]) {
    const declared = Buffer.concat([Buffer.from('<meta charset="gbk">'), page]);
    const text = decodeHtml(declared, 'text/html; charset=utf-8');
    expect(text).toContain('价格');
    expect(text).not.toContain('\ufffd');
  }
});
