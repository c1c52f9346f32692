import type { SlottedClip } from '../layout/slots.ts';
import { bottomOf, fromEdges, type Rect } from '../rect.ts';
import { toOklch } from '../color/oklch.ts';
import { BLACK, luminanceOf } from '../color/rgb.ts';
import type { SceneColors } from '../color/derive-colors.ts';
import { macroClips } from './macro-shot.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { isCutAbove, isPartOfWorn, isStudio } from '../picture/photo-traits.ts';
import { surroundShot } from './surround-shot.ts';
import { framePhoto } from './photo-frame.ts';
import { darkened, shadeClips } from './shade.ts';
import { punched } from './photo-clip.ts';
import { type ComposeContext, shapeClip, type Shot, type Span } from './shot.ts';
import { OVER_PX, panelClip, panelColors, type PanelWish, stageBeside, UNDER_PX } from './panel.ts';
import { windowShot } from './window-shot.ts';
import { buildWorld } from './world.ts';

/**
 * Keeps a large image without a calm area off the texts: a photo runs to all other edges beside a panel of the look's
 * colour, and what would end straight at the panel, a close-up or a photo on white, is a print in the look's set.
 * Returns undefined for a photo that no crop can fit.
 */
export function panelShot(context: ComposeContext, span: Span, wish: PanelWish): Shot | undefined {
  const { look, zones } = context;
  const { image, zone, turn } = wish;
  const surrounded = surroundShot(context, span, wish);
  if (surrounded) return surrounded;
  const isWorn = image.isScene && typeof wish.detail === 'string';
  const edge = zones.side === 'beside' || isWorn ? 'straight' : look.decoration.panelEdge;
  const frame = frameOf(zones, zone, UNDER_PX[edge]);
  const clear = clearOf(zones, zone, OVER_PX[edge]);
  const { colors, onIt } = panelColors(context, image);
  const backing: Shot['backing'] = { kind: 'background', colors: onIt };
  const isNear = wish.detail === 'near';
  if (typeof wish.detail === 'number') {
    // A close-up of surroundings fills the canvas. A plain light wall would turn into grey fog.
    const isWorld = image.kind === 'image' && !image.cutOut && !image.hasAlpha && image.plainBackground === null;
    if (isWorld && !isPartOfWorn(image, context.images))
      return darkened(
        context,
        span,
        macroClips(context, span, { image, detail: wish.detail, aim: aimBeside(zones), turn }),
        { zone, image },
      );
    // Every second close-up of a photo runs edge to edge and fades into the panel's colour, if that is dark. A cut-out
    // product would seem to drown in it.
    const hasBackground = image.cutOut !== undefined || image.hasAlpha;
    if (turn % 2 === 1 && !hasBackground && !image.isScene && !isStudio(image) && isBlackish(colors.background))
      return meltedShot(context, span, wish, { detail: wish.detail, colors, onIt });
    return hasBackground
      ? closeShot(context, span, wish, { detail: wish.detail, colors, onIt })
      : windowShot(context, span, wish);
  }
  // By turns a photo is a print in the look's set: below a panel in each of its shots, an ad looks like slides.
  if (image.kind === 'image' && isInSet(context, image, turn)) return windowShot(context, span, wish);
  // Only studio white hides where a photo ends.
  if (!isStudio(image) || image.kind === 'video') {
    const clip = framePhoto(context, span, { image, frame, clear, turn, isNear });
    if (clip)
      return {
        ...span,
        clips: [
          { slot: 'image', clip: punched(clip, span) },
          panelClip(context, span, { colors, zone, edge, turn }),
          ...(edge === 'straight' ? shadeBelow(context, span, zone) : []),
        ],
        backing,
      };
    if (image.plainBackground === null || image.kind === 'video') return undefined;
  }
  return windowShot(context, span, wish);
}

/** The shade that a panel's straight edge casts on the photo beside it: its reach in pixels, and its opacity. */
const CAST = { px: 64, opacity: 0.34 } as const;

