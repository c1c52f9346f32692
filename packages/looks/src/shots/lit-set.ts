import type { Footing, LitSet, Tones } from '@reelwright/timeline';
import type { SceneColors } from '../color/derive-colors.ts';
import { mix } from '../color/rgb.ts';
import type { LookSet } from '../look.ts';
import { bottomOf, fromEdges, inset, type Rect, rightOf, type Size, toBox } from '../rect.ts';
import type { Zones } from '../zones.ts';
import type { ComposeContext } from './shot.ts';
import { floorOf, glowOf, litWall, shadowOf, trimOf } from './materials.ts';

const PLAIN: LookSet = { kind: 'sweep', footing: 'pedestal' };

/**
 * Chooses the set of a shot by its turn among those of its look. `folds` cross the canvas and would lie under texts
 * beside the product.
 */
export function chooseSet({ look, zones }: Pick<ComposeContext, 'look' | 'zones'>, turn: number): LookSet {
  const { sets } = look.decoration;
  const set = sets[turn % sets.length] ?? PLAIN;
  return set.kind === 'folds' && zones.side === 'beside' ? PLAIN : set;
}

/** A plain surface, on which a thing may lie as well as hang. */
const SURFACE: LookSet = { kind: 'sweep', footing: 'floor', gobo: 'window' };

/** Chooses the surface behind a product that does not stand: arches and curtains would show that it floats. */
export function chooseSurface({ look, zones }: Pick<ComposeContext, 'look' | 'zones'>, turn: number): LookSet {
  const plain = look.decoration.sets.filter(
    ({ kind }) => kind === 'sweep' || (kind === 'folds' && zones.side !== 'beside'),
  );
  return plain[turn % Math.max(1, plain.length)] ?? SURFACE;
}

/** Materials of a set, and the colours of texts on its walls. */
export interface SetColors {
  wall: Tones;
  floor: Tones;
  trim: Tones;
  glow: string;
  texts: SceneColors;
}

export function setColors(
  { look, zones }: Pick<ComposeContext, 'look' | 'zones'>,
  colors: SceneColors,
  product: string | undefined,
): SetColors {
  // Texts beside a product reach down to the floor.
  const isFloorRead = zones.side === 'beside';
  const { wall, ink, accentInk } = litWall(colors);
  const isColorful = look.decoration.materials === 'colorful';
  const trim = trimOf(colors, wall, { isColorful, product });
  return {
    wall,
    trim,
    floor: isFloorRead ? wall : floorOf(wall, isColorful ? trim : wall, colors.accent),
    glow: glowOf(wall, colors.accent),
    texts: { ...colors, ink, accentInk },
  };
}

/** Share of the canvas height between the floor's back edge and the foot of the product on it. */
const FLOOR_DEPTH = 0.062;
/** A horizon outside the box: the set has no floor. */
const NO_FLOOR = 2;
/** Distance between the texts and the set's frame around a product, in pixels. */
const AIR_PX = 18;

export interface SetWish {
  colors: SetColors;
  product?: Rect | undefined;
  /** Products on the floor; without any the set has only walls. */
  standers: readonly Stander[];
  /** Where the texts end; 0 if they may stand anywhere. */
  below: number;
  turn: number;
}

/**
 * Returns the side of the light: left (-1) or right (1), alternating by turn. Texts beside a product get no shadow: the
 * light is then always left.
 */
export const lightSide = ({ side }: Zones, turn: number) => (side === 'beside' || turn % 2 === 0 ? -1 : 1);

/** Builds the document's set for a box of the canvas. */
export function litSet(zones: Zones, room: Rect, { kind, gobo }: LookSet, wish: SetWish): LitSet {
  const { colors, product, standers, below, turn } = wish;
  const { canvas, content, gutter } = zones;
  const isBeside = zones.side === 'beside';
  const shorter = Math.min(canvas.width, canvas.height);
  const columnEnd = isBeside ? rightOf(content) + gutter : 0;
  const textsEnd = isBeside ? 0 : below;
  const middle = fromEdges(columnEnd, Math.max(textsEnd, canvas.height * 0.4), canvas.width, canvas.height);
  const framed = frameOf(product ?? inset(middle, middle.width * 0.14, middle.height * 0.08), canvas, {
    left: columnEnd,
    top: textsEnd,
  });
  const quiet = isBeside
    ? fromEdges(room.x, room.y, columnEnd, bottomOf(room))
    : fromEdges(
        room.x,
        room.y,
        rightOf(room),
        (zones.side === 'above' || zones.side === 'behind') && below > 0 ? below + AIR_PX : bottomOf(room),
      );
  const side = lightSide(zones, turn);
  const light = {
    x: framed.x + framed.width / 2 + side * shorter * 0.24,
    y: Math.max(framed.y - shorter * 0.1, canvas.height * 0.22),
  };
  const [lightX, lightY] = [(light.x - room.x) / room.width, (light.y - room.y) / room.height];
  // All feet stand on the floor, including those at the back.
  const depth = Math.max(
    canvas.height * FLOOR_DEPTH,
    ...standers.map((each) => 1.2 * depthOf(each) + canvas.height * 0.02),
  );
  const horizon = product && standers.length > 0 ? (bottomOf(product) - depth - room.y) / room.height : NO_FLOOR;
  return {
    kind,
    wall: colors.wall,
    floor: colors.floor,
    // Folds of other colours meet behind the product, which then looks pasted over a seam.
    trim: kind === 'folds' ? towards(colors.wall, colors.trim) : colors.trim,
    horizon,
    light: { x: lightX, y: lightY, color: colors.glow },
    ...(gobo ? { gobo } : {}),
    focus: within(framed, room),
    quiet: within(quiet, room),
  };
}

