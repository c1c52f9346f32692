import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentText } from './segment-text.ts';

const piecesOf = (text: string) => segmentText(text).map((piece) => piece.text);

describe('the pieces of a text', () => {
  it('are words between spaces', () => {
    expect(segmentText('Hot all day')).toEqual([
      { text: 'Hot', spaceAfter: true },
      { text: 'all', spaceAfter: true },
      { text: 'day', spaceAfter: false },
    ]);
  });

  it.each([
    ['Only 500 ml of it', ['Only', '500 ml', 'of', 'it']],
    ['Save 20 % today', ['Save', '20 %', 'today']],
    ['Now $ 19.99 each', ['Now', '$ 19.99', 'each']],
    ['From 1,299 EUR on', ['From', '1,299 EUR', 'on']],
    ['Hot for 12 hours.', ['Hot', 'for', '12 hours.']],
    ['At 25 °C', ['At', '25 °C']],
    ['See No. 5', ['See', 'No. 5']],
  ])('keep numbers with their unit: %s', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  it('keep what a non-breaking space joins', () => {
    expect(piecesOf('Coffee\u00a0To\u00a0Go now')).toEqual(['Coffee\u00a0To\u00a0Go', 'now']);
  });

  it('divide Chinese at characters, but never before closing or after opening punctuation', () => {
    expect(piecesOf('喝水，很好。')).toEqual(['喝', '水，', '很', '好。']);
    expect(piecesOf('全新（限量）款')).toEqual(['全', '新', '（限', '量）', '款']);
    expect(piecesOf('“早安”')).toEqual(['“早', '安”']);
  });

  it.each([
    ['容量500毫升的杯', ['容', '量', '500毫升', '的', '杯']],
    ['仅售￥199元', ['仅', '售', '￥199元']],
    ['保温12小时！', ['保温', '12小时！']],
    ['买iPhone手机', ['买', 'iPhone', '手', '机']],
    ['打5折', ['打', '5折']],
  ])('keep numbers, units and foreign words whole in Chinese: %s', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  it.each([
    ['黑色哑光涂装', '哑光'],
    ['松紧腰带抽绳', '松紧腰带'],
    ['烟酰胺精华液', '精华液'],
    ['可拆洗枕套', '可拆洗'],
    ['316不锈钢内胆', '不锈钢'],
  ])('keep words of shops whole where nothing marks them: %s', (text, word) => {
    expect(piecesOf(text)).toContain(word);
  });

  it('follow the words marked by a splitter with zero-width spaces', () => {
    expect(piecesOf('不锈钢\u200b保温杯，\u200b早安')).toEqual(['不锈钢', '保温杯，', '早安']);
    expect(piecesOf('3合1\u200b设计')).toEqual(['3合1', '设计']);
    expect(piecesOf('保温杯\u200b')).toEqual(['保温杯']);
  });

  it('neither lose nor add characters', () => {
    const letters = fc.constantFrom(...'ab1$%,.(）（，。你好杯元 \u00a0'.split(''));
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 40 }), (characters) => {
        const text = characters.join('');
        const joined = segmentText(text)
          .map((piece) => piece.text + (piece.spaceAfter ? ' ' : ''))
          .join('');
        expect(joined).toBe(text.replaceAll(/ +/g, ' ').replaceAll(/^ | $/g, ''));
      }),
    );
  });
});
