import { msToTicks } from '@reelwright/timeline';
import type { LookImage } from '../picture/ad-image.ts';
import { isFullPhoto } from '../picture/full-photo.ts';
import { extendedOf, isStudio } from '../picture/photo-traits.ts';
import { bottomOf, fromEdges, type Rect, rightOf } from '../rect.ts';
import { betweenShots } from './between-shot.ts';
import { countCloseUps } from './close-ups.ts';
import { cutIn } from './cut-in.ts';
import { cutSpans, SHORTEST_TICKS } from './cut-spans.ts';
import { figureShot } from './figure-shot.ts';
import { fullCloseUpShots, listFullCloseUps } from './full-close-up.ts';
import { isSlight } from './product-shape.ts';
import { lensShot } from './lens-shot.ts';
import { isOtherFraming, LEAST_STEP, measureFraming, stepBetween } from './framing.ts';
import { fillOf, type FillWish } from './fill-room.ts';
import { macroShot } from './macro-shot.ts';
import { panelShot } from './panel-shot.ts';
import { plateColors } from './plate-colors.ts';
import { fullShot, photoShot } from './photo-shot.ts';
import { isFigure, isOutlined, productSource } from './product-source.ts';
import { bandBehind } from './shade.ts';
import { isTelling, shareShown } from './share-shown.ts';
import type { ComposeContext, Shot, Span } from './shot.ts';
import type { Pose } from './place-poses.ts';
import { chooseOther, choosePose } from './choose-pose.ts';
import { stageShot } from './stage-shot.ts';
import { buildWorld, chooseWorld } from './world.ts';

/** Most time that a shot lasts on where no other framing is to be had: then the camera cuts in. */
const MOST_HELD_TICKS = msToTicks(1900);

/**
 * Shares of the canvas height: an image starts at `LOWEST_TOP` at the latest and ends at `HIGHEST_FOOT` at the
 * earliest.
 */
const LOWEST_TOP = 0.64;
const HIGHEST_FOOT = 0.36;
/** Share of the canvas height that stays free above an image under texts. */
const OVER_TOP = 0.04;

/** Distance between texts and what they stand above, in gutters. */
const GAP = 0.8;

/** Returns the area that the texts leave to an image: they end at `edge`, or stand in a column beside it. */
export function productZone({ zones }: Pick<ComposeContext, 'zones'>, edge: number): Rect {
  const { canvas, side, content, gutter, caption } = zones;
  const gap = gutter * GAP;
  switch (side) {
    case 'beside':
      return fromEdges(rightOf(content) + gutter, 0, canvas.width, canvas.height);
    case 'over':
      return fromEdges(0, canvas.height * OVER_TOP, canvas.width, canvas.height);
    case 'between':
      return fromEdges(0, 0, canvas.width, canvas.height);
    case 'behind':
      return fromEdges(0, Math.min(edge, canvas.height * LOWEST_TOP), canvas.width, canvas.height);
    case 'above': {
      const wanted = Math.max(edge + gap, caption ? bottomOf(caption) : canvas.height * 0.06);
      // Very long texts overlap the image, so that some of it stays visible.
      return fromEdges(0, Math.min(wanted, canvas.height * LOWEST_TOP), canvas.width, canvas.height);
    }
    case 'below': {
      const wanted = Math.min(edge - gap, caption ? caption.y : canvas.height);
      return fromEdges(0, 0, canvas.width, Math.max(wanted, canvas.height * HIGHEST_FOOT));
    }
  }
}

/** A way to frame one image. */
export type Framing =
  | { kind: 'whole'; image: LookImage; pose: Pose }
  | { kind: 'macro'; image: LookImage; detail: number }
  /** Whole, with a close-up in a lens. */
  | { kind: 'lens'; image: LookImage; detail: number; pose: Pose }
  /** Closer than whole, for images without useful close-ups; farther, after one that was close already. */
  | { kind: 'near' | 'far'; image: LookImage; pose: Pose };

/** The first framing; `wholes` has no close-ups, because the content over it needs a calm background. */
export type Begin = 'whole' | 'macro' | 'wholes';

/**
 * Lists framings of a scene's images, never two alike in a row: alternately whole and close, the scene's own image
 * first. `begin` sets the first one; `turn` rotates poses and details, so that the next scene frames the same image
 * differently.
 */
