import { type CaptionClip, msToTicks, type TimelineDocument } from '@reelwright/timeline';
import { listTimelineTexts } from '@reelwright/ad-policy';
import { repeatsLine } from '@reelwright/ad';
import { listTitles } from './clip-kinds.ts';
import { formatTick, type Gate } from './gate.ts';
import { describeMoment, type ReviewScene } from './review-scenes.ts';

/** A text with the time at which it is shown. */
interface ShownText {
  clip: string;
  kind: string;
  text: string;
  start: number;
  end: number;
}

const MOST_NAME_SCENES = 2;
const PRICE =
  /(?:[$€£¥￥₹₩]|\b(?:usd|eur|gbp|cny|rmb)\s?)\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€元円]|usd|eur|gbp|cny|dollars?|euros?|pounds?)/giu;

function listShownTexts(document: TimelineDocument): ShownText[] {
  const spans = new Map(
    document.tracks.flatMap((track) =>
      track.clips.map(({ id, start, duration }) => [id, { start, end: start + duration }] as const),
    ),
  );
  return listTimelineTexts(document).flatMap(({ clip, kind, text }) => {
    const span = spans.get(clip);
    return span ? [{ clip, kind, text, ...span }] : [];
  });
}

function overlap(one: Pick<ShownText, 'start' | 'end'>, other: Pick<ShownText, 'start' | 'end'>): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Finds titles that repeat a caption shown at the same time. */
export function measureTwice(document: TimelineDocument, scenes: readonly ReviewScene[]): Gate {
  const captions = document.tracks.flatMap((track) =>
    track.kind === 'text' ? track.clips.filter((clip): clip is CaptionClip => clip.kind === 'caption') : [],
  );
  const twice = listTitles(document).flatMap((title) => {
    const span = { start: title.start, end: title.start + title.duration };
    const meanwhile = captions
      .filter(({ start, duration }) => overlap(span, { start, end: start + duration }))
      .flatMap(({ words }) => words.map(({ text, spaceAfter }) => `${text}${spaceAfter ? ' ' : ''}`));
    return repeatsLine(title.text, meanwhile.join('')) ? [title] : [];
  });
  return {
    id: 'said-twice',
    label: 'Titles that repeat the caption',
    value: String(twice.length),
    limit: '0',
    isPassed: twice.length === 0,
    where: twice.map(({ text, start }) => `“${text}” in ${describeMoment(scenes, start)}`),
  };
}

function pricesOf(text: string): string[] {
  return [...text.matchAll(PRICE)].map(([price]) => price.replace(/[^\d]/g, ''));
}

/** A tag that returns within this time, as the price does on the end card after its own shot, is the same one. */
const SAME_TAG_TICKS = msToTicks(700);

/**
 * Finds scenes that print an amount more than once: in two texts of which neither continues the other, or beside a
 * caption that says it. A former price is another amount.
 */
export function measurePrices(document: TimelineDocument, scenes: readonly ReviewScene[]): Gate {
  const priced = listShownTexts(document).filter(({ text }) => pricesOf(text).length > 0);
  const fresh = priced.filter(
    (one) =>
      one.kind === 'caption' ||
      !priced.some(
        (other) =>
          // A tag may return as a badge.
          other.kind !== 'caption' && other.text === one.text && Math.abs(other.end - one.start) <= SAME_TAG_TICKS,
      ),
  );
  const failing = scenes.filter((scene) => {
    const here = fresh.filter((text) => text.start >= scene.start && text.start < scene.end);
    const printed = here.filter(({ kind }) => kind !== 'caption');
    const heard = here.filter(({ kind }) => kind === 'caption');
    const amounts = printed.flatMap(({ text }) => [...new Set(pricesOf(text))]);
    const isSaid = (caption: ShownText, text: ShownText) =>
      overlap(caption, text) && pricesOf(caption.text).some((amount) => pricesOf(text.text).includes(amount));
    return (
      new Set(amounts).size < amounts.length || heard.some((caption) => printed.some((text) => isSaid(caption, text)))
    );
  });
  return {
    id: 'price-once',
    label: 'Scenes that print the price twice',
    value: String(failing.length),
    limit: '0',
    isPassed: failing.length === 0,
    where: failing.map(({ start }) => describeMoment(scenes, start)),
  };
}

/** Matches `02`, `#2`, `2.` and `2` alone, but no quantity. */
const ORDINAL = /^\s*(?:#|no\.?\s?|reason\s)?0?([1-9])[.)]?(?=$|\s*[\n:])/iu;

/** Finds numbers of a count without the lower numbers before them. */
export function measureNumbers(document: TimelineDocument, scenes: readonly ReviewScene[]): Gate {
  const numbered = listShownTexts(document)
    .filter(({ kind }) => kind === 'title' || kind === 'label')
    .flatMap((shown) => {
      const number = Number(ORDINAL.exec(shown.text)?.[1] ?? Number.NaN);
      return Number.isNaN(number) ? [] : [{ ...shown, number }];
    });
  const lost = numbered.filter(
    ({ number, start }) => number > 1 && !numbered.some((other) => other.number === number - 1 && other.start <= start),
  );
  return {
    id: 'numbers',
    label: 'Numbers without the one before',
    value: String(lost.length),
    limit: '0',
    isPassed: lost.length === 0,
    where: lost.map(({ text, start }) => `“${text.trim()}” in ${describeMoment(scenes, start)}`),
  };
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
}

/** Finds scenes whose title is the product's name, whole or shortened. */
export function measureNames(
  document: TimelineDocument,
  { scenes, name }: { scenes: readonly ReviewScene[]; name: string },
): Gate {
  const nameWords = new Set(toWords(name));
  const isName = (text: string) => {
    const words = toWords(text);
    return words.length * 2 >= nameWords.size && words.length > 0 && words.every((word) => nameWords.has(word));
  };
  const titles = listTitles(document).filter(({ text }) => isName(text));
  const named = scenes.filter((scene) => titles.some(({ start }) => start >= scene.start && start < scene.end));
  return {
    id: 'names',
    label: 'Scenes with the name as title',
    value: String(named.length),
    limit: `≤ ${MOST_NAME_SCENES}`,
    isPassed: named.length <= MOST_NAME_SCENES,
    where:
      named.length <= MOST_NAME_SCENES
        ? []
        : named.map(({ index, start }) => `scene ${index + 1} at ${formatTick(start)}`),
  };
}
