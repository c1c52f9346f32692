import { findKind } from '@reelwright/product-kinds';
import { classOfNoun, isQuality } from '../grammar/word-classes.ts';
import { findNoun, isAdjective } from '../lexicon.ts';
import { SERVING } from './first-phrase.ts';

/** A device by what it does: "masher". */
const DEVICE = /[a-z]{3}(?:er|or)$/i;
const WHOLE = /^(?:kit|set)$/i;
const LEAST_WORDS = 3;
const MOST_WORDS = 4;
/** "Bike Chain Cleaner Scrubber Brush Tool Kit": a longer name is a row of search words. */
const LONGEST = 5;
/** Vehicles and rooms: they are named behind what is sold for them. */
const USED_ON =
  /^(?:bike|bicycle|motorcycle|scooter|car|truck|suv|rv|boat|kitchen|bathroom|bedroom|nursery|garage|office|patio|garden|classroom)$/i;
/** How a device works, or where it stands, behind it. */
const TECHNOLOGY =
  /^(?:audio|video|laser|sensor|motor|battery|floor|burr|turbo|led|lcd|hepa|usb|bluetooth|wifi|gps|infrared)$/;
/** Qualities that lists take for nouns, too. */
const QUALITY =
  /^(?:non-?stick|non-?slip|stainless|acoustic|electric|manual|cordless|wireless|digital|portable|waterproof|professional)$/;

/**
 * Ends a name at its noun. What it is made of, how it works and where it stands follow it ("Electric Griddle Nonstick",
 * "Golf Rangefinder Laser", "Potato Masher Stainless Wire"), and so do its parts ("Fly Mask Ears"): a seller's points speak
 * of these, and seldom of the product by its noun.
 */
export function endAtNoun(short: string, points: readonly string[]): string {
  const words = short.split(' ');
  if (words.length < LEAST_WORDS || words.some((word) => /^(?:for|of|with|to|and|&)$/i.test(word))) return short;
  const [maker = '', before = '', last = ''] = words.slice(-LEAST_WORDS);
  const front = words.slice(0, -1).join(' ');
  // "Blackout Shade Portable Travel Suction Nursery Window": a quality behind the first thing of a long row.
  const quality = words.findIndex((word, at) => at > 1 && isEnding(word) && findNoun(words[at - 1] ?? '') !== null);
  if (quality > 0 && words.length > MOST_WORDS) return words.slice(0, quality).join(' ');
  const device = words.findIndex((word, at) => at > 0 && DEVICE.test(word) && isThing(word));
  if (device > 0 && words.length > LONGEST) return words.slice(0, device + 1).join(' ');
  // "Chain Lock Bike": what or where it is for, behind it.
  if (USED_ON.test(last) && isThing(before) && !isKind(`${before} ${last}`)) return front;
  if (DEVICE.test(maker) && isThing(maker) && isEnding(before) && words.length > LEAST_WORDS)
    return words.slice(0, -2).join(' ');
  const whole = endBeforePart(words, points);
  if (whole !== null) return whole;
  if (!isThing(before) || isKind(`${before} ${last}`)) return short;
  // "Ear Wax Removal Kit Camera": what a kit holds stands behind it.
  if (isEnding(last) || (WHOLE.test(before) && isThing(last))) return front;
  if (TECHNOLOGY.test(last.toLowerCase())) return front;
  return short;
}

/** "Kids Tricycle Push Handle": a kind, and behind it what the points speak of as its part. */
function endBeforePart(words: readonly string[], points: readonly string[]): string | null {
  const last = words.at(-1) ?? '';
  if (!isThing(last) || !isIn(points, last)) return null;
  for (let at = 1; at < words.length; at += 1) {
    const [before = '', head = ''] = words.slice(at - 2 < 0 ? 0 : at - 2, at).slice(-2);
    const own = head === '' ? before : head;
    const ends = isKind(own) || (head !== '' && isKind(`${before} ${head}`));
    if (ends && !isIn(points, own) && !isKind(words.slice(at - 1).join(' ')) && !SERVING.test(last))
      return words.slice(0, at).join(' ');
  }
  return null;
}

const isThing = (word: string): boolean => /^(?:one|many|either)$/.test(classOfNoun(word.toLowerCase()) ?? '');

/** Whether the table of kinds has what is called so. */
const isKind = (text: string): boolean => {
  const kind = findKind({ name: text });
  return kind?.source === 'name' && kind.head === text.toLowerCase();
};

function isEnding(word: string): boolean {
  const small = word.toLowerCase();
  const isNoun = classOfNoun(small) !== null || findNoun(small) !== null;
  return QUALITY.test(small) || (!isNoun && (isQuality(small) || isAdjective(small)));
}

const isIn = (points: readonly string[], word: string): boolean => {
  const stem = word.toLowerCase().replace(/(?<=[a-z]{2})s$/, '');
  return points.some((point) => new RegExp(`(?<![a-z])${stem}s?(?![a-z])`, 'i').test(point));
};
