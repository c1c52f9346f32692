import { expect, test } from 'vitest';
import { toAttachmentHeader } from '../../platform/storage/content-disposition.ts';
import { toUploadName } from './upload-name.ts';

test.each([
  ['mug.png', 'mug.png'],
  ['C:\\photos\\mug.png', 'mug.png'],
  ['../../mug.png', 'mug.png'],
  ['a:b?.png', 'a_b_.png'],
  ['a\u0000b\u007F.png', 'a_b_.png'],
  ['a\u202Egpj.exe', 'agpj.exe'],
  ['\u2066mug\u2069\u200B\uFEFF.png', 'mug.png'],
  ['👩\u200D🍳.png', '👩\u200D🍳.png'],
  ['.', 'file'],
  ['..', 'file'],
  ['/..', 'file'],
  ['\u202E..', 'file'],
  ['  ', 'file'],
  ['', 'file'],
])('an upload named %j is called %j', (given, name) => {
  expect(toUploadName(given)).toBe(name);
});

test.each([
  ['a\u202Egpj.exe', 'agpj.exe'],
  ['..', '_'],
  ['.', '_'],
])('a browser saves %j as %j', (given, name) => {
  expect(toAttachmentHeader(given)).toBe(toAttachmentHeader(name));
});
