import { msToTicks } from '@reelwright/timeline';
import { labelItem, priceItem, badgeItem } from '../layout/sticker-items.ts';
import { listItem } from '../layout/list-item.ts';
import { listBelowPrice } from './list-below-price.ts';
import { reviewItem } from '../layout/review-item.ts';
import { hasText } from '../layout/scene-content.ts';
import type { SlottedClip } from '../layout/slots.ts';
import { titleItem } from '../layout/text-items.ts';
import { bottomOf, fromEdges, type Rect, rightOf, unite } from '../rect.ts';
import {
  edgeOf,
  firstOf,
  restOf,
  shotsFrom,
  shotsUntil,
  spareShare,
  spokenArea,
  spokenBy,
  textArea,
  textsError,
} from '../shots/overlays.ts';
import type { ComposeContext, Shot } from '../shots/shot.ts';
import { productZone, takeShots } from '../shots/takes.ts';
import { fitTexts, type TextBlock } from '../shots/texts.ts';
import { type Composition, toScene } from './composition.ts';
import { composeHero } from './hero.ts';

/** Most time that a price stands unchanged. */
const MOST_TICKS = msToTicks(2500) - 1;
/** Share of its area's height that a price alone fills at most. */
const ALONE = 0.78;

/**
 * Composes a price as large as the canvas allows, with the product below it. Under a long line it first stands with what
 * it buys, then alone and higher up, and so on: nobody waits through it.
 */
export const composePrice: Composition = (context: ComposeContext) => {
  const { content, start, duration } = context;
  if (!hasText(content.price)) return composeHero(context);
  const told = content.discount ?? content.reason;
  const said = saidAt(context);
  const isLong = duration > LONG_TICKS;
  if (context.isOpening || (said === undefined && !isLong) || !hasText(told)) return composeTag(context);
  // What speaks for the price comes first, large and alone, and the price as it is said, or with a long line's end.
  const at = said ?? start + duration - SLAM_TICKS;
  const shotCount = Math.max(1, Math.round((context.shotCount * (at - start)) / duration));
  const first = composeHero({
    ...context,
    layout: 'punch',
    content: { title: told, isSpoken: true },
    duration: at - start,
    shotCount,
  });
  const until = start + duration - at;
  const { reason: _reason, ...priced } = content;
  const last = composeTag({
    ...context,
    content: said === undefined ? content : priced,
    start: at,
    duration: until,
    shotCount: until > MOST_TICKS / 2 ? 2 : 1,
  });
  return {
    ...last,
    clips: [...first.clips, ...last.clips],
    cuts: [...first.cuts, at, ...last.cuts],
    accents: [start, ...first.accents, ...last.accents],
    // Captions would say the price before it comes in.
    captionsEnd: start,
  };
};

/** Least time of what is told before a price, and of the price; and how long before its word the price lands. */
const TOLD_TICKS = msToTicks(780);
const SAID_TICKS = msToTicks(620);
const LEAD_TICKS = msToTicks(60);

/** Returns the tick at which the voice says the price, if something else can be read before it. */
function saidAt({ start, duration, priceAt }: ComposeContext): number | undefined {
  if (priceAt === undefined) return undefined;
  const at = priceAt - LEAD_TICKS;
  return at - start >= TOLD_TICKS && start + duration - at >= SAID_TICKS ? at : undefined;
}

/** Time of a scene from which its price comes in late, and the time of the price then. */
const LONG_TICKS = msToTicks(3400);
const SLAM_TICKS = msToTicks(2300);

