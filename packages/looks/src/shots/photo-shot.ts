import { type Box, TICKS_PER_SECOND } from '@reelwright/timeline';
import { colorDistance } from '../color/color-distance.ts';
import { paperColors, readableOn, type SceneColors } from '../color/derive-colors.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { extendedOf, isCutAbove, isPartOfWorn, isStudio } from '../picture/photo-traits.ts';
import { isFilled, isFullPhoto, placeFull } from '../picture/full-photo.ts';
import { type PlacedVisual, placeImage, project } from '../picture/place-image.ts';
import { inset, intersect, type Rect, unite } from '../rect.ts';
import { FOOT_SHARE } from '../zones.ts';
import { cardShot } from './card-shot.ts';
import { EDGE } from './keep-edges.ts';
import { surroundShot } from './surround-shot.ts';
import { panelShot } from './panel-shot.ts';
import { photoClip, PHOTO_MOVES, punched, ZOOM_PER_SECOND } from './photo-clip.ts';
import { plateColors } from './plate-colors.ts';
import { darkened, isLightAbove, TEXT_GAP_PX, zoneOffVeil } from './shade.ts';
import type { ComposeContext, Shot, Span } from './shot.ts';

export interface PhotoWish {
  image: LookImage;
  /** The area of the subject: below the texts. */
  zone: Rect;
  distance: 'whole' | 'close';
  turn: number;
  /** Whether large texts stand above the zone. */
  isPaneled: boolean;
}

/**
 * Shows a photo or a video with its whole subject below the texts. The texts stand on its own wall or sky if that is
 * calm and coloured; a photo of surroundings is darkened above; a white studio photo ends at a panel.
 */
export function photoShot(context: ComposeContext, span: Span, wish: PhotoWish): Shot {
  const { image, zone, turn, isPaneled, distance } = wish;
  const isPart = isPartOfWorn(image, context.images);
  const isKept = isKeptWhole(context, wish);
  const isWorld = image.plainBackground === null && image.kind === 'image';
  const extended = isKept || (distance === 'close' && !isWorld) ? undefined : extendedShot(context, span, wish);
  // The card that closes an ad shows all of its product.
  const suits = extended && (extended.isWhole || !isCard(context));
  if (suits && distance === 'whole' && (extended.backing.kind === 'background' || !isPaneled)) return extended;
  const paneled = () =>
    panelShot(context, span, { image, zone, detail: distance === 'close' ? 'near' : 'whole', turn });
  if (isPaneled) {
    const surrounded = surroundShot(context, span, {
      image,
      zone,
      detail: distance === 'close' ? 'near' : 'whole',
      turn,
    });
    if (surrounded) return surrounded;
    const isShaded = !isPart && (isWorld || (image.plainBackground === null && distance === 'whole'));
    const shaded = isShaded ? (shadedShot(context, span, wish) ?? shadedExtension(context, span, wish)) : undefined;
    const shot = shaded ?? paneled();
    if (shot) return shot;
  }
  // A product before a plain wall does not fill the canvas; a person does.
  const fills = image.plainBackground === null || image.isScene;
  const placed = fills ? placePhoto(context, span, wish) : undefined;
  if (!placed && image.kind === 'image') {
    // Captions alone need no panel: a photo with its own wall or sky still fills the canvas.
    const filled = isKept || isPaneled ? undefined : (extended ?? extendedShot(context, span, wish));
    return filled ?? paneled() ?? cardShot(context, span, wish);
  }
  const whole = { x: 0.5, y: 0.5, zoom: 1 };
  const blurred: PlacedVisual = {
    box: { x: 0, y: 0, ...context.zones.canvas },
    fit: 'blur',
    camera: { from: whole, to: { ...whole, zoom: 1.06 }, easing: 'linear' },
  };
  const clip = photoClip(context, span, { image, ...(placed ?? blurred) });
  return { ...span, clips: [{ slot: 'image', clip }], backing: { kind: 'plates', colors: plateColors(context) } };
}

/**
 * Shows a photo that has no room for texts beside its subject to all edges of the canvas. Returns undefined for other
 * photos, and if no crop shows most of the subject.
 */
