import type { ImageClip, Transform } from '@reelwright/timeline';
import { msToTicks } from '@reelwright/timeline';
import { fitAspect, fromEdges, inset, type Rect, rightOf, toBox, unite } from '../rect.ts';
import { edgeOf, spokenBy, titleBlock } from '../shots/overlays.ts';
import { type ProductSource, productSource } from '../shots/product-source.ts';
import { type ComposeContext, flat, NO_APPEARANCE, shapeClip, type Shot } from '../shots/shot.ts';
import { cutSpans } from '../shots/cut-spans.ts';
import { productZone } from '../shots/takes.ts';
import { buildWorld, chooseWorld } from '../shots/world.ts';
import { type Composition, toScene } from './composition.ts';
import { composeHero } from './hero.ts';

/** Size of a neighbour, its distance from the product in the middle and the share of it that is seen at least. */
const NEIGHBOUR = { scale: 0.72, gap: 0.04, least: 0.22 } as const;
/** Distance of a neighbour that is out of view, as a share of the canvas' width: a sliver of it looks like a mistake. */
const AWAY = 1.15;
/** The shadow around a product's feet. */
const SHADOW = { acrossPx: 60, downPx: 34, opacity: 0.34 } as const;
/** How far the next one comes from, as a share of the canvas' width: it is seen from the cut on. */
const SLIDE = 0.16;
const SLIDE_TICKS = msToTicks(320);
const SLOTS = ['second-image', 'product', 'image'] as const;

/**
 * Composes variants one after the other: the next one slides into the middle at every cut, and its neighbours show at
 * the edges.
 */
export const composeCarousel: Composition = (context: ComposeContext) => {
  const { images, look, colors, turn, zones } = context;
  const free = images.flatMap((image) => {
    const source = productSource(image);
    return source ? [{ image, source }] : [];
  });
  if (free.length < 2) return composeHero(context);
  const block = titleBlock(context, { maxLines: 2 });
  const zone = productZone(context, edgeOf(context, block));
  const room = fromEdges(zone.x + 50, zone.y + 20, rightOf(zone) - 50, zones.canvas.height * 0.95);
  // Without a change it would show one product, small.
  const spans = cutSpans(context, Math.max(2, context.shotCount));
  const shots = spans.map((span, index): Shot => {
    const at = (offset: number) => free[(((index + offset) % free.length) + free.length) % free.length];
    const world = buildWorld(context, span, {
      colors: chooseWorld(look, colors, at(0)?.image ?? { palette: [] }, turn + index),
      below: zone.y,
      turn: turn + index,
    });
    const clips = [0, 1, -1].flatMap((offset, place) => {
      const each = at(offset);
      // With two variants, the same one does not stand on both sides.
      if (!each || (offset === -1 && free.length < 3)) return [];
      const slot = SLOTS[place] ?? 'image';
      const rect = fitAspect(room, each.source.width / each.source.height, 0.5, 0.75);
      const middle = at(0);
      const main = middle ? fitAspect(room, middle.source.width / middle.source.height, 0.5, 0.75) : rect;
      const pitch = pitchOf(main, rect, zones.canvas.width);
      const clip = neighbour(context, span, { source: each.source, rect, offset, pitch, isFirst: index === 0, slot });
      return [{ slot, clip }];
    });
    const main = at(0);
    const stands = main && fitAspect(room, main.source.width / main.source.height, 0.5, 0.75);
    // What does not stand by itself would hang in the air above a shadow.
    const feet = stands && unite((main?.source.feet ?? []).map((foot) => footOn(stands, foot)));
    const shadow = feet
      ? [
          shapeClip(context, span, {
            slot: 'veil',
            name: 'shadow',
            rect: inset(feet, -SHADOW.acrossPx, -SHADOW.downPx),
            shape: 'ellipse',
            fill: flat('#000000', SHADOW.opacity),
            softness: 0.5,
            transform: slideOf(span, { isFirst: index === 0, rest: 0 }),
          }),
        ]
      : [];
    return {
      ...span,
      clips: [...world.clips, ...shadow, ...clips],
      backing: { kind: 'background', colors: world.colors },
    };
  });
  return toScene(shots, { clips: block?.toClips(shots) ?? [], captionsEnd: spokenBy(context, block) });
};

/** Returns the distance of a neighbour, as a share of the canvas' width: beside the product, or out of view. */
function pitchOf(main: Rect, rect: Rect, width: number): number {
  const half = (NEIGHBOUR.scale * rect.width) / 2;
  const seen = (width - main.width) / 2 - NEIGHBOUR.gap * width;
  return seen >= NEIGHBOUR.least * 2 * half ? (main.width / 2 + half) / width + NEIGHBOUR.gap : AWAY;
}

/** Returns the place of a product's foot. */
function footOn({ x, y, width, height }: Rect, foot: { x: number; y: number; width: number }): Rect {
  return { x: x + foot.x * width, y: y + foot.y * height, width: foot.width * width, height: 0 };
}

/** Returns how the next one slides into its place. */
function slideOf(
  span: { duration: number },
  { isFirst, rest }: { isFirst: boolean; rest: number },
): Pick<Transform, 'x'> {
  if (isFirst) return { x: rest };
  return {
    x: [
      { at: 0, value: rest + SLIDE, easing: 'cubic-out' },
      { at: slideTicks(span), value: rest, easing: 'linear' },
      { at: span.duration, value: rest - 0.012, easing: 'linear' },
    ],
  };
}

const slideTicks = ({ duration }: { duration: number }): number => Math.min(SLIDE_TICKS, Math.floor(duration / 3));

function neighbour(
  context: ComposeContext,
  span: { start: number; duration: number },
  input: { source: ProductSource; rect: Rect; offset: number; pitch: number; isFirst: boolean; slot: string },
): ImageClip {
  const { source, rect, offset, pitch, isFirst, slot } = input;
  const scale = offset === 0 ? 1 : NEIGHBOUR.scale;
  const transform: Transform = {
    ...slideOf(span, { isFirst, rest: offset * pitch }),
    scale: [
      { at: 0, value: scale * (offset === 0 && !isFirst ? 0.9 : 1), easing: 'cubic-out' },
      { at: slideTicks(span), value: scale, easing: 'linear' },
      { at: span.duration, value: scale * 1.05, easing: 'linear' },
    ],
  };
  const still = { x: 0.5, y: 0.5, zoom: 1 };
  return {
    kind: 'image',
    id: `${context.id}-variant-${slot}-${span.start}`,
    ...span,
    media: source.media,
    box: toBox(rect, context.zones.canvas),
    fit: 'contain',
    ...(source.crop ? { crop: source.crop } : {}),
    camera: { from: still, to: still, easing: 'linear' },
    opacity: 1,
    enter: NO_APPEARANCE,
    transform,
  };
}
