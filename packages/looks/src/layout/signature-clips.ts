import type { LookDecoration } from '../look.ts';
import { bottomOf, inset, type Rect } from '../rect.ts';
import { fade, flat, type PlacedShape } from './arrangement.ts';
import { shapeClip } from './scene-clips.ts';
import type { SceneContext } from './scene-context.ts';
import type { SlottedClip, SlotName } from './slots.ts';

type Signature = Exclude<LookDecoration['signature'], 'none'>;
type Drawing = Omit<PlacedShape, 'slot' | 'name'>;

/** Of a line around the whole scene, from the canvas' edges. */
export const FRAME_INSET_PX = 34;
const HAIRLINE = { inset: FRAME_INSET_PX, px: 3 } as const;
const TUBE = { inset: 34, px: 8, glowPx: 30, radius: 72 } as const;
const SPINE_PX = 18;
const STREAK = { px: 76, lean: -8 } as const;
const TAPE = { px: 58, lean: -4 } as const;
/** Beneath the captions, before anything is drawn there. */
const BELOW_PX = 26;
/** Less room than this below the captions is left as it is. */
const LEAST_PX = 120;

/** Above the pictures; the first that the scene leaves free. */
const PLACES = ['decor', 'sticker', 'badge', 'veil'] as const satisfies readonly SlotName[];
/** Lines around or along the canvas belong to every scene; the others sign photos that fill it, where nothing else of the look is seen. */
const ALWAYS: ReadonlySet<Signature> = new Set(['hairline', 'tube', 'spine', 'beam']);

/** The mark of a look on its scenes, where a slot is left for it: at the canvas' edges, off texts and captions. */
export function signatureClips(context: SceneContext, clips: readonly SlottedClip[]): SlottedClip[] {
  const { signature } = context.look.decoration;
  const slot = PLACES.find((name) => !clips.some((clip) => clip.slot === name));
  if (signature === 'none' || !slot) return [];
  if (!ALWAYS.has(signature) && context.textGround === 'ground') return [];
  const drawing = draw(signature, context);
  return drawing ? [shapeClip(context, { slot, name: 'signature', ...drawing })] : [];
}

function draw(signature: Signature, context: SceneContext): Drawing | undefined {
  const { colors, zones } = context;
  const { canvas, caption, safe } = zones;
  const whole: Rect = { x: 0, y: 0, ...canvas };
  switch (signature) {
    case 'hairline':
      return { ...outline(inset(whole, HAIRLINE.inset), HAIRLINE.px, colors.accentInk), radius: 0 };
    case 'tube': {
      const rect = inset(whole, TUBE.inset - TUBE.glowPx);
      const shorter = Math.min(rect.width, rect.height);
      return {
        rect,
        fill: flat(colors.accentInk, 0),
        border: {
          color: colors.accentInk,
          to: colors.support,
          opacity: 1,
          width: TUBE.px / shorter,
          glow: TUBE.glowPx / shorter,
        },
        radius: TUBE.radius / shorter,
      };
    }
    case 'arch':
      // On other canvases it would run through texts and faces.
      if (zones.orientation !== 'tall') return undefined;
      return { ...outline(inset(whole, HAIRLINE.inset), HAIRLINE.px + 2, colors.accentInk), shape: 'arch' };
    case 'spine':
      return { rect: { ...whole, width: SPINE_PX }, fill: flat(colors.accent) };
    case 'beam':
      return {
        rect: { ...whole, y: canvas.height - SPINE_PX, height: SPINE_PX },
        fill: fade(colors.accent, 1, 0, 'right'),
      };
    default: {
      const low = bottomOf(caption ?? safe) + BELOW_PX;
      return canvas.height - low < LEAST_PX ? undefined : drawBelow(signature, context, low);
    }
  }
}

/** In the part of a tall canvas below its captions. */
function drawBelow(
  signature: Exclude<Signature, 'hairline' | 'tube' | 'arch' | 'spine' | 'beam'>,
  { colors, zones }: SceneContext,
  low: number,
): Drawing {
  const { width } = zones.canvas;
  const across = { x: -200, width: width + 400 };
  const disc = (diameter: number, middle: number): Rect => ({
    x: width * middle - diameter / 2,
    y: low,
    width: diameter,
    height: diameter,
  });
  switch (signature) {
    case 'streak':
      return {
        rect: { ...across, y: low + 110, height: STREAK.px },
        fill: fade(colors.accent, 0, 1, 'right'),
        tilt: STREAK.lean,
      };
    case 'tape':
      return { rect: { ...across, y: low + 70, height: TAPE.px }, fill: flat(colors.accent), tilt: TAPE.lean };
    case 'rings':
      return {
        rect: disc(width * 1.2, 0.5),
        shape: 'circle',
        fill: flat(colors.support, 0.9),
        border: { color: colors.accent, opacity: 1, width: 0.06 },
      };
    case 'disc':
      return { rect: disc(width * 0.9, 0.86), shape: 'circle', fill: flat(colors.accent) };
    case 'hill':
      return { rect: disc(width * 1.7, 0.5), shape: 'circle', fill: flat(colors.accent) };
  }
}

function outline(rect: Rect, px: number, color: string): Drawing {
  return {
    rect,
    fill: flat(color, 0),
    border: { color, opacity: 0.95, width: px / Math.min(rect.width, rect.height) },
  };
}
