import { type Concept, CONCEPTS } from '../vocabulary/concept.ts';
import { type ChineseWord, type EnglishPhrase, getVocabulary, type Meaning } from '../vocabulary/vocabulary.ts';
import { stemWord } from '../text/stem-word.ts';
import { readTone } from './read-tones.ts';
import type { Word, WordMeaning } from './word.ts';

const QUOTED =
  /"([^"\n]{1,200})"|“([^“”\n]{1,200})”|「([^「」\n]{1,200})」|『([^『』\n]{1,200})』|«([^«»\n]{1,200})»|(?<![\p{L}\p{N}])'([^'\n]{1,200})'(?![\p{L}\p{N}])/gu;
const PIECE =
  /(?<color>#[0-9a-f]{6}(?![0-9a-z])|#[0-9a-f]{3}(?![0-9a-z]))|(?<han>\p{Script=Han}+)|(?<latin>[a-z0-9]+(?:[.][0-9a-z]+)*(?:'[a-z]+)?'?)|(?<other>(?:(?!\p{Script=Han}|[a-z0-9])[\p{L}\p{N}\p{M}])+)|(?<pause>[,.;:!?。，；：！？\n()[\]|/、&+])/gu;
const PLACES = new Set(['on', 'in', 'by', 'near', 'next', 'beside', 'at', 'above', 'from']);
const NUMBER = /^\d{1,2}$/;

/** Finds the words of a normalised prompt, the longest match first. `prompt` is the text as written, for labels. */
export function findWords(normal: string, prompt: string): Word[] {
  const words: Word[] = [];
  let bare = normal;
  for (const { index, 0: all, ...groups } of normal.matchAll(QUOTED)) {
    const inside = Object.values(groups).find((group) => typeof group === 'string') ?? '';
    const text = prompt.slice(index + 1, index + 1 + inside.length).trim();
    if (text === '') continue;
    words.push({ start: index, end: index + all.length, meaning: { kind: 'label', text } });
    bare = bare.slice(0, index) + '\u0000'.repeat(all.length) + bare.slice(index + all.length);
  }
  const latin: { start: number; end: number; text: string; stem: string }[] = [];
  let lastEnd = 0;
  const flush = (): void => {
    if (latin.length > 0) words.push(...readEnglish(latin.splice(0)));
  };
  for (const { index, 0: text, groups = {} } of bare.matchAll(PIECE)) {
    // Words of one phrase are parted by spaces and hyphens alone.
    if (!/^[\s\-_–—]*$/.test(bare.slice(lastEnd, index))) flush();
    const end = index + text.length;
    lastEnd = end;
    if (groups['latin'] !== undefined) {
      latin.push({ start: index, end, text, stem: stemWord(text) });
      continue;
    }
    flush();
    if (groups['color'] !== undefined)
      words.push({ start: index, end, meaning: { kind: 'color_code', color: toLongCode(text) } });
    else if (groups['han'] !== undefined) words.push(...readChinese(text, index));
    else if (groups['other'] !== undefined) words.push({ start: index, end, meaning: { kind: 'unknown', words: 1 } });
    else words.push(toPause(text, index));
  }
  flush();
  return shadeColors(
    words.sort((one, other) => one.start - other.start),
    normal,
  );
}

function toPause(text: string, start: number): Word {
  const isList = text === '、' || text === '&' || text === '+' || text === '/';
  return { start, end: start + 1, meaning: isList ? { kind: 'marker', marker: 'and' } : { kind: 'pause' } };
}

function toLongCode(code: string): string {
  return code.length === 7 ? code : `#${Array.from(code.slice(1), (digit) => digit + digit).join('')}`;
}

function readEnglish(pieces: readonly { start: number; end: number; text: string; stem: string }[]): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (!piece) break;
    const phrase = findPhrase(pieces, at);
    const last = pieces[at + (phrase ? phrase.stems.length : 1) - 1] ?? piece;
    const opensPhrase = (phrase?.stems.length ?? 0) > 1 && PLACES.has(piece.text);
    words.push({ start: piece.start, end: last.end, meaning: phrase?.meaning ?? readNumber(piece.text), opensPhrase });
    at += phrase ? phrase.stems.length : 1;
  }
  return words;
}

