import { inset } from '../rect.ts';
import { flat } from './arrangement.ts';
import { shapeClip } from './scene-clips.ts';
import type { SceneContext } from './scene-context.ts';
import type { SlottedClip, SlotName } from './slots.ts';

const HAIRLINE = { inset: 34, px: 3 } as const;
const TUBE = { inset: 30, px: 9, radius: 54 } as const;
/** Above the pictures; the first that the scene leaves free. */
const PLACES = ['decor', 'sticker', 'badge', 'veil'] as const satisfies readonly SlotName[];

/** The line around the canvas, where a slot is left for it. */
export function borderClips(context: SceneContext, clips: readonly SlottedClip[]): SlottedClip[] {
  const { look, colors, zones } = context;
  const { border } = look.decoration;
  const slot = PLACES.find((name) => !clips.some((clip) => clip.slot === name));
  if (border === 'none' || !slot) return [];
  const { canvas } = zones;
  const line = border === 'tube' ? TUBE : HAIRLINE;
  const rect = inset({ x: 0, y: 0, ...canvas }, line.inset);
  const shorter = Math.min(rect.width, rect.height);
  return [
    shapeClip(context, {
      slot,
      name: 'border',
      rect,
      fill: flat(colors.accentInk, 0),
      radius: border === 'tube' ? TUBE.radius / shorter : 0,
      border: { color: colors.accentInk, opacity: 0.95, width: line.px / shorter },
    }),
  ];
}
