import type { SlottedClip } from '../layout/slots.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import { macroClips } from './macro-shot.ts';
import { type ComposeContext, flat, shapeClip, type Span } from './shot.ts';

/** How far the world's ground covers the echo: texts on it stay as legible as on the ground alone. */
const COVER = 0.84;

/** A picture's own close-up behind it, huge and faint, so that its world is full of it. */
export function echoClips(
  context: ComposeContext,
  span: Span,
  { picture, turn, ground }: { picture: LookPicture; turn: number; ground: string },
): SlottedClip[] {
  return [
    ...macroClips(context, span, { picture, detail: turn, turn: turn + 1 }),
    shapeClip(context, span, {
      slot: 'decor',
      name: 'echo',
      rect: { x: 0, y: 0, ...context.zones.canvas },
      fill: flat(ground, COVER),
    }),
  ];
}
