import { type Concept, CONCEPTS } from '../vocabulary/concept.ts';
import type { Marker } from '../vocabulary/markers.ts';
import type { UndrawableCategory } from '../vocabulary/vocabulary.ts';
import { METAL_COLORS } from './natural-surfaces.ts';
import type { Word } from './word.ts';

/** What becomes of a word: the account is made of these. */
export type Fate =
  | { kind: 'open' } // not yet decided
  | { kind: 'drawn'; as: string }
  | { kind: 'ignored' }
  | { kind: 'removed'; as: string }
  | { kind: 'not_drawable'; category: UndrawableCategory }
  | { kind: 'neutral' };

/** A word on its way into the graph. */
export interface Reading {
  word: Word;
  fate: Fate;
}

/** A noun with the adjectives that stand by it. */
export interface Ask {
  /** null for adjectives without a noun: "on white marble". */
  noun: { concept: Concept; reading: Reading } | null;
  colors: { color: string; reading: Reading }[];
  materials: { concept: Concept; reading: Reading }[];
  count: { count: number; reading: Reading } | null;
  /** The word before the phrase, or the Chinese word behind it, that says where it belongs. */
  place: 'on' | 'of' | 'with' | 'against' | null;
  /** Where in the prompt it stands. */
  at: number;
  /** The ask before it, to which "of red glass" belongs. */
  after: Ask | null;
  /** Whether it follows the last noun without a word between them: "perfume bottle". */
  isCompound: boolean;
}

/** Words of a prompt, grouped by what they ask for. */
export interface Asks {
  readings: Reading[];
  asks: Ask[];
  /** Single words that need no noun: light, camera, mood, motion, style. */
  traits: { concept: Concept; reading: Reading }[];
  labels: { text: string; reading: Reading }[];
  /** Ids that the prompt itself rules out. */
  ruledOut: Set<string>;
  /** A word that heads the first phrase and that nobody here knows: probably the subject. */
  unknownSubject: Reading | null;
}

const WATER = CONCEPTS.find(({ id }) => id === 'setting.water');

/** Families whose words are nouns or adjectives of the set; all others stand alone. */
const SET_FAMILIES = new Set(['subject', 'setting', 'part', 'prop']);

interface Pending {
  colors: Ask['colors'];
  materials: Ask['materials'];
  count: Ask['count'];
  unknown: Reading | null;
}

const nothingPending = (): Pending => ({ colors: [], materials: [], count: null, unknown: null });

