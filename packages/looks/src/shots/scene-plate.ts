import type { ImageClip, Transform } from '@reelwright/timeline';
import { paperColors, type SceneColors } from '../color/derive-colors.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, contains, type Rect, toBox } from '../rect.ts';
import { readableOnAll } from './materials.ts';
import { type Move, toTransform } from './moves.ts';
import { plateColors } from './plate-colors.ts';
import { type Backing, type ComposeContext, NO_APPEARANCE, type Span } from './shot.ts';

type Plate = NonNullable<LookImage['scene']>;

/** How much larger a product may become, so that its scene reaches all edges of the canvas. */
const MOST_GROWTH = 1.3;
const GROWTH_STEP = 1.02;
/** The camera shoots back from a scene at the cut, then moves towards it all the time. */
const PUSH = { first: 1.08, landed: 1.006, last: 1.075 } as const;

/** A product in its scene: both move as one image. */
export interface InScene {
  /** Place of the product. */
  rect: Rect;
  /** Motion of the product. */
  transform: Transform;
  /** The scene around it. */
  clip: SlottedClip;
  backing: Backing;
}

/**
 * Lays a drawn scene behind a product, so that the product stands where its shadow and reflection were drawn. Returns
 * undefined if the scene doesn't reach all edges of the canvas.
 */
export function putInScene(
  context: ComposeContext,
  span: Span,
  { scene, rect: wanted, move, zone, isWhole = false, isCard = false }: SceneWish,
): InScene | undefined {
  const { canvas } = context.zones;
  const grown = growToFill(scene, wanted, { canvas, zone });
  const rect = grown && isWhole ? moveInside(scene, grown, canvas) : grown;
  if (!rect) return undefined;
  const { rise } = move;
  const most = isWhole ? 2 * Math.min(rect.x / rect.width + 0.5, (canvas.width - rect.x) / rect.width - 0.5) : Infinity;
  const last = Math.max(PUSH.landed, Math.min(most, Math.max(PUSH.last, move.scale[2])));
  const first = isCard ? 1 : isWhole ? Math.min(most, PUSH.first) : PUSH.first;
  const pushed: Move = { scale: [first, PUSH.landed, last], beats: move.beats ?? [], ...(rise ? { rise } : {}) };
  return {
    rect,
    transform: toTransform(pushed, span),
    clip: { slot: 'image', clip: sceneClip(context, span, { scene, rect, move: pushed }) },
    backing: backingOf(context, scene),
  };
}

interface SceneWish {
  scene: Plate;
  rect: Rect;
  move: Move;
  zone: Rect;
  /** Whether the product's sides stay on the canvas until the end. */
  isWhole?: boolean;
  /** Whether the camera comes nearer from the cut on. */
  isCard?: boolean;
}

/** Moves a product whose side leaves the canvas inside, as far as its scene still covers the canvas. */
function moveInside(scene: Plate, rect: Rect, canvas: { width: number; height: number }): Rect | undefined {
  if (rect.width > canvas.width) return undefined;
  const free = Math.min(SIDE * canvas.width, (canvas.width - rect.width) / 2);
  const x = Math.min(canvas.width - free - rect.width, Math.max(free, rect.x));
  const inside = { ...rect, x };
  return contains(aroundProduct(scene, inside), { x: 0, y: 0, ...canvas }) ? inside : undefined;
}

/** Share of the canvas' width that stays free beside a whole product. */
const SIDE = 0.03;

/** Returns the scene around a product at a place, which moves with it. */
function sceneClip(
  context: ComposeContext,
  span: Span,
  { scene, rect, move }: { scene: Plate; rect: Rect; move: Move },
): ImageClip {
  const { canvas } = context.zones;
  const around = aroundProduct(scene, rect);
  const [middle, own] = [middleOf(rect), middleOf(around)];
  return {
    kind: 'image',
    id: `${context.id}-scene-${span.start}`,
    ...span,
    media: scene.media,
    box: toBox(around, canvas),
    fit: 'cover',
    camera: { from: STILL, to: STILL, easing: 'linear' },
    opacity: 1,
    enter: NO_APPEARANCE,
    transform: growAbout(move, span, {
      x: (own.x - middle.x) / canvas.width,
      y: (own.y - middle.y) / canvas.height,
    }),
  };
}

/**
 * Lays the scene behind a close-up of its product, out of focus as it is enlarged so much. Returns undefined if the scene
 * doesn't reach all edges of the canvas.
 */
export function sceneBehind(
  context: ComposeContext,
  span: Span,
  { scene, rect, move }: { scene: Plate; rect: Rect; move: Move },
): SlottedClip | undefined {
  const { canvas } = context.zones;
  if (!contains(aroundProduct(scene, rect), { x: 0, y: 0, ...canvas })) return undefined;
  return { slot: 'image', clip: sceneClip(context, span, { scene, rect, move }) };
}

const STILL = { x: 0.5, y: 0.5, zoom: 1 } as const;

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** Returns where the whole scene lies if its product stands at a place. */
function aroundProduct({ width, height, place }: Plate, rect: Rect): Rect {
  const wide = rect.width / place.width;
  const high = (wide * height) / width;
  return {
    x: rect.x - place.x * wide,
    // The foot decides: there, product and shadow meet.
    y: bottomOf(rect) - (place.y + place.height) * high,
    width: wide,
    height: high,
  };
}

/** Enlarges a product from its foot until its scene covers the canvas. */
function growToFill(
  scene: Plate,
  wanted: Rect,
  { canvas, zone }: { canvas: { width: number; height: number }; zone: Rect },
): Rect | undefined {
  const whole = { x: 0, y: 0, ...canvas };
  for (let growth = 1; growth <= MOST_GROWTH; growth *= GROWTH_STEP) {
    const [width, height] = [wanted.width * growth, wanted.height * growth];
    const rect = { x: wanted.x + (wanted.width - width) / 2, y: bottomOf(wanted) - height, width, height };
    // It neither grows under the texts above its zone nor into what stands beside it.
    const isInZone =
      rect.y >= Math.min(wanted.y, zone.y) - 1 && (zone.x <= 0 || rect.x >= Math.min(wanted.x, zone.x) - 1);
    if (!isInZone) return undefined;
    if (contains(aroundProduct(scene, rect), whole)) return rect;
  }
  return undefined;
}

/** Grows about another point than the middle of a clip's own box, at this distance from it in fractions of the canvas. */
function growAbout(move: Move, span: Span, away: { x: number; y: number }): Transform {
  const { rise } = move;
  const transform = toTransform({ ...move, rise: (scale) => (rise?.(scale) ?? 0) + (scale - 1) * away.y }, span);
  const x = Array.isArray(transform.scale)
    ? transform.scale.map((key) => ({ ...key, value: (key.value - 1) * away.x }))
    : 0;
  return { ...transform, x };
}

/** Texts stand on the scene itself where it is calm, else on plates. */
function backingOf({ look, colors }: ComposeContext, { calm }: Plate): Backing {
  const plates: Backing = { kind: 'plates', colors: plateColors({ look, colors }) };
  if (!calm) return plates;
  const paper = paperColors(colors, calm.color);
  const shades = [calm.color, calm.darkest, calm.lightest];
  const ink = readableOnAll(shades, paper.ink);
  if (ink === undefined) return plates;
  const onScene: SceneColors = { ...paper, ink, accentInk: readableOnAll(shades, paper.accentInk) ?? ink };
  return { kind: 'background', colors: onScene };
}
