import { wordTable } from '#src/word-table.ts';
import { createRequire } from 'node:module';
import type { Jieba } from '@node-rs/jieba';
import { pinyin } from 'pinyin-pro';
import { readCardinal, readDigits } from './chinese-numbers.ts';
import { FOLLOWS_NUMBER, findQuantity } from './chinese-quantities.ts';
import { findEnglishWords } from './english-words.ts';
import type { Utterance, WordSpan } from './spoken-text.ts';

const HAN = /\p{Script=Han}/u;
const LATIN_RUN = /[A-Za-z][A-Za-z\d'’.&+-]*[A-Za-z\d+]|[A-Za-z]/y;

let segmenter: Jieba | undefined;

/** Takes 0.2 s and 55 MB the first time, so it loads only for Chinese. */
function getSegmenter(): Jieba {
  if (!segmenter) {
    const require = createRequire(import.meta.url);
    const { Jieba: Segmenter } = require('@node-rs/jieba') as { Jieba: typeof Jieba };
    const { dict } = require('@node-rs/jieba/dict.js') as { dict: Uint8Array };
    segmenter = Segmenter.withDict(dict);
  }
  return segmenter;
}

/** Characters to read, or English words to speak. */
type Part = { read: string } | { english: Utterance[] };

/** Digits, signs and the letters that currencies begin with. */
const STARTS_QUANTITY = /[\d\p{Sc}A-Zn×−±½⅓⅔¼¾/~～–—第-]/u;

/** A word whose pronunciation is not known yet. */
interface Piece {
  start: number;
  end: number;
  parts: Part[];
}

/**
 * Syllables that the synthesiser's pinyin voice would spell as English letters, respelled so that it can pronounce
 * them.
 */
const RESPELLED = wordTable<string>({
  m: 'mu',
  n: 'en',
  ng: 'eng',
  hm: 'heng',
  hng: 'heng',
  r: 'er',
  ê: 'ei',
});

function respell(syllable: string): string {
  const [, letters = '', tone = ''] = /^(\D+)(\d)$/.exec(syllable.replace('ü', 'v')) ?? [];
  // pinyin-pro writes the neutral tone as 0, espeak as 5.
  const spokenTone = tone === '0' ? '5' : tone;
  const [, head = ''] = /^([jqx]i)ong$/.exec(letters) ?? [];
  if (head !== '') return `${head}${spokenTone}ong${spokenTone}`;
  return `${RESPELLED[letters] ?? letters}${spokenTone}`;
}

const sayEnglish = (latin: string): Part => ({
  english: findEnglishWords(latin).flatMap(({ utterances }) => utterances),
});

/**
 * Splits a model name into letters and numbers: i7-13700K, WH-1000XM5. A long number that is not round is read digit by
 * digit.
 */
function readModel(latin: string): Part[] {
  const runs = latin.match(/[A-Za-z]+|\d+(?:\.\d+)*|\+/g) ?? [];
  return runs.map((run) => {
    if (run === '+') return { read: '加' };
    if (!/^\d/.test(run)) return sayEnglish(run === run.toUpperCase() ? [...run].join(' ') : run);
    const isDigitwise = /^\d{4,}$/.test(run) && !run.endsWith('000');
    return { read: isDigitwise ? readDigits(run) : run.split('.').map(readCardinal).join('点') };
  });
}

/** Reads letters in English; the number of a model or a version, and the dots of an address, in Chinese. */
function readLatin(latin: string): Part[] {
  const [, letters = '', digits = '', rest = '', plus = ''] =
    /^([A-Za-z]+)-?(\d+(?:\.\d+)*)([A-Za-z]*)(\+?)$/.exec(latin) ?? [];
  if (letters !== '') {
    const sayLetters = (written: string): Part =>
      sayEnglish(written === written.toUpperCase() ? [...written].join(' ') : written);
    const number = { read: digits.split('.').map(readCardinal).join('点') };
    const more: Part[] = [...(rest === '' ? [] : [sayLetters(rest)]), ...(plus === '' ? [] : [{ read: '加' }])];
    return [sayLetters(letters), number, ...more];
  }
  if (/^[A-Za-z]+-?\d+(?:\.\d+)*[A-Za-z\d-]+\+?$/.test(latin)) return readModel(latin);
  if (!/^(?:www\.|[\w-]+\.(?:com|cn|net|org)\b)/i.test(latin)) return [sayEnglish(latin)];
  return latin
    .split('.')
    .flatMap((part, index): Part[] => [
      ...(index === 0 ? [] : [{ read: '点' }]),
      sayEnglish(/^(?:www|cn)$/i.test(part) ? [...part.toUpperCase()].join(' ') : part),
    ]);
}

function cutPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    LATIN_RUN.lastIndex = at;
    const latin = LATIN_RUN.exec(text)?.[0];
    const quantity = STARTS_QUANTITY.test(text.charAt(at)) ? findQuantity(text, at) : undefined;
    const from = at;
    if (quantity) {
      at += quantity.length;
      pieces.push({ start: from, end: at, parts: [{ read: quantity.read }] });
    } else if (latin) {
      at += latin.length;
      pieces.push({ start: from, end: at, parts: readLatin(latin) });
    } else if (HAN.test(text.charAt(at))) {
      const run = /^\p{Script=Han}+/u.exec(text.slice(at))?.[0] ?? '';
      for (const word of getSegmenter().cut(run, true)) {
        pieces.push({ start: at, end: at + word.length, parts: [{ read: word }] });
        at += word.length;
      }
    } else {
      at += 1;
    }
  }
  return joinQuantities(text, pieces);
}

/** Joins a number and its unit to one word: 199元, 3个, 零下5度, 4K. */
function joinQuantities(text: string, pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const previous = joined.at(-1);
    const written = text.slice(piece.start, piece.end);
    const before = previous?.end === piece.start ? text.charAt(piece.start - 1) : '';
    const isOneWord =
      (/[\d万亿]/.test(before) && (FOLLOWS_NUMBER.test(written) || /^[GKD]$/.test(written))) ||
      (/[\d×−–~～-]/.test(before) && /^\d/.test(written));
    if (previous && isOneWord)
      joined[joined.length - 1] = { ...previous, end: piece.end, parts: [...previous.parts, ...piece.parts] };
    else joined.push(piece);
  }
  return joined;
}

/** Finds the words of a text in Chinese, foreign words and quantities included, each with its pronunciation. */
export function findChineseWords(text: string, offset = 0): WordSpan[] {
  const pieces = cutPieces(text);
  // Read in one piece, since a character's sound depends on its neighbours; other scripts separate the pieces.
  const whole = pieces.flatMap(({ parts }) => parts.map((part) => ('read' in part ? part.read : ' '))).join('');
  const sounds = pinyin(whole, { type: 'array', toneType: 'num', v: true });
  let at = 0;
  const sayPart = (part: Part): Utterance[] => {
    const length = 'read' in part ? [...part.read].length : 1;
    const syllables = sounds.slice(at, at + length).filter((sound) => /^\D+\d$/.test(sound));
    at += length;
    if ('english' in part) return part.english;
    return syllables.length > 0 ? [{ sounds: 'zh-CN', say: syllables.map(respell).join(''), shown: part.read }] : [];
  };
  return pieces
    .map(({ start, end, parts }) => ({ start: start + offset, end: end + offset, utterances: parts.flatMap(sayPart) }))
    .filter(({ utterances }) => utterances.length > 0);
}
