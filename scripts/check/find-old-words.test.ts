import { expect, test } from 'vitest';
import { findOldWords } from './find-old-words.ts';

const OLD = [
  { word: 'picture', use: 'image', except: /^AVATAR_/ },
  { word: 'sound', use: 'audio', folders: ['packages/speech/'] },
];
const namesIn = (text: string, path = 'packages/ad/src/a.ts') =>
  findOldWords(path, text, OLD).map(({ name, use, line }) => `${line} ${name}: ${use}`);

test('finds an old word in declared names, whatever their case', () => {
  const text = 'const pictureOf = 1;\ninterface LookPicture {\n  PICTURE_PX?: number;\n  readonly sounds: string[];\n}';
  expect(namesIn(text)).toEqual([
    '1 pictureOf: image',
    '2 LookPicture: image',
    '3 PICTURE_PX: image',
    '4 sounds: audio',
  ]);
});

test('ignores texts, longer words, exceptions, and folders where the word means something else', () => {
  expect(namesIn("const text = 'a picture';\nconst pictured = 1;\nconst AVATAR_PICTURE_FACE = 2;")).toEqual([]);
  expect(namesIn('const sound = 1;', 'packages/speech/src/a.ts')).toEqual([]);
});
