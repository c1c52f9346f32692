import { paperColors } from '../color/derive-colors.ts';
import type { SlottedClip } from '../layout/slots.ts';
import { bottomOf, fromEdges, type Rect, type Size } from '../rect.ts';
import type { TextSide } from '../zones.ts';
import { type ComposeContext, flat, shapeClip, type Shot, type Span } from './shot.ts';

/** Between texts and where a picture may begin, in pixels. */
export const TEXT_GAP_PX = 20;
/** Of the canvas, how far a shade fades out over the picture. */
const FADE = 0.16;
/** The dark over a picture under its texts: white letters are read on it whatever the picture shows. */
const DARK = { color: '#0b0b0d', opacity: 0.62, seen: '#66666a' } as const;

/** A picture that goes on under its texts, dark there. */
export function darkened(context: ComposeContext, span: Span, clips: readonly SlottedClip[], zone: Rect): Shot {
  const { color, opacity, seen } = DARK;
  return {
    ...span,
    clips: [...clips, ...shadeClips(context, span, { zone, color, opacity })],
    backing: { kind: 'ground', colors: paperColors(context.colors, seen) },
  };
}

/** A colour over the part of a picture on which the texts stand; it fades out towards the zone that the texts leave free. */
export function shadeClips(
  context: ComposeContext,
  span: Span,
  { zone, color, opacity }: { zone: Rect; color: string; opacity: number },
): SlottedClip[] {
  const { canvas, side } = context.zones;
  const { solid, soft, isFromSolid } = partsOf(canvas, side, zone);
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

function partsOf({ width, height }: Size, side: TextSide, zone: Rect) {
  switch (side) {
    case 'beside':
      return {
        solid: fromEdges(0, 0, zone.x, height),
        soft: fromEdges(zone.x, 0, zone.x + FADE * width, height),
        isFromSolid: true,
      };
    case 'above': {
      const line = zone.y - TEXT_GAP_PX;
      return {
        solid: fromEdges(0, 0, width, line),
        soft: fromEdges(0, line, width, line + FADE * height),
        isFromSolid: true,
      };
    }
    case 'below': {
      const line = bottomOf(zone) + TEXT_GAP_PX;
      return {
        solid: fromEdges(0, line, width, height),
        soft: fromEdges(0, line - FADE * height, width, line),
        isFromSolid: false,
      };
    }
  }
}