function listFramings(context: ComposeContext, length: number, begin: Begin): Framing[] {
  const { images, turn, isOpening } = context;
  const [own] = images;
  if (!own) return [];
  const others = images.slice(1).filter((image) => canFollow(context, image));
  let lastPose: Pose | undefined;
  return Array.from({ length }, (_, index): Framing => {
    const isWhole = begin === 'wholes' || (index % 2 === 0) === (begin === 'whole');
    const round = begin === 'wholes' ? index : Math.floor(index / 2);
    // The first pair shows the scene's own image; later pairs move on through the ad's images.
    const image = round === 0 ? own : (others[(round - 1) % Math.max(1, others.length)] ?? own);
    const isCover = isOpening && index === 0;
    const offset = isWhole ? 0 : 1;
    const pose = isCover
      ? choosePose(image, turn, true)
      : index === 0 && isSlight(image)
        ? // A scene of one shot shows a thin thing large.
          turn % 2 === 0
          ? 'across'
          : 'counter'
        : chooseOther(image, turn + index + offset, lastPose);
    lastPose = pose;
    // A photo that opens an ad is framed near: as a whole, it would show its product small. One whose own wall or sky
    // is continued above its product fills the canvas.
    const isNear = isCover && image.kind === 'image' && !image.isScene && !productSource(image) && !isContinued(image);
    if (isNear) return { kind: 'near', image, pose };
    if (context.isBeforeCard && index > 0 && index === length - 1 && canSeeNear(own))
      return { kind: 'near', image: own, pose };
    if (isWhole) return { kind: 'whole', image, pose };
    // An ad opens with the richest detail. The only detail of an image is not shown in every scene.
    const detail = isOpening || context.isCloseUp ? round : turn + round;
    const count = countCloseUps(image);
    // Closer to somebody's face than whole, little of the product would be left.
    if (isFigure(image) && image.faces.length > 0) return { kind: 'macro', image, detail };
    // From behind, closer than whole is mostly hair.
    if (isFigure(image) && !image.cutOut?.cutBy?.includes('top') && image.details.length > 0)
      return { kind: 'macro', image, detail: detail % image.details.length };
    // By turns a close-up is seen in a lens beside the whole product.
    if (index > 0 && (turn + round) % 2 === 1 && count > 0 && image.details.length > 0 && productSource(image))
      return { kind: 'lens', image, detail, pose };
    if (count > 1 || (count === 1 && detail % 2 === 0)) return { kind: 'macro', image, detail };
    return canBeNear(image) ? { kind: 'near', image, pose } : { kind: 'whole', image, pose };
  });
}

/**
 * Whether an image can follow in a scene: before type, and beside a column of a canvas that is not wide, alone; after a
 * photo that fills the canvas under the texts, another one that does.
 */
function canFollow({ images, zones: { side, orientation } }: ComposeContext, image: LookImage): boolean {
  if (side === 'over' && images.slice(0, 1).some(isFullPhoto)) return isFullPhoto(image);
  const isAlone =
    side === 'behind' || (side === 'beside' && orientation !== 'wide' && images.slice(0, 1).some(isOutlined));
  return !isAlone || isOutlined(image);
}

/**
 * Whether an image may be seen nearer than whole without a detail to show: a product that stands free would look cut by
 * mistake, but for a broad one that is small as a whole, such as a row of tools.
 */
const canBeNear = (image: LookImage): boolean => productSource(image) === undefined || isSparse(image);

/** Aspect (width to height) from which a product is broad, and the share of a square as wide that it covers at most. */
const SPARSE = { aspect: 1.2, share: 0.36 } as const;

/** Whether a product is broad, and so low or so full of gaps that it is small as a whole. */
function isSparse(image: LookImage): boolean {
  const source = productSource(image);
  if (!source || !image.cutOut || isSlight(image)) return false;
  const aspect = source.width / source.height;
  return aspect >= SPARSE.aspect && fillOf(image) / aspect <= SPARSE.share;
}

const canSeeNear = (image: LookImage): boolean => canBeNear(image) || countCloseUps(image) > 0;

const isContinued = (image: LookImage): boolean => extendedOf(image) !== undefined && !isStudio(image);

/**
 * Builds the shot of a framing. `zone` is the area of the product; `isPaneled` keeps images without a calm area off the
 * texts.
 */
