import type { SeededRandom } from '#src/engines/seeded-random.ts';
import type { Line } from '../draft.ts';
import { fillPattern, type Pattern, type Slots } from '../pattern.ts';
import { joinTexts, respell, titleFrom } from '../sourced-text.ts';
import { type Feature, findFeature } from '../topic.ts';
import { type EnglishFacts, type EnglishPoint, textOfPoint } from './english-facts.ts';
import { ENGLISH_FEATURES } from './english-features.ts';
import { POINT_PATTERNS, REASON_LABELS } from './english-phrases.ts';
import { fillPointSlots } from './english-slots.ts';
import { DETERMINERS, findNoun, FUNCTION_WORDS, isAdjective } from './lexicon.ts';
import { titleOfPoint, unlessSpoken } from './on-screen.ts';

/** Ways of one point that are weighed against each other, without and with a kicker. */
const LINES_PER_POINT = 3;
/** A line with its comment is worth nearly two. */
const KICKER_BONUS = 0.9;
/** Two points share a sentence while it stays this short. */
const LONGEST_PAIR_WORDS = 15;

export interface PointSpeaker {
  /** Ways to say a point. `place` is how many points may have been said before it. */
  sayPoint(point: number, place: number): Line[];
  sayPair(first: number, second: number): Line[];
  /** A point as one of three reasons. */
  sayReason(point: number, place: number): Line[];
  featureOf(point: number): Feature | null;
}

/** Says points in turn, each in patterns that the ones before it did not use, as long as there are any. */
export function createPointSpeaker(facts: EnglishFacts, product: Slots, random: SeededRandom): PointSpeaker {
  const timesUsed = new Map<Pattern, number>();
  const labels = random.pick(REASON_LABELS);
  const order = new Map<Pattern, number>();
  const rank = (pattern: Pattern): number => {
    const known = order.get(pattern);
    if (known !== undefined) return known;
    const drawn = random.next();
    order.set(pattern, drawn);
    return drawn;
  };
  const features = pickFeatures(facts.points);
  const kickerTurn = random.next();
  const slotsOf = (entry: EnglishPoint) => fillPointSlots(entry, product, facts.isPlural);
  const toLine = (spoken: Line['spoken'], entry: EnglishPoint, shape: string): Line => ({
    spoken,
    onScreen: unlessSpoken(titleFrom(titleOfPoint(entry.point, facts.kind), slotsOf(entry).point ?? spoken), spoken),
    shape,
  });

  const addKicker = (line: Line, point: number): Line[] => {
    const feature = features[point];
    const kicker = feature?.kickers[Math.floor(kickerTurn * feature.kickers.length)];
    const filled = kicker === undefined ? null : fillPattern(kicker, product, facts.isPlural);
    if (!filled) return [];
    return [{ ...line, spoken: joinTexts([line.spoken, ' ', filled.spoken]), bonus: KICKER_BONUS }];
  };

  return {
    featureOf: (point) => features[point] ?? null,
    sayPoint: (point, place) => {
      const entry = facts.points[point];
      if (!entry) return [];
      const slots = slotsOf(entry);
      const { any, adding } = patternsOf(entry, slots);
      const fitting = [...any, ...(place > 0 ? adding : [])].flatMap((pattern) => {
        const filled = fillPattern(pattern, slots, facts.isPlural);
        return filled === null ? [] : [{ pattern, spoken: filled.spoken }];
      });
      const freshest = fitting
        .toSorted(
          (left, right) =>
            (timesUsed.get(left.pattern) ?? 0) - (timesUsed.get(right.pattern) ?? 0) ||
            rank(left.pattern) - rank(right.pattern),
        )
        .slice(0, LINES_PER_POINT);
      for (const { pattern } of freshest.slice(0, 2)) timesUsed.set(pattern, (timesUsed.get(pattern) ?? 0) + 1);
      const plain = freshest.map(({ pattern, spoken }) => toLine(spoken, entry, pattern));
      return [...plain, ...plain.slice(0, 2).flatMap((line) => addKicker(line, point))];
    },
    sayPair: (first, second) => {
      const entries = [facts.points[first], facts.points[second]];
      const [left, right] = entries;
      if (!left || !right) return [];
      const spoken = joinPair(left, right, { slotsOf, isPlural: facts.isPlural });
      if (spoken === null || spoken.text.split(' ').length > LONGEST_PAIR_WORDS) return [];
      const shorter = textOfPoint(left.point).length <= textOfPoint(right.point).length ? left : right;
      return [{ ...toLine(spoken, shorter, 'pair'), bonus: 0.9 }];
    },
    sayReason: (point, place) => {
      const entry = facts.points[point];
      if (!entry) return [];
      const clause = toClause(entry, slotsOf(entry), facts.isPlural);
      const label = labels[place] ?? '';
      const line = toLine(joinTexts([`${label} `, clause, '.']), entry, 'reason');
      return [line, ...addKicker(line, point)];
    },
  };
}

