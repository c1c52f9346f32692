import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captionCardLimits, groupCaptionWords, trimCardPunctuation } from './group-caption-words.ts';
import { msToTicks } from '@reelwright/timeline';

interface SpokenWord {
  text: string;
  start: number;
  end: number;
  spaceAfter: boolean;
}

/** Words spoken one after another; `|` is a second of silence. */
function speak(text: string, options: { wordMs?: number; spaceAfter?: boolean } = {}): SpokenWord[] {
  const { wordMs = 300, spaceAfter = true } = options;
  let at = 0;
  return text.split(' ').flatMap((word) => {
    if (word === '|') {
      at += 1000;
      return [];
    }
    const start = msToTicks(at);
    at += wordMs;
    return [{ text: word, start, end: msToTicks(at - 20), spaceAfter }];
  });
}

const cardsOf = (words: SpokenWord[], language = 'en') =>
  groupCaptionWords(words, language).map((card) => card.map((word) => word.text).join(' '));

describe('the cards of a caption', () => {
  it('end with sentences', () => {
    expect(cardsOf(speak('Coffee stays hot. Water stays cold. Every day.'))).toEqual([
      'Coffee stays hot.',
      'Water stays cold.',
      'Every day.',
    ]);
  });

  it('end at pauses', () => {
    expect(cardsOf(speak('Meet the cup | for your day'))).toEqual(['Meet the cup', 'for your day']);
  });

  it('prefer to end at commas', () => {
    expect(cardsOf(speak('When mornings are cold, your coffee stays hot'))).toEqual([
      'When mornings are cold,',
      'your coffee stays hot',
    ]);
  });

  it.each([260, 340, 420])('begin with no last word of a clause, at %i ms a word', (wordMs) => {
    for (const line of [
      'Wide 12 cm padded shoulder strap, adjustable length.',
      'It has a large front pocket, two small ones.',
    ])
      expect(cardsOf(speak(line, { wordMs })).join(' | ')).not.toMatch(/\| (?:strap|pocket),/);
  });

  it.each([
    'Somebody you live with will want to borrow this blazer.',
    'These trail shoes have a grippy rubber outsole, so you keep your footing.',
    'A water flosser that runs twenty days on one charge? Here it is.',
    'You can leave the charger at home because it is still full in the evening.',
    'Your phone and keys have a place: it has two deep pockets.',
  ])('end behind no article, preposition, auxiliary or adjective, and leave no word alone: %s', (line) => {
    const cards = cardsOf(speak(line));
    for (const card of cards.slice(0, -1))
      expect(card, cards.join(' | ')).not.toMatch(
        /\b(?:a|an|the|of|to|on|at|for|because|will|can|is|has|have|grippy|rubber|deep|two|this|your|so|and)$/i,
      );
    for (const card of cards) expect(card.split(' ').length, cards.join(' | ')).toBeGreaterThan(1);
  });

  it('keep a short line with a long name together', () => {
    const words = speak('Meet the Wireless Game Controller.');
    const cards = groupCaptionWords(words, 'en', { names: ['Wireless Game Controller'] });
    expect(cards).toEqual([words]);
  });

  it('end at clauses: a colon ends a card', () => {
    expect(cardsOf(speak('Your bag stays dry: this bottle has a tight lid'))[0]).toBe('Your bag stays dry:');
  });

  it('never divide a number and its unit', () => {
    for (const card of cardsOf(speak('This bottle easily holds 500 ml of cold water and costs $ 19.99 today'))) {
      expect(card).not.toMatch(/500$|\$$/);
    }
    expect(cardsOf(speak('Keeps drinks hot for 12 hours straight')).join('/')).toContain('12 hours');
  });

  it('stay long enough to be read: a short word joins its neighbour', () => {
    expect(cardsOf(speak('Wow! So very good', { wordMs: 250 }))).toEqual(['Wow! So very good']);
    expect(cardsOf(speak('Wow! So very good', { wordMs: 900 }))[0]).toBe('Wow!');
  });

  it('do not end after an abbreviation', () => {
    expect(cardsOf(speak('Ask Dr. Miller today'))).toEqual(['Ask Dr. Miller today']);
    expect(cardsOf(speak('Meet the S.T. Marlow bag'))).toEqual(['Meet the S.T. Marlow bag']);
  });

  it('keep Chinese punctuation with the word before it, and fit a line', () => {
    const cards = cardsOf(
      speak('这款 保温杯 ， 采用 不锈钢 材质 ， 保温 12 小时 。 现在 只要 199 元 ！', { spaceAfter: false }),
      'zh-CN',
    ).map((card) => card.replaceAll(' ', ''));
    for (const card of cards) {
      expect(card).not.toMatch(/^[，。！]/);
      expect(Array.from(card).length).toBeLessThanOrEqual(12);
    }
    expect(cards.some((card) => card.includes('12小时'))).toBe(true);
    expect(cards.some((card) => card.includes('199元'))).toBe(true);
    expect(cards.join('')).toBe('这款保温杯，采用不锈钢材质，保温12小时。现在只要199元！');
  });

  it('contain all words in order, within the limits', () => {
    const anyText = fc.constantFrom(
      'a',
      'cup',
      'coffee',
      'wonderful',
      'hot.',
      'cold,',
      '500',
      'ml',
      '$',
      '20',
      'unbelievably-long-compound-word',
      '。',
      '杯子',
    );
    const anyWord = fc.record({ text: anyText, gapMs: fc.integer({ min: 0, max: 1500 }), spaceAfter: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyWord, { maxLength: 40 }), fc.constantFrom('en', 'zh-CN'), (list, language) => {
        let at = 0;
        const words = list.map(({ text, gapMs, spaceAfter }) => {
          const start = at + msToTicks(gapMs);
          at = start + msToTicks(300);
          return { text, start, end: at, spaceAfter };
        });
        const cards = groupCaptionWords(words, language);
        expect(cards.flat()).toEqual(words);
        const seams = cards.slice(1).map((card, index) => ({ before: cards[index]!.at(-1)!, after: card[0]! }));
        for (const { before, after } of seams) {
          expect(`${before.text} ${after.text}`).not.toMatch(/^500 ml$|^20 ml$|^\$ (20|500)$/);
          expect(after.text === '。' && !before.spaceAfter).toBe(false);
        }
        for (const card of cards) expect(card.length).toBeGreaterThan(0);
        const { maxWords } = captionCardLimits(language);
        for (const card of cards) {
          const separable = card.every(
            (word) => /^[a-z]+[.,]?$/.test(word.text) && word.text !== 'ml' && word.spaceAfter,
          );
          if (separable) expect(card.length).toBeLessThanOrEqual(maxWords);
        }
      }),
    );
  });
});

describe('a card as shown', () => {
  const shown = (text: string) =>
    trimCardPunctuation(speak(text))
      .map((word) => word.text)
      .join(' ');

  it('has no comma or full stop at its end', () => {
    expect(shown('keeps it hot,')).toBe('keeps it hot');
    expect(shown('all day.')).toBe('all day');
    expect(shown('保温 一整天。')).toBe('保温 一整天');
  });

  it('keeps marks that mean something', () => {
    expect(shown('Ready?')).toBe('Ready?');
    expect(shown('Wow!')).toBe('Wow!');
    expect(shown('and then...')).toBe('and then...');
  });
});
