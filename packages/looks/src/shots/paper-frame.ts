import { type Box, type VisualClip, TICKS_PER_SECOND } from '@reelwright/timeline';
import { CUT_SHARE, isCutAbove, isStudio } from '../picture/photo-traits.ts';
import { bottomOf, clampBox, intersect, type Rect, rightOf, unite } from '../rect.ts';
import { photoClip, ZOOM_PER_SECOND } from './photo-clip.ts';
import type { FrameWish } from './photo-frame.ts';
import type { ComposeContext, Span } from './shot.ts';
import { scaleOfWorn, SHARPEST } from './scale-of-worn.ts';

/** Share of the area's sides that a subject before a plain background fills. */
const FILL = { across: 0.92, down: 0.9 } as const;
/** Scale of a near subject relative to a whole one, and the most pixels of the canvas per pixel of its photo. */
const NEAR = { scale: 1.65, sharpest: 2.5 } as const;
/** Distance of a near product from the corner of its area, as a share of the area's shorter side. */
const CORNER = 0.06;
/** Maximum camera zoom. */
const NEAREST = 1.16;
/** Least camera zoom during a shot: without any, it would stand still. */
const LEAST_ZOOM = 1.03;

/**
 * Frames a photo with a plain background, which fills its part of the canvas: the subject is as large as the area
 * allows, and an edge that cuts the subject lies on the frame.
 */
export function framePaper(context: ComposeContext, span: Span, wish: FrameWish): VisualClip {
  const { image, frame, clear, turn, isNear } = wish;
  const shown = unite([image.subject, ...image.faces]) ?? image.subject;
  // A person who wears the product extends below the photo.
  const isWorn = image.isScene && image.faces.length > 0;
  const isCutBelow = isWorn || shown.y + shown.height >= 1 - CUT_SHARE;
  const isCut = isWorn || isCutAbove(image);
  const fitting = Math.min(
    (FILL.across * clear.width) / (shown.width * image.width),
    (FILL.down * clear.height) / (shown.height * image.height),
    SHARPEST,
  );
  const usual = Math.max(
    fitting,
    // A subject cut at top and bottom fills the frame's height; a person also most of its width.
    isCut && isCutBelow ? frame.height / image.height : 0,
    isWorn ? scaleOfWorn(image, shown, { room: clear, from: 0 }) : 0,
    // Unless the background is white, the photo's edges would be visible.
    isStudio(image) ? 0 : frame.width / image.width,
  );
  const scale = isNear ? Math.max(usual, Math.min(NEAR.scale * usual, NEAR.sharpest)) : usual;
  const size = { width: image.width * scale, height: image.height * scale };
  // A whole product comes nearer at an upper corner of it: without any outline it would be a texture.
  const isCorner = isNear && !isCut && !isCutBelow;
  const away = CORNER * Math.min(clear.width, clear.height);
  const x = isCorner
    ? turn % 2 === 0
      ? clear.x + away - shown.x * size.width
      : clear.x + clear.width - away - (shown.x + shown.width) * size.width
    : clear.x + clear.width / 2 - (shown.x + shown.width / 2) * size.width;
  const y = isCorner
    ? clear.y + away - shown.y * size.height
    : clear.y + clear.height / 2 - (shown.y + shown.height / 2) * size.height;
  const upper = isCut ? Math.min(isWorn ? clear.y : y, frame.y) : y;
  const photo: Rect = {
    x: size.width >= frame.width ? Math.min(frame.x, Math.max(rightOf(frame) - size.width, x)) : x,
    y: isCutBelow ? Math.max(upper, bottomOf(frame) - size.height) : upper,
    ...size,
  };
  // If the photo's top cuts the subject, no extension above it may show.
  const { extended } = image;
  const isCarriedOn = extended !== undefined && (!isCut || photo.y <= frame.y + 1);
  const whole = extended && isCarriedOn ? around(photo, extended.region) : photo;
  const seen = intersect(whole, frame) ?? frame;
  const crop = clampBox({
    x: (seen.x - whole.x) / whole.width,
    y: (seen.y - whole.y) / whole.height,
    width: seen.width / whole.width,
    height: seen.height / whole.height,
  });
  const point = {
    x: (photo.x + (shown.x + shown.width / 2) * photo.width - seen.x) / seen.width,
    y: (photo.y + (shown.y + shown.height / 2) * photo.height - seen.y) / seen.height,
  };
  // A whole product stays whole until the cut.
  const room = Math.min(clear.width / (shown.width * photo.width), clear.height / (shown.height * photo.height));
  const nearest = isNear || isCut || isCutBelow ? NEAREST : Math.min(NEAREST, Math.max(LEAST_ZOOM, room));
  const [near, far] = [
    { ...clampPoint(point), zoom: Math.min(nearest, 1 + (ZOOM_PER_SECOND * span.duration) / TICKS_PER_SECOND) },
    { x: 0.5, y: 0.5, zoom: 1 },
  ];
  const clip = photoClip(context, span, {
    image,
    media: extended && isCarriedOn ? extended.media : image.media,
    box: seen,
    fit: 'cover',
    camera: { ...(turn % 2 === 0 ? { from: far, to: near } : { from: near, to: far }), easing: 'linear' },
  });
  return { ...clip, crop };
}

const clampPoint = ({ x, y }: { x: number; y: number }) => ({
  x: Math.min(1, Math.max(0, x)),
  y: Math.min(1, Math.max(0, y)),
});

/** Returns the rectangle of the whole image that contains the photo as a region. */
function around(photo: Rect, region: Box): Rect {
  const width = photo.width / region.width;
  const height = photo.height / region.height;
  return { x: photo.x - region.x * width, y: photo.y - region.y * height, width, height };
}
