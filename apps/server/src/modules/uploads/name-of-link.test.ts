import { expect, test } from 'vitest';
import { nameOfLink } from './name-of-link.ts';

const png = { kind: 'image', type: 'png' } as const;

test.each([
  ['https://shop.example/media/red%20mug.jpg?width=800', '', undefined, 'red mug.jpg'],
  ['https://shop.example/media/mug', '', png, 'mug.png'],
  ['https://shop.example/', '', png, 'shop.example.png'],
  ['https://shop.example/get', 'attachment; filename="cup.webp"', png, 'cup.webp'],
  ['https://shop.example/get', 'attachment; filename="../../etc/passwd"', png, 'passwd.png'],
  ['https://shop.example/a%2F..%2Fb%3F.png', '', png, 'b_.png'],
  ['https://shop.example/%E0%A4%A.png', '', png, '%E0%A4%A.png'],
  ['https://shop.example/get', 'nonsense;;=', png, 'get.png'],
])('%s with %j is named %s', (url, disposition, signature, name) => {
  expect(nameOfLink({ url, disposition, signature })).toBe(name);
});