export function toShot(
  context: ComposeContext,
  span: Span,
  framing: Framing,
  { zone, isPaneled, fill, least }: { zone: Rect; isPaneled: boolean; fill?: FillWish; least?: number },
): Shot {
  const {
    turn,
    isOpening,
    start,
    images,
    zones: { side },
  } = context;
  const isCover = isOpening && span.start === start;
  const { image } = framing;
  const index = Math.round((span.start - start) / SHORTEST_TICKS);
  const isNearProduct = framing.kind === 'near' && productSource(image) !== undefined;
  if (isNearProduct && (side === 'below' || countCloseUps(image) > 0))
    // A plinth carries a whole product only. Elsewhere, a close-up that fills the canvas is no product cut by mistake.
    return toShot(context, span, { kind: 'macro', image, detail: turn }, { zone, isPaneled });
  const full = fullShot(context, span, {
    image,
    distance: framing.kind === 'macro' || framing.kind === 'near' ? 'close' : 'whole',
    turn: framing.kind === 'macro' ? framing.detail : turn + index,
  });
  if (full) return full;
  if (framing.kind === 'lens')
    return (
      lensShot(context, span, { image, detail: framing.detail, zone, turn: turn + index }) ??
      toShot(context, span, { kind: 'macro', image, detail: framing.detail }, { zone, isPaneled })
    );
  if (framing.kind !== 'macro') {
    const distance = framing.kind === 'near' ? 'close' : 'whole';
    const staged = stageShot(context, span, {
      image,
      others: images,
      zone,
      pose: framing.kind === 'near' ? 'close' : framing.pose,
      turn: turn + index,
      isCover,
      isInScene: true,
      ...(least === undefined ? {} : { least }),
      ...(fill ? { fill, isCard: true } : {}),
    });
    const stands =
      staged ?? figureShot(context, span, { image, zone, turn: turn + index, isCover, distance: framing.kind });
    return stands ?? photoShot(context, span, { image, zone, distance, turn: turn + index, isPaneled });
  }
  if (image.kind === 'video')
    return photoShot(context, span, { image, zone, distance: 'close', turn: turn + index, isPaneled });
  const paneled = isPaneled
    ? panelShot(context, span, { image, zone, detail: framing.detail, turn: turn + index })
    : undefined;
  if (paneled) return paneled;
  return macroShot(context, span, { image, detail: framing.detail, turn: turn + index, isCover });
}

/**
 * Builds the shots of a scene. `texts` is the place of texts that a photo which fills the canvas darkens, or that lie
 * between two images: no captions are read beside them.
 */
export function takeShots(
  context: ComposeContext,
  {
    zone,
    isPaneled,
    begin = 'whole',
    spans = cutSpans(context),
    texts,
  }: { zone: Rect; isPaneled: boolean; begin?: Begin; spans?: Span[]; texts?: Rect | undefined },
): Shot[] {
  if (context.images.length === 0) return spans.map((span) => worldShot(context, span));
  const { side, canvas } = context.zones;
  if (side === 'between' && texts) return betweenShots(context, { texts, spans });
  const [own] = context.images;
  const closeUps = side === 'over' ? context.images.flatMap((image) => listFullCloseUps(image, canvas)) : [];
  const overIt = (shot: Shot, image: LookImage): Shot => {
    const isFree = shot.clips.every(({ slot }) => slot !== 'veil');
    if (texts && isFree) return bandBehind(context, shot, { texts, image });
    return shot.backing.kind === 'plates'
      ? shot
      : { ...shot, backing: { kind: 'plates', colors: plateColors(context) } };
  };
  if (own && productSource(own) && closeUps.some(({ image }) => image === own))
    return fullCloseUpShots(context, { spans, closeUps }).map(({ shot, image }) => overIt(shot, image));
  // A photo that may fill the canvas does so in other scenes.
  const isBeside = side === 'above' && context.images.slice(0, 1).some(isFullPhoto);
  const isEnded = isPaneled || context.keepsOff || isBeside;
  // A close-up has no outline that could stand in front of the type.
  const kind = side === 'behind' || context.isWhole ? 'wholes' : begin;
  const take = (span: Span, framing: Framing): Shot => {
    const shot = toShot(context, span, framing, {
      zone,
      isPaneled: side !== 'over' && isEnded,
      ...(kind === 'wholes' ? { least: LEAST_SHOWN.whole } : {}),
    });
    return side === 'over' ? overIt(shot, framing.image) : shot;
  };
  return takeApart(context, { spans, framings: listFramings(context, spans.length, kind), begin: kind, take });
}

interface Taken {
  span: Span;
  framing: Framing;
  shot: Shot;
  /** Whether the camera cut in. */
  isCutIn?: boolean;
}

/**
 * Takes shots of which each differs visibly from the one before it. Where no framing does, the one before lasts on:
 * a cut between two that are nearly alike looks like a mistake.
 */
