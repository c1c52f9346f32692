import { type Keyframed, msToTicks } from '@reelwright/timeline';
import { WHITE } from '../color/rgb.ts';
import type { SceneLayoutName } from '../layout/scene-content.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { toSource } from '../picture/place-clip.ts';
import { bottomOf, inset, type Rect, rightOf } from '../rect.ts';
import { macroClips } from './macro-shot.ts';
import { productSource } from './product-source.ts';
import { outlinedShare } from './share-shown.ts';
import { flat, type ComposeContext, shapeClip, type Shot, type Span } from './shot.ts';
import { stageShot } from './stage-shot.ts';

/** Diameter of a lens as a share of the canvas' shorter side, its rim and its distance from the canvas' edges in pixels. */
const LENS = { across: 0.52, rimPx: 13, edgePx: 34, footPx: 150 } as const;
/** Time after the cut at which a lens opens, and in which it does. */
const OPENS = { at: msToTicks(280), ticks: msToTicks(240) } as const;
/** How much larger a lens is at the end of its shot. */
const GROWTH = 1.05;
/** Layouts that leave a lens its slot and its room. */
const LAYOUTS: ReadonlySet<SceneLayoutName> = new Set(['hero', 'detail', 'punch', 'countdown']);
/** Least area of the canvas below the texts, as a share of its height. */
const LEAST_ZONE = 0.46;

export interface LensWish {
  image: LookImage;
  /** Index of the detail that the lens shows. */
  detail: number;
  /** The area of the product. */
  zone: Rect;
  turn: number;
}

/**
 * Shows a whole product with a round lens at its side, in which a detail of it is seen close up. Undefined for an image
 * without an outline or details, and where there is no room.
 */
export function lensShot(context: ComposeContext, span: Span, wish: LensWish): Shot | undefined {
  const { image, zone, turn } = wish;
  const { canvas, side } = context.zones;
  const box = image.details[wish.detail % Math.max(1, image.details.length)];
  const suits = LAYOUTS.has(context.layout) && side === 'above' && zone.height >= LEAST_ZONE * canvas.height;
  if (!suits || !box || !productSource(image) || span.duration < 3 * OPENS.at) return undefined;
  if (image.cutOut && outlinedShare(box, image.cutOut) < FILLED) return undefined;
  const stage = stageShot(context, span, { image, zone, pose: 'stand', turn, isInScene: true });
  if (!stage) return undefined;
  const product = stage.clips.find(({ slot }) => slot === 'product')?.clip;
  if (product?.kind !== 'image') return undefined;
  const told = toSource(image, product, box);
  const at = {
    x: (product.box.x + (told.x + told.width / 2) * product.box.width) * canvas.width,
    y: (product.box.y + (told.y + told.height / 2) * product.box.height) * canvas.height,
  };
  const frame = placeLens(context, { zone, at });
  const [close] = macroClips(context, span, {
    image,
    detail: wish.detail,
    isPhoto: true,
    frame,
    slot: 'second-image',
    turn,
  });
  if (close?.slot !== 'second-image') return undefined;
  const transform = { scale: opening(span.duration) };
  const rim = shapeClip(context, span, {
    slot: 'sticker',
    name: 'rim',
    rect: inset(frame, -LENS.rimPx),
    shape: 'circle',
    fill: flat(WHITE, 0),
    border: { color: WHITE, opacity: 1, width: (2 * LENS.rimPx) / (frame.width + 2 * LENS.rimPx) },
    transform,
  });
  const lens: SlottedClip = { slot: 'second-image', clip: { ...close.clip, mask: { shape: 'circle' }, transform } };
  return { ...stage, clips: [...stage.clips, lens, rim] };
}

/** Least share of a detail that its product fills: what is between two shoes tells nothing of them. */
const FILLED = 0.8;

/** Places a lens in the corner of the zone that is the farthest from what it shows. */
function placeLens(
  { zones: { canvas } }: ComposeContext,
  { zone, at }: { zone: Rect; at: { x: number; y: number } },
): Rect {
  const size = LENS.across * Math.min(canvas.width, canvas.height);
  const left = zone.x + LENS.edgePx;
  const right = rightOf(zone) - LENS.edgePx - size;
  const top = zone.y + LENS.edgePx;
  const low = Math.max(top, Math.min(bottomOf(zone), canvas.height - LENS.footPx) - size);
  const corners = [left, right].flatMap((x) => [low, top].map((y): Rect => ({ x, y, width: size, height: size })));
  const distance = ({ x, y }: Rect) => Math.hypot(x + size / 2 - at.x, y + size / 2 - at.y);
  return (
    corners.toSorted((one, other) => distance(other) - distance(one))[0] ?? {
      x: right,
      y: low,
      width: size,
      height: size,
    }
  );
}

function opening(duration: number): Keyframed {
  return [
    { at: 0, value: 0, easing: 'hold' },
    { at: OPENS.at, value: 0, easing: 'back-out' },
    { at: OPENS.at + OPENS.ticks, value: 1, easing: 'linear' },
    { at: Math.max(duration, OPENS.at + OPENS.ticks + 1), value: GROWTH, easing: 'linear' },
  ];
}
