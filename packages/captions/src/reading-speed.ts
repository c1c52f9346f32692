import { msToTicks } from '@reelwright/timeline';
import { countCharacters, isWideText, joinWords, type TimedWord } from './caption-word.ts';

/** As fast as most people read along: letters and spaces a second, and characters of Chinese, Japanese and Korean. */
const READING_SPEED = { latin: 20, wide: 9 };

/** What a text counts for its reader, in characters of its script: a Latin letter among Chinese ones counts half. */
function readingCharacters(text: string): number {
  return isWideText(text) ? countCharacters(text.replace(/\s/g, '')) / 2 : Array.from(text).length;
}

/** How long a text has to stand to be read. */
export function readingTicks(text: string): number {
  const perSecond = isWideText(text) ? READING_SPEED.wide : READING_SPEED.latin;
  return msToTicks((readingCharacters(text) / perSecond) * 1000);
}

/** A card stays a moment after its last word, unless the next one comes. */
const LINGER_TICKS = msToTicks(350);
const LEAST_TICKS = msToTicks(800);
/** A shorter gap between two cards is seen as a flicker. */
const FLICKER_TICKS = msToTicks(300);

/**
 * From when to when each card stands, in ticks: from its first word on; after its last one as long as it takes to read the card and a
 * moment more, but never beyond the next card, nor beyond `latest` unless its own words go on there or it could not be read by then; and
 * without a gap that would flicker.
 */
export function timeCards(
  cards: readonly (readonly TimedWord[])[],
  latest: (card: number) => number,
): { start: number; end: number }[] {
  return cards.map((card, index) => {
    const start = card[0]?.start ?? 0;
    const spoken = card.at(-1)?.end ?? start;
    const next = cards[index + 1]?.[0]?.start ?? Number.POSITIVE_INFINITY;
    const read = start + readingTicks(joinWords(card));
    const isLast = index === cards.length - 1;
    const bound = Math.min(next, Math.max(latest(index), spoken, isLast ? 0 : read));
    const wanted = Math.max(spoken + LINGER_TICKS, start + LEAST_TICKS, read);
    const until = next - wanted < FLICKER_TICKS ? bound : Math.min(bound, wanted);
    return { start, end: Math.max(start + 1, until) };
  });
}
