import { paperColors } from '../color/derive-colors.ts';
import { fromOklch, toOklch } from '../color/oklch.ts';
import { BLACK, contrastOf, luminanceOf, mix, WHITE } from '../color/rgb.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, fromEdges, inset, type Rect, rightOf, type Size } from '../rect.ts';
import type { TextSide } from '../zones.ts';
import { type ComposeContext, flat, shapeClip, type Shot, type Span } from './shot.ts';

/** Minimum distance between texts and an image, in pixels. */
export const TEXT_GAP_PX = 20;
/** Share of the canvas over which a shade fades out over the image. */
const FADE = 0.16;
/** The same for a light veil, which would look like fog on a dark product. */
const LIGHT_FADE = 0.07;
/** A shade between an image and its texts: white text is legible on it, whatever the image shows. */
const SHADE = { opacity: 0.66, lightness: 0.2, mostChroma: 0.05 } as const;

/**
 * Veils an image where it extends under its texts, in a deep tone of its own strongest hue; one that is light there in a
 * light tone, because a dark one would look like dirt.
 */
export function darkened(
  context: ComposeContext,
  span: Span,
  clips: readonly SlottedClip[],
  { zone, image }: { zone: Rect; image: Pick<LookImage, 'palette' | 'topColor'> },
): Shot {
  const { color, opacity, isLight } = toneBehind(context.zones, image);
  // Text is the least legible over the lightest part of a dark veil, and over the darkest of a light one.
  const seen = mix(isLight ? BLACK : WHITE, color, opacity);
  return {
    ...span,
    clips: [...clips, ...shadeClips(context, span, { zone, color, opacity, fade: isLight ? LIGHT_FADE : FADE })],
    backing: { kind: 'background', colors: paperColors(context.colors, seen) },
  };
}

/**
 * Returns the tone in which a photo is veiled behind its texts, and how much of it: light where the photo is light there,
 * else a deep tone of its own strongest hue.
 */
function toneBehind(
  zones: { side: TextSide },
  image: Pick<LookImage, 'palette' | 'topColor'>,
): { color: string; opacity: number; isLight: boolean } {
  const isLight = isLightAbove(zones, image);
  const color = isLight ? lightTone(image.topColor ?? WHITE) : deepTone(image.palette);
  return { color, opacity: isLight ? LIGHT.opacity : SHADE.opacity, isLight };
}

/**
 * Opacities of a veil over the quiet part of a photo, and the contrast of texts with it there: a quiet part is nowhere
 * lighter or darker than its mean by more than a share of the way to the lightest or darkest of the photo's colours.
 */
const QUIET = {
  least: 0.26,
  most: 0.82,
  step: 0.04,
  contrast: 5.8,
  uneven: 0.88,
  lightness: 0.22,
  mostChroma: 0.075,
} as const;

/**
 * Returns the tone in which the part of a photo on which texts stand is veiled, how much of it, and what is seen there at
 * worst; and the colour in which the photo goes on beyond its edge.
 */
export function surroundTone(
  zones: { side: TextSide },
  image: Pick<LookImage, 'palette' | 'topColor'>,
): { color: string; opacity: number; seen: string; beyond: string } {
  const { topColor } = image;
  const isLight = isLightAbove(zones, image);
  const color = isLight ? lightTone(topColor ?? WHITE) : deepTone([topColor ?? BLACK, ...image.palette], QUIET);
  const [far, ink] = isLight ? [BLACK, BLACK] : [WHITE, WHITE];
  const beyond = zones.side === 'below' || topColor === undefined ? color : topColor;
  // Stripes and lights of a photo lie in its quiet part too.
  const [extreme = far] = image.palette.toSorted((one, other) =>
    isLight ? luminanceOf(one) - luminanceOf(other) : luminanceOf(other) - luminanceOf(one),
  );
  const worst = topColor === undefined || zones.side === 'below' ? far : mix(topColor, extreme, QUIET.uneven);
  const seenAt = (opacity: number) => mix(worst, color, opacity);
  let { least: opacity }: { least: number } = QUIET;
  while (opacity < QUIET.most && contrastOf(seenAt(opacity), ink) < QUIET.contrast) opacity += QUIET.step;
  return { color, opacity, seen: seenAt(opacity), beyond };
}

/** A soft band behind texts that lie on a photo: how far it reaches beyond them, in pixels; most of that fades out. */
const BAND = { sidePx: 560, abovePx: 160, fadePx: 200, opacity: 0.67 } as const;
/** Luminance from which what is behind texts is light. */
const LIGHT_BEHIND = 0.42;

/**
 * Darkens the part of a photo that fills the canvas on which its texts lie, and no more of it. A light wall or product is
 * lit there instead: a dark band would look like dirt.
 */
