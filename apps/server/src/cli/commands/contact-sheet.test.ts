import { LOOK_IDS } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { readWords } from '../test-read-words.ts';
import { createContactSheetCommand } from './contact-sheet.ts';

const read = (...words: string[]) => readWords(createContactSheetCommand, words);

it('draws every look by default, else the named ones', async () => {
  const [first, second] = LOOK_IDS;
  expect(await read()).toMatchObject({ looks: LOOK_IDS, ratio: '9:16', language: 'en', scale: 0.35, hasVideos: false });
  expect(await read('--look', first, '--video', '--look', second)).toMatchObject({
    looks: [first, second],
    hasVideos: true,
  });
});

it('refuses a scale that enlarges the stills', async () => {
  await expect(read('--scale', '2')).rejects.toThrow('--scale takes a number above 0 and up to 1, not "2"');
});
