import { expect, test } from 'vitest';
import { toOwnPath } from './own-path.ts';

const SITE = 'https://studio.example';

test.each([
  ['/projects?sort=new#top', '/projects?sort=new#top'],
  ['https://studio.example/projects', '/projects'],
])('a user may be sent to %s', (address, path) => {
  expect(toOwnPath(address, SITE)).toBe(path);
});

test.each([
  undefined,
  '',
  'projects',
  'https://elsewhere.example/',
  '//elsewhere.example',
  String.raw`/\elsewhere.example`,
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'https://studio.example@elsewhere.example/',
  'https://studio.example.elsewhere.example/',
  'https://name:word@studio.example/',
  'http://studio.example/',
  'javascript:alert(1)',
  'data:text/html,hello',
])('nobody is sent to %s', (address) => {
  expect(toOwnPath(address, SITE)).toBe('');
});
