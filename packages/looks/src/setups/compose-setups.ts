import { msToTicks } from '@reelwright/timeline';
import { hasText } from '../layout/scene-content.ts';
import { isOtherVariant } from '../ad/variants.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { isOtherFraming, measureFraming, type SeenFraming } from '../shots/framing.ts';
import type { ComposeContext, ComposedScene, Shot, Span } from '../shots/shot.ts';
import { toScene } from '../compositions/composition.ts';
import { listCards } from './list-cards.ts';
import { isSaid } from './is-said.ts';
import { isPlainPhoto } from './photo-file.ts';
import type { Card, Cast, TakenShot, Setup, Take } from './setup.ts';
import { listTakes } from './photo-takes.ts';
import { listStagedTakes } from './staged-takes.ts';

/** Time from which a card has two shots, and three; the ad's first cut, and the shortest shot. */
const TICKS = {
  two: msToTicks(1650),
  three: msToTicks(3300),
  first: msToTicks(1100),
  least: msToTicks(600),
  near: msToTicks(260),
} as const;
/** Most uses of a setup in an ad. */
const MOST_USES = 2;
/** Least ratio between the scales of two shots of one part of a photo in a row. */
const LEAST_STEP = 1.6;

/** What makes a take worse, in the same measure. */
const COST = {
  /** For a setup that the shot before had, one that was used as often as it may, and each earlier use. */
  again: 4,
  similar: 1.4,
  often: 3,
  used: 0.55,
  anchor: 0.6,
  /** For a shot that is framed like the one before. */
  alike: 1.6,
  /** For one shot that lasts twice as long as it should. */
  held: 2.5,
  /** For each part of the product that is not seen: where the ad begins and ends, and elsewhere. */
  unseen: { edge: 3, price: 2.5, body: 0.35 },
  hidden: 8,
  face: 4,
  small: { edge: 2.6, body: 1.6 },
  type: { edge: 2.4, body: 1.6 },
  scrim: 0.9,
  /** For a scrim on the card that closes the ad, letters that are hardly read, and a product that is hardly seen. */
  veiled: 4,
  tiny: 6,
  covered: 2.5,
  /** Less, for a photo from edge to edge where an ad has had none. */
  owed: 2.2,
  speck: 0.7,
  /** For an ad that opens with two views: one product, large, is seen at once. */
  parted: 0.7,
  /** For a price on a part of the product. */
  tag: 0.8,
  unrest: 1.6,
  /** For texts far from their product, with nothing between. */
  gap: 5,
} as const;
/** Share of the canvas' height that may lie between texts and their product. */
const MOST_GAP = 0.12;
const MOST_HIDDEN = 0.03;
/** Size of letters that nobody overlooks, in pixels. */
const LARGE_PX = 170;
/** Size of letters that are hardly read while one scrolls, and share of the canvas of a product that is hardly seen. */
const TINY_PX = 90;
/** Share of the product that no text may hide: of one on a photo that fills the canvas, and of one that stands free. */
const COVERED = { photo: 0.19, product: 0.08 } as const;
/** Setups in which a photo fills the canvas, and the cards after which it is owed one. */
const ON_PHOTO: ReadonlySet<Setup> = new Set(['full', 'macro']);
const OWED_AFTER = 2;
const SPECK = 0.07;
/** Part of that which is large in a setup: in a column, letters fill the height of the canvas. */
const LETTERS: Partial<Record<Setup, number>> = { column: 0.65, bands: 0.75 };

/** How well setups suit a card by themselves. */
const LIKING: Readonly<Record<Setup, number>> = {
  full: -0.35,
  macro: 0,
  split: 0,
  bands: 0,
  column: -0.1,
  behind: -0.2,
  type: -0.6,
};

/** Whether a scene is composed of setups: it has an image, and its texts are type or a price. */
function canSetUp({
  images,
  zones,
  content,
  layout,
}: Pick<ComposeContext, 'images' | 'zones' | 'content' | 'layout'>): boolean {
  const [own] = images;
  if (own?.kind !== 'image' || zones.orientation === 'wide') return false;
  if (PRICES.has(layout)) return hasText(content.price);
  // Cells of one photo are what its other shots show anyway.
  const isOnePhoto = layout === 'grid' && images.length < 2;
  if (!LINES.has(layout) && !isOnePhoto) return false;
  return content.isSpoken === true
    ? hasText(content.title)
    : hasText(content.line) && isSaid(content.title, content.line);
}

const PRICES: ReadonlySet<ComposeContext['layout']> = new Set(['price', 'comparison']);
const LINES: ReadonlySet<ComposeContext['layout']> = new Set([
  'hero',
  'detail',
  'split',
  'punch',
  'poster',
  'comment',
  'countdown',
]);

/**
 * Composes a scene of photos as a setUp is cut: each card of its texts in a setup of its own, unlike the one before it, and
 * none more than twice in an ad. Undefined for a scene that is composed otherwise, or whose texts fit no setup.
 */
