import { type Box, type PictureClip, TICKS_PER_SECOND } from '@reelwright/timeline';
import { paperColors } from '../color/derive-colors.ts';
import type { CameraMoveName } from '../look.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import { type PlacedPicture, placePicture, project } from '../picture/place-picture.ts';
import { inset, type Rect, toBox, unite } from '../rect.ts';
import { cardShot } from './card-shot.ts';
import { plateColors } from './plate-colors.ts';
import { type ComposeContext, NO_APPEARANCE, type Shot, type Span } from './shot.ts';

export interface PhotoWish {
  picture: LookPicture;
  /** Where the subject has to lie: below the texts. */
  zone: Rect;
  distance: 'whole' | 'close';
  turn: number;
}

/** Of the canvas' height, left free below a subject. */
const LOW = 0.05;
/** Between texts and where a picture may begin, in pixels. */
const TEXT_GAP_PX = 20;
const MOVES = ['push', 'pan', 'pull', 'rise'] as const satisfies readonly CameraMoveName[];
/** Growth a second: a shot lasts a second or two, and no shot stands still. */
const ZOOM_PER_SECOND = 0.11;

/** A photo or a film to all four edges, its subject below the texts and whole; a photo that no crop holds stands as a print. */
export function photoShot(context: ComposeContext, span: Span, wish: PhotoWish): Shot {
  const { picture } = wish;
  const extended = extendedShot(context, span, wish);
  if (extended) return extended;
  // A product before a plain wall fills no canvas: its photo stands as a print in a world of colour. A person does.
  const fills = picture.plainBackground === null || picture.isScene;
  const placed = fills ? placePhoto(context, span, wish) : undefined;
  if (!placed && picture.kind === 'image') return cardShot(context, span, wish);
  const whole = { x: 0.5, y: 0.5, zoom: 1 };
  const { box, fit, camera } = placed ?? {
    box: { x: 0, y: 0, ...context.zones.canvas },
    fit: 'blur' as const,
    camera: { from: whole, to: { ...whole, zoom: 1.06 }, easing: 'linear' as const },
  };
  const base = {
    id: `${context.id}-photo-${span.start}`,
    ...span,
    media: picture.media,
    box: toBox(box, context.zones.canvas),
    fit,
    camera,
    opacity: 1,
    enter: NO_APPEARANCE,
  };
  const film = picture.video ?? { trimStart: 0, speed: 1, isReversed: false, role: 'footage' as const };
  const clip: PictureClip = picture.kind === 'video' ? { kind: 'video', ...base, ...film } : { kind: 'image', ...base };
  return { ...span, clips: [{ slot: 'picture', clip }], backing: { kind: 'plates', colors: plateColors(context) } };
}

/** A photo that was carried on beyond its edges: its own surroundings fill the canvas, and the texts stand on them. */
function extendedShot(context: ComposeContext, span: Span, wish: PhotoWish): Shot | undefined {
  const { picture, zone, turn } = wish;
  const { extended } = picture;
  if (!extended) return undefined;
  const within = ({ x, y, width, height }: Box): Box => ({
    x: extended.region.x + x * extended.region.width,
    y: extended.region.y + y * extended.region.height,
    width: width * extended.region.width,
    height: height * extended.region.height,
  });
  const whole: LookPicture = {
    ...picture,
    ...extended,
    subject: within(picture.subject),
    faces: picture.faces.map(within),
  };
  const face = unite(whole.faces);
  const { canvas } = context.zones;
  const box = { x: 0, y: 0, ...canvas };
  const move = {
    name: MOVES[turn % MOVES.length] ?? 'push',
    zoomPerSecond: ZOOM_PER_SECOND,
    durationS: span.duration / TICKS_PER_SECOND,
  };
  // Below texts a subject may reach the canvas' sides, beside them it may not.
  const across = inset(zone, zone.x > 0 ? 6 : -40, 6);
  // Apps lay their own texts over the foot of a tall video.
  const clear = zone.x > 0 ? across : { ...across, height: across.height - LOW * context.zones.canvas.height };
  const clearly =
    placePicture({ picture: whole, box, clear, move, distance: 'nearest' }) ??
    // A wide subject may leave the canvas at its sides.
    placePicture({ picture: whole, box, clear, move, distance: 'nearest', isCut: true });
  const placed =
    clearly ??
    // Long texts may lie over a large subject, but not over a face: then the face leads.
    placePicture(
      face
        ? { picture: { ...whole, subject: face }, box, clear, move, distance: 'whole' }
        : { picture: whole, box, clear: box, move, distance: 'whole', isCut: true },
    );
  if (!placed) return undefined;
  const { above } = extended;
  /** Whether the ground above reaches this far down all the time. */
  const endsBelow = (low: number) =>
    [placed.camera.from, placed.camera.to].every((camera) => {
      const ground = project({ x: 0, y: 0, width: 1, height: above?.until ?? 0 }, whole, box, camera, true);
      return ground.y + ground.height >= low;
    });
  const clip: PictureClip = {
    kind: 'image',
    id: `${context.id}-extended-${span.start}`,
    ...span,
    media: extended.media,
    box: toBox(box, canvas),
    fit: placed.fit,
    camera: placed.camera,
    opacity: 1,
    enter: NO_APPEARANCE,
  };
  return {
    ...span,
    clips: [{ slot: 'picture', clip }],
    backing:
      above && endsBelow(zone.y - TEXT_GAP_PX)
        ? { kind: 'ground', colors: paperColors(context.colors, above.color) }
        : { kind: 'plates', colors: plateColors(context) },
  };
}

function placePhoto(
  context: ComposeContext,
  span: Span,
  { picture, zone, distance, turn }: PhotoWish,
): PlacedPicture | undefined {
  const { canvas } = context.zones;
  const box = { x: 0, y: 0, ...canvas };
  const durationS = span.duration / TICKS_PER_SECOND;
  const move = { name: MOVES[turn % MOVES.length] ?? 'push', zoomPerSecond: ZOOM_PER_SECOND, durationS };
  const clear = inset(zone, 12);
  const covering = (of: typeof distance) => placePicture({ picture, box, clear, move, distance: of });
  return (
    covering(distance) ??
    (distance === 'close' ? covering('whole') : undefined) ??
    // Texts stand on plates: they may lie over a subject that is large, but not over a face.
    (picture.faces.length === 0
      ? placePicture({ picture, box, clear: box, move, distance, isCut: picture.kind === 'video' || picture.isScene })
      : undefined)
  );
}
