import type { VisualClip } from '@reelwright/timeline';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { findImageOf } from '../picture/place-clip.ts';
import { intersect, type Rect } from '../rect.ts';
import { fillOf } from './fill-room.ts';
import type { ComposedScene, Span } from './shot.ts';

const CANVAS: Rect = { x: 0, y: 0, width: 1, height: 1 };
/** Opaque share of a close-up's box: its middle is denser than the whole. */
const CLOSE_FILL = 0.86;
/** Share of a photo that its product covers, relative to its subject's box. */
const PHOTO_FILL = 0.8;
/** Share of a text's box that its plates cover. */
const PLATED = 0.75;

const areaOf = (rect: Rect | undefined): number => (rect ? rect.width * rect.height : 0);

/**
 * Estimates the share of the canvas, from 0 to 1, that a scene's product covers on average, without its texts' plates
 * and panels.
 */
export function productShare(
  { clips, cuts }: Pick<ComposedScene, 'clips' | 'cuts'>,
  span: Span,
  images: readonly LookImage[],
): number {
  const starts = [span.start, ...cuts];
  const end = span.start + span.duration;
  const shares = starts.map((start, index) => {
    const until = starts[index + 1] ?? end;
    const middle = (start + until) / 2;
    const shown = clips.filter(({ clip }) => clip.start <= middle && middle < clip.start + clip.duration);
    return ((until - start) / span.duration) * shareOf(shown, images);
  });
  return shares.reduce((sum, share) => sum + share, 0);
}

function shareOf(shown: readonly SlottedClip[], images: readonly LookImage[]): number {
  const covers = shown.flatMap(({ slot, clip }) => {
    if (!('box' in clip)) return [];
    if (clip.kind === 'shape')
      return clip.id.includes('-panel-') && slot === 'decor' ? [{ box: clip.box, share: 1 }] : [];
    if (clip.kind === 'title') return clip.style.plate ? [{ box: clip.box, share: PLATED }] : [];
    return slot === 'sticker' || slot === 'badge' ? [{ box: clip.box, share: PLATED }] : [];
  });
  const products = shown.flatMap(({ slot, clip }) => (isVisual(clip) ? [{ slot, clip }] : []));
  const seen = products.reduce((sum, { slot, clip }) => {
    const image = findImageOf(clip, images);
    // Shadows are images too.
    if (!image || clip.opacity < 1) return sum;
    const visible = intersect(clip.box, CANVAS);
    const lost = covers
      .filter(({ share }) => share < 1 || slot === 'image')
      .reduce((less, { box, share }) => less + share * areaOf(visible && intersect(visible, box)), 0);
    return sum + densityOf(image, clip) * Math.max(0, areaOf(visible) - lost);
  }, 0);
  return Math.min(1, seen);
}

const isVisual = (clip: SlottedClip['clip']): clip is VisualClip => clip.kind === 'image' || clip.kind === 'video';

/** Returns the share of a clip's visible box that shows its product. */
function densityOf(image: LookImage, { media, box, crop, fit }: VisualClip): number {
  if (media === image.cutOut?.media) {
    const isClose = areaOf(box) > 1.6 || (crop !== undefined && fit === 'cover');
    return isClose ? Math.max(CLOSE_FILL, fillOf(image)) : fillOf(image);
  }
  if (image.kind === 'video') return PHOTO_FILL;
  const { subject } = image;
  if (crop) return (PHOTO_FILL * areaOf(intersect(subject, crop))) / areaOf(crop);
  return areaOf(box) > 1.6 ? PHOTO_FILL : PHOTO_FILL * areaOf(subject);
}
