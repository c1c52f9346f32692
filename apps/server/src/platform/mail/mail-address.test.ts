import { expect, test } from 'vitest';
import { isHeaderText, isMailAddress } from './mail-address.ts';

test.each(['ann@shop.example', 'a.b+tag@mail.shop.example', "o'neil@shop.example", '王@例子.测试', 'x@1and1.example'])(
  'takes %s',
  (address) => {
    expect(isMailAddress(address)).toBe(true);
  },
);

test.each([
  'ann@shop.example\r\nBcc: eve@evil.example',
  'ann@shop.example\nBcc:eve@evil.example',
  'ann@shop.example\u0000',
  'ann@shop.example, eve@evil.example',
  'ann@shop.example;eve@evil.example',
  'Ann <ann@shop.example>',
  'friends:ann@shop.example',
  'ann(x)@shop.example',
  '"ann eve"@shop.example',
  'ann@eve@shop.example',
  'ann@\u202eshop.example',
  'ann @shop.example',
  '.ann@shop.example',
  'ann@shop',
  'ann@[127.0.0.1]',
  'ann@shop..example',
  '@shop.example',
  'ann',
  '',
  `${'a'.repeat(65)}@shop.example`,
  `ann@${'a'.repeat(250)}.example`,
])('refuses %j', (address) => {
  expect(isMailAddress(address)).toBe(false);
});

test('a header is one line', () => {
  expect(isHeaderText('Your code: 482913 验证码')).toBe(true);
  for (const text of ['a\r\nBcc: x', 'a\nb', 'a\rb', 'a\u0000b', 'a\u2028b']) expect(isHeaderText(text)).toBe(false);
});
