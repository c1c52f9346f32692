import type { SeededRandom } from '#src/engines/seeded-random.ts';
import type { Line } from '../draft.ts';
import { fillPattern, type Pattern, type Slots } from '../pattern.ts';
import { joinTexts, plainText, type SourcedText, titleFrom } from '../sourced-text.ts';
import { type Feature, findFeature } from '../topic.ts';
import { type ChinesePoint, titleOfChinese } from './chinese-facts.ts';
import { CHINESE_FEATURES } from './chinese-features.ts';
import { POINT_PATTERNS, REASON_LABELS } from './chinese-phrases.ts';
import { fillPointSlots } from './chinese-slots.ts';

const LINES_PER_POINT = 3;
/** A line with its comment is worth nearly two. */
const KICKER_BONUS = 0.9;
/** Two points share a sentence while it stays this short. */
const LONGEST_PAIR = 24;

interface ChinesePointSpeaker {
  sayPoint(point: number, place: number): Line[];
  sayPair(first: number, second: number): Line[];
  sayReason(point: number, place: number): Line[];
  featureOf(point: number): Feature | null;
}

/** Says points in turn, each in patterns that the ones before it did not use, as long as there are any. */
export function createChinesePointSpeaker(
  points: readonly ChinesePoint[],
  product: Slots,
  random: SeededRandom,
): ChinesePointSpeaker {
  const timesUsed = new Map<Pattern, number>();
  const labels = random.pick(REASON_LABELS);
  const ranks = new Map<Pattern, number>(
    random
      .shuffle(Object.values(POINT_PATTERNS).flatMap(({ any, adding }) => [...any, ...adding]))
      .map((pattern, rank) => [pattern, rank]),
  );
  const features = pickFeatures(points);
  const kickerTurn = random.next();

  const addKicker = (line: Line, point: number): Line[] => {
    const feature = features[point];
    const kicker = feature?.kickers[Math.floor(kickerTurn * feature.kickers.length)];
    return kicker === undefined ? [] : [{ ...line, spoken: joinTexts([line.spoken, kicker]), bonus: KICKER_BONUS }];
  };

  return {
    featureOf: (point) => features[point] ?? null,
    sayPoint: (point, place) => {
      const entry = points[point];
      if (!entry) return [];
      const slots = fillPointSlots(entry, product);
      // "它..." and "你..." are sentences of their own: no opener suits them.
      const isOwnSentence = /^(?:它|你|我们|这款|这个)/.test(entry.text);
      const { any, adding } = POINT_PATTERNS[entry.kind];
      const patterns = isOwnSentence ? any.slice(0, 1) : [...any, ...(place > 0 ? adding : [])];
      const freshest = patterns
        .flatMap((pattern) => {
          const filled = fillPattern(pattern, slots, false);
          return filled === null ? [] : [{ pattern, spoken: filled.spoken }];
        })
        .toSorted(
          (left, right) =>
            (timesUsed.get(left.pattern) ?? 0) - (timesUsed.get(right.pattern) ?? 0) ||
            (ranks.get(left.pattern) ?? 0) - (ranks.get(right.pattern) ?? 0),
        )
        .slice(0, LINES_PER_POINT);
      for (const { pattern } of freshest.slice(0, 2)) timesUsed.set(pattern, (timesUsed.get(pattern) ?? 0) + 1);
      const plain = freshest.map(({ pattern, spoken }) => toLine(spoken, entry, pattern));
      return [...plain, ...plain.slice(0, 2).flatMap((line) => addKicker(line, point))];
    },
    sayPair: (first, second) => {
      const [left, right] = [points[first], points[second]];
      if (!left || !right || left.text.length + right.text.length > LONGEST_PAIR) return [];
      if (/[，、]/.test(left.text + right.text)) return [];
      const spoken = joinTexts([clauseOf(left, product), '，', clauseOf(right, product), '。']);
      return [{ ...toLine(spoken, left, 'pair'), bonus: 0.9 }];
    },
    sayReason: (point, place) => {
      const entry = points[point];
      if (!entry) return [];
      const line = toLine(joinTexts([labels[place] ?? '', clauseOf(entry, product), '。']), entry, 'reason');
      return [line, ...addKicker(line, point)];
    },
  };
}

/** Each feature once: two lines about comfort do not get the same comment. */
function pickFeatures(points: readonly ChinesePoint[]): (Feature | null)[] {
  const used = new Set<string>();
  return points.map(({ label, text }) => {
    const feature = findFeature(
      CHINESE_FEATURES.filter(({ id }) => !used.has(id)),
      `${label}${text}`,
    );
    if (feature) used.add(feature.id);
    return feature;
  });
}

function clauseOf(entry: ChinesePoint, product: Slots): SourcedText {
  const slots = fillPointSlots(entry, product);
  const pattern = { spec: '{label}是{point}', made_with: '用的是{point}', clause: '{point}' }[entry.kind];
  return fillPattern(pattern, slots, false)?.spoken ?? plainText(entry.text);
}

function toLine(spoken: SourcedText, entry: ChinesePoint, shape: string): Line {
  const title = titleOfChinese(entry.kind === 'spec' ? `${entry.label} ${entry.text}` : entry.text);
  const onScreen = titleFrom(title, {
    text: entry.text,
    sources: [
      {
        start: 0,
        end: entry.text.length,
        field: entry.source,
        source_start: entry.range.start,
        source_end: entry.range.end,
      },
    ],
  });
  return { spoken, onScreen: unlessSpoken(onScreen, spoken), shape };
}

/** Empty where the title would only repeat the voice. */
export function unlessSpoken(title: SourcedText, spoken: SourcedText): SourcedText {
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}%]/gu, '');
  return plain(title.text) === plain(spoken.text) ? plainText('') : title;
}
