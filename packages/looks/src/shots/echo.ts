import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { macroClips } from './macro-shot.ts';
import { type ComposeContext, flat, shapeClip, type Span } from './shot.ts';

/** Opacity of the background over the echo: texts on it stay as legible as on the plain background. */
const COVER = 0.84;

/** Fills the background with the image's own close-up, huge and faint. */
export function echoClips(
  context: ComposeContext,
  span: Span,
  { image, turn, background }: { image: LookImage; turn: number; background: string },
): SlottedClip[] {
  return [
    ...macroClips(context, span, { image, detail: turn, turn: turn + 1 }),
    shapeClip(context, span, {
      slot: 'decor',
      name: 'echo',
      rect: { x: 0, y: 0, ...context.zones.canvas },
      fill: flat(background, COVER),
    }),
  ];
}