function takeApart(
  context: ComposeContext,
  {
    spans,
    framings,
    begin,
    take,
  }: { spans: readonly Span[]; framings: readonly Framing[]; begin: Begin; take(span: Span, framing: Framing): Shot },
): Shot[] {
  const { canvas } = context.zones;
  const measure = (shot: Shot) => measureFraming(shot, context.images, canvas);
  const taken: Taken[] = [];
  const prolong = (last: Taken, span: Span): Taken => {
    const longer = { start: last.span.start, duration: span.start + span.duration - last.span.start };
    const again = take(longer, last.framing);
    const shot = last.isCutIn ? (cutIn(again, context.images, canvas) ?? again) : again;
    return { ...last, span: longer, shot };
  };
  for (const [index, span] of spans.entries()) {
    const wish = framings[index];
    if (!wish) continue;
    const last = taken.at(-1);
    const before = last ? measure(last.shot) : context.before;
    const least = leastShown(context, { begin, index });
    const { image } = wish;
    const isCover = context.isOpening && index === 0;
    const whole: Framing[] =
      least > 0 ? [{ kind: 'whole', image, pose: choosePose(image, context.turn, isCover) }] : [];
    const all = [wish, ...(before ? listOthers(context, wish, { begin, isFirst: !last }) : []), ...whole];
    // The card that follows shows the whole product.
    const isLast =
      context.isBeforeCard === true && last !== undefined && index === spans.length - 1 && canSeeNear(image);
    const options = isLast ? all.filter((each) => each === wish || isNear(each)) : all;
    let best: (Taken & { step: number; shown: number }) | undefined;
    // The one that differs the most, for the first cut of an ad, which must come.
    let farthest: typeof best;
    // The one of those that differ which shows the most of the product.
    let other: typeof best;
    let others = 0;
    for (const framing of options) {
      const shot = take(span, framing);
      const seen = measure(shot);
      if (isLast && seen && shareShown(seen, framing.image) > NEARLY_WHOLE) continue;
      const step = !before || !seen || isOtherFraming(before, seen, SURE_STEP) ? Infinity : stepBetween(before, seen);
      const shown = Math.min(
        least,
        !seen || isLens(shot) || (begin !== 'wholes' && isTelling(context, framing, seen))
          ? 1
          : shareShown(seen, framing.image),
      );
      if (!best || shown > best.shown || (shown === best.shown && step > best.step))
        best = { span, framing, shot, step, shown };
      if (!farthest || step > farthest.step) farthest = { span, framing, shot, step, shown };
      if (step < Infinity) continue;
      if (!other || shown > other.shown) other = { span, framing, shot, step, shown };
      others += 1;
      if (shown === least || others >= MOST_OTHERS) break;
    }
    if (!best) {
      if (last) taken[taken.length - 1] = prolong(last, span);
      continue;
    }
    const isFirstCut = context.isOpening && index === 1;
    if (isFirstCut && farthest && best.step < LEAST_FIRST_STEP) best = farthest;
    if (!last || best.step === Infinity || (isFirstCut && best.step >= LEAST_FIRST_STEP)) {
      // The scene before ends otherwise anyway, with other texts.
      taken.push(best.step === Infinity || last || least > 0 ? best : { span, framing: wish, shot: take(span, wish) });
      continue;
    }
    if (span.start + span.duration - last.span.start > MOST_HELD_TICKS) {
      const plain = take(span, last.framing);
      const part = begin === 'wholes' && !context.isWhole ? CUT_IN.priced : CUT_IN.body;
      const nearer = cutIn(plain, context.images, canvas);
      // After a cut-in the camera cuts back.
      const next = [
        ...(nearer ? [{ shot: nearer, isCutIn: true }] : []),
        ...(isLast ? [] : [{ shot: plain, isCutIn: false }]),
      ].find(({ shot }) => {
        const seen = measure(shot);
        const isShown = seen && shareShown(seen, image) >= Math.max(LEAST_SHOWN.body, part * least);
        return isShown && before && isOtherFraming(before, seen);
      });
      const cut = next ? { span, framing: last.framing, ...next } : other;
      if (cut) {
        taken.push(cut);
        continue;
      }
    }
    taken[taken.length - 1] = prolong(last, span);
  }
  return taken.map(({ shot }) => shot);
}

/**
 * Shares of the subject that shots show: the first of the ad, less of one with an outline, which tells what it is; those
 * after it; and those of a price or a list, less after the first, on a person, and beside a column. A close-up that a
 * line names may show less.
 */