const composeTag: Composition = (context: ComposeContext) => {
  const { content, start, duration } = context;
  const { price } = content;
  if (!hasText(price)) return composeHero(context);
  const full = fitPrice(context, price);
  const isLong = duration > MOST_TICKS;
  const alone = isLong ? fitPrice(context, price, { isAlone: true }) : undefined;
  const around = unite([full, alone].flatMap((block) => (block ? [block.rect] : [])));
  const edge = edgeOf(context, full && around ? { ...full, rect: around } : full);
  const shots = takeShots(context, {
    zone: productZone(context, edge),
    isPaneled: true,
    begin: 'wholes',
    texts: bandOf(context, around),
  });
  const [first] = shots;
  if (!first || !full) return toScene(shots);
  const states = listStates(shots, start + duration);
  const clips = states.flatMap(({ from, until }, index) => {
    const block = index % 2 === 1 ? (alone ?? full) : full;
    const shown = shotsUntil(shotsFrom(shots, from), until);
    const clips = block.toClips(shown);
    return [...clips, ...badgeAbove(context, clips, shown)];
  });
  // The tag repeats the voice, so captions end.
  const captionsEnd = tellsPrice(content) ? start : undefined;
  return toScene(shots, { clips, accents: states.map(({ from }) => from), captionsEnd });
};

/** Returns the place of a price on a band; a price on a photo has a tag of its own, and needs no other ground. */
const bandOf = ({ zones }: ComposeContext, around: Rect | undefined): Rect | undefined =>
  zones.side === 'between' ? around : undefined;

/** Divides the time of a price into states of which none lasts too long, at the cuts where they allow it. */
function listStates(shots: readonly Shot[], end: number): { from: number; until: number }[] {
  const starts = shots.slice(0, 1).map((shot) => shot.start);
  for (;;) {
    const last = starts.at(-1);
    if (last === undefined || end - last <= MOST_TICKS) break;
    const cut = shots.findLast((shot) => shot.start - last >= MOST_TICKS / 2 && shot.start - last <= MOST_TICKS);
    starts.push(cut?.start ?? last + Math.min(MOST_TICKS, Math.round((end - last) / 2)));
  }
  return starts.map((from, index) => ({ from, until: starts[index + 1] ?? end }));
}

/** Fits a price with what it buys, or alone at the top of its area, and smaller if it would fill it. */
function fitPrice(context: ComposeContext, price: string, { isAlone = false } = {}): TextBlock | undefined {
  const { content, zones } = context;
  const { originalPrice, discount, reason, facts: all = [] } = content;
  const isWide = zones.orientation === 'wide';
  const facts = hasText(discount) ? [] : all.filter(hasText);
  // An ad that opens with its price names the product there too.
  const name = context.isOpening && hasText(content.title) && !content.isSpoken ? content.title : undefined;
  const usual = isWide ? 1 : facts.length > 0 ? 0.36 : name !== undefined ? 0.3 : 0.26;
  const share = Math.max(usual, spareShare(context));
  const area = tellsPrice(content) ? spokenArea(context, share) : textArea(context, isWide ? 1 : share - 0.02);
  if (isAlone)
    return fitTexts(context, {
      items: (scene) => [priceItem({ ...scene, content: { ...content, facts: [] } }, price, originalPrice)],
      area: { ...area, height: ALONE * area.height },
      name: '-price',
    });
  return fitTexts(context, {
    // The price stands with what it buys; a discount replaces that.
    items: (scene) => [
      ...(name === undefined ? [] : [titleItem(scene, name, 2)]),
      priceItem(scene, price, originalPrice),
      ...(facts.length > 0
        ? [listBelowPrice(scene, facts)]
        : hasText(reason) && !hasText(discount)
          ? [labelItem(scene, reason)]
          : []),
    ],
    area,
    name: '-price',
    // A name and a price that open the ad leave the product all the rest.
    down: zones.side === 'above' && name === undefined ? (facts.length > 0 ? 0.2 : 0.5) : restOf(zones),
  });
}

/** Whether a line is short and contains a figure, which the tag shows large. */
export function tellsPrice({ line }: Pick<ComposeContext['content'], 'line'>): boolean {
  return hasText(line) && /\d/u.test(line);
}