export function bandBehind(
  context: ComposeContext,
  shot: Shot,
  {
    texts,
    image,
  }: { texts: Rect; image: Pick<LookImage, 'palette' | 'topColor' | 'plainBackground' | 'subjectColor'> },
): Shot {
  const { opacity } = BAND;
  const seen = context.zones.isHigh === true ? (image.plainBackground ?? image.topColor) : image.subjectColor;
  const isLight = seen !== undefined && luminanceOf(seen) >= LIGHT_BEHIND;
  const color = isLight ? lightTone(seen) : deepTone(image.palette);
  const rect = inset(texts, -BAND.sidePx, -BAND.abovePx);
  const softness = Math.min(0.5, BAND.fadePx / Math.min(rect.width, rect.height));
  const band = shapeClip(context, shot, { slot: 'veil', name: 'band', rect, fill: flat(color, opacity), softness });
  return {
    ...shot,
    clips: [...shot.clips, band],
    backing: { kind: 'background', colors: paperColors(context.colors, mix(isLight ? BLACK : WHITE, color, opacity)) },
  };
}

/** Returns the part of a zone over which a veil beside it does not fade out: the product stands there. */
export function zoneOffVeil(
  { canvas, side }: Pick<ComposeContext['zones'], 'canvas' | 'side'>,
  zone: Rect,
  image: Pick<LookImage, 'topColor'>,
): Rect {
  const fade = isLightAbove({ side }, image) ? LIGHT_FADE : FADE;
  switch (side) {
    case 'beside':
      return fromEdges(zone.x + fade * canvas.width, zone.y, rightOf(zone), bottomOf(zone));
    case 'behind':
    case 'above':
      return fromEdges(zone.x, zone.y - TEXT_GAP_PX + fade * canvas.height, rightOf(zone), bottomOf(zone));
    case 'over':
    case 'between':
    case 'below':
      return fromEdges(zone.x, zone.y, rightOf(zone), bottomOf(zone) + TEXT_GAP_PX - fade * canvas.height);
  }
}

/** Whether texts above an image stand on a light part of it. */
export function isLightAbove({ side }: { side: TextSide }, { topColor }: Pick<LookImage, 'topColor'>): boolean {
  return (side === 'above' || side === 'behind') && topColor !== undefined && luminanceOf(topColor) >= LIGHT.from;
}

/** Luminance from which an image is light, and the veil over it. */
const LIGHT = { from: 0.3, opacity: 0.7, lightness: 0.95, mostChroma: 0.03 } as const;

function lightTone(color: string): string {
  const { chroma, hue } = toOklch(color);
  return fromOklch({ lightness: LIGHT.lightness, chroma: Math.min(LIGHT.mostChroma, chroma), hue });
}

/** Returns a dark colour of the palette's most colourful hue. */
function deepTone(
  palette: readonly string[],
  { lightness, mostChroma }: { lightness: number; mostChroma: number } = SHADE,
): string {
  const [first] = palette.map(toOklch).toSorted((a, b) => b.chroma - a.chroma);
  const { chroma, hue } = first ?? { chroma: 0, hue: 0 };
  return fromOklch({ lightness, chroma: Math.min(mostChroma, chroma / 2), hue });
}

/** Covers the part of an image under the texts with a colour that fades out towards the zone without texts. */
export function shadeClips(
  context: ComposeContext,
  span: Span,
  { zone, color, opacity, fade = FADE }: { zone: Rect; color: string; opacity: number; fade?: number },
): SlottedClip[] {
  const { canvas, side } = context.zones;
  const { solid, soft, isFromSolid } = partsOf(canvas, side, { zone, fade });
  return [
    shapeClip(context, span, { slot: 'decor', name: 'shade', rect: solid, fill: flat(color, opacity) }),
    shapeClip(context, span, {
      slot: 'veil',
      name: 'fade',
      rect: soft,
      fill: {
        from: color,
        fromOpacity: isFromSolid ? opacity : 0,
        to: color,
        toOpacity: isFromSolid ? 0 : opacity,
        direction: side === 'beside' ? 'right' : 'down',
      },
    }),
  ];
}

function partsOf({ width, height }: Size, side: TextSide, { zone, fade }: { zone: Rect; fade: number }) {
  switch (side) {
    case 'beside':
      return {
        solid: fromEdges(0, 0, zone.x, height),
        soft: fromEdges(zone.x, 0, zone.x + fade * width, height),
        isFromSolid: true,
      };
    case 'behind':
    case 'above': {
      const line = zone.y - TEXT_GAP_PX;
      return {
        solid: fromEdges(0, 0, width, line),
        soft: fromEdges(0, line, width, line + fade * height),
        isFromSolid: true,
      };
    }
    case 'over':
    case 'between':
    case 'below': {
      const line = bottomOf(zone) + TEXT_GAP_PX;
      return {
        solid: fromEdges(0, line, width, height),
        soft: fromEdges(0, line - fade * height, width, line),
        isFromSolid: false,
      };
    }
  }
}
