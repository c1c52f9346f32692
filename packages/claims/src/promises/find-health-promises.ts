import { normalizeText } from '../text/normalize-text.ts';
import { findChinesePromises } from './find-chinese-promises.ts';
import { findEnglishPromises } from './find-english-promises.ts';
import type { HealthPromise } from './promise.ts';

const HAN = /\p{Script=Han}/u;
const LATIN = /[a-z]/u;

/**
 * Finds the cures, changes of a body, medical witnesses and easy money that a text promises, in order. Lines may mix
 * languages. Offsets count UTF-16 units of the text.
 */
export function findHealthPromises(text: string): HealthPromise[] {
  return findPromises(normalizeText(text));
}

/** Like `findHealthPromises`, for a normalised text. */
export function findPromises(normal: string): HealthPromise[] {
  return [
    ...(LATIN.test(normal) ? findEnglishPromises(normal) : []),
    ...(HAN.test(normal) ? findChinesePromises(normal) : []),
  ].toSorted((one, other) => one.start - other.start || other.end - one.end);
}