/** Size of a discount above a price and its distance from it, in pixels. */
const ABOVE = { tall: 200, compact: 150, wide: 170, gap: 4 } as const;

/**
 * Places a discount above the right end of a price, where it hides nothing of the product; at the image's corner where
 * there is no room. Returns no clips without a discount.
 */
function badgeAbove(
  context: ComposeContext,
  clips: readonly SlottedClip[],
  shown: Parameters<TextBlock['toClips']>[0],
): SlottedClip[] {
  const { content, zones } = context;
  const { discount } = content;
  const tag = clips.flatMap(({ clip }) => (clip.kind === 'price_tag' ? [clip] : []))[0];
  if (!hasText(discount) || !tag) return [];
  const { width, height } = zones.canvas;
  const box = {
    x: tag.box.x * width,
    y: tag.box.y * height,
    width: tag.box.width * width,
    height: tag.box.height * height,
  };
  const size = ABOVE[zones.orientation];
  const foot = box.y - ABOVE.gap;
  const top = tellsPrice(content) ? (zones.caption?.y ?? zones.content.y) : zones.content.y;
  // A name above the price takes the discount's place, and at the foot of the safe zone there is no other.
  const isTaken = clips.some(({ slot, clip }) => slot === 'title' && 'box' in clip && clip.box.y * height < box.y);
  const isLow = zones.side === 'below' || (zones.side === 'over' && zones.isHigh !== true);
  if (isTaken && isLow) return [];
  if (isTaken || foot - size < top) return badgeBlock(context, discount, box)?.toClips(shown) ?? [];
  const right = Math.min(rightOf(box), rightOf(zones.content));
  const block = fitTexts(context, {
    items: (scene) => [badgeItem(scene, discount)],
    area: fromEdges(right - size, foot - size, right, foot),
    name: '-discount',
  });
  return block?.toClips(shown) ?? [];
}

/** Places a discount at the right of the safe zone, over the corner of the image that is next to the price. */
function badgeBlock(context: ComposeContext, discount: string, price: Rect) {
  const { content, orientation } = context.zones;
  const size = orientation === 'tall' ? 230 : 170;
  // A price at the foot of the safe zone has its discount above it.
  const isLow = bottomOf(price) + size + 10 > bottomOf(content) && price.y - size - 10 >= content.y;
  const low = isLow ? price.y - 10 : Math.min(bottomOf(content), bottomOf(price) + size + 30);
  const high = isLow ? low - size : Math.max(low - size, bottomOf(price) + 10);
  const area = fromEdges(content.x + content.width - size, high, content.x + content.width, low);
  return fitTexts(context, { items: (scene) => [badgeItem(scene, discount)], area, name: '-discount' });
}

/** Composes the former price above and the current price below. */
export const composeComparison: Composition = (context: ComposeContext) => {
  const { content } = context;
  const { comparison } = content;
  if (!comparison) return composePrice(context);
  const area = textArea(context, 0.1);
  const before = fitTexts(context, {
    items: (scene) => [labelItem(scene, `${comparison.before.label} ${comparison.before.text}`)],
    area,
    name: '-before',
  });
  const top = before ? bottomOf(before.rect) + 10 : area.y;
  const rest = { ...area, y: top, height: textArea(context, 0.26).height - (top - area.y) };
  const after = fitTexts(context, {
    items: (scene) => [priceItem(scene, comparison.after.text, undefined)],
    area: rest,
    name: '-after',
  });
  const zone = productZone(context, edgeOf(context, after ?? before));
  const shots = takeShots(context, { zone, isPaneled: true, begin: 'wholes' });
  const [first] = shots;
  if (!first || !after) return toScene(shots);
  // The former price has the slot of badges, and what lies below the images they hide: a discount has none besides.
  // Under a long line, the current price stands alone in turns, large and higher up.
  const alone =
    context.duration > MOST_TICKS
      ? fitPrice({ ...context, layout: 'price' }, comparison.after.text, { isAlone: true })
      : undefined;
  const states = listStates(shots, context.start + context.duration);
  const clips = states.flatMap(({ from, until }, index) => {
    const shown = shotsUntil(shotsFrom(shots, from), until);
    if (alone && index % 2 === 1) return alone.toClips(shown);
    return [...(before?.toClips(shown) ?? []), ...after.toClips(shown)];
  });
  return toScene(shots, {
    clips,
    accents: states.map(({ from }) => from),
    captionsEnd: tellsPrice(content) ? context.start : undefined,
  });
};

