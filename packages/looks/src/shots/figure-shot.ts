import type { ImageClip } from '@reelwright/timeline';
import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, type Rect, rightOf, toBox, unite } from '../rect.ts';
import { toTransform } from './moves.ts';
import { scaleOfWorn, SHARPEST } from './scale-of-worn.ts';
import { panelClip, panelColors } from './panel.ts';
import { isFigure } from './product-source.ts';
import { type ComposeContext, NO_APPEARANCE, type Shot, type Span } from './shot.ts';
import { buildWorld, chooseWorld } from './world.ts';

export interface FigureWish {
  image: LookImage;
  /** Where the figure may be seen; the texts end above it. */
  zone: Rect;
  turn: number;
  isCover: boolean;
  /** The whole person, as near as the product allows, or nearer. */
  distance: 'far' | 'whole' | 'near';
}

/** Maximum share of the zone's sides that a figure fills. */
const FILL = { across: 0.98, down: 0.95 } as const;
/** Distance between texts and the top of a figure, in pixels. */
const AIR_PX = 12;
/** Share of the zone's width below which a figure is enlarged, so that its feet leave the canvas. */
const NARROW = 0.46;
/** Scale of a near figure relative to one that shows the product. */
const NEAR = 1.7;
/** Scale of the figure at the end of its shot. */
const GROWTH = 1.08;

/**
 * Shows a cut-out person who wears the product, or a product that extends beyond its photo, on a designed background.
 * The edge that the photo cuts off touches the canvas' edge or hangs from the texts' panel, so that it never ends in
 * mid-air. Returns undefined for an image without a cut-out, for a product that stands alone, and if the texts stand
 * below, where they need the canvas' bottom.
 */
export function figureShot(context: ComposeContext, span: Span, wish: FigureWish): Shot | undefined {
  const { image, zone, turn, isCover } = wish;
  const { cutOut } = image;
  if (!cutOut || !isFigure(image) || context.zones.side === 'below') return undefined;
  const cuts = new Set(cutOut.cutBy);
  const { side } = context.zones;
  const hasPanel = cuts.has('top') && side === 'above';
  // A person in front of the type is drawn over it.
  const slot = side === 'behind' ? ('second-image' as const) : ('image' as const);
  const rect = placeFigure(context, image, cutOut, wish);
  const still = { x: 0.5, y: 0.5, zoom: 1 };
  // The figure grows downwards, so that its top stays below the texts.
  const down = ((GROWTH - 1) * rect.height) / 2 / context.zones.canvas.height;
  const clip: ImageClip = {
    kind: 'image',
    id: `${context.id}-figure-${span.start}`,
    ...span,
    media: cutOut.media,
    box: toBox(rect, context.zones.canvas),
    fit: 'contain',
    camera: { from: still, to: still, easing: 'linear' },
    opacity: 1,
    enter: NO_APPEARANCE,
    transform: toTransform(
      { scale: isCover ? [1, 1, GROWTH] : [1.03, 1, GROWTH], drift: { x: 0.024 * (turn % 2 === 0 ? 1 : -1), y: down } },
      span,
      { x: 0, y: down / 2 },
    ),
  };
  const { look, colors } = context;
  const background = chooseWorld(look, colors, image, hasPanel ? context.turn + 1 : context.turn);
  const world = buildWorld(context, span, { colors: background, below: zone.y, turn });
  if (!hasPanel)
    return {
      ...span,
      clips: [...world.clips, { slot, clip }],
      backing: { kind: 'background', colors: world.colors },
    };
  const panel = panelColors(context, { palette: [], plainBackground: background.background });
  return {
    ...span,
    clips: [
      ...world.clips,
      { slot: 'image', clip },
      panelClip(context, span, { colors: panel.colors, zone, edge: 'straight', turn }),
    ],
    backing: { kind: 'background', colors: panel.onIt },
  };
}

function placeFigure(
  { zones }: ComposeContext,
  image: LookImage,
  cutOut: NonNullable<LookImage['cutOut']>,
  { zone, distance }: FigureWish,
): Rect {
  const { subject, faces, width: photoWidth, height: photoHeight } = image;
  const { region } = cutOut;
  const cuts = new Set(cutOut.cutBy);
  // Without texts above it, what the photo cuts off hangs from the canvas' edge.
  const top = cuts.has('top') ? (zones.side === 'over' ? 0 : zone.y) : zone.y + AIR_PX;
  const room = { width: zone.width, height: bottomOf(zone) - top };
  const whole = Math.min(
    (FILL.across * room.width) / cutOut.width,
    ((cuts.has('bottom') ? 1 : FILL.down) * room.height) / cutOut.height,
  );
  // A figure that is cut at the bottom may extend below the canvas, as long as the product and the face are visible.
  const shown = unite([subject, ...faces]) ?? subject;
  const low = (shown.y + shown.height - region.y) * photoHeight;
  const isNarrow = cutOut.width * whole < NARROW * room.width;
  const nearest =
    cuts.has('bottom') || isNarrow
      ? Math.max(
          Math.min((FILL.across * room.width) / (shown.width * photoWidth), (FILL.down * room.height) / low),
          scaleOfWorn(image, shown, { room, from: region.y }),
        )
      : 0;
  const least = Math.max(
    cuts.has('left') && cuts.has('right') ? room.width / cutOut.width : 0,
    cuts.has('top') && cuts.has('bottom') ? room.height / cutOut.height : 0,
  );
  const wanted = Math.max(Math.min(distance === 'far' ? whole : Math.max(whole, nearest), SHARPEST), least);
  const scale = distance === 'near' ? Math.max(wanted, Math.min(NEAR * wanted, SHARPEST)) : wanted;
  const size = { width: cutOut.width * scale, height: cutOut.height * scale };
  const middle = zone.x + zone.width / 2 - (shown.x + shown.width / 2 - region.x) * photoWidth * scale;
  const isBeside = zones.side === 'beside';
  const x =
    cuts.has('left') && !isBeside
      ? Math.min(zone.x, middle)
      : cuts.has('right')
        ? Math.max(rightOf(zone) - size.width, middle)
        : middle;
  // Nearer, legs that the photo cuts off above leave the zone there, so that what they wear stays in it.
  const foot = bottomOf(zone) - AIR_PX - (shown.y + shown.height - region.y) * photoHeight * scale;
  const y = cuts.has('bottom')
    ? Math.max(top, bottomOf(zone) - size.height)
    : cuts.has('top')
      ? Math.min(top, foot)
      : top + Math.max(0, room.height - size.height) / 2;
  return { x, y, ...size };
}
