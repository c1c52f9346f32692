import type { ImageClip } from '@reelwright/timeline';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookSet } from '../look.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, fitAspect, fromEdges, type Rect, rightOf, toBox, unite } from '../rect.ts';
import { emblemClip } from './emblem.ts';
import { lowestDetail } from './fill-room.ts';
import { EDGE, keepEdges } from './keep-edges.ts';
import { chooseSet, chooseSurface, lightSide } from './lit-set.ts';
import { listBeats, type Move, toTransform } from './moves.ts';
import {
  chooseEntry,
  isInWideScene,
  placeRow,
  type Pose,
  type PoseWish,
  scaleAbout,
  type Standing,
} from './place-poses.ts';
import { type ProductSource, productSource } from './product-source.ts';
import { type ComposeContext, flat, NO_APPEARANCE, shapeClip, type Shot, type Span } from './shot.ts';
import { putInScene } from './scene-plate.ts';
import { darkened } from './shade.ts';
import { panelClip, panelColors, stageBeside } from './panel.ts';
import { buildWorld, chooseWorld, shadowOnPlinth } from './world.ts';

export interface StageWish extends PoseWish {
  /** Other images of the same kind for a row. */
  others?: readonly LookImage[];
  /** Whether the product may stand in its own scene, which fills the canvas. */
  isInScene?: boolean;
}

/** Whether something of a drawn scene stands where the texts beside its product would be. */
const isBlocked = ({ zones }: ComposeContext, { scene }: LookImage): boolean =>
  zones.side === 'beside' && zones.orientation === 'tall' && scene?.isClearBeside === false;

/** Poses of which a part leaves the canvas on purpose. */
const BLED: ReadonlySet<Pose> = new Set(['huge', 'close']);

/** Shows a whole product on a designed background. Returns undefined if the image has no cut-out. */
export function stageShot(context: ComposeContext, span: Span, wish: StageWish): Shot | undefined {
  const source = productSource(wish.image);
  if (!source) return undefined;
  const { look } = context;
  if (context.zones.side === 'below') return plinthShot(context, span, wish, source);
  const colors = chooseWorld(look, context.colors, wish.image, wish.turn);
  const row = wish.pose === 'row' ? listRow(wish, source) : [source];
  // Three copies of one product would look like a set for sale.
  // Beside a column of texts, three would be small.
  const isRow = row.length === 3 && (context.zones.side !== 'beside' || context.zones.orientation === 'wide');
  if (wish.pose === 'row' && !isRow) return stageShot(context, span, { ...wish, pose: 'stand' });
  const around = {
    canvas: context.zones.canvas,
    zone: wish.zone,
    lowest: lowestDetail(wish.image),
    // What leaves the canvas looks cut by mistake, unless it opens the ad or is near.
    keepsSides: wish.isCard === true || (!BLED.has(wish.pose) && !isInWideScene(context, wish.image)),
  };
  const placed = placeRow(context, wish, row);
  const beats = listBeats(context, span);
  const isThrown = !isRow && !wish.isCover && !wish.isCard;
  const entranceOf = ({ isAcross }: Standing) =>
    isThrown && !isAcross ? { entrance: chooseEntry(wish.turn, wish.image.cutOut?.feet === null).entrance } : {};
  const kept = placed.map((each) =>
    isRow || each.isAcross ? each : keepEdges(each, { ...around, stands: each.stands }),
  );
  const standing = kept.map((each) => ({ ...each, move: { ...each.move, beats, ...entranceOf(each) } }));
  const main = standing[0];
  if (!main) return undefined;
  // In front of the type, or below all texts.
  const front = context.zones.side === 'behind' ? ('second-image' as const) : ('product' as const);
  const { scene } = wish.image;
  const inScene =
    scene && wish.isInScene && !isRow && !main.isAcross && !isBlocked(context, wish.image)
      ? putInScene(context, span, {
          scene,
          zone: wish.zone,
          isWhole: (wish.isCard === true || !BLED.has(wish.pose)) && wish.zone.x <= 0,
          isCard: wish.isCard === true,
          ...main,
        })
      : undefined;
  if (inScene) {
    const { rect, transform, clip, backing } = inScene;
    const product = productClip(context, span, { each: source, rect, move: main.move, index: 0 });
    const clips: SlottedClip[] = [clip, { slot: front, clip: { ...product, transform } }];
    const isVeiled = backing.kind === 'plates' && context.zones.side === 'above';
    // A veil leaves a busy scene whole, which plates behind each line would cut up.
    return isVeiled && scene
      ? darkened(context, span, clips, {
          zone: wish.zone,
          image: { palette: wish.image.palette, topColor: scene.wall },
        })
      : { ...span, clips, backing };
  }
  const stands = standing.every((each) => each.stands);
  const isLying = !stands && (main.isAcross === true || wish.image.cutOut?.feet === null);
  const world = buildWorld(context, span, {
    colors,
    isLying,
    product: unite(standing.map(({ rect }) => rect)) ?? main.rect,
    below: wish.zone.y - 8,
    turn: wish.turn,
    productColor: wish.image.subjectColor,
    ...(stands
      ? {
          stands: {
            standers: standing.map(({ rect }, index) => ({ rect, feet: row[index]?.feet })),
            ...(standing.length === 1 ? { transform: toTransform(main.move, span) } : {}),
          },
        }
      : {}),
  });
  const slots = standing.length === 1 ? ([front] as const) : (['second-image', 'product', 'image'] as const);
  const products = standing.map(({ rect, move }, index): SlottedClip => {
    const each = row[index] ?? source;
    return { slot: slots[index] ?? 'image', clip: productClip(context, span, { each, rect, move, index }) };
  });
  const shadow =
    !stands && standing.length === 1
      ? castShadows(context, span, main, {
          ...(isLying ? { lying: source } : {}),
          isSolid: isSolid(wish.image),
          turn: wish.turn,
          color: world.shadow,
        })
      : [];
  const emblem =
    !main.isAcross && showsEmblem(context, wish, { isLying, isRow })
      ? emblemClip(context, span, {
          colors,
          product: main.rect,
          productColor: wish.image.subjectColor,
          isPale: wish.image.cutOut?.background === 'light',
          below: wish.zone.y,
          stands,
          isCover: wish.isCover === true,
        })
      : undefined;
  return {
    ...span,
    clips: [...world.clips, ...(emblem ? [emblem] : []), ...shadow, ...products],
    backing: { kind: 'background', colors: world.colors },
  };
}