/** Each feature once: two lines about comfort do not get the same comment. */
function pickFeatures(points: readonly EnglishPoint[]): (Feature | null)[] {
  const used = new Set<string>();
  return points.map(({ point }) => {
    const feature = findFeature(
      ENGLISH_FEATURES.filter(({ id }) => !used.has(id)),
      textOfPoint(point),
    );
    if (feature) used.add(feature.id);
    return feature;
  });
}

function patternsOf({ point }: EnglishPoint, slots: Slots) {
  if (point.kind === 'noun') return slots['a_point'] ? POINT_PATTERNS.noun : POINT_PATTERNS.bare_noun;
  return POINT_PATTERNS[point.kind];
}

/** "it's leakproof, and it keeps drinks hot": two short points in one sentence. */
function joinPair(
  left: EnglishPoint,
  right: EnglishPoint,
  { slotsOf, isPlural }: { slotsOf(entry: EnglishPoint): Slots; isPlural: boolean },
) {
  const kinds = `${left.point.kind}+${right.point.kind}`;
  const pattern = PAIR_PATTERNS[kinds];
  if (pattern === undefined) return null;
  const [first, second] = [slotsOf(left), slotsOf(right)];
  const slots: Slots = {
    ...first,
    second: second['point'] ?? null,
    a_second: second['a_point'] ?? null,
  };
  return fillPattern(pattern, slots, isPlural)?.spoken ?? null;
}

const PAIR_PATTERNS: Readonly<Record<string, Pattern>> = {
  'noun+noun': 'You get {a_point} and {a_second}.',
  'is+does': '{its} {point}, and {it} {second}.',
  'is+noun': '{its} {point}, with {a_second}.',
  'does+does': '{it} {point} and {second}.',
  'does+noun': '{it} {point}, and {has/have} {a_second}.',
  'noun+imperative': 'With {a_point}, you can {second}.',
  'is+imperative': '{its} {point}, and you can {second}.',
};

function toClause({ point }: EnglishPoint, slots: Slots, isPlural: boolean) {
  const fill = (pattern: Pattern) => fillPattern(`x${pattern}`, slots, isPlural)?.spoken;
  const whole = slots['a_point'] ?? slots['point'] ?? { text: '', sources: [] };
  const clause = {
    noun: undefined,
    does: fill('{it} {point}'),
    is: fill('{its} {point}'),
    thing: fill('{its} {point}'),
    imperative: /^(?:no|not|never|don't|do not)\b/i.test(whole.text) ? undefined : fill('you can {point}'),
    spec: fill('{label}, {point}'),
    quote: respell(whole, lowerFirst(whole.text)),
  }[point.kind];
  if (point.kind === 'quote') return clause ?? whole;
  return clause === undefined ? whole : dropFirst(clause);
}

/** A sentence behind "First:" begins small, unless it begins with a name. */
function lowerFirst(text: string): string {
  const [first = '', second = ''] = text.split(' ');
  const isName = /\p{Lu}/u.test(first.slice(1)) || /^\p{Lu}/u.test(second);
  const isWord =
    DETERMINERS.has(first.toLowerCase()) ||
    FUNCTION_WORDS.has(first.toLowerCase()) ||
    findNoun(first) !== null ||
    findNoun(second.replace(/,$/, '')) !== null ||
    isAdjective(first);
  return isName || !isWord ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** The letter that kept the pattern from starting a sentence. */
function dropFirst(text: Line['spoken']): Line['spoken'] {
  return {
    text: text.text.slice(1),
    sources: text.sources.map((span) => ({ ...span, start: span.start - 1, end: span.end - 1 })),
  };
}
