import {
  clipRectAt,
  clipRotationAt,
  type Keyframed,
  msToTicks,
  type Transform,
  type VisualClip,
} from '@reelwright/timeline';
import { SLOTS, type SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { findImageOf, placeClip, toSource } from '../picture/place-clip.ts';
import { intersect, type Rect, type Size, unite } from '../rect.ts';
import { lowestDetail } from '../shots/fill-room.ts';
import { SETTLE_TICKS } from '../shots/moves.ts';
import type { TextSide } from '../zones.ts';

/** Time in which the camera that opens an ad comes to rest, and the least time of a shot that it opens. */
const ARRIVAL_TICKS = SETTLE_TICKS;
const LEAST_TICKS = msToTicks(800);
/** How near it begins: a photo that fills the canvas would turn soft, and lose its subject. */
const NEARNESS = { outlined: 1.24, photo: 1.2 } as const;
/** A move from less far is hardly seen. */
const LEAST_NEARNESS = 1.12;
/** Where the richest detail ends at the latest in the first frame, as a share of the canvas height. */
const FOOT = 0.96;
/** What may leave the canvas above in the first frame, as a share of the product's height. */
const CROWN = 0.1;
/** Shapes that stand in the world which the camera sees; panels and shades belong to the texts. */
const WORLDLY = /-(?:world|emblem|footing|shadow|window|window-shadow|print)-\d+$/u;

interface Point {
  x: number;
  y: number;
}

export interface ArrivalRequest {
  /** The start of the ad and of its second shot. */
  start: number;
  firstCut: number;
  side: TextSide;
  images: readonly LookImage[];
  canvas: Size;
}

/**
 * Opens an ad with a camera that shoots back from its product: everything in the first shot but its texts begins near and
 * comes to rest. It moves about the point of the product that is nearest to the texts, so that nothing goes under them,
 * or about the subject of a photo that fills the canvas.
 */
export function arrive(clips: readonly SlottedClip[], request: ArrivalRequest): SlottedClip[] {
  const { start, firstCut } = request;
  if (firstCut - start < LEAST_TICKS) return [...clips];
  const shown = clips.filter(({ clip }) => clip.start === start && isWorldly(clip));
  const main = mainOf(shown, request);
  if (!main) return [...clips];
  return clips.map((slotted) => {
    if (!shown.includes(slotted)) return slotted;
    // Each slot keeps its own kind of clip.
    return { ...slotted, clip: { ...slotted.clip, transform: nearAtFirst(slotted.clip, main) } } as SlottedClip;
  });
}

function isWorldly(clip: SlottedClip['clip']): boolean {
  return isVisual(clip) || (clip.kind === 'shape' && WORLDLY.test(clip.id));
}

const isVisual = (clip: SlottedClip['clip']) => clip.kind === 'image' || clip.kind === 'video';

interface Main {
  /** The point that stays in place, in fractions of the canvas. */
  anchor: Point;
  nearness: number;
}

/** Finds the point about which the camera moves, and how near it begins; undefined without an image to move. */
function mainOf(shown: readonly SlottedClip[], { images, canvas, side, start }: ArrivalRequest): Main | undefined {
  const tick = start + ARRIVAL_TICKS;
  const seen = shown.flatMap(({ slot, clip }) => {
    if (clip.kind !== 'image' || clip.opacity < 1) return [];
    const image = findImageOf(clip, images);
    const rect = image && intersect(extentAt(clip, tick, canvas), CANVAS);
    return rect ? [{ image, clip, rect, height: SLOTS.findIndex(({ name }) => name === slot) }] : [];
  });
  const [top] = seen.toSorted((a, b) => b.height - a.height);
  const around = unite(seen.map(({ rect }) => rect));
  if (!top || !around) return undefined;
  // Images that abut a band of texts would come over it.
  if (side === 'between') return undefined;
  const { image, clip, rect } = top;
  const isPhoto = clip.media !== image.cutOut?.media && !image.hasAlpha;
  const middle = { x: around.x + around.width / 2, y: around.y + around.height / 2 };
  if (isPhoto && seen.length === 1) {
    const { placed, crop } = placeClip(image, clip, { tick, canvas });
    const subject = toSource(image, clip, image.faces[0] ?? image.subject);
    const across = (subject.x + ACROSS[side] * subject.width - crop.x) / crop.width;
    const down = (subject.y + DOWN[side] * subject.height - crop.y) / crop.height;
    const x = (placed.x + across * placed.width) / canvas.width;
    const y = (placed.y + down * placed.height) / canvas.height;
    const anchor = { x: between(x, rect.x, rect.width), y: between(y, rect.y, rect.height) };
    return { anchor, nearness: NEARNESS.photo };
  }
  const whole = extentAt(clip, tick, canvas);
  const lowest = isPhoto || seen.length > 1 ? 1 : whole.y + lowestDetail(image) * whole.height;
  const foot = around.y + around.height;
  const highest = isPhoto || seen.length > 1 ? 0 : whole.y + CROWN * whole.height;
  // What tells most of the product is in the first frame.
  const most =
    side === 'above' || side === 'behind'
      ? (FOOT - around.y) / Math.max(0.01, lowest - around.y)
      : side === 'beside'
        ? Infinity
        : foot / Math.max(0.01, foot - highest);
  const nearness = Math.min(isPhoto ? NEARNESS.photo : NEARNESS.outlined, most);
  if (nearness < LEAST_NEARNESS) return undefined;
  switch (side) {
    case 'above':
    case 'behind':
      return { anchor: { x: middle.x, y: around.y }, nearness };
    case 'below':
    case 'over':
      return { anchor: { x: middle.x, y: around.y + around.height }, nearness };
    case 'beside':
      return { anchor: { x: around.x, y: middle.y }, nearness };
  }
}

/** Returns the extent of a clip at a tick, with its rotation, in fractions of the canvas. */
function extentAt(clip: VisualClip, tick: number, { width, height }: Size): Rect {
  const rect = clipRectAt(clip, tick);
  const angle = (clipRotationAt(clip, tick) * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [wide, high] = [rect.width * width, rect.height * height];
  const [across, down] = [(wide * cos + high * sin) / width, (wide * sin + high * cos) / height];
  return {
    x: rect.x + (rect.width - across) / 2,
    y: rect.y + (rect.height - down) / 2,
    width: across,
    height: down,
  };
}

/** Place of the anchor across and down a photo's subject: at the end that texts are nearest to. */
const ACROSS = { above: 0.5, behind: 0.5, beside: 0, over: 0.5, below: 0.5, between: 0.5 } as const satisfies Record<
  TextSide,
  number
>;
const DOWN = { above: 0, behind: 0, beside: 0.5, over: 0.5, below: 1, between: 0.5 } as const satisfies Record<
  TextSide,
  number
>;

const CANVAS = { x: 0, y: 0, width: 1, height: 1 } as const;
const between = (at: number, from: number, length: number) => Math.min(from + length, Math.max(from, at));

/** Drops what floating-point arithmetic adds, so that things that move together have equal numbers. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6 + 0;

/** Returns a clip's motion, beginning nearer by a factor about a point, and as before once the camera rests. */
function nearAtFirst(clip: SlottedClip['clip'], { anchor, nearness }: Main): Transform {
  const { box, transform = {} } = clip;
  const seenAt = (tick: number) => {
    const rect = clipRectAt(clip, tick);
    return {
      scale: rect.width / box.width,
      x: rect.x + rect.width / 2 - box.x - box.width / 2,
      y: rect.y + rect.height / 2 - box.y - box.height / 2,
    };
  };
  // Its own move at the cut is left out: together both would show a part of the product, blurred.
  const rest = seenAt(clip.start + ARRIVAL_TICKS);
  const away = { x: box.x + box.width / 2 - anchor.x, y: box.y + box.height / 2 - anchor.y };
  const nearer = (offset: number, apart: number) => nearness * offset + (nearness - 1) * apart;
  const keyed = (from: number, to: number, before: Keyframed | undefined): Keyframed => [
    { at: 0, value: rounded(from), easing: 'cubic-out' },
    { at: ARRIVAL_TICKS, value: rounded(to), easing: 'linear' },
    ...(Array.isArray(before) ? before.filter(({ at }) => at > ARRIVAL_TICKS) : []),
  ];
  const rotation = transform.rotation;
  return {
    ...transform,
    scale: keyed(nearness * rest.scale, rest.scale, transform.scale),
    x: keyed(nearer(rest.x, away.x), rest.x, transform.x),
    y: keyed(nearer(rest.y, away.y), rest.y, transform.y),
    ...(Array.isArray(rotation)
      ? {
          rotation: keyed(clipRotationAt(clip, clip.start), clipRotationAt(clip, clip.start + ARRIVAL_TICKS), rotation),
        }
      : {}),
  };
}