export function fullShot(
  context: ComposeContext,
  span: Span,
  { image, distance, turn }: Pick<PhotoWish, 'image' | 'distance' | 'turn'>,
): Shot | undefined {
  if (context.zones.side !== 'over' || !isFullPhoto(image)) return undefined;
  const move = moveOf(span, turn);
  const { canvas } = context.zones;
  const placed = placeFull({ image, canvas, move, distance, turn });
  if (!placed) return undefined;
  return {
    ...span,
    clips: [{ slot: 'image', clip: punched(photoClip(context, span, { image, ...placed }), span) }],
    backing: { kind: 'plates', colors: apartFrom(image, plateColors(context)) },
  };
}

/** Least Oklab distance of stickers to the product that they lie on. */
const APART = 0.16;

/** Gives stickers on a product the ink's colour where the accent is the product's own. */
function apartFrom({ subjectColor, palette }: LookImage, colors: SceneColors): SceneColors {
  const product = subjectColor ?? palette[0];
  if (product === undefined || colorDistance(colors.accent, product) >= APART) return colors;
  return { ...colors, accent: colors.ink, onAccent: readableOn(colors.ink, colors.background) };
}

function moveOf(span: Span, turn: number) {
  const name = PHOTO_MOVES[turn % PHOTO_MOVES.length] ?? 'push';
  return { name, zoomPerSecond: ZOOM_PER_SECOND, durationS: span.duration / TICKS_PER_SECOND };
}

/** Whether a photo is not extended above its subject, for the texts. */
function isKeptWhole(context: ComposeContext, { image }: PhotoWish): boolean {
  return (
    isPartOfWorn(image, context.images) ||
    isStudio(image) ||
    isFilled(image) ||
    isCutAbove(image) ||
    context.zones.side === 'below'
  );
}

/**
 * Shows an edge-to-edge photo, darkened behind the texts. Returns undefined if its subject does not fit beside them.
 */
function shadedShot(context: ComposeContext, span: Span, wish: PhotoWish): Shot | undefined {
  const { image, zone } = wish;
  const placed = placePhoto(context, span, { ...wish, zone: zoneOffVeil(context.zones, zone, image) });
  if (!placed) return undefined;
  return darkened(
    context,
    span,
    [{ slot: 'image', clip: punched(photoClip(context, span, { image, ...placed }), span) }],
    {
      zone,
      image,
    },
  );
}

/** An extended photo. */
interface ExtendedShot extends Shot {
  /** Whether its subject stays off the texts. */
  isClear: boolean;
  /** Whether nearly all of it is on the canvas. */
  isWhole: boolean;
}

/** Veils an extended photo that is light behind the texts: it fills the canvas, and no edge shows where it ended. */
function shadedExtension(context: ComposeContext, span: Span, wish: PhotoWish): Shot | undefined {
  const { zone, image } = wish;
  // Dark, what continues a photo looks like a smear: a panel is cleaner.
  if (isKeptWhole(context, wish) || !isLightAbove(context.zones, image)) return undefined;
  const extended = extendedShot(context, span, { ...wish, zone: zoneOffVeil(context.zones, zone, image) });
  return extended?.isClear ? darkened(context, span, extended.clips, { zone, image }) : undefined;
}

/** An extended photo moves more, because it is blurred above its subject: slow moves hardly show there. */
const EXTENDED_ZOOM = 1.7;

