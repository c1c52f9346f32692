import { type Appearance, msToTicks } from '@reelwright/timeline';
import { bottomOf, fromEdges, type Rect, rightOf } from '../rect.ts';
import {
  type ArrangeRequest,
  type Arrangement,
  type Composer,
  fade,
  flat,
  isClose,
  type PictureSlot,
  type PlacedShape,
  textBand,
} from './arrangement.ts';
import { arrangeBlock } from './arrange-block.ts';
import { texturePattern, VEIL_SHARE, veilOpacity } from './texture.ts';

/** Length of the way from dark to clear. */
const TAIL = { tall: 340, compact: 220, wide: 360 } as const;
/** What the dark covers above a text before it fades. */
const LEAD_PX = 28;
/** Where two shades meet: on whole pixels at every usual size, else a line of the photo shows between them. */
const WHOLE_PX = 12;
/** At the others they lie over each other a little. */
const SEAM_PX = 8;
/** Of the dark beside the clear part of the picture. */
const DEEP = 0.88;
const DEEP_MIST = 0.94;
/** Clear of the canvas' edges. */
const EDGE_PX = 24;
/** Beneath plates the picture sinks into this dark, so that where it ends is not seen. */
const SINK = { seam: 0.8, end: 0.3 } as const;
const SINK_PX = 260;

/** A pane of dark glass: its edge is a line of light. */
const PANE = { linePx: 7, glowPx: 34 } as const;

const SCRIM_FADE: Appearance = { kind: 'fade', duration: msToTicks(160) };

/** One picture to all edges; texts on its darkened end, or on plates. */
export function arrangeBleed(request: ArrangeRequest): Composer {
  const { zones, look, layout, pictureCount, isFlipped } = request;
  // Two pictures don't fill one canvas, and a scene without one has nothing to stand on.
  if (pictureCount !== 1) return arrangeBlock(request);
  const { canvas, content, caption, gutter, orientation } = zones;
  const { photoText } = look.decoration;
  const textGround: Composer['textGround'] =
    photoText === 'plates' || photoText === 'accent-plates' ? 'plates' : 'scrim';
  const veil = veilOpacity(look);
  const deepest = photoText === 'mist' ? DEEP_MIST : DEEP;
  const whole = { x: 0, y: 0, ...canvas };
  const common = { align: look.align, textGround };
  const dark = request.colors.ground;
  if (orientation === 'wide') {
    const column = fromEdges(content.x, content.y, canvas.width * 0.48, bottomOf(content));
    const left = rightOf(column) + gutter;
    const side = fromEdges(0, 0, rightOf(column), canvas.height);
    const edge = fromEdges(rightOf(column), 0, rightOf(column) + TAIL.wide, canvas.height);
    return {
      ...common,
      column,
      down: 0.5,
      arrange: () => ({
        pictures: [
          picture(
            fromEdges(left, EDGE_PX, canvas.width - EDGE_PX, canvas.height - EDGE_PX),
            fromEdges(left, 0, canvas.width, canvas.height),
          ),
        ],
        shapes:
          photoText === 'glass'
            ? [pane(side)]
            : textGround === 'scrim'
              ? [textured(shade('veil', side, flat(dark, veil))), shade('decor', edge, fade(dark, veil, 0, 'right'))]
              : [],
      }),
    };
  }
  const { column, down } = textBand(request);
  const tail = TAIL[orientation];
  return {
    ...common,
    column,
    down,
    arrange(stack): Arrangement {
      const low = (caption?.y ?? canvas.height) - 12;
      const clear = isFlipped
        ? fromEdges(EDGE_PX, bottomOf(stack) + gutter * 0.6, canvas.width - EDGE_PX, low)
        : fromEdges(EDGE_PX, 40, canvas.width - EDGE_PX, stack.y - gutter * 0.6);
      const band = isFlipped
        ? fromEdges(0, bottomOf(stack) + gutter * 0.6, canvas.width, low)
        : fromEdges(0, 0, canvas.width, stack.y - gutter * 0.5);
      const pictures = [picture(clear, band)];
      if (textGround === 'plates') {
        if (!isFlipped) {
          const seam = bottomOf(band);
          return {
            pictures,
            shapes: [
              shade('decor', fromEdges(0, seam - SINK_PX, canvas.width, seam), fade(request.photoShade, 0, SINK.seam)),
              shade(
                'veil',
                fromEdges(0, seam, canvas.width, canvas.height),
                fade(request.photoShade, SINK.seam, SINK.end),
              ),
            ],
          };
        }
        // A soft shadow over each end of the sharp part.
        const shadow = (slot: 'veil' | 'decor', y: number): PlacedShape => ({
          ...shade(
            slot,
            fromEdges(-SINK_PX, y - SINK_PX, canvas.width + SINK_PX, y + SINK_PX),
            flat(request.photoShade, SINK.seam),
          ),
          softness: 0.5,
        });
        return { pictures, shapes: [shadow('veil', band.y), shadow('decor', bottomOf(band))] };
      }
      const under = isFlipped
        ? fromEdges(0, 0, canvas.width, Math.ceil((bottomOf(stack) + LEAD_PX) / WHOLE_PX) * WHOLE_PX)
        : fromEdges(0, Math.floor((stack.y - LEAD_PX) / WHOLE_PX) * WHOLE_PX, canvas.width, canvas.height);
      if (photoText === 'glass') return { pictures, shapes: [pane(under)] };
      const edge = isFlipped
        ? { rect: { ...under, y: bottomOf(under) - SEAM_PX, height: tail }, fill: fade(dark, deepest, 0) }
        : { rect: { ...under, y: under.y - tail + SEAM_PX, height: tail }, fill: fade(dark, 0, deepest) };
      // Darkest where a sharp picture may end; beneath the texts it is dark enough everywhere.
      const deep = isFlipped ? fade(dark, veil, deepest) : fade(dark, deepest, veil);
      return { pictures, shapes: [textured(shade('veil', under, deep)), shade('decor', edge.rect, edge.fill)] };
    },
  };

  function picture(clear: Rect, band: Rect): PictureSlot {
    return {
      box: whole,
      clear,
      free: band,
      band,
      groundBox: whole,
      distance: isClose(layout),
      frame: 'none',
      tilt: 0,
      canMelt: false,
    };
  }

  function textured(shape: PlacedShape): PlacedShape {
    const pattern = texturePattern(look, request.colors, shape.rect, VEIL_SHARE);
    return pattern ? { ...shape, pattern } : shape;
  }

  /** It goes on beyond the canvas on three sides: only the edge towards the photo is seen. */
  function pane(rect: Rect): PlacedShape {
    const beyond = 120;
    const { glowPx, linePx } = PANE;
    const isSide = orientation === 'wide';
    const grown = isSide
      ? fromEdges(-beyond, -beyond, rightOf(rect) + gutter * 0.6 + glowPx, canvas.height + beyond)
      : isFlipped
        ? fromEdges(-beyond, -beyond, canvas.width + beyond, bottomOf(rect) + glowPx)
        : fromEdges(-beyond, rect.y - glowPx, canvas.width + beyond, canvas.height + beyond);
    const shorter = Math.min(grown.width, grown.height);
    const { accentInk: color, support: to } = request.colors;
    return textured({
      ...shade('veil', grown, flat(dark, veil)),
      border: { color, to, opacity: 1, width: linePx / shorter, glow: glowPx / shorter },
    });
  }

  function shade(slot: 'veil' | 'decor', rect: Rect, fill: PlacedShape['fill']): PlacedShape {
    return { slot, name: `scrim-${slot}`, rect, fill, enter: SCRIM_FADE };
  }
}
