import { plainText, type SourcedText, textFrom } from '../sourced-text.ts';
import type { EnglishFact } from './english-facts.ts';

const MOST_WORDS = 5;
const MOST_LETTERS = 30;

/** What may stand large over a fact: its feature, its amount with its noun, or all of it. Whole phrases only; none is better than a piece. */
export function listTitles(fact: EnglishFact): SourcedText[] {
  const from = (text: string) => textFrom(text, fact.source, fact.range);
  const named = fact.features.toSorted((left, right) => right.weight - left.weight)[0]?.title;
  const amount =
    fact.form.kind === 'noun'
      ? /^(?:\d[\d.,]*(?: ?(?:g|kg|ml|cl|l|mm|cm|m|W|mAh|GB|TB|%)\b)?|\d[\d.,]*-\p{L}+)/u.exec(fact.text)?.[0]
      : undefined;
  const head = fact.form.kind === 'noun' ? fact.form.head : '';
  const short = amount === undefined || !fact.text.toLowerCase().endsWith(head) ? [] : [`${amount} ${head}`];
  // A clause agrees with the line it stands in, not with the picture.
  const whole = fact.form.kind === 'clause' ? [] : [fact.text];
  return [...(named === undefined ? [] : [named]), ...short, ...whole]
    .filter(
      (title) =>
        title.split(/\s+/).length <= MOST_WORDS &&
        title.length <= MOST_LETTERS &&
        !/[,;:.!?]/.test(title.replace(/\d[.,]\d/g, '')),
    )
    .map(from);
}

/** The first title that does not say what the voice says at that moment. */
export function pickTitle(titles: readonly SourcedText[], spoken: SourcedText): SourcedText {
  const said = simplify(spoken.text);
  return titles.find(({ text }) => !said.includes(simplify(text))) ?? plainText('');
}

/** Empty where the title would only repeat the voice. */
export function unlessSpoken(title: SourcedText, spoken: SourcedText): SourcedText {
  return simplify(title.text) === simplify(spoken.text) ? plainText('') : title;
}

const simplify = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£¥]+/gu, ' ')
    .trim()} `;
