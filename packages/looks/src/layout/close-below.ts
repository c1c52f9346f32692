import { mix } from '../color/rgb.ts';
import type { LookDecoration } from '../look.ts';
import { bottomOf, fromEdges, type Rect } from '../rect.ts';
import { fade, flat, type PlacedShape } from './arrangement.ts';
import { seenOn } from './stage-shapes.ts';
import { figuresAway, texturePattern } from './texture.ts';
import { tilesPattern } from './edge-shapes.ts';
import { shapeClip } from './scene-clips.ts';
import type { SceneContext } from './scene-context.ts';
import type { SlottedClip, SlotName } from './slots.ts';

/** The area begins with the captions, whatever stands above them. */
const ABOVE_PX = 14;
const ABOVE_VEIL = ['decor', 'sticker', 'badge'] as const satisfies readonly SlotName[];
const ALL = ['backdrop', 'veil', ...ABOVE_VEIL] as const satisfies readonly SlotName[];

/**
 * The shape that carries a tall canvas on behind the captions, down to its edge. Nothing where a picture or another shape reaches the
 * edge already.
 */
export function closeBelow(context: SceneContext, clips: readonly SlottedClip[]): SlottedClip[] {
  const { zones, look } = context;
  const { canvas, caption, safe, orientation } = zones;
  const isTaken = (name: SlotName) => clips.some(({ slot }) => slot === name);
  // A veil that meets a picture carries its ground on to the canvas' edge: it would hide what lies beneath it.
  const places = isTaken('veil') ? ABOVE_VEIL : ALL;
  const free = places.find((name) => !isTaken(name));
  if (orientation !== 'tall' || !free) return [];
  // A pane of glass goes on to the canvas' edge.
  if (look.decoration.photoText === 'glass' && context.textGround === 'scrim') return [];
  const top = (caption?.y ?? bottomOf(safe) - 160) - ABOVE_PX;
  const area = fromEdges(0, top, canvas.width, canvas.height);
  if (clips.some((slotted) => reachesBelow(context, slotted))) return [];
  return [shapeClip(context, { slot: free, name: 'footer', ...footer(look.decoration.footer, context, area) })];
}

/** Whether the last tenth of the canvas shows it, but for a ground that is all one colour. */
function reachesBelow({ zones, id }: SceneContext, { slot, clip }: SlottedClip): boolean {
  const isGround = clip.id === `${id}-ground`;
  const canReach = slot === 'picture' || slot === 'second-picture' || (slot === 'backdrop' && !isGround);
  return canReach && (clip.box.y + clip.box.height) * zones.canvas.height > zones.canvas.height * 0.9;
}

const PAPER = '#fdfbf4';

type Footer = Omit<PlacedShape, 'slot' | 'name'>;

function footer(kind: LookDecoration['footer'], context: SceneContext, area: Rect): Footer {
  const { colors, zones, look } = context;
  const { canvas } = zones;
  const below = bottomOf(zones.caption ?? zones.safe) + 24;
  const shade = mix(colors.ground, colors.ink, 0.14);
  // On a scene in the accent, the accent's place is taken by black or white: too hard for so large a shape.
  const isPlain = colors.accent === colors.ink;
  const accent = seenOn(colors.ground, isPlain ? [colors.support] : [colors.accent, colors.support], shade);
  const support = seenOn(colors.ground, [colors.support, colors.accent], shade);
  const texture = texturePattern(look, colors, area);
  const textured = (rect: Rect, fill: string, ink = colors.ink): Pick<PlacedShape, 'rect' | 'fill' | 'pattern'> => {
    const pattern = figuresAway(look, { ground: fill, ink }, rect);
    return { rect, fill: flat(fill), ...(pattern ? { pattern } : {}) };
  };
  const disc = (diameter: number, top: number): Rect => ({
    x: canvas.width / 2 - diameter / 2,
    y: top,
    width: diameter,
    height: diameter,
  });
  switch (kind) {
    case 'glow':
      return { rect: area, fill: fade(accent, 0, 0.85), ...(texture ? { pattern: texture } : {}) };
    case 'band':
      return textured(area, accent);
    case 'hill':
      return { ...textured(disc(canvas.width * 1.9, area.y), support), shape: 'circle' };
    case 'sun':
      return { ...textured(disc(canvas.width * 1.16, area.y), support), shape: 'circle' };
    case 'arch':
      return {
        rect: { ...area, x: 60, width: canvas.width - 120, height: area.height + 400 },
        shape: 'arch',
        fill: flat(support),
      };
    case 'slant':
      return {
        ...textured({ x: -300, y: area.y + SLANT_PX, width: canvas.width + 600, height: 1200 }, accent),
        tilt: -6,
      };
    case 'rings':
      return {
        rect: disc(canvas.width * 1.2, area.y),
        shape: 'circle',
        fill: flat(support),
        border: { color: accent, opacity: 1, width: 0.12 },
      };
    case 'torn': {
      // A sheet of a notebook.
      const rect = { x: -60, y: area.y - 8, width: canvas.width + 120, height: area.height + 130 };
      const step = 58 / Math.min(rect.width, rect.height);
      const lines: PlacedShape['pattern'] = {
        kind: 'rules',
        colors: [mix(PAPER, colors.support, 0.9)],
        opacity: 1,
        step,
        weight: 0.06,
      };
      return { rect, shape: 'torn', fill: flat(PAPER), pattern: lines };
    }
    case 'sand':
      return { rect: area, fill: flat(support) };
    case 'tiles': {
      const rect = fromEdges(0, below, canvas.width, canvas.height);
      return { rect, fill: flat(colors.ground), pattern: tilesPattern(colors, rect, canvas.width / 4) };
    }
    case 'wave': {
      const step = 54 / canvas.width;
      return {
        rect: disc(canvas.width * 1.9, area.y),
        shape: 'circle',
        fill: flat(support),
        pattern: { kind: 'grid', colors: [accent], opacity: 0.3, step: step / 1.9, weight: 0.05 },
      };
    }
    case 'halftone': {
      const step = 40 / Math.min(area.width, area.height);
      return {
        rect: area,
        fill: flat(support),
        pattern: { kind: 'halftone', colors: [accent], opacity: 1, step, weight: 1.3 },
      };
    }
  }
}

/** A slope is as high as this above its middle at one side of the canvas. */
const SLANT_PX = 84;
