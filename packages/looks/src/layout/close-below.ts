import { bottomOf, fromEdges, intersect, type Rect } from '../rect.ts';
import { flat, type PlacedShape } from './arrangement.ts';
import { shapeClip } from './scene-clips.ts';
import type { SceneContext } from './scene-context.ts';
import type { SlottedClip } from './slots.ts';

/** Below the captions; on a tall canvas a fifth of it. */
const GAP_PX = 84;
const BAND_PX = 26;

/** The shape that closes a tall canvas below. Nothing where a picture or another shape is. */
export function closeBelow(context: SceneContext, clips: readonly SlottedClip[]): SlottedClip[] {
  const { zones, look } = context;
  const { canvas, safe, orientation } = zones;
  const free = (['veil', 'decor'] as const).find((name) => !clips.some(({ slot }) => slot === name));
  if (orientation !== 'tall' || !free) return [];
  const area = fromEdges(0, bottomOf(safe) + GAP_PX, canvas.width, canvas.height);
  const isCovered = clips.some(
    ({ slot, clip }) =>
      (slot === 'picture' || slot === 'second-picture') &&
      intersect(area, {
        x: clip.box.x * canvas.width,
        y: clip.box.y * canvas.height,
        width: clip.box.width * canvas.width,
        height: clip.box.height * canvas.height,
      }) !== undefined,
  );
  const shape = isCovered ? undefined : footer(look.decoration.footer, context, area);
  return shape ? [shapeClip(context, { slot: free, name: 'footer', ...shape })] : [];
}

type Footer = Omit<PlacedShape, 'slot' | 'name'>;

function footer(
  kind: SceneContext['look']['decoration']['footer'],
  context: SceneContext,
  area: Rect,
): Footer | undefined {
  const { colors, zones } = context;
  const { canvas } = zones;
  const middle = canvas.width / 2;
  const disc = (diameter: number, top: number): Rect => ({
    x: middle - diameter / 2,
    y: top,
    width: diameter,
    height: diameter,
  });
  switch (kind) {
    case 'none':
      return undefined;
    case 'glow':
      return {
        rect: { x: -canvas.width * 0.25, y: area.y - 40, width: canvas.width * 1.5, height: 900 },
        shape: 'ellipse',
        fill: flat(colors.accent, 0.5),
        softness: 0.5,
      };
    case 'band':
      return { rect: { ...area, y: area.y + 70 }, fill: flat(colors.accent) };
    case 'hill':
      return { rect: disc(canvas.width * 1.7, area.y), shape: 'circle', fill: flat(colors.support) };
    case 'sun':
      return { rect: disc(canvas.width * 0.86, area.y + 40), shape: 'circle', fill: flat(colors.support) };
    case 'arch':
      return {
        rect: { x: 140, y: area.y + 20, width: canvas.width - 280, height: 620 },
        shape: 'arch',
        fill: flat(colors.support),
      };
    case 'slant':
      return {
        rect: { x: -120, y: area.y + 60, width: canvas.width + 240, height: 420 },
        fill: flat(colors.accent),
        tilt: -4,
      };
    case 'rings':
      return {
        rect: disc(canvas.width * 0.96, area.y + 10),
        shape: 'circle',
        fill: flat(colors.support),
        border: { color: colors.accent, opacity: 1, width: 0.1 },
      };
    case 'rule':
      return {
        rect: { x: zones.safe.x, y: area.y + BAND_PX, width: zones.safe.width, height: 3 },
        fill: flat(colors.accentInk, 0.7),
      };
  }
}
