import type { VisualClip } from '@reelwright/timeline';
import type { CameraMoveName } from '../look.ts';
import type { LookImage } from '../picture/ad-image.ts';
import type { PlacedVisual } from '../picture/place-image.ts';
import { toBox } from '../rect.ts';
import { toTransform } from './moves.ts';
import { type ComposeContext, NO_APPEARANCE, type Span } from './shot.ts';

export const PHOTO_MOVES = ['push', 'pan', 'pull', 'rise'] as const satisfies readonly CameraMoveName[];
/** Zoom per second: a shot lasts a second or two, and never stands still. */
export const ZOOM_PER_SECOND = 0.14;

/** How near a photo is at a cut: it shoots back, with its camera move, and always covers its area. */
const PUNCH = 1.14;

/** Lets the camera shoot back from a photo that fills the canvas. */
export function punched(clip: VisualClip, { duration }: Span): VisualClip {
  return { ...clip, transform: toTransform({ scale: [PUNCH, 1, 1] }, { start: 0, duration }) };
}

/** Creates the clip of a placed photo or video. */
export function photoClip(
  context: ComposeContext,
  span: Span,
  { image, media = image.media, box, fit, camera }: PlacedVisual & { image: LookImage; media?: string },
): VisualClip {
  const base = {
    id: `${context.id}-photo-${span.start}`,
    ...span,
    media,
    box: toBox(box, context.zones.canvas),
    fit,
    camera,
    opacity: 1,
    enter: NO_APPEARANCE,
  };
  const video = image.video ?? { trimStart: 0, speed: 1, isReversed: false, role: 'footage' as const };
  return image.kind === 'video' ? { kind: 'video', ...base, ...video } : { kind: 'image', ...base };
}
