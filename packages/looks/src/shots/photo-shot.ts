import { TICKS_PER_SECOND } from '@reelwright/timeline';
import { paperColors } from '../color/derive-colors.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import { extendedOf, isCutAbove, isStudio } from '../picture/photo-traits.ts';
import { type PlacedPicture, placePicture, project } from '../picture/place-picture.ts';
import { inset, type Rect, unite } from '../rect.ts';
import { FOOT_SHARE } from '../zones.ts';
import { cardShot } from './card-shot.ts';
import { panelShot } from './panel-shot.ts';
import { photoClip, PHOTO_MOVES, ZOOM_PER_SECOND } from './photo-clip.ts';
import { plateColors } from './plate-colors.ts';
import { darkened, TEXT_GAP_PX } from './shade.ts';
import type { ComposeContext, Shot, Span } from './shot.ts';

export interface PhotoWish {
  picture: LookPicture;
  /** Where the subject has to lie: below the texts. */
  zone: Rect;
  distance: 'whole' | 'close';
  turn: number;
  /** Large texts stand above the zone. */
  isPaneled: boolean;
}

/**
 * A photo or a film, its subject below the texts and whole. Its own wall or sky carries them where it is calm and has a colour; a world is
 * darkened above; a white studio ends at a panel.
 */
export function photoShot(context: ComposeContext, span: Span, wish: PhotoWish): Shot {
  const { picture, zone, turn, isPaneled, distance } = wish;
  // What fills its photo to the top has no wall above it.
  const isFull = picture.subject.y <= FULL && picture.subject.height >= 1 - 2 * FULL;
  // A photo is carried on above its subject, for texts there.
  const isKept = isStudio(picture) || isFull || isCutAbove(picture) || context.zones.side === 'below';
  const extended = isKept ? undefined : extendedShot(context, span, wish);
  if (extended && (extended.backing.kind === 'ground' || !isPaneled) && distance === 'whole') return extended;
  const paneled = () =>
    panelShot(context, span, { picture, zone, detail: distance === 'close' ? 'near' : 'whole', turn });
  if (isPaneled) {
    const isWorld = picture.plainBackground === null && (picture.kind === 'image' || distance === 'whole');
    const shaded = isWorld ? shadedShot(context, span, wish) : undefined;
    const shot = shaded ?? paneled();
    if (shot) return shot;
  }
  // A product before a plain wall fills no canvas: a person does.
  const fills = picture.plainBackground === null || picture.isScene;
  const placed = fills ? placePhoto(context, span, wish) : undefined;
  if (!placed && picture.kind === 'image') return paneled() ?? cardShot(context, span, wish);
  const whole = { x: 0.5, y: 0.5, zoom: 1 };
  const blurred: PlacedPicture = {
    box: { x: 0, y: 0, ...context.zones.canvas },
    fit: 'blur',
    camera: { from: whole, to: { ...whole, zoom: 1.06 }, easing: 'linear' },
  };
  const clip = photoClip(context, span, { picture, ...(placed ?? blurred) });
  return { ...span, clips: [{ slot: 'picture', clip }], backing: { kind: 'plates', colors: plateColors(context) } };
}

/** A subject that begins nearer to its photo's edges, as a fraction of it, fills it. */
const FULL = 0.04;

/** A photo of a world to all edges, dark where the texts stand. Undefined where its subject does not fit beside them. */
function shadedShot(context: ComposeContext, span: Span, wish: PhotoWish): Shot | undefined {
  const { picture, zone } = wish;
  const placed = placePhoto(context, span, wish);
  if (!placed) return undefined;
  return darkened(context, span, [{ slot: 'picture', clip: photoClip(context, span, { picture, ...placed }) }], zone);
}

/** A photo that was carried on beyond its edges: its own surroundings fill the canvas, and the texts stand on them. */
function extendedShot(context: ComposeContext, span: Span, wish: PhotoWish): Shot | undefined {
  const { picture, zone, turn } = wish;
  const whole = extendedOf(picture);
  if (!whole) return undefined;
  const face = unite(whole.faces);
  const { canvas } = context.zones;
  const box = { x: 0, y: 0, ...canvas };
  const move = {
    name: PHOTO_MOVES[turn % PHOTO_MOVES.length] ?? 'push',
    zoomPerSecond: ZOOM_PER_SECOND,
    durationS: span.duration / TICKS_PER_SECOND,
  };
  // Below texts a subject may reach the canvas' sides, beside them it may not.
  const across = inset(zone, zone.x > 0 ? 6 : -40, 6);
  // Apps lay their own texts over the foot of a tall video.
  const clear = zone.x > 0 ? across : { ...across, height: across.height - FOOT_SHARE * context.zones.canvas.height };
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
  const { above } = picture.extended ?? {};
  /** Whether the ground above reaches this far down all the time. */
  const endsBelow = (low: number) =>
    [placed.camera.from, placed.camera.to].every((camera) => {
      const ground = project({ x: 0, y: 0, width: 1, height: above?.until ?? 0 }, whole, box, camera, true);
      return ground.y + ground.height >= low;
    });
  return {
    ...span,
    clips: [{ slot: 'picture', clip: photoClip(context, span, { picture: whole, ...placed }) }],
    backing:
      above && endsBelow(zone.y - TEXT_GAP_PX)
        ? { kind: 'ground', colors: paperColors(context.colors, above.color) }
        : { kind: 'plates', colors: plateColors(context) },
  };
}

function placePhoto(
  context: ComposeContext,
  span: Span,
  { picture, zone, distance, turn, isPaneled }: PhotoWish,
): PlacedPicture | undefined {
  const { canvas } = context.zones;
  const box = { x: 0, y: 0, ...canvas };
  const durationS = span.duration / TICKS_PER_SECOND;
  const move = { name: PHOTO_MOVES[turn % PHOTO_MOVES.length] ?? 'push', zoomPerSecond: ZOOM_PER_SECOND, durationS };
  const clear = inset(zone, 12);
  const covering = (of: typeof distance) => placePicture({ picture, box, clear, move, distance: of });
  return (
    covering(distance) ??
    (distance === 'close' ? covering('whole') : undefined) ??
    // Captions may lie over a subject that is large, but not over a face.
    (picture.faces.length === 0 && !isPaneled
      ? placePicture({ picture, box, clear: box, move, distance, isCut: picture.kind === 'video' || picture.isScene })
      : undefined)
  );
}