const LEAST_SHOWN = {
  cover: 0.6,
  outlined: 0.44,
  opening: 0.4,
  body: 0.3,
  whole: 0.75,
  later: 0.44,
  worn: 0.3,
  beside: 0.4,
} as const;

function leastShown(
  { isOpening, isCloseUp, images, zones }: ComposeContext,
  { begin, index }: { begin: Begin; index: number },
): number {
  if (begin === 'wholes' && zones.side === 'beside') return LEAST_SHOWN.beside;
  if (begin === 'wholes' && index === 0) return LEAST_SHOWN.whole;
  if (begin === 'wholes') return images.slice(0, 1).some(isFigure) ? LEAST_SHOWN.worn : LEAST_SHOWN.later;
  if (isCloseUp) return 0;
  if (!isOpening) return LEAST_SHOWN.body;
  if (index > 0) return LEAST_SHOWN.opening;
  return images.slice(0, 1).some(isOutlined) ? LEAST_SHOWN.outlined : LEAST_SHOWN.cover;
}

/** Share of a product from which a shot of it looks like the card that follows, which shows it whole. */
const NEARLY_WHOLE = 0.84;
/**
 * Part of these shares that a cut-in shows: whole, the product was seen before. Under a price or a list it shows more,
 * because it comes nearer as long as it lasts.
 */
const CUT_IN = { body: 0.75, priced: 1.1 } as const;

const isNear = ({ kind }: Framing): boolean => kind === 'near' || kind === 'macro';

/** Whether a shot shows a whole product beside a close-up of it. */
const isLens = ({ clips, start }: Shot): boolean => clips.some(({ clip }) => clip.id.endsWith(`-rim-${start}`));

/** Number of framings that differ from the shot before, of which one should show enough of the product. */
const MOST_OTHERS = 3;
/** A step that stays large enough where the shot before lasts longer, and grows more, than when it was taken. */
const SURE_STEP = 1.02 * LEAST_STEP;
/** Step at which the ad's first cut is made even if a larger one is not to be had. */
const LEAST_FIRST_STEP = 1.25;
const POSES: readonly Pose[] = ['stand', 'lean'];
const ACROSS: readonly Pose[] = ['across', 'counter'];

/** Lists framings in place of one that resembles the shot before: of the same image first. */
function listOthers(
  context: ComposeContext,
  { image, kind, ...wish }: Framing,
  { begin, isFirst }: { begin: Begin; isFirst: boolean },
): Framing[] {
  const { turn, zones, isOpening } = context;
  const closeUps = (of: LookImage): Framing[] =>
    // A close-up has no outline that could stand in front of the type.
    zones.side === 'behind'
      ? []
      : Array.from({ length: countCloseUps(of) }, (_, detail) => ({ kind: 'macro', image: of, detail: turn + detail }));
  const pose = 'pose' in wish ? wish.pose : choosePose(image, turn, false);
  const near: Framing[] = canBeNear(image) ? [{ kind: 'near', image, pose }] : [];
  const canLean = image.cutOut?.feet === null;
  const turned: readonly Pose[] = isSlight(image) ? ACROSS : [];
  const poses = [...turned, ...POSES].filter((each) => each !== pose && (each !== 'lean' || canLean));
  const wholes = [...(kind === 'whole' ? [] : [pose]), ...poses].map(
    (each): Framing => ({ kind: 'whole', image, pose: each }),
  );
  // Small ones come last: a product is large wherever it can be.
  const far: Framing[] = isFigure(image)
    ? [{ kind: 'far', image, pose }]
    : canLean
      ? []
      : [{ kind: 'whole', image, pose: 'aside' }];
  // The product that opens an ad, or that a line names, is not replaced by another image.
  // A close-up of a person shows most of what is worn.
  const own =
    context.isWhole && !isFigure(image)
      ? [...wholes, ...near]
      : kind === 'whole' || begin === 'wholes'
        ? [...wholes, ...near, ...closeUps(image)]
        : [...closeUps(image), ...near, ...wholes];
  if (isFirst) return isOpening ? [] : own;
  const others = context.images
    .filter((each) => each !== image && canFollow(context, each))
    .map((each): Framing => ({ kind: 'whole', image: each, pose: choosePose(each, turn, false) }));
  return [...own, ...others, ...far];
}

/** Shows only the look's background, for texts without an image. */
export function worldShot(context: ComposeContext, span: Span): Shot {
  const { look, colors, turn } = context;
  const world = buildWorld(context, span, { colors: chooseWorld(look, colors, { palette: [] }, turn), below: 0, turn });
  return { ...span, clips: world.clips, backing: { kind: 'background', colors: world.colors } };
}
