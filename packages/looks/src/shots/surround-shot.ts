import { type FadedEdge, type ShapeClip, TICKS_PER_SECOND, type VisualClip } from '@reelwright/timeline';
import { colorDistance } from '../color/color-distance.ts';
import { paperColors, plainInkOn, type SceneColors } from '../color/derive-colors.ts';
import { BLACK, mix } from '../color/rgb.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { CUT_SHARE, isCutAbove, isPartOfWorn, isStudio, isSurrounded, toldPart } from '../picture/photo-traits.ts';
import { placeBeside } from '../picture/place-beside.ts';
import { bottomOf, fromEdges, type Rect } from '../rect.ts';
import { FOOT_SHARE, type Zones } from '../zones.ts';
import { toTransform } from './moves.ts';
import type { PanelWish } from './panel.ts';
import { photoClip, ZOOM_PER_SECOND } from './photo-clip.ts';
import { surroundTone, TEXT_GAP_PX } from './shade.ts';
import { type ComposeContext, flat, shapeClip, type Shot, type Span } from './shot.ts';

/** Share of the canvas over which the veil behind texts ends, above the subject. */
const VEIL_FADE = 0.06;
/** How much nearer than whole a photo is seen, and most a close-up of one of its details. */
const NEARNESS = { whole: 1, near: 1.54, detail: [1.9, 1.62] } as const;
/** Least visible share of the subject: of a whole one, and of one seen nearer. */
const LEAST_SHOWN = { whole: 0.62, near: 0.3 } as const;
/** How a photo grows at a cut: the camera shoots back. */
const GROWTH = [1.1, 1, 1] as const;
/** How much a photo grows in a second, and at most in a shot; and where its subject has hardly any room. */
const PUSH = { perSecond: ZOOM_PER_SECOND, most: 1.2, slow: 1.07 } as const;

const EDGES: Partial<Record<ComposeContext['zones']['side'], Exclude<FadedEdge, 'right'>>> = {
  above: 'top',
  below: 'bottom',
  beside: 'left',
};

/**
 * Whether a photo goes on beyond its subject: it shows surroundings of its subject, which no studio's white is, and
 * does not cut its subject off where texts are.
 */
function hasSurroundings(image: LookImage, images: readonly LookImage[]): boolean {
  const { kind, cutOut, hasAlpha, scene } = image;
  if (kind !== 'image' || cutOut || hasAlpha || scene) return false;
  // A shelf behind a chair may cross the upper edge, somebody who wears the product may not.
  const isCut = image.isWearable === false ? image.subject.y <= CUT_SHARE : isCutAbove(image);
  return !isStudio(image) && !isCut && !isPartOfWorn(image, images);
}

/**
 * Shows a photo to all edges of the canvas, with its subject beside the texts: they stand on its quiet part, veiled in
 * the photo's own tone as far as contrast needs it. Where the photo ends under them, it fades into the colour of its
 * edge. Returns undefined if the subject has no room beside the texts.
 */
export function surroundShot(context: ComposeContext, span: Span, wish: PanelWish): Shot | undefined {
  const { image, zone } = wish;
  const { zones } = context;
  const { canvas } = zones;
  const edge = EDGES[zones.side];
  if (!edge || !hasSurroundings(image, context.images)) return undefined;
  // A wall of one colour is calm enough for a print before a set, by turns.
  if (!isSurrounded(image) && wish.turn % 2 === 0) return undefined;
  const placed = place(context, span, { ...wish, edge });
  if (!placed) return undefined;
  const { color, opacity, seen, beyond } = surroundTone(zones, image);
  const { box, fadePx } = placed;
  const length = edge === 'left' ? box.width : box.height;
  const photo: VisualClip = {
    ...photoClip(context, span, { image, box, fit: 'cover', camera: placed.camera }),
    ...(fadePx > 0 ? { mask: { shape: 'faded', edge, share: fadePx / length } as const } : {}),
    ...(edge === 'left' ? {} : { transform: growFrom(edge, { box, canvasPx: canvas.height, span }) }),
  };
  const clips: SlottedClip[] = [
    shapeClip(context, span, {
      slot: 'backdrop',
      name: 'surround',
      rect: { x: 0, y: 0, ...canvas },
      fill: shaded(beyond, edge),
    }),
    { slot: 'image', clip: photo },
    shapeClip(context, span, {
      slot: 'veil',
      name: 'shade',
      ...veilOver(zones, zone, edge),
      fill: flat(color, opacity),
    }),
  ];
  return { ...span, clips, backing: { kind: 'background', colors: inksOn(context, seen) } };
}

/** Least Oklab distance of buttons and markers to what they stand on. */
const APART = 0.15;

