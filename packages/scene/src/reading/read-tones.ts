import type { SettingKind } from '../scene-graph.ts';
import { CONCEPTS, type Concept } from '../vocabulary/concept.ts';
import type { Word } from './word.ts';
import { BACKDROP_SETTINGS, OUTDOOR_SETTINGS, SURFACE_SETTINGS } from './natural-surfaces.ts';

/** Words that say how light or dark what they stand before is; by themselves some of them say how a scene is lit. */
const TONES: Readonly<Record<string, 'dark' | 'light'>> = {
  dark: 'dark',
  dim: 'dark',
  darker: 'dark',
  light: 'light',
  bright: 'light',
  pale: 'light',
  深色: 'dark',
  暗色: 'dark',
  昏暗: 'dark',
  暗: 'dark',
  深: 'dark',
  浅色: 'light',
  亮色: 'light',
  淡色: 'light',
  明亮: 'light',
  浅: 'light',
  淡: 'light',
  亮: 'light',
};
/** Words of one meaning as a tone and another as a noun: they must stand right before what they describe. */
const NOUNS: ReadonlySet<string> = new Set(['light']);

const named = (id: string): Concept | undefined => CONCEPTS.find((concept) => concept.id === id);

/**
 * Reads "dark background" and "light wooden table" as colours of what follows, and "dark kitchen" as a time: a place is
 * as dark as its light. Returns the word as it is where it is no tone.
 */
export function readTone(words: readonly Word[], at: number, normal: string): Word {
  const word = words[at];
  if (!word) throw new RangeError(`no word ${at}`);
  const text = normal.slice(word.start, word.end);
  const tone = TONES[text];
  if (tone === undefined || (NOUNS.has(text) && isColor(words[at - 1], word))) return word;
  const next = words[at + 1];
  if (NOUNS.has(text) && (!next || next.start - word.end > 1)) return word;
  const described = findDescribed(words, at);
  const color = named(`color.${tone}`);
  const [night, sun] = [named('time.night'), named('light.sun')];
  if (described === 'thing' && color) return { ...word, meaning: { kind: 'concept', concept: color } };
  if (described !== null && described !== 'thing' && tone === 'dark' && night)
    return { ...word, meaning: { kind: 'concept', concept: night } };
  if (described === 'open' && tone === 'light' && sun) return { ...word, meaning: { kind: 'concept', concept: sun } };
  return word;
}

function isColor(previous: Word | undefined, word: Word): boolean {
  return (
    previous?.meaning.kind === 'concept' &&
    previous.meaning.concept.family === 'color' &&
    word.start - previous.end <= 1
  );
}

/** What the words behind a tone come to, within its phrase: something that has a colour, a place that has a light, or one in the open. */
function findDescribed(words: readonly Word[], at: number): 'thing' | 'place' | 'open' | null {
  let hasMaterial = false;
  for (const { meaning } of words.slice(at + 1)) {
    if (meaning.kind === 'filler' || meaning.kind === 'count' || meaning.kind === 'color_code') continue;
    if (meaning.kind === 'undrawable') return meaning.category === 'building' ? 'place' : null;
    if (meaning.kind !== 'concept') break;
    const { family, name } = meaning.concept;
    if (family === 'subject' || family === 'prop') return 'thing';
    // "Dark blurred background" is one word about the background.
    if (family === 'blur') return 'thing';
    if (family === 'part') return name === 'light' ? null : 'thing';
    if (family === 'setting')
      return PAINTED.has(name as SettingKind) || SURFACE_SETTINGS.has(name as SettingKind)
        ? 'thing'
        : OUTDOOR_SETTINGS.has(name as SettingKind)
          ? 'open'
          : 'place';
    hasMaterial ||= family === 'material';
  }
  return hasMaterial ? 'thing' : null;
}

/** Places with a wall: those far behind have a sky. */
const PAINTED: ReadonlySet<SettingKind> = new Set(
  [...BACKDROP_SETTINGS, 'podium' as const].filter((kind) => !['sky', 'city', 'mountain', 'forest'].includes(kind)),
);