export function composeSetups(context: ComposeContext): (ComposedScene & { taken: TakenShot[] }) | undefined {
  if (!canSetUp(context)) return undefined;
  const cast = castOf(context);
  if (!cast) return undefined;
  return composeCards(context, cast, listCards(context));
}

/** Composes cards one after the other. */
export function composeCards(
  context: ComposeContext,
  cast: Cast,
  cards: readonly Card[],
): (ComposedScene & { taken: TakenShot[] }) | undefined {
  const taken: TakenShot[] = [];
  const takes: Take[] = [];
  for (const [index, card] of cards.entries()) {
    const before = [...(context.taken ?? []), ...taken];
    const turn = before.length;
    const own = index === 0 ? cast : turned(cast, index);
    const panel = before.filter(({ setup }, at) => PANELED.has(setup) && before[at - 1]?.setup !== setup).length;
    const list = isPlainPhoto(own[0]) ? listTakes : listStagedTakes;
    const hasRoom = context.zones.orientation === 'tall';
    const rate = (spans: readonly Span[]) =>
      list({ ...context, taken: before }, { card, cast: own, spans, turn, panel })
        .filter((take) => isWhole(take, spans) && (hasRoom || !isCrowded(context, take)))
        .map((take) => ({ take, cost: costOf(context, take, { card, before }) }))
        .toSorted((one, other) => one.cost - other.cost);
    const spans = divide(context, card);
    const divided = rate(spans);
    // A cut between two shots that are framed alike looks like a mistake: then one of them lasts.
    const [best] = isCutAlike(context, divided[0]?.take)
      ? [
          ...divided.filter(({ take }) => !isCutAlike(context, take)),
          ...rate([{ start: card.start, duration: card.duration }]),
        ].toSorted((one, other) => one.cost - other.cost)
      : divided;
    if (!best || (!hasRoom && isLikeLast(context, best.take, taken))) return undefined;
    takes.push(best.take);
    for (const shot of best.take.shots)
      taken.push({ setup: best.take.setup, anchor: best.take.anchor, seen: seenIn(context, shot) });
  }
  const shots = takes.flatMap((take) => take.shots);
  const texts = takes.flatMap((take) => take.texts);
  const prices = cards.filter(({ isPrice }) => isPrice).map(({ start }) => start);
  return { ...toScene(shots, { clips: texts, accents: prices, captionsEnd: context.start }), taken };
}

/** Setups with texts on a panel. */
const PANELED: ReadonlySet<TakenShot['setup']> = new Set(['split', 'bands', 'column', 'type']);

const seenIn = ({ images, zones }: ComposeContext, shot: Shot): SeenFraming | undefined =>
  measureFraming(shot, images, zones.canvas);

/** Lists the images of a scene: its own, and others of its kind that show the same product. */
export function castOf({ images }: Pick<ComposeContext, 'images'>): Cast | undefined {
  const [own, ...others] = images;
  if (own?.kind !== 'image') return undefined;
  return [
    own,
    ...others.filter(
      (image: LookImage) =>
        image.kind === 'image' && isPlainPhoto(image) === isPlainPhoto(own) && !isOtherVariant(own, image),
    ),
  ];
}

function turned(cast: Cast, by: number): Cast {
  const at = by % cast.length;
  const [own = cast[0], ...others] = [...cast.slice(at), ...cast.slice(0, at)];
  return [own, ...others];
}

/** Divides the time of a card into shots, cut where the music or the words allow it. */
function divide({ cutTicks }: ComposeContext, card: Card): Span[] {
  const { start, duration, isOpening, isClosing } = card;
  const end = start + duration;
  const count = isClosing ? 1 : duration >= TICKS.three ? 3 : duration >= TICKS.two || isOpening ? 2 : 1;
  if (count === 1 || duration < 2 * TICKS.least) return [{ start, duration }];
  const first = isOpening ? Math.min(TICKS.first, duration - TICKS.least) : duration / count;
  const wanted = [first, ...(count === 3 ? [first + (duration - first) / 2] : [])];
  const starts = [start];
  for (const offset of wanted) {
    const before = starts.at(-1) ?? start;
    const at = start + offset;
    const latest = isOpening && starts.length === 1 ? start + TICKS.first : end - TICKS.least;
    const near = cutTicks
      .filter((tick) => tick - before >= TICKS.least && tick <= latest && Math.abs(tick - at) <= TICKS.near)
      .toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at))[0];
    const cut = Math.round(near ?? at);
    if (cut - before >= TICKS.least && end - cut >= TICKS.least) starts.push(cut);
  }
  return starts.map((at, index) => ({ start: at, duration: (starts[index + 1] ?? end) - at }));
}

