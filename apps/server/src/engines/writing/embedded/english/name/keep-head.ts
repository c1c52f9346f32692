import { findKind, type KindMatch } from '@reelwright/product-kinds';
import { isEaten } from '../kind/scented-kind.ts';
import { isKnownWord } from '../known-word.ts';
import { findNoun, isAdjective, MODIFIERS } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { isQualityBehind } from '../name-tail.ts';
import { COLOUR } from '../quote-fact.ts';
import { nameFront } from './front-name.ts';
import type { ProductName } from './spoken-name.ts';

/** Where the phrase ends that holds the name. */
const PHRASE_END = /\s*[,|;:•([【"“„«/+]|\s+[-–—]+\s|\s+(?:with|for|w\/|by|from|in|and|&)\s|\s+\S*\d/i;

/** "Contour Collection": a line of goods, and no thing. */
const OF_LINE = /^(?:collection|series|line|edition|range)$/i;

const MOST_NAME_WORDS = 7;

/**
 * Lets a name keep the head of its phrase, which is its last noun: "Mango Sticky Rice" of a "Mango Sticky Rice Mochi",
 * "Surfer Magazine" of a "Surfer Magazine Promotional Skate Board". A name that is only a line of goods becomes the thing
 * that the title names behind it.
 */
export function keepHead(name: ProductName, title: string, match: KindMatch | undefined): ProductName {
  const front = dropBehindKind(name.short, match) ?? dropQuality(name.short, match);
  if (front !== null) return nameFront(front, match);
  const at = title.toLowerCase().indexOf(name.short.toLowerCase());
  if (at < 0) return name;
  const rest = title.slice(at + name.short.length);
  if (OF_LINE.test(name.short.split(' ').at(-1) ?? '')) {
    const words = rest.split(/\s+/).filter(Boolean);
    const thing = words.map((word) => findKind({ name: word })).find((found) => found?.source === 'name');
    return thing === undefined ? name : nameFront(thing.head, thing);
  }
  // "Toothpastes" behind the name "Toothpaste" is the same word.
  if (!/^\s/.test(rest)) return name;
  const end = rest.search(PHRASE_END);
  const tail = (end < 0 ? rest : rest.slice(0, end)).split(/\s+/).filter(Boolean);
  while (tail.length > 0 && isQuality(tail.at(-1) ?? '')) tail.pop();
  const [only = ''] = tail;
  const whole = [...name.short.split(' '), ...tail];
  if (tail.length === 1 && isUnlistedThing(only) && whole.length <= MOST_NAME_WORDS)
    return nameFront(whole.join(' '), undefined);
  const other = tail.length > 1 ? findKind({ name: tail.join(' ') }) : undefined;
  const isOther =
    other?.source === 'name' &&
    tail.join(' ').toLowerCase().endsWith(other.head) &&
    match !== undefined &&
    // A scent or a flavour is no thing.
    !isEaten(other.kind) &&
    other.kind.trade !== match.kind.trade;
  return isOther ? nameFront(tail.slice(-(other.head.split(' ').length + 1)).join(' '), other) : name;
}

/** Stuff that names no goods of its own, as netting and paper do. */
const STUFF = /^(?:coir|bamboo|silicone|alumini?um|steel|wood|cotton|ceramic|foam|plastic|polyester|nylon|neoprene)$/;

/** "Rosehip Seed Oil Cold", "Outdoor Doormat Coir": what ends in a quality has its noun before it. */
function dropQuality(short: string, match: KindMatch | undefined): string | null {
  const words = short.split(' ');
  const last = (words.at(-1) ?? '').toLowerCase();
  const before = findNoun((words.at(-2) ?? '').toLowerCase());
  const front = words.slice(0, -1).join(' ');
  const isBehind =
    words.length > 2 &&
    (match === undefined || front.toLowerCase().endsWith(match.head)) &&
    before !== null &&
    !COLOUR.test(last);
  const isStuff = STUFF.test(last) && before?.number !== 'uncountable';
  return isBehind && ((isAdjective(last) && findNoun(last) === null) || isStuff) ? front : null;
}

/** "Neck Pillow Memory Foam", "Ice Maker Countertop": what it is made of, or where it stands, behind its kind. */
function dropBehindKind(short: string, match: KindMatch | undefined): string | null {
  if (match === undefined) return null;
  const end = short.toLowerCase().lastIndexOf(match.head) + match.head.length;
  if (end < match.head.length || !/^\s/.test(short.slice(end)) || !match.head.includes(' ')) return null;
  const behind = short.slice(end).trim().toLowerCase();
  const isKnown =
    /^(?:memory foam|countertop|tabletop|handheld|wall mount|under desk)$/.test(behind) ||
    behind
      .split(' ')
      .every(
        (word) =>
          isQuality(word) &&
          !/^(?:sets?|kit|pack|bundle)$|ing$/.test(word) &&
          (STUFF.test(word) || !ENDS_IN_MATERIAL.test(word)),
      );
  return isKnown ? short.slice(0, end) : null;
}

const isQuality = (word: string): boolean => {
  const plain = word.toLowerCase();
  return (
    COLOUR.test(plain) ||
    isQualityBehind(plain) ||
    MODIFIERS.has(plain) ||
    ENDS_IN_MATERIAL.test(plain) ||
    /^(?:rare|new|used|oem|set|sets|kit|pack|bundle|gift|gifts|xx?[sl]|[sml]|large|small|medium|mini|pro|max|plus|lite)$/.test(
      plain,
    ) ||
    (isAdjective(plain) && findNoun(plain) === null)
  );
};

/** "Mochi": no list knows it, so it is neither a quality nor a use. */
const isUnlistedThing = (word: string): boolean =>
  /^\p{Lu}\p{Ll}{3,}$/u.test(word) && !isKnownWord(word.toLowerCase()) && findNoun(word) === null;
