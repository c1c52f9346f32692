import { expect, it } from 'vitest';
import { findCopiedTexts, listTexts } from './find-copied-texts.ts';

const heldOut = JSON.stringify({
  trade: 'kite',
  honest: ['It won’t tangle on the way up.'],
  invented: ['十级大风也吹不断线。'],
});
const texts = listTexts({ path: 'held-out/english.json', text: heldOut });

it('lists the long texts of a set and of a page', () => {
  expect(texts).toEqual(["it won't tangle on the way up", '十级大风也吹不断线']);
  expect(listTexts({ path: 'a.html', text: '<h1>Kite</h1><li class="point">Folds into its own bag</li>' })).toEqual([
    'folds into its own bag',
  ]);
});

it('finds a line in a word table or in a test, however it is written', () => {
  const table = { path: 'words.json', text: '[\n{ "example": "it won\'t tangle on the way up" }]' };
  const test = { path: 'a.test.ts', text: "'It won\\'t tangle on the way up!', '十级大风也吹不断线'" };
  const other = { path: 'b.ts', text: "'It tangles on the way up.'" };
  expect(findCopiedTexts(texts, [table, test, other]).map(({ path, line }) => [path, line])).toEqual([
    ['words.json', 2],
    ['a.test.ts', 1],
    ['a.test.ts', 1],
  ]);
});
