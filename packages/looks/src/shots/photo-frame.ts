import { type VisualClip, TICKS_PER_SECOND } from '@reelwright/timeline';
import type { LookImage } from '../picture/ad-image.ts';
import { extendedOf, isCutAbove, toldPart } from '../picture/photo-traits.ts';
import { placeImage } from '../picture/place-image.ts';
import { inset, type Rect } from '../rect.ts';
import { FOOT_SHARE } from '../zones.ts';
import { photoClip, PHOTO_MOVES, ZOOM_PER_SECOND } from './photo-clip.ts';
import type { ComposeContext, Span } from './shot.ts';

export interface FrameWish {
  image: LookImage;
  /** The area that the photo fills. */
  frame: Rect;
  /** The uncovered part of the frame. */
  clear: Rect;
  turn: number;
  /** Whether the photo is closer than the whole subject. */
  isNear: boolean;
}

/**
 * Fits a photo or a video to a part of the canvas, with its whole subject if a crop can hold it; undefined if no crop
 * fits.
 */
export function framePhoto(context: ComposeContext, span: Span, wish: FrameWish): VisualClip | undefined {
  const { image, frame, clear, turn, isNear } = wish;
  const { canvas } = context.zones;
  const extended = isCutAbove(image) ? undefined : extendedOf(image);
  const move = {
    name: PHOTO_MOVES[turn % PHOTO_MOVES.length] ?? 'push',
    zoomPerSecond: ZOOM_PER_SECOND,
    durationS: span.duration / TICKS_PER_SECOND,
  };
  const room = inset(clear, clear.x > 0 ? 6 : 0, 6);
  const high = { ...room, height: room.height - (clear.x > 0 ? 0 : FOOT_SHARE * canvas.height) };
  // The photo comes first, because its extension is softer.
  for (const shown of [{ ...image, subject: toldPart(image) }, extended]) {
    if (!shown) continue;
    const placed =
      (isNear ? placeImage({ image: shown, box: frame, clear: room, move, distance: 'close' }) : undefined) ??
      placeImage({ image: shown, box: frame, clear: high, move, distance: isNear ? 'nearest' : 'whole' }) ??
      placeImage({ image: shown, box: frame, clear: frame, move, distance: 'whole', isCut: true });
    if (placed) return photoClip(context, span, { image, media: shown.media, ...placed });
  }
  return undefined;
}
