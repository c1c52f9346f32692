import type { ImageClip } from '@reelwright/timeline';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookSet } from '../look.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, fitAspect, fromEdges, inset, type Rect, rightOf, toBox, unite } from '../rect.ts';
import { emblemClip } from './emblem.ts';
import { fillOf, fillRoom, type FillWish, fitTurned, lowestDetail } from './fill-room.ts';
import { EDGE, keepEdges } from './keep-edges.ts';
import { chooseSet, chooseSurface, lightSide } from './lit-set.ts';
import { type Entrance, listBeats, type Move, toTransform } from './moves.ts';
import { type ProductSource, productSource } from './product-source.ts';
import { type ComposeContext, flat, NO_APPEARANCE, shapeClip, type Shot, type Span } from './shot.ts';
import { putInScene } from './scene-plate.ts';
import { darkened } from './shade.ts';
import { panelClip, panelColors, stageBeside } from './panel.ts';
import { buildWorld, chooseWorld, shadowOnPlinth } from './world.ts';

/**
 * Pose of a product: standing alone, or smaller and to one side, leaning, larger than the canvas, in a row of its
 * variants, or so near that most of it leaves the canvas.
 */
export type Pose = 'stand' | 'aside' | 'lean' | 'huge' | 'row' | 'close';

/** Aspects (width to height): a product is flat above `FLAT`, narrow below `NARROW`. */
const FLAT = 1.45;
const NARROW = 0.55;
/** How large a product is in its zone, by pose. */
const FILL = {
  stand: { target: 0.25, least: 1, keepsSides: true },
  // On a wide canvas, a drawn scene fills the canvas around a large product only.
  standInScene: { target: 0.5, least: 0.66 },
  huge: { target: 0.5, least: 0.7 },
  // Beside a column it would always leave the canvas on one side.
  hugeBeside: { target: 0.5, least: 0.86 },
  standOver: { target: 0.42, least: 0.84 },
  hugeOver: { target: 0.62, least: 0.62 },
} as const satisfies Record<string, FillWish>;
/** Position of a product under texts at the foot of the safe zone. */
const OVER_DOWN = 0.3;
/** Shift of a product that is wider than its zone, as a share of what leaves it. */
const OFF_CENTRE = 0.22;
const SIDE_PX = 30;
/** The same beside a flat product. */
const WIDE_SIDE_PX = 34;
/**
 * Size of a product to one side, relative to one that stands alone, and its distance from the middle of its room; its
 * size where texts leave less than a share of the canvas height.
 */
const ASIDE = { size: 0.78, shift: 0.16, lowRoom: 0.56, inLowRoom: 0.96 } as const;
/** Size of a near product, relative to one that stands alone, and the most pixels of the canvas per pixel of its photo. */
const CLOSE = { size: 1.95, sharpest: 2.4 } as const;
/** Share of the canvas height that stays free below a standing product. */
const FLOOR = { plain: 0.05, podium: 0.082 } as const;

export interface StageWish {
  image: LookImage;
  /** Other images of the same kind for a row. */
  others?: readonly LookImage[];
  /** Where the product may be seen; the texts end above it. */
  zone: Rect;
  pose: Pose;
  turn: number;
  /** Whether everything in the first frame must be in place at once. */
  isCover?: boolean;
  /** How large the product is; by its pose if left out. */
  fill?: FillWish;
  /** Whether the product is on the card that closes the ad, where it comes nearer all the time. */
  isCard?: boolean;
  /** Whether the product may stand in its own scene, which fills the canvas. */
  isInScene?: boolean;
}

/** Whether something of a drawn scene stands where the texts beside its product would be. */
const isBlocked = ({ zones }: ComposeContext, { scene }: LookImage): boolean =>
  zones.side === 'beside' && zones.orientation === 'tall' && scene?.isClearBeside === false;

const isInWideScene = ({ zones }: ComposeContext, { scene }: LookImage): boolean =>
  zones.orientation === 'wide' && scene !== undefined;

/** Poses of which a part leaves the canvas on purpose. */
const BLED: ReadonlySet<Pose> = new Set(['huge', 'close']);

interface Standing {
  rect: Rect;
  move: Move;
  stands: boolean;
}

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
  const entrance =
    isRow || wish.isCover || wish.isCard
      ? undefined
      : chooseEntry(wish.turn, wish.image.cutOut?.feet === null).entrance;
  const kept = isRow ? placed : placed.map((each) => keepEdges(each, { ...around, stands: each.stands }));
  const standing = kept.map((each) => ({ ...each, move: { ...each.move, beats, ...(entrance ? { entrance } : {}) } }));
  const main = standing[0];
  if (!main) return undefined;
  // In front of the type, or below all texts.
  const front = context.zones.side === 'behind' ? ('second-image' as const) : ('product' as const);
  const { scene } = wish.image;
  const inScene =
    scene && wish.isInScene && !isRow && !isBlocked(context, wish.image)
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
  const isLying = !stands && wish.image.cutOut?.feet === null;
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
  const emblem = showsEmblem(context, wish, { isLying, isRow })
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

