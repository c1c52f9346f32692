import type { KuromojiToken } from 'kuromoji/src/Tokenizer.js';
import { findEnglishWords } from '../english-words.ts';
import { toAsciiDigits } from '../local/written-number.ts';
import type { Utterance, WordSpan } from '../spoken-text.ts';
import { JAPANESE_QUANTITIES } from './japanese-quantities.ts';
import { openTokenizer } from './open-tokenizer.ts';

/** Of letters without a sign between them. Longer runs are cut: the tokenizer's time grows with their square. */
const JAPANESE_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆ヶ]{1,200}/uy;
const LATIN_RUN = /[A-Za-z][A-Za-z\d'’.&+-]*[A-Za-z\d+]|[A-Za-z]/y;

/** Checks if a token belongs to the word before it: particles, endings, auxiliaries. */
function isAttached({ pos, pos_detail_1: detail }: KuromojiToken): boolean {
  return pos === '助詞' || pos === '助動詞' || detail === '接尾' || (pos === '動詞' && detail === '非自立');
}

/** Returns the sound of a token in kana; は, へ and を as particles are pronounced wa, e and o. */
function readToken({ surface_form: surface, pos, reading, pronunciation }: KuromojiToken): string {
  if (pos === '助詞' && pronunciation !== undefined) return pronunciation;
  return reading ?? surface.replace(/\p{Script=Han}/gu, '');
}

/** Converts everything to hiragana: the voice has better rules for it. */
const toHiragana = (kana: string): string =>
  kana.replace(/[ァ-ヶ]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x60));

function findInRun(run: string, start: number): WordSpan[] {
  const spans: WordSpan[] = [];
  let at = start;
  for (const token of openTokenizer().tokenize(run)) {
    const end = at + token.surface_form.length;
    const said = toHiragana(readToken(token));
    const last = spans.at(-1);
    const utterance = last?.utterances[0];
    if (last && utterance && isAttached(token)) {
      last.end = end;
      utterance.say += said;
    } else if (said !== '') spans.push({ start: at, end, utterances: [{ sounds: 'ja', say: said }] });
    at = end;
  }
  return spans;
}

function readQuantity(text: string, at: number): { length: number; said: string } | undefined {
  for (const { pattern, say } of JAPANESE_QUANTITIES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const said =
      match &&
      say(
        match.slice(1).map((group) => group ?? ''),
        { before: '', after: '' },
      );
    if (match && said !== undefined && said !== null) return { length: match[0].length, said };
  }
  return undefined;
}

/** Finds the words of a text in Japanese, particles with the word before them, each with its sound in kana. */
export function findJapaneseWords(text: string, offset = 0): WordSpan[] {
  const plain = toAsciiDigits(text);
  const spans: WordSpan[] = [];
  const push = (start: number, end: number, utterances: Utterance[]): void => {
    spans.push({ start: offset + start, end: offset + end, utterances });
  };
  let at = 0;
  while (at < plain.length) {
    const quantity = /[\d¥￥$€第−-]/.test(plain.charAt(at)) ? readQuantity(plain, at) : undefined;
    LATIN_RUN.lastIndex = at;
    const latin = quantity ? undefined : LATIN_RUN.exec(plain)?.[0];
    JAPANESE_RUN.lastIndex = at;
    const run = quantity || latin ? undefined : JAPANESE_RUN.exec(plain)?.[0];
    if (quantity)
      push(at, at + quantity.length, [{ sounds: 'ja', say: toHiragana(quantity.said), shown: quantity.said }]);
    if (latin)
      push(
        at,
        at + latin.length,
        findEnglishWords(latin).flatMap(({ utterances }) => utterances),
      );
    if (run) spans.push(...findInRun(run, offset + at));
    at += quantity?.length ?? latin?.length ?? run?.length ?? 1;
  }
  return joinParticles(spans, offset, plain);
}

/** Joins a number with the particle after it. */
function joinParticles(spans: readonly WordSpan[], offset: number, text: string): WordSpan[] {
  const joined: WordSpan[] = [];
  for (const span of spans) {
    const previous = joined.at(-1);
    const isAfterNumber =
      previous?.end === span.start && /\d/.test(text.slice(previous.start - offset, previous.end - offset));
    const written = text.slice(span.start - offset, span.end - offset);
    if (previous && isAfterNumber && /^(?:から|まで|で|に|は|が|を|の|と|も|へ|より)$/.test(written)) {
      joined[joined.length - 1] = {
        ...previous,
        end: span.end,
        utterances: [...previous.utterances, ...span.utterances],
      };
    } else joined.push(span);
  }
  return joined;
}