/** Sets that frame a product by themselves. */
const FRAMED: ReadonlySet<LookSet['kind']> = new Set([
  'niche',
  'arches',
  'ring',
  'stage',
  'curtain',
  'flutes',
  'table',
]);

/**
 * Whether the look's figure is behind a product: in the shot that opens an ad, on the card that closes it, and in two of
 * three between. The brand needs its slot on the card.
 */
function showsEmblem(
  context: ComposeContext,
  { turn, isCover, isCard }: StageWish,
  { isLying, isRow }: { isLying: boolean; isRow: boolean },
): boolean {
  const { kicker, logo, rating } = context.content;
  const { kind } = (isLying ? chooseSurface : chooseSet)(context, turn);
  if (context.zones.side !== 'above' || isRow || FRAMED.has(kind)) return false;
  return isCard === true ? !(kicker ?? logo ?? rating) : isCover === true || turn % 3 !== 1;
}

/** Distance of a product from the front edge of its plinth, in pixels. */
const PLINTH_PX = 16;

/** Shows a product on a plinth of the panel's colour, whose front carries the texts. */
function plinthShot(context: ComposeContext, span: Span, wish: StageWish, source: ProductSource): Shot {
  const { image, zone, turn, isCover } = wish;
  const { canvas, orientation } = context.zones;
  const panel = panelColors(context, image);
  const world = buildWorld(context, span, { colors: stageBeside(context, image, panel.colors), below: 0, turn });
  const aspect = source.width / source.height;
  const move: Move = { scale: isCover ? [1, 1, PLINTH_GROWTH] : [0.94, 1, PLINTH_GROWTH] };
  const high = (orientation === 'tall' ? PLINTH_TOP : EDGE.inside) * canvas.height;
  const side = EDGE.inside * canvas.width;
  const foot = bottomOf(zone) + PLINTH_PX;
  // The room of the last frame, in which the product is the largest.
  const largest = fitAspect(fromEdges(zone.x + side, high, rightOf(zone) - side, foot), aspect, 0.5, 1);
  const [width, height] = [largest.width / PLINTH_GROWTH, largest.height / PLINTH_GROWTH];
  const rect = { x: largest.x + (largest.width - width) / 2, y: foot - height, width, height };
  // The product grows upwards: its foot stays in place.
  const up = (scale: number) => (-(scale - 1) * rect.height) / 2 / canvas.height;
  const clip = productClip(context, span, { each: source, rect, move, index: 0 });
  const transform = toTransform({ ...move, rise: up }, span);
  return {
    ...span,
    clips: [
      ...world.clips,
      panelClip(context, span, { colors: panel.colors, zone, edge: 'straight', turn }),
      shadowOnPlinth(context, span, { rect, feet: source.feet }, { colors: panel.colors, turn, transform }),
      { slot: 'product', clip: { ...clip, transform } },
    ],
    backing: { kind: 'background', colors: panel.onIt },
  };
}

