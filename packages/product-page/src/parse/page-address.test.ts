import { expect, test } from 'vitest';
import { findPageAddress } from './page-address.ts';
import { findPageLanguage } from './page-language.ts';
import { parsePage } from './page-document.ts';
import { skipUnread } from './skip-unread.ts';

test.each([
  ['<link rel="canonical" href="https://shop.example/mug?a=1&amp;b=2">', 'https://shop.example/mug?a=1&b=2'],
  ["<meta content='https://shop.example/mug' property='og:url'>", 'https://shop.example/mug'],
  ['<base href="https://shop.example/"><link href="/mug" rel=canonical>', 'https://shop.example/mug'],
  ['<p>nothing</p>', 'http://localhost/'],
  ['<link rel="canonical" href="javascript:alert(1)">', 'http://localhost/'],
])('a page with %s has the address %s', (html, address) => {
  expect(findPageAddress(html).href).toBe(address);
});

test.each([
  ['<html lang="en-GB">', 'Blue Mug', 'en-GB'],
  ['<meta property="og:locale" content="de_DE">', 'Blaue Tasse', 'de-DE'],
  ['<html lang="en">', '蓝色马克杯', 'zh'],
  ['<html lang="ja">', '青いマグカップ', 'ja'],
  ['<html lang="zh-TW">', 'UNIFLAME 可提式碗籃組', 'zh-TW'],
  ['<html lang="!">', 'Blue Mug', undefined],
])('the words of %s with %s are in %s', (html, name, language) => {
  expect(findPageLanguage(parsePage(html, new URL('http://localhost/')), name)).toBe(language);
});

test('unread parts are removed, data is kept', () => {
  const kept = '<script>x = {"price": 1}</script><p>Mug</p><SCRIPT type="application/ld+json">{}</SCRIPT>';
  const html = `<!-- a --><style>b{}</style>${kept.replace('<p>', '<svg><title>c</title></svg><script>code()</script><p>')}<STYLE>d</STYLE>`;
  expect([...skipUnread(html)].join('')).toBe(kept);
});

test.each(['<svg><p>Mug</p>', '<p>Mug</p><!-- never closed', '<p>Mug</p><script>price'])(
  '%s loses nothing visible',
  (html) => {
    expect([...skipUnread(html)].join('')).toBe(html);
  },
);