/** Things whose singular is a colour or a material. */
const PLURALS: Readonly<Record<string, string>> = {
  oranges: 'prop.citrus',
  peaches: 'prop.apple',
  glasses: 'subject.glass',
};

function findPhrase(pieces: readonly { text: string; stem: string }[], at: number): EnglishPhrase | undefined {
  const piece = pieces[at];
  if (!piece) return undefined;
  const phrase = getVocabulary()
    .english.get(piece.stem)
    ?.find((candidate) => standsAt(candidate, pieces, at));
  const isAdjective = phrase?.meaning.kind === 'concept' && /^(?:color|material)$/.test(phrase.meaning.concept.family);
  if (!isAdjective || phrase.stems.length > 1 || piece.text === piece.stem || !piece.text.endsWith('s')) return phrase;
  const thing = CONCEPTS.find(({ id }) => id === PLURALS[piece.text]);
  return thing ? { stems: phrase.stems, meaning: { kind: 'concept', concept: thing } } : phrase;
}

function standsAt({ stems }: EnglishPhrase, pieces: readonly { stem: string }[], at: number): boolean {
  return stems.every((stem, offset) => pieces[at + offset]?.stem === stem);
}

function readNumber(text: string): WordMeaning {
  if (NUMBER.test(text) && Number(text) >= 1) return { kind: 'count', count: Number(text) };
  // Sizes, ratios and versions say nothing of the scene.
  return /^\d/.test(text) ? { kind: 'filler' } : { kind: 'unknown', words: 1 };
}

/**
 * Reads a run of Chinese characters from left to right, the longest word first. A concept of one character counts only
 * where it stands between words: the 水 of 水果 is no water.
 */
function readChinese(run: string, offset: number): Word[] {
  const { chinese } = getVocabulary();
  const find = (at: number, test: (word: ChineseWord) => boolean): ChineseWord | undefined =>
    chinese.get(run.charAt(at))?.find((word) => run.startsWith(word.word, at) && test(word));
  const words: Word[] = [];
  let rest = -1;
  const endRest = (at: number): void => {
    if (rest >= 0) words.push(...readRest(run.slice(rest, at), offset + rest));
    rest = -1;
  };
  for (let at = 0; at < run.length; ) {
    const found = find(at, ({ word, meaning }) => word.length > 1 || !isContent(meaning));
    if (found) {
      endRest(at);
      words.push({ start: offset + at, end: offset + at + found.word.length, meaning: found.meaning });
      at += found.word.length;
    } else {
      if (rest < 0) rest = at;
      at += 1;
    }
  }
  endRest(run.length);
  return words;

  /** What longer words have left: words of one character if it is nothing else, otherwise one unknown word. */
  function readRest(text: string, start: number): Word[] {
    const single = Array.from(text, (character) => chinese.get(character)?.find(({ word }) => word.length === 1));
    if (single.every((word) => word !== undefined))
      return single.map((word, at) => ({ start: start + at, end: start + at + 1, meaning: word.meaning }));
    const unknown = (end: number): Word => ({
      start,
      end: start + end,
      meaning: { kind: 'unknown', words: Math.ceil(end / 2) },
    });
    // 护肤瓶: whatever is in it, it is a bottle.
    const head = single.at(-1);
    const before = text.length - 1;
    return head && before > 0 && PACKS.test(head.word)
      ? [unknown(before), { start: start + before, end: start + text.length, meaning: head.meaning }]
      : [unknown(text.length)];
  }
}

/** What things are kept in, as the last character of their name. */
const PACKS = /[瓶罐盒袋杯碗盘碟壶盆灯皂霜]/;

const isContent = (meaning: Meaning): boolean => meaning.kind === 'concept' || meaning.kind === 'undrawable';

