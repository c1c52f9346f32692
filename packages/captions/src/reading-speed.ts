import { msToTicks } from '@reelwright/timeline';
import { countCharacters, isWideText, joinWords, type TimedWord } from './caption-word.ts';

/** Reading speed of most people: letters and spaces per second, or Chinese, Japanese and Korean characters per second. */
const READING_SPEED = { latin: 20, wide: 9 };

/** Reading length of a text in characters of its script. A Latin letter in Chinese text counts half. */
function readingCharacters(text: string): number {
  return isWideText(text) ? countCharacters(text.replace(/\s/g, '')) / 2 : Array.from(text).length;
}

/** Time that it takes to read a text. */
export function readingTicks(text: string): number {
  const perSecond = isWideText(text) ? READING_SPEED.wide : READING_SPEED.latin;
  return msToTicks((readingCharacters(text) / perSecond) * 1000);
}

/** Time that a card stays after its last word, unless the next card starts. */
const LINGER_TICKS = msToTicks(350);
const LEAST_TICKS = msToTicks(800);
/** Shortest gap between two cards that does not flicker. */
const FLICKER_TICKS = msToTicks(300);

/**
 * Start and end of each card, in ticks. A card starts with its first word. It stays after its last word for as long as the card takes to
 * read, and a moment more, but never into the next card. It ends by `latest` unless its words go on or it cannot be read by then.
 * Gaps that would flicker are closed.
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