/** Binds adjectives to the nouns they stand by, and finds what is ruled out. */
export function readAsks(words: readonly Word[]): Asks {
  const readings = words.map((word): Reading => ({ word, fate: { kind: 'open' } }));
  const found: Asks = { readings, asks: [], traits: [], labels: [], ruledOut: new Set(), unknownSubject: null };
  let pending = nothingPending();
  let place: Ask['place'] = null;
  let isNegated = false;
  let isForSomebody = false;
  let isInside = false;
  let isFirstPhrase = true;
  let last: { ask: Ask; end: number } | null = null;

  /** Ends a phrase; adjectives without a noun ask for something themselves. */
  const endPhrase = (nextPlace: Ask['place']): void => {
    const { colors, materials, count, unknown } = pending;
    const at = colors[0]?.reading.word.start ?? materials[0]?.reading.word.start ?? 0;
    // An unknown word behind adjectives was their noun.
    const lastAdjective = Math.max(...[...colors, ...materials].map(({ reading }) => reading.word.start), -1);
    const hasUnknownNoun = unknown !== null && unknown.word.start > lastAdjective;
    if (hasUnknownNoun && !isNegated && isFirstPhrase) found.unknownSubject ??= unknown;
    if (colors.length > 0 || materials.length > 0) {
      if (hasUnknownNoun) for (const { reading } of [...colors, ...materials]) reading.fate = { kind: 'ignored' };
      else if (isNegated) for (const { reading } of [...colors, ...materials]) reading.fate = { kind: 'neutral' };
      else {
        const ask: Ask = {
          noun: null,
          colors,
          materials,
          count,
          place,
          at,
          after: last?.ask ?? null,
          isCompound: false,
        };
        found.asks.push(ask);
        last = { ask, end: (materials.at(-1) ?? colors.at(-1))?.reading.word.end ?? at };
      }
    } else if (count) count.reading.fate = { kind: 'neutral' };
    if (hasContent()) isFirstPhrase = false;
    pending = nothingPending();
    place = nextPlace;
    isInside = false;
  };
  const hasContent = (): boolean =>
    pending.colors.length + pending.materials.length > 0 || pending.unknown !== null || found.asks.length > 0;

  for (const [index, reading] of readings.entries()) {
    const { meaning, start, end } = reading.word;
    switch (meaning.kind) {
      case 'pause':
        endPhrase(null);
        [isNegated, isForSomebody, last] = [false, false, null];
        reading.fate = { kind: 'neutral' };
        break;
      case 'marker':
        reading.fate = { kind: 'neutral' };
        readMarker(meaning.marker, index);
        break;
      case 'filler':
        reading.fate = { kind: 'neutral' };
        break;
      case 'label':
        endPhrase(place);
        if (isNegated) reading.fate = { kind: 'neutral' };
        else found.labels.push({ text: meaning.text, reading });
        break;
      case 'unknown':
        if (isNegated || isForSomebody) reading.fate = { kind: 'neutral' };
        else {
          reading.fate = { kind: 'ignored' };
          pending.unknown = reading;
        }
        break;
      case 'count':
        reading.fate = { kind: 'neutral' };
        pending.count = { count: meaning.count, reading };
        break;
      case 'color_code':
        pending.colors.push({ color: meaning.color, reading });
        break;
      case 'undrawable':
        if (isNegated || isForSomebody) reading.fate = { kind: 'neutral' };
        else if (isModifier(index)) reading.fate = { kind: 'ignored' };
        else {
          reading.fate = { kind: 'not_drawable', category: meaning.category };
          if (meaning.category !== 'action') {
            for (const each of [...pending.colors, ...pending.materials]) each.reading.fate = { kind: 'ignored' };
            pending = nothingPending();
            [isFirstPhrase, last] = [false, null];
          }
        }
        break;
      case 'concept':
        readConcept(meaning.concept, reading, start, end);
    }
  }
  endPhrase(null);
  return found;

  function readMarker(marker: Marker, index: number): void {
    switch (marker) {
      case 'and':
        // "red and white background": colours in a row share their noun.
        if (isAdjective(index - 1) && isAdjective(index + 1)) return;
        endPhrase(place);
        return;
      case 'upon':
        // In Chinese the place follows its noun: 大理石上.
        place = 'on';
        if (pending.colors.length + pending.materials.length === 0 && last) last.ask.place = 'on';
        endPhrase(null);
        last = null;
        return;
      case 'not':
        endPhrase(null);
        isNegated = true;
        return;
      case 'but':
        endPhrase(null);
        isNegated = false;
        return;
      case 'for':
        endPhrase(null);
        isForSomebody = true;
        return;
      case 'break':
        endPhrase(null);
        [isForSomebody, last] = [false, null];
        return;
      default: {
        // "Cream in a jar" and "a jar of cream" are one thing.
        const nextPlace = marker === 'in' ? 'of' : marker;
        endPhrase(nextPlace);
        isInside = marker === 'in';
        if (nextPlace !== 'of') isForSomebody = false;
        if (nextPlace !== 'of') isNegated = false;
      }
    }
  }

  function isAdjective(index: number): boolean {
    const meaning = readings[index]?.word.meaning;
    return (
      meaning?.kind === 'color_code' ||
      (meaning?.kind === 'concept' && (meaning.concept.family === 'color' || meaning.concept.family === 'material'))
    );
  }

  /** "baby lotion", "cat bowl": a noun straight before one that can be drawn describes it. Brands stay what they are. */
  function isModifier(index: number): boolean {
    const [own, next] = [readings[index]?.word, readings[index + 1]?.word];
    if (own?.meaning.kind !== 'undrawable' || !next || next.start - own.end > 1) return false;
    if (own.meaning.category === 'brand' || own.meaning.category === 'action') return false;
    // "A pouch of dog food" shows no dog.
    if (next.meaning.kind === 'undrawable')
      return own.meaning.category === 'animal' && next.meaning.category === 'food';
    return next.meaning.kind === 'concept' && next.meaning.concept.family === 'subject';
  }

  /** "Tea leaf tin", 茶叶罐: a thing straight before the subject describes it. What is said of both is said of the subject. */
  function takeModifier(concept: Concept, start: number): Pick<Ask, 'colors' | 'materials' | 'count'> {
    const isJoined = last !== null && start - last.end <= 1 && last.ask.noun?.concept.family === 'prop';
    if (!last || !isJoined || concept.family !== 'subject' || pending.colors.length + pending.materials.length > 0)
      return { colors: [], materials: [], count: null };
    const { colors, materials, count } = last.ask;
    Object.assign(last.ask, { colors: [], materials: [], count: null });
    return { colors, materials, count };
  }

  function readConcept(given: Concept, reading: Reading, start: number, end: number): void {
    if (reading.word.opensPhrase) endPhrase(null);
    // "In still water" is a place: nothing is made of water.
    const concept = isInside && given.id === 'material.water' ? (WATER ?? given) : given;
    if (isNegated) {
      reading.fate = { kind: 'removed', as: concept.id };
      found.ruledOut.add(concept.id);
      if (concept.besideId) found.ruledOut.add(concept.besideId);
    } else if (concept.family === 'color' && concept.color) {
      pending.colors.push({ color: concept.color, reading });
    } else if (concept.family === 'material') {
      pending.materials.push({ concept, reading });
    } else if (SET_FAMILIES.has(concept.family)) {
      const described = takeModifier(concept, start);
      const colors = [...described.colors, ...pending.colors];
      const materials = [...described.materials, ...pending.materials];
      const count = pending.count ?? described.count;
      const isCompound = last !== null && start - last.end <= 1 && colors.length + materials.length === 0;
      const ask: Ask = {
        noun: { concept, reading },
        colors,
        materials,
        count,
        place,
        at: start,
        after: last?.ask ?? null,
        isCompound,
      };
      found.asks.push(ask);
      last = { ask, end };
      pending = nothingPending();
      isFirstPhrase = false;
    } else {
      found.traits.push({ concept, reading });
      // "Blue light from the left" names a colour of light too.
      if (concept.family !== 'light' && concept.family !== 'side') return;
      // "pink neon": the colour is the light's. "Golden rim light" makes nothing golden.
      const metals = pending.materials.filter(({ concept: { name } }) => METAL_COLORS[name] !== undefined);
      for (const { reading: each } of pending.materials.splice(0)) each.fate = { kind: 'ignored' };
      if (pending.colors.length + metals.length > 0) {
        found.asks.push({
          noun: { concept, reading },
          colors: pending.colors.splice(0),
          materials: metals,
          count: null,
          place: null,
          at: start,
          after: null,
          isCompound: false,
        });
      }
    }
  }
}