/** Shows an extended photo: its own surroundings fill the canvas, and the texts stand on them. */
function extendedShot(context: ComposeContext, span: Span, wish: PhotoWish): ExtendedShot | undefined {
  const { image, zone, turn, distance } = wish;
  const whole = extendedOf(image);
  if (!whole) return undefined;
  const face = unite(whole.faces);
  const { canvas } = context.zones;
  const box = { x: 0, y: 0, ...canvas };
  const move = {
    name: PHOTO_MOVES[turn % PHOTO_MOVES.length] ?? 'push',
    zoomPerSecond: EXTENDED_ZOOM * ZOOM_PER_SECOND,
    durationS: span.duration / TICKS_PER_SECOND,
  };
  const across = inset(zone, zone.x > 0 ? 6 : EDGE.inside * canvas.width, 6);
  // Apps overlay their own texts at the bottom of a tall video.
  const clear = zone.x > 0 ? across : { ...across, height: across.height - FOOT_SHARE * context.zones.canvas.height };
  const isWide = whole.subject.width * whole.width > WIDE * whole.subject.height * whole.height;
  // Captions alone leave it the canvas, of which it would be a strip.
  const isStrip = isWide && (turn % 2 === 1 || (!wish.isPaneled && !context.isOpening));
  const clearly =
    (distance === 'whole' && isStrip && !isCard(context)
      ? placeImage({ image: { ...whole, subject: middlePart(whole.subject) }, box, clear, move, distance: 'nearest' })
      : undefined) ??
    (distance === 'close' ? placeImage({ image: whole, box, clear: across, move, distance: 'close' }) : undefined) ??
    placeImage({ image: whole, box, clear, move, distance: 'nearest' }) ??
    // A wide subject may leave the canvas at its sides, and one that texts leave little room for at its foot.
    placeImage({ image: whole, box, clear, move, distance: 'nearest', isCut: true }) ??
    placeImage({
      image: { ...whole, subject: upperPart(whole.subject) },
      box,
      clear: across,
      move,
      distance: 'nearest',
    });
  const placed =
    clearly ??
    // Long texts may cover a large subject, but not a face: the face then becomes the subject.
    placeImage(
      face
        ? { image: { ...whole, subject: face }, box, clear, move, distance: 'whole' }
        : { image: whole, box, clear: box, move, distance: 'whole', isCut: true },
    );
  if (!placed) return undefined;
  const { above } = image.extended ?? {};
  /** Whether the plain area above always reaches down to `low`. */
  const endsBelow = (low: number) =>
    [placed.camera.from, placed.camera.to].every((camera) => {
      const background = project({ x: 0, y: 0, width: 1, height: above?.until ?? 0 }, whole, box, camera, true);
      return background.y + background.height >= low;
    });
  return {
    ...span,
    isClear: clearly !== undefined,
    isWhole: [placed.camera.from, placed.camera.to].every((camera) => {
      const subject = project(whole.subject, whole, box, camera, true);
      const shown = intersect(subject, box);
      return shown !== undefined && shown.width * shown.height >= MOSTLY * subject.width * subject.height;
    }),
    clips: [{ slot: 'image', clip: punched(photoClip(context, span, { image: whole, ...placed }), span) }],
    backing:
      above && zone.x <= 0 && endsBelow(zone.y - TEXT_GAP_PX)
        ? { kind: 'background', colors: paperColors(context.colors, above.color) }
        : { kind: 'plates', colors: plateColors(context) },
  };
}

/** Share of a subject from which a card shows it as a whole. */
const MOSTLY = 0.75;

/** Aspect (width to height) from which a thing in a room is small on a tall canvas, and what it shows of it by turns. */
const WIDE = 1.7;
const MIDDLE = 0.68;

const isCard = ({ layout }: ComposeContext): boolean => layout === 'end' || layout === 'cta';

function middlePart(subject: Box): Box {
  return {
    ...subject,
    x: subject.x + ((1 - MIDDLE) / 2) * subject.width,
    width: MIDDLE * subject.width,
  };
}

/** Share of a subject's height that stays visible if its foot leaves the canvas. */
const UPPER = 0.68;

function upperPart(subject: Box): Box {
  return { ...subject, height: subject.height * UPPER };
}

function placePhoto(
  context: ComposeContext,
  span: Span,
  { image, zone, distance, turn, isPaneled }: PhotoWish,
): PlacedVisual | undefined {
  const { canvas } = context.zones;
  const box = { x: 0, y: 0, ...canvas };
  const move = moveOf(span, turn);
  const clear = inset(zone, 12);
  const covering = (of: typeof distance) => placeImage({ image, box, clear, move, distance: of });
  return (
    covering(distance) ??
    (distance === 'close' ? covering('whole') : undefined) ??
    // Captions may cover a large subject, but not a face.
    (image.faces.length === 0 && !isPaneled
      ? placeImage({ image, box, clear: box, move, distance, isCut: image.kind === 'video' || image.isScene })
      : undefined)
  );
}
