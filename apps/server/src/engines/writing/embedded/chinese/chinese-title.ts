import { plainText, type SourcedText, textFrom } from '../sourced-text.ts';
import type { ChineseFact } from './chinese-facts.ts';

const LONGEST_TITLE = 10;
const SHORTEST_TITLE = 2;
/** An amount with the two or more characters that name its quantity: "续航50小时", "承重150公斤". */
const AMOUNT =
  /(?:(?<=^|，)[\p{Script=Han}]{2,4}|(?<![\p{Script=Han}\d.]))\d+(?:\.\d+)?(?:毫升|ml|升|L|小时|分钟|秒|天|年|公斤|千克|克|kg|g|厘米|毫米|米|cm|mm|瓦|W|毫安|mAh|Hz|牛米|转|片|块|张|页|支|粒|个月|人|次|度)/iu;

/** Lists the possible titles of a fact, the fullest first: all of it, its first clause, its amount. */
function listTitles(fact: ChineseFact): SourcedText[] {
  // The first of several things is not the fact: 由燕麦、杏仁制成.
  const [clause = ''] = fact.text.split('，');
  const amount = AMOUNT.exec(fact.text)?.[0] ?? '';
  return [fact.text, clause, amount]
    .filter((title) => title.length >= SHORTEST_TITLE && title.length <= LONGEST_TITLE)
    .map((title) => textFrom(title, fact.source, fact.range));
}

/** Returns the first title that the voice does not speak at the same time, else the fullest, which is read sooner. */
export function pickTitle(
  fact: ChineseFact | undefined,
  spoken: SourcedText,
  isSound: (text: string) => boolean,
): SourcedText {
  const titles = fact === undefined ? [] : listTitles(fact).filter(({ text }) => isSound(`${text}。`));
  return titles.find((title) => !isSaid(title, spoken)) ?? titles[0] ?? plainText('');
}

/** Returns an empty title if it is too long, or only repeats the voice. */
export function fitTitle(title: SourcedText, spoken: SourcedText): SourcedText {
  return title.text.length > LONGEST_TITLE || isSaid(title, spoken) ? plainText('') : title;
}

function isSaid(title: SourcedText, spoken: SourcedText): boolean {
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}%]/gu, '');
  return plain(spoken.text).includes(plain(title.text));
}