/** Composes all benefits with their ticks, over the product. */
export const composeList: Composition = (context: ComposeContext) => {
  const benefits = (context.content.benefits ?? []).filter(hasText).slice(0, 4);
  if (benefits.length < 2) return composeHero(context);
  // The list contains what the voice says, so captions would say it twice.
  const { title, isSpoken } = context.content;
  const tellsLine = isSpoken === true && hasText(title) && benefits.includes(title);
  const share = context.zones.orientation === 'wide' ? 0.5 : 0.32;
  const block = fitTexts(context, {
    items: (scene) => [listItem(scene, benefits)],
    area: tellsLine ? spokenArea(context, share) : textArea(context, share),
    name: '-list',
  });
  const shots = takeShots(context, {
    zone: productZone(context, edgeOf(context, block)),
    isPaneled: block !== undefined,
    begin: 'wholes',
  });
  return toScene(shots, {
    clips: block?.toClips(shots) ?? [],
    captionsEnd: block && tellsLine ? context.start : undefined,
  });
};

/** Composes a buyer's review on a card over the product. */
export const composeReview: Composition = (context: ComposeContext) => {
  const { review } = context.content;
  if (!review) return composeHero(context);
  // A long review takes space from the image.
  const block = firstOf([0.3, 0.42, 1], (share) =>
    fitTexts(context, {
      items: (scene) => [reviewItem(scene, review)],
      area: textArea(context, share),
      name: '-review',
      down: restOf(context.zones),
    }),
  );
  const shots = takeShots(context, {
    zone: productZone(context, edgeOf(context, block)),
    isPaneled: block !== undefined,
    begin: 'macro',
  });
  return toScene(shots, { clips: block?.toClips(shots) ?? [] });
};

/** Removes the number of a title such as `One. Full-grain leather`: the badge beside it shows the number. */
function withoutOrdinal(title: string): string {
  const rest = title.replace(ORDINAL, '');
  return rest === '' ? title : rest.charAt(0).toUpperCase() + rest.slice(1);
}

const ORDINAL =
  /^(?:(?:reason\s+)?(?:one|two|three|four|five|first|second|third|fourth|fifth|number \w+)\s*[.:,]|第?[一二三四五][，、：,:])\s*/iu;

/** Composes a reason with its number above its title. */
export const composeCountdown: Composition = (context: ComposeContext) => {
  const { ordinal, title } = context.content;
  if (ordinal === undefined) return composeHero(context);
  const block = firstOf([0.3, 0.4, 1], (share) =>
    fitTexts(context, {
      items: (scene) => [
        badgeItem(scene, String(ordinal)),
        ...(hasText(title) ? [titleItem(scene, withoutOrdinal(title), 2)] : []),
      ],
      area: context.content.isSpoken ? spokenArea(context, share) : textArea(context, share),
      name: '-reason',
      down: restOf(context.zones),
    }),
  );
  if (!block) throw textsError(context);
  const zone = productZone(context, edgeOf(context, block));
  const shots = takeShots(context, { zone, isPaneled: true, begin: ordinal % 2 === 0 ? 'macro' : 'whole' });
  return toScene(shots, {
    clips: block.toClips(shots),
    accents: [context.start],
    captionsEnd: spokenBy(context, block),
  });
};
