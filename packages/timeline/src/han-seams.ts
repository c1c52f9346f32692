import type { PhraseSeam } from './phrase-seam.ts';

const HAN = /\p{Script=Han}/u;
const END = /[，。！？、：；,.!?:;]$/u;
/** Particles, places, complements and measure words, which belong to the word before them. */
const FOLLOWS =
  /^(?:[的地得了着过吗呢吧啊呀们里上下中内外前后时边间头面些点个只支条张件片颗瓶盒包袋双对种次遍斤两克倍层款台把套]|一下|一点|一些|起来|下来|出来|上来|下去|上去|出去|过来|过去|以上|以下|以内|不了|不到|不住)$/u;
/** Adverbs, auxiliaries and pronouns before what they belong to. */
const LEADS =
  /^(?:[不没很最太更真也都就还又再可能会要想别这那每各第约仅只一二两三四五六七八九十几]|能够|不会|不再|无需|非常|特别|更加)$/u;
/** Prepositions, conjunctions and adverbs, which begin a phrase. */
const BEGINS =
  /^(?:[把被给让跟和与或在从向用为比到按对]|以及|而且|并且|但是|所以|因为|如果|无论|不管|通过|根据|随着|关于|或者|免费|自动|直接|轻松|快速|随手|可以|不用)$/u;
/** Verbs that tell something of what stands before them. */
const VERBS =
  /^(?:是|有|带|配|含|自带|采用|使用|适合|搭配|支持|保持|拥有|具有|内置|附带|来自|选用|可用|能装|装得下|方便|不怕|无需|一按|一拉|一键)$/u;
/** What is said before a number: at least, only, down to. */
const BEFORE_NUMBER = /(?:[仅约达超至满每共重含于到近]|以上|大约|不足|超过|只要|只需)$/u;
/** A number, or what stands for one. */
const NUMBER = /(?:\d|^[一二两三四五六七八九十百千万半双几]+)$/u;

/** Whether two words are written without a space, as Chinese is. */
export const isHanSeam = (word: string, next: string): boolean => HAN.test(word) || HAN.test(next);

const isSingle = (word: string): boolean => Array.from(word).length === 1;
/** Whether a word is known to stand by itself, whatever is beside it. */
const isKnown = (word: string): boolean =>
  FOLLOWS.test(word) || LEADS.test(word) || BEGINS.test(word) || VERBS.test(word);

/** Tells how well a Chinese text can be divided after the word at a place. */
export function readHanSeam(words: readonly string[], index: number): PhraseSeam {
  const [word = '', next = '', after = ''] = [0, 1, 2].map((ahead) => (words[index + ahead] ?? '').replace(END, ''));
  const isLast = words[index + 2] === undefined || END.test(words[index + 1] ?? '');
  const isRepeated = isSingle(next) && word.endsWith(next);
  if (isRepeated || (FOLLOWS.test(next) && !(next === '对' && !isLast))) return 'none';
  if (LEADS.test(word) || BEGINS.test(word) || NUMBER.test(word)) return 'none';
  if (BEGINS.test(next)) return 'phrase';
  // 肩带 and 标配 are nouns.
  if (VERBS.test(next) && !(isSingle(next) && isSingle(word))) return 'phrase';
  if (word.endsWith('得')) return 'none';
  if (/[的地]$/u.test(word)) return isSingle(next) && isLast ? 'none' : 'loose';
  if (BEFORE_NUMBER.test(word) && /^\d/u.test(next)) return 'none';
  if (LEADS.test(next) || NUMBER.test(next)) return 'loose';
  if (FOLLOWS.test(word)) return 'loose';
  // A single character is read with the word after it, or ends what is before it.
  if (isSingle(word) && !isRepeatedAt(words, index)) return 'none';
  return isSingle(next) && (isLast || isKnown(after) || isSingle(after)) ? 'none' : 'tight';
}

const isRepeatedAt = (words: readonly string[], index: number): boolean =>
  (words[index - 1] ?? '').endsWith((words[index] ?? '').replace(END, ''));