/** Lets a panel stand in front of the photo above or below it. The brand needs the slot on the card that closes an ad. */
function shadeBelow(context: ComposeContext, span: Span, zone: Rect): SlottedClip[] {
  const { layout, zones } = context;
  if (zones.side === 'beside' || layout === 'end' || layout === 'cta') return [];
  const isBelow = zones.side === 'below';
  const [edge, end] = isBelow ? [bottomOf(zone) - CAST.px, bottomOf(zone)] : [zone.y, zone.y + CAST.px];
  const [from, to] = isBelow ? [0, CAST.opacity] : [CAST.opacity, 0];
  return [
    shapeClip(context, span, {
      slot: 'veil',
      name: 'edge',
      rect: fromEdges(0, edge, zones.canvas.width, end),
      fill: { from: BLACK, fromOpacity: from, to: BLACK, toOpacity: to },
    }),
  ];
}

/** Whether a photo that is not of a studio is a print: by turns, and on the card that closes an ad. */
function isInSet({ layout, zones }: ComposeContext, image: LookImage, turn: number): boolean {
  // On a compact canvas, a print below texts would be small.
  if (zones.orientation === 'compact' || zones.side === 'over' || zones.side === 'behind') return false;
  if (isStudio(image) || isPartOfLegs(image)) return false;
  return turn % 2 === 0 || layout === 'end' || layout === 'cta';
}

/** Whether the photo cuts somebody off above, which would end at a print's edge in mid-air. */
const isPartOfLegs = (image: LookImage): boolean => image.isScene && image.faces.length === 0 && isCutAbove(image);

/** Shows a close-up of a cut-out to all edges of the canvas, on a set of its own below the panel. */
function closeShot(
  context: ComposeContext,
  span: Span,
  { image, zone, turn }: PanelWish,
  { detail, colors, onIt }: { detail: number; colors: SceneColors; onIt: SceneColors },
): Shot {
  const { look, zones } = context;
  const { width, height } = zones.canvas;
  const edge = zones.side === 'beside' ? 'straight' : look.decoration.panelEdge;
  const stage = buildWorld(context, span, {
    colors: stageBeside(context, image, colors),
    below: 0,
    turn,
    isLying: true,
  });
  const aim = { x: (zone.x + zone.width / 2) / width, y: (zone.y + zone.height / 2) / height };
  return {
    ...span,
    clips: [
      ...stage.clips,
      ...macroClips(context, span, { image, detail, aim, seen: zone, turn }),
      panelClip(context, span, { colors, zone, edge, turn }),
    ],
    backing: { kind: 'background', colors: onIt },
  };
}

/** Luminance and chroma up to which an image fades into its panel: a light one would look like fog, red like paint. */
const DARK = { luminance: 0.2, chroma: 0.05 } as const;

function isBlackish(color: string): boolean {
  return luminanceOf(color) <= DARK.luminance && toOklch(color).chroma <= DARK.chroma;
}

/** Opacity of the panel's colour over a close-up under texts, which stay as legible as on the plain colour. */
const MELT = 0.95;

function meltedShot(
  context: ComposeContext,
  span: Span,
  { image, zone, turn }: PanelWish,
  { detail, colors, onIt }: { detail: number; colors: SceneColors; onIt: SceneColors },
): Shot {
  // A lighter background would look like fog below the panel.
  const stage = buildWorld(context, span, { colors, below: zone.y, turn }).clips;
  const aim = aimBeside(context.zones);
  return {
    ...span,
    clips: [
      ...stage,
      ...macroClips(context, span, { image, detail, aim, turn }),
      ...shadeClips(context, span, { zone, color: colors.background, opacity: MELT }),
    ],
    backing: { kind: 'background', colors: onIt },
  };
}

/** Returns where a close-up on the whole canvas has its detail: beside the texts. */
function aimBeside({ side, orientation }: ComposeContext['zones']): { x: number; y: number } {
  return { x: side === 'beside' ? 0.66 : 0.5, y: side === 'below' ? 0.4 : orientation === 'wide' ? 0.5 : 0.64 };
}

/** Returns the area of an image beside its panel, including the part under the panel's edge. */
function frameOf({ canvas, side }: ComposeContext['zones'], zone: Rect, underPx: number): Rect {
  return side === 'below'
    ? fromEdges(zone.x, zone.y, canvas.width, bottomOf(zone) + underPx)
    : fromEdges(zone.x, zone.y - underPx, canvas.width, canvas.height);
}

/** Returns the part of a zone that its panel's edge nowhere covers. */
function clearOf({ side }: ComposeContext['zones'], zone: Rect, overPx: number): Rect {
  if (side === 'beside') return zone;
  return { ...zone, y: side === 'below' ? zone.y : zone.y + overPx, height: zone.height - overPx };
}
