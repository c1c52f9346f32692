import { findAbbreviation } from './english-abbreviations.ts';
import { findEnglishPhrases } from './english-phrases.ts';
import { sayTokenInContext } from './english-tokens.ts';
import type { WordSpan } from './spoken-text.ts';

interface Token {
  text: string;
  start: number;
  end: number;
  hasDot: boolean;
}

/** Silent signs around a token; signs that start an amount, a name or a negative number stay. */
const LEADING = /^(?:[^\p{L}\p{N}$€£¥￥₹#@&+=~≈×.−-]|\.(?!\d)|[#@~≈$€£¥￥₹+=−-](?![\p{L}\p{N}.$€£¥￥₹])(?!$))+/u;
const TRAILING = /[^\p{L}\p{N}\p{M}%+°″′$€£¥￥&=~≈×@/]+$/u;

function trimToken(text: string, at: number, isQuoteOpen: boolean): Token {
  const leading = LEADING.exec(text)?.[0].length ?? 0;
  const rest = text.slice(leading);
  const trailing = TRAILING.exec(rest)?.[0] ?? '';
  const isInch = /\d$/.test(rest.slice(0, rest.length - trailing.length)) && /^["”]/.test(trailing) && !isQuoteOpen;
  const core = rest.slice(0, rest.length - trailing.length + (isInch ? 1 : 0));
  const hasDot = trailing.startsWith('.');
  const isAbbreviation = hasDot && (findAbbreviation(core) !== undefined || /^no$/i.test(core));
  const start = at + leading;
  return { text: core, start, end: start + core.length + (isAbbreviation ? 1 : 0), hasDot };
}

function tokenize(text: string, offset: number): Token[] {
  const tokens: Token[] = [];
  let isQuoteOpen = false;
  for (const match of text.matchAll(/\S+/g)) {
    // Checked before trimming: after an opening quote, the closing one is no inch.
    if (/^["“(]*["“]/.test(match[0])) isQuoteOpen = true;
    const token = trimToken(match[0], offset + match.index, isQuoteOpen);
    if (/["”]\W*$/.test(match[0])) isQuoteOpen = false;
    tokens.push(token);
  }
  return tokens;
}

/** Finds the words of a text in English (or in another language with Latin letters), each with its reading. */
export function findEnglishWords(text: string, offset = 0): WordSpan[] {
  const spans: WordSpan[] = [];
  let at = 0;
  for (const { start, end, say } of findEnglishPhrases(text)) {
    spans.push(...findTokens(text.slice(at, start), offset + at));
    spans.push({ start: offset + start, end: offset + end, utterances: [{ sounds: 'en', say }] });
    at = end;
  }
  return [...spans, ...findTokens(text.slice(at), offset + at)];
}

function findTokens(text: string, offset: number): WordSpan[] {
  const tokens = tokenize(text, offset);
  return tokens
    .map((token, index) => ({
      ...token,
      say: sayTokenInContext({
        token: token.text,
        previous: tokens[index - 1]?.text,
        next: tokens[index + 1]?.text,
        hasDot: token.hasDot,
      }).trim(),
    }))
    .filter(({ say }) => /\p{L}/u.test(say))
    .map(({ start, end, say }) => ({ start, end, utterances: [{ sounds: 'en' as const, say }] }));
}