/** How far the folds of a wall have the trim's colour. */
const FOLDED = 0.34;

function towards(wall: Tones, trim: Tones): Tones {
  const mixed = (tone: keyof Tones) => mix(wall[tone], trim[tone], FOLDED);
  return { shade: mixed('shade'), base: mixed('base'), lit: mixed('lit') };
}

/** Returns the area that arches, niches and rings frame: the product with air around it, clear of the texts. */
function frameOf(product: Rect, canvas: Size, off: { left: number; top: number }): Rect {
  const wanted = Math.max(product.width * 1.34, Math.min(canvas.width, canvas.height) * 0.62);
  const middle = product.x + product.width / 2;
  const width = Math.min(
    canvas.width * 0.9,
    wanted,
    off.left > 0 ? Math.max(product.width, 2 * (middle - off.left)) : wanted,
  );
  const wantedTop = Math.min(product.y - 0.09 * product.height, bottomOf(product) - width * 0.95);
  const top = Math.min(Math.max(off.top + AIR_PX, wantedTop), bottomOf(product) - 40);
  return fromEdges(middle - width / 2, top, middle + width / 2, bottomOf(product));
}

const within = (rect: Rect, room: Rect) => toBox({ ...rect, x: rect.x - room.x, y: rect.y - room.y }, room);

/** Assumed foot of a product whose foot is unknown: few products are as wide there as at their widest. */
const UNKNOWN_FEET = [{ x: 0.08, y: 1, width: 0.84 }] as const;
/** Minimum width of a podium, relative to the product's width. */
const PODIUM_SHARE = 1.14;
/** Maximum width of a product on a podium, as a share of the canvas' shorter side: a wider one would hide it. */
const WIDEST_ON_PODIUM = 0.66;
/** Depth of a podium's top, relative to its breadth: feet that are farther apart need a floor. */
const PODIUM_DEPTH = 0.12;

/** A product, and where it touches the floor, in fractions of it. */
export interface Stander {
  rect: Rect;
  feet: readonly { x: number; y: number; width: number }[] | undefined;
}

const feetOf = ({ feet = [] }: Stander) => (feet.length > 0 ? feet : UNKNOWN_FEET);

/** Returns the distance from the foremost foot to the rearmost, in pixels. */
function depthOf(stander: Stander): number {
  const ends = feetOf(stander).map(({ y }) => y);
  return (Math.max(...ends) - Math.min(...ends)) * stander.rect.height;
}

/** Builds what products stand on in their set, for a box of the canvas. */
export function footingOf(
  zones: Zones,
  room: Rect,
  { footing }: LookSet,
  { colors, standers, turn }: { colors: SetColors; standers: readonly Stander[]; turn: number },
): Footing {
  const [main] = standers;
  const breadth = (main?.rect.width ?? 0) * PODIUM_SHARE;
  const hasPodium =
    main !== undefined &&
    standers.length === 1 &&
    main.rect.width <= WIDEST_ON_PODIUM * Math.min(zones.canvas.width, zones.canvas.height) &&
    // A podium in a narrow column would reach the texts.
    (zones.side !== 'beside' || zones.orientation === 'wide') &&
    depthOf(main) <= breadth * PODIUM_DEPTH;
  return {
    kind: hasPodium ? footing : 'floor',
    surface: colors.trim,
    shadow: { color: shadowOf(colors.floor), opacity: 0.62 },
    lightFrom: 0.85 * lightSide(zones, turn),
    rim: colors.glow,
    feet: standers
      .flatMap((stander) =>
        feetOf(stander).map(({ x, y, width }) => ({
          x: (stander.rect.x + stander.rect.width * (x + width / 2) - room.x) / room.width,
          y: (stander.rect.y + stander.rect.height * y - room.y) / room.height,
          width: (stander.rect.width * width) / room.width,
          height: stander.rect.height / room.height,
        })),
      )
      .slice(0, MOST_FEET),
    middle: main ? (main.rect.x + main.rect.width / 2 - room.x) / room.width : 0.5,
    breadth: breadth / room.width,
  };
}

/** The document's maximum. */
const MOST_FEET = 16;
