import { type Keyframed, msToTicks, type VisualClip } from '@reelwright/timeline';
import type { Size } from '../rect.ts';
import type { Span } from '../shots/shot.ts';

/** How near a photo is in the first frame of an ad, how near it comes to rest, and the time that takes. */
const OPENING = { scale: 1.22, least: 1.08, rest: 1.03, ticks: msToTicks(420) } as const;
/** The same at a cut. */
const CUT = { scale: 1.12, least: 1, rest: 1, ticks: msToTicks(240) } as const;

/**
 * Lets a photo come in about a point of the canvas, in pixels: thrown in with an overshoot where it opens an ad, shooting
 * back at other cuts.
 */
export function enterPhoto(
  clip: VisualClip,
  { duration }: Span,
  {
    isOpening,
    isCut,
    anchor,
    most,
    canvas,
  }: {
    isOpening: boolean;
    isCut: boolean;
    anchor: { x: number; y: number };
    /** Scale up to which all of a product stays in view that is seen whole. */
    most: number;
    canvas: Size;
  },
): VisualClip {
  if (!isOpening && !isCut) return clip;
  const { least, ticks, ...usual } = isOpening ? OPENING : CUT;
  const scale = Math.max(least, Math.min(usual.scale, most));
  const rest = Math.min(usual.rest, Math.max(1, most));
  const at = Math.min(ticks, Math.floor(duration / 2));
  const easing = isOpening ? ('back-out' as const) : ('cubic-out' as const);
  const { box } = clip;
  const away = {
    x: box.x + box.width / 2 - clamp(anchor.x / canvas.width, box.x, box.width),
    y: box.y + box.height / 2 - clamp(anchor.y / canvas.height, box.y, box.height),
  };
  const keyed = (of: (scale: number) => number): Keyframed => [
    { at: 0, value: of(scale), easing },
    { at, value: of(rest), easing: 'linear' },
  ];
  return {
    ...clip,
    transform: {
      scale: keyed((value) => value),
      x: keyed((value) => (value - 1) * away.x),
      y: keyed((value) => (value - 1) * away.y),
    },
  };
}

const clamp = (at: number, from: number, length: number): number => Math.min(from + length, Math.max(from, at));
