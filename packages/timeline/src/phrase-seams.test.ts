import { expect, test } from 'vitest';
import { findSeams, readSeams } from './phrase-seams.ts';

/** The parts of a text between its seams of the kinds, which stand alone. */
function partsOf(text: string, kinds: readonly string[] = ['sentence', 'clause', 'phrase']): string[] {
  const parts = [''];
  for (const { text: word, gap, seam } of readSeams(text)) {
    parts.push(`${parts.pop() ?? ''}${word}`);
    if (kinds.includes(seam)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${gap === '\u200b' ? '' : gap}`);
  }
  return parts.filter((part) => part !== '');
}

test.each([
  [
    'Earrings with a clear crystal daisy and an emerald-green stone in the middle.',
    ['Earrings', 'with a clear crystal daisy', 'and an emerald-green stone', 'in the middle.'],
  ],
  ['The slim barrel grip stays easy to hold.', ['The slim barrel grip', 'stays easy to hold.']],
  ['Fold it up for the road.', ['Fold it up', 'for the road.']],
  ['Ready in about 20 minutes, right out of the box.', ['Ready in about 20 minutes,', 'right out of the box.']],
  ['A mug glazed in plum.', ['A mug', 'glazed in plum.']],
  ['Somebody you live with will steal this.', ['Somebody', 'you live with', 'will steal this.']],
])('%s has its phrases apart', (text, phrases) => {
  expect(partsOf(text)).toEqual(phrases);
});

test.each([
  [
    '三层\u200b红\u200b丝绒\u200b蛋糕\u200b胚，\u200b夹着\u200b奶油。',
    ['三层', '红丝绒', '蛋糕胚，', '夹着', '奶油。'],
  ],
  ['豆沙\u200b玫瑰\u200b色\u200b的\u200b唇膏', ['豆沙', '玫瑰色的', '唇膏']],
  ['放\u200b包\u200b里\u200b不会\u200b打开', ['放包里', '不会打开']],
])('no Chinese word of %s is torn, nor a particle from its word', (text, parts) => {
  expect(partsOf(text, ['sentence', 'clause', 'phrase', 'loose', 'tight'])).toEqual(parts);
});

test('of a language that is not known, only punctuation divides', () => {
  const words = 'Der Becher hält den Kaffee sechs Stunden warm, sogar draußen'.split(' ').map((text) => ({ text }));
  const seams = findSeams(words);
  expect(seams.filter((seam) => seam !== 'loose')).toEqual(['clause', 'sentence']);
});
