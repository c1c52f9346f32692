import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, fitAspect, fromEdges, inset, type Rect, rightOf } from '../rect.ts';
import { fillOf, fillRoom, type FillWish, fitTurned, lowestDetail } from './fill-room.ts';
import { layAcross } from './lay-across.ts';
import { chooseSet } from './lit-set.ts';
import type { Entrance, Move } from './moves.ts';
import type { ProductSource } from './product-source.ts';
import type { ComposeContext } from './shot.ts';

/**
 * Pose of a product: standing alone, or smaller and to one side, leaning, larger than the canvas, lying across it in one
 * direction or the other, in a row of its variants, or so near that most of it leaves the canvas.
 */
export type Pose = 'stand' | 'aside' | 'lean' | 'huge' | 'across' | 'counter' | 'row' | 'close';

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

/** What is placed on a stage. */
export interface PoseWish {
  image: LookImage;
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
  /** Least visible share of a product that lies across the canvas. */
  least?: number;
}

export interface Standing {
  rect: Rect;
  move: Move;
  stands: boolean;
  /** Whether it lies across the canvas, where it keeps off the texts and the canvas' edges by itself. */
  isAcross?: boolean;
}

export const isInWideScene = ({ zones }: ComposeContext, { scene }: LookImage): boolean =>
  zones.orientation === 'wide' && scene !== undefined;

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

export function chooseEntry(turn: number, isFree: boolean): { scale: number; entrance: Entrance } {
  const entries = isFree ? ENTRIES : STANDING_ENTRIES;
  return entries[turn % entries.length] ?? ENTRIES[0];
}

/** Places a product in its pose, or three in a row. */
export function placeRow(context: ComposeContext, wish: PoseWish, row: readonly ProductSource[]): Standing[] {
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
  switch (isOver && OUT_OF_PLACE.has(pose) ? 'huge' : pose) {
    case 'across':
    case 'counter': {
      const least = wish.least ?? (isCover ? LEAST_ACROSS.cover : LEAST_ACROSS.later);
      // The room beside a column of a tall canvas is as slender as the product.
      const isBeside = zone.x > 0 && context.zones.orientation === 'tall';
      const laid = isBeside
        ? undefined
        : layAcross(image, { zone, canvas, least, grown: lands[2], isCounter: pose === 'counter' });
      if (!laid) return placeRow(context, { ...wish, pose: image.cutOut?.feet === null ? 'lean' : 'stand' }, row);
      const { rect, degrees, lean: way, tail } = laid;
      // It is pushed in along itself, from where it leaves the canvas.
      const entrance = { x: PUSHED * tail.x, y: (PUSHED * tail.y * canvas.width) / canvas.height };
      const move: Move = {
        scale: lands,
        rotation: [degrees - way * SWAY, degrees],
        drift: { x: -0.02 * Math.sign(tail.x), y: 0 },
        ...(isCover || isCard ? {} : { entrance }),
      };
      return [{ rect, move, stands: false, isAcross: true }];
    }
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

/** Poses that keep off texts which lie on the image. */
const OUT_OF_PLACE: ReadonlySet<Pose> = new Set(['aside', 'across', 'counter']);

/** Least visible share of a product that lies across the canvas, how far it is pushed in, and its turn in its shot. */
const LEAST_ACROSS = { cover: 0.6, later: 0.5 } as const;
const PUSHED = 0.16;
const SWAY = 1.2;

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

export function scaleAbout(rect: Rect, factor: number): Rect {
  return inset(rect, (rect.width * (1 - factor)) / 2, (rect.height * (1 - factor)) / 2);
}
