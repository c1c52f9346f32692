import { msToTicks } from '@reelwright/timeline';
import type { ComposeContext, Span, SpokenPhrase } from './shot.ts';

/** Preferred and minimum duration of a shot. */
const SHOT_TICKS = msToTicks(1250);
export const SHORTEST_TICKS = msToTicks(650);
/** Preferred duration of a shot with two images. */
export const DIVIDED_SHOT_TICKS = msToTicks(1500);
/** The ad's first cut comes before viewers scroll on. */
const FIRST_TICKS = msToTicks(1150);
/** The product is seen whole before a close-up follows. */
const LEAST_FIRST_TICKS = msToTicks(900);
const MOST_SHOTS = 6;

/** Divides a scene into shots of about equal length, cut on the nearest tick at which the image may change. */
export function cutSpans(context: ComposeContext, wished?: number): Span[] {
  const { start, duration, cutTicks, shotCount, isOpening } = context;
  const end = start + duration;
  const least = isOpening && duration >= 2 * SHORTEST_TICKS ? 2 : 1;
  const count = Math.min(MOST_SHOTS, Math.max(least, wished ?? shotCount));
  const first =
    isOpening && duration > FIRST_TICKS ? Math.min(FIRST_TICKS, duration - SHORTEST_TICKS) : duration / count;
  const wanted = isOpening
    ? [
        first,
        ...Array.from(
          { length: Math.max(0, count - 2) },
          (_, at) => first + ((duration - first) * (at + 1)) / (count - 1),
        ),
      ]
    : Array.from({ length: count - 1 }, (_, at) => (duration * (at + 1)) / count);
  const starts = [start];
  for (const offset of wanted) {
    const before = starts.at(-1) ?? start;
    const at = start + offset;
    const isFirst = isOpening && starts.length === 1;
    const latest = isFirst ? start + FIRST_TICKS : end;
    const earliest = before + (isFirst && duration > 2 * LEAST_FIRST_TICKS ? LEAST_FIRST_TICKS : SHORTEST_TICKS);
    const near = cutTicks
      .filter((tick) => tick >= earliest && end - tick >= SHORTEST_TICKS && tick <= latest)
      .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
    const cut = near !== undefined && Math.abs(near - at) <= SHOT_TICKS / 2 ? near : Math.round(at);
    if (cut - before >= SHORTEST_TICKS && end - cut >= SHORTEST_TICKS) starts.push(cut);
  }
  return starts.map((at, index) => ({ start: at, duration: (starts[index + 1] ?? end) - at }));
}

/** Time in which parts of the canvas may swap places. */
const DIVIDED_TICKS = msToTicks(2200);

/**
 * Divides the shots of a scene that shows several parts at once: parts that swap places stay one picture. Under a long
 * line, the product is afterwards seen as large as in other scenes.
 */
export function divideSpans(spans: readonly Span[], start: number): [divided: Span[], later: Span[]] {
  const later = spans.filter((span, index) => index > 0 && span.start - start >= DIVIDED_TICKS);
  return [spans.slice(0, spans.length - later.length), later];
}

/** Most time of a phrase that is one shot, and the least time of a shot that a phrase ends. */
const MOST_PHRASE_TICKS = msToTicks(1900);

/**
 * Divides a scene into shots that begin with its phrases: type and image change together. A long phrase has two shots,
 * and one that is soon over none of its own; the ad's first cut comes before viewers scroll on.
 */
export function phraseSpans(context: ComposeContext, phrases: readonly SpokenPhrase[]): Span[] {
  const { start, duration, cutTicks, isOpening } = context;
  const end = start + duration;
  const starts = [start];
  for (const { at } of phrases.slice(1)) {
    const before = starts.at(-1) ?? start;
    // The ad's first cut comes a little before its second phrase, if that begins too late and too early for another cut.
    const isLate = isOpening && before === start && at - start > FIRST_TICKS && at - start < 2 * SHORTEST_TICKS;
    const cut = isLate ? start + FIRST_TICKS : at;
    if (cut - before >= SHORTEST_TICKS && end - cut >= SHORTEST_TICKS) starts.push(cut);
  }
  const spans = starts.map((at, index) => ({ start: at, duration: (starts[index + 1] ?? end) - at }));
  return spans.flatMap((span, index): Span[] => {
    const isFirst = isOpening && index === 0;
    const most = isFirst ? FIRST_TICKS : MOST_PHRASE_TICKS;
    if (span.duration <= most || span.duration < 2 * SHORTEST_TICKS) return [span];
    const wanted = span.start + (isFirst ? Math.min(FIRST_TICKS, span.duration - SHORTEST_TICKS) : span.duration / 2);
    const near = cutTicks
      .filter((tick) => tick - span.start >= SHORTEST_TICKS && span.start + span.duration - tick >= SHORTEST_TICKS)
      .filter((tick) => !isFirst || tick - span.start <= FIRST_TICKS)
      .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
    const at = Math.round(near ?? wanted);
    return [
      { start: span.start, duration: at - span.start },
      { start: at, duration: span.start + span.duration - at },
    ];
  });
}