const SHADES: Readonly<Record<string, number>> = {
  dark: -0.4,
  deep: -0.3,
  pale: 0.45,
  muted: 0.25,
  light: 0.45,
  // How strong a colour is, the colours' own values say.
  bright: 0,
  vivid: 0,
  vibrant: 0,
  rich: 0,
  warm: 0,
  cool: 0,
  亮: 0,
  鲜: 0,
  艳: 0,
  鲜艳: 0,
  明亮: 0,
  纯: 0,
  冷: 0,
  暖: 0,
  深: -0.35,
  暗: -0.4,
  深色: -0.35,
  暗色: -0.4,
  浅: 0.4,
  淡: 0.45,
};

/** Joins "dark teal" into a colour of its own; "dark marble" is a dark colour beside its material. */
function shadeColors(found: readonly Word[], normal: string): Word[] {
  const words = found.map((word, at) =>
    readAttribute(readThingColor(readStone(word, found[at + 1]), found[at + 1]), found[at + 1], normal),
  );
  const shaded: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word) break;
    const shade = SHADES[normal.slice(word.start, word.end)];
    const concept = next?.meaning.kind === 'concept' && next.start - word.end <= 1 ? next.meaning.concept : null;
    const joined = next && concept && joinShade(shade ?? null, concept, next);
    if (!joined) shaded.push(readTone(words, at, normal));
    else {
      shaded.push({ ...joined, start: word.start });
      at += 1;
    }
  }
  return shaded;
}

/** Joins a shade with the colour behind it, or with wood, of which there is a dark one; null for anything else. */
function joinShade(shade: number | null, concept: Concept, next: Word): Word | null {
  if (shade === null) return null;
  const darkWood = CONCEPTS.find(({ id }) => id === 'material.dark_wood');
  if (shade < 0 && concept.id === 'material.wood' && darkWood)
    return { ...next, meaning: { kind: 'concept', concept: darkWood } };
  if (concept.family !== 'color' || !concept.color) return null;
  return shade === 0 ? next : { ...next, meaning: { kind: 'color_code', color: mixShade(concept.color, shade) } };
}

/** "A stone pedestal": a rock straight before a part of the set is what that is made of. */
function readStone(word: Word, next: Word | undefined): Word {
  const isRock = word.meaning.kind === 'concept' && word.meaning.concept.id === 'prop.rock';
  if (!isRock || next?.meaning.kind !== 'concept' || next.start - word.end > 1) return word;
  const { family } = next.meaning.concept;
  const stone = CONCEPTS.find(({ id }) => id === 'material.stone');
  if ((family !== 'setting' && family !== 'part' && family !== 'subject') || !stone) return word;
  return { ...word, meaning: { kind: 'concept', concept: stone } };
}

/** "Coral background", "lemon wall": a thing whose name says its colour, straight before a wall or a ground. */
function readThingColor(word: Word, next: Word | undefined): Word {
  const color = word.meaning.kind === 'concept' && word.meaning.concept.family === 'prop' && word.meaning.concept.color;
  const isWall =
    next?.meaning.kind === 'concept' &&
    /^part\.(?:backdrop|ground)$/.test(next.meaning.concept.id) &&
    next.start - word.end <= 1;
  return color && isWall ? { ...word, meaning: { kind: 'color_code', color } } : word;
}

/** "Garden roses", "beach bag": in English, a place straight before a thing describes it. */
function readAttribute(word: Word, next: Word | undefined, normal: string): Word {
  const isPlace = word.meaning.kind === 'concept' && word.meaning.concept.family === 'setting';
  if (!isPlace || next?.meaning.kind !== 'concept' || next.start - word.end !== 1) return word;
  const { family } = next.meaning.concept;
  const isThing = family === 'subject' || family === 'prop';
  return isThing && /[a-z]/.test(normal.charAt(word.start))
    ? { ...word, meaning: { kind: 'unknown', words: 1 } }
    : word;
}

/** Mixes a colour with black (down to -1) or white (up to 1). */
function mixShade(color: string, shade: number): string {
  const target = shade < 0 ? 0 : 255;
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = channels.map((value) => Math.round(value + (target - value) * Math.abs(shade)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