/** How products come into their shots, by turns: they punch in from near or from afar, whip in from a side, or swing. */
const ENTRIES = [
  { scale: 1.12, entrance: {} },
  { scale: 0.96, entrance: { x: 0.08, degrees: 5 } },
  { scale: 0.86, entrance: {} },
  { scale: 1.12, entrance: { degrees: -8 } },
  { scale: 0.96, entrance: { x: -0.08, degrees: -5 } },
] as const satisfies readonly { scale: number; entrance: Entrance }[];
/** What stands keeps to the floor: it only comes nearer. */
const STANDING_ENTRIES = [
  { scale: 1.08, entrance: {} },
  { scale: 0.92, entrance: {} },
] as const satisfies readonly { scale: number; entrance: Entrance }[];

function chooseEntry(turn: number, isFree: boolean): { scale: number; entrance: Entrance } {
  const entries = isFree ? ENTRIES : STANDING_ENTRIES;
  return entries[turn % entries.length] ?? ENTRIES[0];
}

function placeRow(context: ComposeContext, wish: StageWish, row: readonly ProductSource[]): Standing[] {
  const { canvas } = context.zones;
  const { image, zone, pose, turn, isCover, isCard } = wish;
  const [main] = row;
  if (!main) return [];
  const aspect = main.width / main.height;
  const entry = isCard
    ? { scale: CARD.scale[0] }
    : isCover
      ? { scale: 1 }
      : chooseEntry(turn, image.cutOut?.feet === null);
  const lands = isCard ? CARD.scale : isCover ? ([1, 1.01, 1.08] as const) : ([entry.scale, 1, 1.06] as const);
  const { footing } = chooseSet(context, turn);
  const lowest = pose === 'stand' ? FLOOR[footing === 'floor' ? 'plain' : 'podium'] : FLOOR.plain;
  const floor = Math.min(bottomOf(zone), canvas.height * (1 - lowest));
  const room = fromEdges(zone.x + SIDE_PX, zone.y + 8, rightOf(zone) - SIDE_PX, floor);
  const lean = turn % 2 === 0 ? -1 : 1;
  const fill = fillOf(image);
  const isOver = context.zones.side === 'over';
  // In front of the type a product grows downwards, so that it covers no more of it.
  const settled = (rect: Rect, scale: Move['scale']): Move =>
    context.zones.side === 'behind' ? { scale, rise: (at) => ((at - 1) * rect.height) / 2 / canvas.height } : { scale };
  if (pose === 'row' && row.length === 3) return aspect >= 1 ? stacked() : abreast();
  const isLong = aspect > FLAT || aspect < NARROW;
  // A smaller pose would leave a canvas without a text block empty.
  switch (pose === 'aside' && isOver ? 'huge' : pose) {
    case 'row':
    case 'stand': {
      // Its ends stay in view when it has grown.
      const wide = aspect > FLAT ? { ...room, x: zone.x + WIDE_SIDE_PX, width: zone.width - 2 * WIDE_SIDE_PX } : room;
      const stands = image.cutOut?.feet !== null;
      const { rect, isWhole } = fillRoom(wide, {
        ...(wish.fill ?? (isOver ? FILL.standOver : isInWideScene(context, image) ? FILL.standInScene : FILL.stand)),
        aspect,
        fill,
        zone,
        canvas,
        down: isOver ? OVER_DOWN : aspect > FLAT ? 0.55 : stands ? 1 : 0.6,
        lowest: lowestDetail(image),
      });
      // What does not stand may also turn a little.
      const sway = isCard && !stands ? { rotation: [-CARD.degrees, CARD.degrees] as const } : {};
      const move = { ...settled(rect, lands), ...sway };
      return [{ rect, move, stands: stands && (isWhole || rect.height <= room.height) }];
    }
    case 'aside': {
      const stands = image.cutOut?.feet !== null;
      const whole = fitAspect(room, aspect, 0.5, 1);
      const size = room.height < ASIDE.lowRoom * canvas.height ? ASIDE.inLowRoom : ASIDE.size;
      const [width, height] = [whole.width * size, whole.height * size];
      const free = (room.width - width) / 2;
      const x = room.x + free + lean * Math.min(free, ASIDE.shift * room.width);
      return [{ rect: { x, y: bottomOf(whole) - height, width, height }, move: { scale: lands }, stands }];
    }
    case 'lean': {
      // The longer a product, the more it is turned: along its diagonal, a room holds a larger one.
      const degrees = isLong ? steepest(room, aspect) : 9;
      const grown = isLong ? 1.1 : 0.98;
      const upright = isOver
        ? fillRoom(room, { ...FILL.hugeOver, aspect, fill, zone, canvas, down: OVER_DOWN, lowest: 1 }).rect
        : fitAspect(room, aspect, 0.5, 0.55);
      const fitted = isLong ? fitTurned(room, aspect, degrees) : upright;
      const rect = scaleAbout(fitted, grown);
      return [
        {
          rect,
          move: {
            scale: lands,
            rotation: [lean * (degrees - 4), lean * degrees],
            drift: { x: 0.012 * lean, y: -0.008 },
          },
          stands: false,
        },
      ];
    }
    case 'close': {
      const [whole] = placeRow(context, { ...wish, pose: 'stand' }, row);
      if (!whole) return [];
      const sharpest = (CLOSE.sharpest * main.width) / whole.rect.width;
      // Its richest detail stays on the canvas.
      const lowest = (canvas.height * (1 - CLOSE_FOOT) - room.y) / (lowestDetail(image) * whole.rect.height);
      // Beside a column most of it stays in view.
      const widest = zone.x > 0 ? (CLOSE_BESIDE * zone.width) / whole.rect.width : Infinity;
      const scale = Math.max(1, Math.min(CLOSE.size, sharpest, lowest, widest));
      const [width, height] = [whole.rect.width * scale, whole.rect.height * scale];
      const free = zone.width - width;
      // Beside texts it leaves the zone only on the other side.
      const x = zone.x + (zone.x > 0 ? Math.max(free / 2, CLOSE_GROWTH * width) : free / 2 + lean * OFF_CENTRE * free);
      const y = height > room.height ? room.y : room.y + (room.height - height) / 2;
      // It grows downwards, away from the texts.
      const down = (at: number) => ((at - 1) * height) / 2 / canvas.height;
      return [{ rect: { x, y, width, height }, move: { scale: lands, rise: down }, stands: false }];
    }
    case 'huge': {
      const { rect } = fillRoom(room, {
        ...(wish.fill ?? (isOver ? FILL.hugeOver : zone.x > 0 && !image.scene ? FILL.hugeBeside : FILL.huge)),
        aspect,
        fill,
        zone,
        canvas,
        down: isOver ? OVER_DOWN : 0.6,
        lowest: lowestDetail(image),
      });
      // What leaves the canvas on both sides leaves it more on one.
      const over = zone.x > 0 ? 0 : Math.max(0, rect.width - zone.width);
      return [
        {
          rect: { ...rect, x: rect.x + lean * OFF_CENTRE * over },
          move: { ...settled(rect, lands), drift: { x: zone.x > 0 ? 0 : 0.03 * lean, y: 0 } },
          stands: rect.height <= room.height && image.cutOut?.feet !== null,
        },
      ];
    }
  }

  /** Places three lying products above each other, alternately offset. */
  function stacked(): Standing[] {
    const height = room.height / 2.75;
    const width = Math.min(height * aspect, canvas.width * 0.92);
    return [1, 0, 2].map((place) => {
      const rect = {
        x: zone.x + zone.width / 2 - width / 2 + (place === 1 ? 0 : (place === 0 ? -1 : 1) * canvas.width * 0.1),
        y: room.y + (room.height * (place + 0.5)) / 3 - width / aspect / 2,
        width,
        height: width / aspect,
      };
      const way = place === 1 ? 1 : -1;
      return { rect, move: { scale: lands, drift: { x: 0.05 * way * lean, y: 0 } }, stands: false };
    });
  }

  /** Places three standing products side by side, the first in the middle and in front. */
  function abreast(): Standing[] {
    const height = Math.min(room.height, (room.width * 0.46) / aspect);
    return [0.5, 0.17, 0.83].map((across, index) => {
      const tall = index === 0 ? height : height * 0.88;
      const width = tall * aspect;
      const rect = { x: zone.x + zone.width * across - width / 2, y: floor - tall, width, height: tall };
      return { rect, move: { scale: lands }, stands: image.cutOut?.feet !== null };
    });
  }
}

/** Motion of a product on the card that closes the ad: its scales, and its rotation if it does not stand. */
const CARD = { scale: [0.94, 1, 1.06], degrees: 1.8 } as const;

/** Width of a near product beside texts, as a share of its zone. */
const CLOSE_BESIDE = 1.36;
/** Share of the canvas height that stays free below the richest detail of a near product. */
const CLOSE_FOOT = 0.06;
/** Share of its width by which a near product grows on each side during a shot. */
const CLOSE_GROWTH = 0.04;

/** Angles at which a long product may lie, in degrees. */
const ANGLES = [9, 16, 24, 32, 40] as const;

/** Returns the angle at which a room holds the largest product. */
function steepest(room: Rect, aspect: number): number {
  const sized = ANGLES.map((degrees) => ({ degrees, size: fitTurned(room, aspect, degrees).width }));
  return sized.toSorted((a, b) => b.size - a.size)[0]?.degrees ?? 9;
}

function scaleAbout(rect: Rect, factor: number): Rect {
  return inset(rect, (rect.width * (1 - factor)) / 2, (rect.height * (1 - factor)) / 2);
}

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