/** Returns the colours of texts on a photo: the accent, the second colour or the ink marks what is apart from it. */
function inksOn({ colors }: ComposeContext, seen: string): SceneColors {
  const own = paperColors(colors, seen);
  const marks = [own.accent, own.support].find((color) => colorDistance(color, seen) >= APART) ?? own.ink;
  return marks === own.accent ? own : { ...own, accent: marks, onAccent: plainInkOn(marks) };
}

/** How far the veil reaches beyond the canvas, in pixels, so that it fades at one side only. */
const BEYOND_PX = 560;

const fadeOf = ({ canvas }: Zones, edge: FadedEdge): number =>
  VEIL_FADE * (edge === 'left' ? canvas.width : canvas.height);

/** Returns the area of the veil over the texts' part of the canvas, and the share of it over which it fades. */
function veilOver({ canvas, ...zones }: Zones, zone: Rect, edge: FadedEdge): { rect: Rect; softness: number } {
  const fade = fadeOf({ canvas, ...zones }, edge);
  const [right, foot] = [canvas.width + BEYOND_PX, canvas.height + BEYOND_PX];
  const rect =
    edge === 'left'
      ? fromEdges(-BEYOND_PX, -BEYOND_PX, zone.x - TEXT_GAP_PX + fade, foot)
      : edge === 'bottom'
        ? fromEdges(-BEYOND_PX, bottomOf(zone) + TEXT_GAP_PX - fade, right, foot)
        : fromEdges(-BEYOND_PX, -BEYOND_PX, right, zone.y - TEXT_GAP_PX + fade);
  return { rect, softness: Math.min(0.5, fade / Math.min(rect.width, rect.height)) };
}

/** How much darker the background is far from its photo. */
const VIGNETTE = 0.24;

/** Lets a background grow darker away from the photo, as light falls off. */
function shaded(beyond: string, edge: FadedEdge): ShapeClip['fill'] {
  const far = mix(beyond, BLACK, VIGNETTE);
  const [from, to] = edge === 'bottom' ? [beyond, far] : [far, beyond];
  return { from, fromOpacity: 1, to, toOpacity: 1, direction: edge === 'left' ? 'right' : 'down' };
}

/** Whether a scene shows a photo in its own surroundings. */
export const isSurroundShot = ({ clips }: Pick<Shot, 'clips'>): boolean =>
  clips.some(({ clip }) => SURROUND.test(clip.id));

const SURROUND = /-surround-\d+$/u;

function place(
  context: ComposeContext,
  span: Span,
  { image, zone, detail, turn, edge }: PanelWish & { edge: Exclude<FadedEdge, 'right'> },
) {
  const { canvas } = context.zones;
  const subject = toldPart(image);
  const foot = edge === 'top' ? FOOT_SHARE * canvas.height : 0;
  const veil = fadeOf(context.zones, edge) - TEXT_GAP_PX;
  const clear: Rect = {
    x: edge === 'left' ? zone.x + veil : zone.x,
    y: edge === 'top' ? zone.y + veil : Math.max(zone.y, FOOT_SHARE * canvas.height),
    width: edge === 'left' ? zone.width - veil : zone.width,
    height: edge === 'left' ? zone.height : zone.height - veil - foot,
  };
  const part = typeof detail === 'number' ? image.details[detail % Math.max(1, image.details.length)] : undefined;
  const seen = part ?? subject;
  const focus = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  const growth = Math.min(PUSH.most, 1 + (PUSH.perSecond * span.duration) / TICKS_PER_SECOND);
  const wanted =
    detail === 'whole'
      ? NEARNESS.whole
      : detail === 'near'
        ? NEARNESS.near
        : (NEARNESS.detail[detail % NEARNESS.detail.length] ?? NEARNESS.near);
  const isCard = context.layout === 'end' || context.layout === 'cta';
  const wish = { photo: image, subject, focus, canvas, clear, edge, nearness: wanted, isPull: turn % 2 === 1 };
  const least = LEAST_SHOWN[detail === 'whole' ? 'whole' : 'near'];
  for (const isWhole of isCard ? [true] : [false, true])
    for (const by of [growth, Math.min(growth, PUSH.slow)]) {
      const placed = placeBeside({ ...wish, growth: by, isWhole });
      if (placed && placed.shown >= least) return placed;
    }
  return undefined;
}

/** Lets the photo shoot back at a cut, about the edge at which the texts are: its subject never comes under them. */
function growFrom(
  edge: FadedEdge,
  { box, canvasPx, span }: { box: Rect; canvasPx: number; span: Span },
): VisualClip['transform'] {
  const half = box.height / 2 / canvasPx;
  const away = edge === 'top' ? half : -half;
  return toTransform({ scale: GROWTH, rise: (scale) => (scale - 1) * away }, span);
}