/** Scale of a product on a plinth at the end of its shot. */
const PLINTH_GROWTH = 1.05;
/** Share of a tall canvas' height that stays free above a product on a plinth. */
const PLINTH_TOP = 0.07;

/** Lists the image and two of its variants; only the image if there are fewer. */
function listRow({ image, others = [] }: StageWish, source: ProductSource): ProductSource[] {
  const variants = others
    .filter((other) => other.media !== image.media)
    .flatMap((other) => productSource(other) ?? [])
    .filter(({ width, height }) => isAlike(width / height, source.width / source.height));
  const [left, right] = variants;
  return left && right ? [source, left, right] : [source];
}

const isAlike = (a: number, b: number) => Math.abs(Math.log(a / b)) < 0.25;

function productClip(
  context: ComposeContext,
  span: Span,
  { each, rect, move, index }: { each: ProductSource; rect: Rect; move: Move; index: number },
): ImageClip {
  const still = { x: 0.5, y: 0.5, zoom: 1 };
  return {
    kind: 'image',
    id: `${context.id}-product-${index}-${span.start}`,
    ...span,
    media: each.media,
    box: toBox(rect, context.zones.canvas),
    fit: 'contain',
    ...(each.crop ? { crop: each.crop } : {}),
    camera: { from: still, to: still, easing: 'linear' },
    opacity: 1,
    enter: NO_APPEARANCE,
    transform: toTransform(move, span),
  };
}

/** Soft shadow of a product around it, and the outline of one that lies, away from the light. */
const SOFT_SHADOW = { opacity: 0.2, across: 0.05, down: 0.035, size: 1.06, softness: 0.46 } as const;
const OUTLINE_SHADOW = { opacity: 0.3, across: 0.019, down: 0.017 } as const;

/** Minimum share of its box that a product covers if its shadow can be drawn as an ellipse. */
const SOLID = 0.45;

const isSolid = ({ cutOut }: LookImage) => (cutOut?.fill ?? 1) >= SOLID;

/** Draws the shadows of a product on the wall behind it: the outline of one that lies there. */
function castShadows(
  context: ComposeContext,
  span: Span,
  { rect, move }: Standing,
  { lying, isSolid, turn, color }: { lying?: ProductSource; isSolid: boolean; turn: number; color: string },
): SlottedClip[] {
  const { canvas } = context.zones;
  const shorter = Math.min(canvas.width, canvas.height);
  const side = lightSide(context.zones, turn);
  const movedBy = ({ across, down }: { across: number; down: number }, to: Rect): Rect => ({
    ...to,
    x: to.x - side * across * shorter,
    y: to.y + down * shorter,
  });
  const outline = (each: ProductSource): SlottedClip => {
    const clip = productClip(context, span, { each, rect: movedBy(OUTLINE_SHADOW, rect), move, index: 9 });
    return {
      slot: 'image',
      clip: { ...clip, opacity: OUTLINE_SHADOW.opacity, grade: { brightness: -1, saturation: -1 } },
    };
  };
  const soft = shapeClip(context, span, {
    slot: 'veil',
    name: 'shadow',
    rect: movedBy(SOFT_SHADOW, scaleAbout(rect, SOFT_SHADOW.size)),
    shape: 'ellipse',
    fill: flat(color, SOFT_SHADOW.opacity),
    softness: SOFT_SHADOW.softness,
    transform: toTransform(move, span),
  });
  return [...(lying ? [outline(lying)] : []), ...(isSolid ? [soft] : [])];
}
