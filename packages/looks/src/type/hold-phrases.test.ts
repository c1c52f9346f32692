import { segmentText } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { holdPhrases } from './hold-phrases.ts';

/** Lists the pieces of a text that lines may break between. */
const piecesOf = (text: string) => segmentText(holdPhrases(text)).map((piece) => piece.text.replaceAll('\u00a0', ' '));

test.each([
  ['W 218\u00a0x D 90\u00a0x H 80\u00a0cm', ['W 218 x', 'D 90 x', 'H 80 cm']],
  ['With a dust cap on the socket', ['With a dust cap', 'on the socket']],
  ['Salt & pepper in one mill', ['Salt & pepper', 'in one mill']],
  ['with a clear crystal daisy and a red stone', ['with a clear', 'crystal daisy', 'and a red stone']],
  ['Nowhere to park.', ['Nowhere', 'to park.']],
])('lines of %s end between its phrases', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test.each([
  ['笼子\u200b里\u200b干净', ['笼子里', '干净']],
  ['一支\u200b支\u200b站好', ['一支支', '站好']],
  ['可折叠\u200b塞\u200b包里', ['可折叠', '塞包里']],
  ['认识\u200b一下，\u200b木里\u200b高脚凳。', ['认识一下，', '木里高脚凳。']],
  ['提手\u200b孔', ['提手孔']],
  ['水分\u200b不到\u200b13%', ['水分', '不到13%']],
])('%s keeps particles, places and short clauses with what they belong to', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test('whole phrases are held together where there is room for them', () => {
  const whole = (text: string) =>
    segmentText(holdPhrases(text, 'whole')).map((piece) => piece.text.replaceAll('\u00a0', ' '));
  expect(whole('with a clear crystal daisy and an emerald-green stone')).toEqual([
    'with a clear crystal daisy',
    'and an emerald-green stone',
  ]);
  expect(whole('三层\u200b红\u200b丝绒\u200b蛋糕\u200b胚，\u200b夹着\u200b奶油')).toEqual([
    '三层红丝绒蛋糕胚，',
    '夹着奶油',
  ]);
});