function costOf(
  context: ComposeContext,
  take: Take,
  { card, before }: { card: Card; before: readonly TakenShot[] },
): number {
  const last = before.at(-1);
  const uses = countUses(before, take.setup);
  const isEdge = card.isOpening || card.isClosing;
  const isPhoto = context.images.slice(0, 1).some(isPlainPhoto);
  const isOwed = before.length >= OWED_AFTER && !before.some((each) => isPhotoFull(context, each));
  const [first] = take.shots;
  const seen = first && seenIn(context, first);
  const isAlike = last?.seen !== undefined && seen !== undefined && !isOtherFraming(last.seen, seen, LEAST_STEP);
  return (
    LIKING[take.setup] +
    (last?.setup === take.setup ? COST.again : last && isSimilar(last.setup, take.setup) ? COST.similar : 0) +
    (uses >= MOST_USES ? COST.often : COST.used * uses) +
    COST.anchor * Math.min(MOST_STREAK, countStreak(before, take.anchor)) +
    (isAlike ? COST.alike : 0) +
    (isEdge ? COST.unseen.edge : card.isPrice ? COST.unseen.price : COST.unseen.body) *
      Math.max(0, (card.isClosing ? 1 : 0.95) - take.shown) -
    (isEdge ? COST.small.edge : COST.small.body) * take.ofCanvas +
    (take.shots.length === 1 && !card.isClosing
      ? COST.held * Math.max(0, card.duration / (card.isOpening ? TICKS.first : TICKS.two) - 1)
      : 0) +
    COST.hidden * Math.max(0, take.hidden - MOST_HIDDEN) +
    (take.hidesFace ? COST.face : 0) +
    (isEdge ? COST.type.edge : COST.type.body) *
      Math.max(0, 1 - take.letterPx / (LARGE_PX * (LETTERS[take.setup] ?? 1))) +
    (card.isClosing ? COST.veiled : COST.scrim) * take.scrim +
    (card.isClosing ? 0 : COST.tiny * Math.max(0, (TINY_PX - take.letterPx) / TINY_PX)) +
    (take.hidden > (isPhoto ? COVERED.photo : COVERED.product) ? COST.covered : 0) -
    (isPhoto && isOwed && !card.isPrice && ON_PHOTO.has(take.setup) ? COST.owed : 0) +
    (card.isOpening && take.setup === 'bands' ? COST.parted : 0) +
    (card.isPrice && take.setup === 'macro' ? COST.tag : 0) +
    (take.ofCanvas < SPECK ? COST.speck : 0) +
    COST.unrest * take.unrest +
    COST.gap * Math.max(0, take.gap - MOST_GAP)
  );
}

/** Whether the shots of a take last as long as they should: a card without a picture is a hole in the ad. */
function isWhole({ shots }: Take, spans: readonly Span[]): boolean {
  const lengthOf = (parts: readonly Span[]) => parts.reduce((sum, { duration }) => sum + duration, 0);
  return lengthOf(shots) >= lengthOf(spans);
}

/**
 * Whether a take is no way to show its card on a canvas that is not tall, where the other compositions are better: its
 * texts hide the product, or its shots are alike.
 */
const isCrowded = (context: ComposeContext, take: Take): boolean =>
  take.hidden > (context.images.slice(0, 1).some(isPlainPhoto) ? COVERED.photo : COVERED.product) ||
  isCutAlike(context, take);

/** Whether a take begins as the card before it in the same scene ends. */
function isLikeLast(context: ComposeContext, { shots: [first] }: Take, taken: readonly TakenShot[]): boolean {
  const [last, seen] = [taken.at(-1)?.seen, first && seenIn(context, first)];
  return last !== undefined && seen !== undefined && !isOtherFraming(last, seen);
}

/** Whether a take cuts between two shots that are framed alike. */
function isCutAlike(context: ComposeContext, take: Take | undefined): boolean {
  const seen = take?.shots.map((shot) => seenIn(context, shot)) ?? [];
  return seen.slice(1).some((each, index) => {
    const before = seen[index];
    return before !== undefined && each !== undefined && !isOtherFraming(before, each);
  });
}

/** Most cards in a row whose texts stand alike that count. */
const MOST_STREAK = 3;

/** Counts the cards in a row, up to the last, whose texts stand at an anchor. */
function countStreak(before: readonly TakenShot[], anchor: TakenShot['anchor']): number {
  const cards = before.filter(({ setup }, index) => before[index - 1]?.setup !== setup);
  const other = cards.findLastIndex((card) => card.anchor !== anchor);
  return cards.length - 1 - other;
}

/** Whether a shot showed a photo from edge to edge. */
const isPhotoFull = ({ images }: ComposeContext, { setup, seen }: TakenShot): boolean =>
  (setup === 'full' || setup === 'macro') && images.some((image) => isPlainPhoto(image) && image.media === seen?.media);

/** Whether two setups differ in the size of their panel only. */
const isSimilar = (one: TakenShot['setup'], other: Setup): boolean =>
  (one === 'split' && other === 'type') || (one === 'type' && other === 'split');

/** Counts the cards, not the shots, in a setup. */
function countUses(before: readonly TakenShot[], setup: Setup): number {
  return before.filter((each, index) => each.setup === setup && before[index - 1]?.setup !== setup).length;
}
