import { type Appearance, type Mask, msToTicks, type PictureClip, type ShapeClip } from '@reelwright/timeline';
import { inset, type Rect } from '../rect.ts';
import { flat, type PictureSlot, type PlacedShape } from './arrangement.ts';
import type { PlacedScenePicture } from './place-scene-pictures.ts';
import { boxOf, type SceneContext, STAYS, wholeSpan } from './scene-context.ts';
import type { SlottedClip, SlotName } from './slots.ts';

const PICTURE_ENTER_MS = 420;
/** The white of paper prints. */
const PRINT = '#fdfcf8';

export function shapeClip(context: SceneContext, shape: PlacedShape): SlottedClip {
  const clip: ShapeClip = {
    kind: 'shape',
    id: `${context.id}-${shape.name}`,
    ...wholeSpan(context),
    box: boxOf(context, shape.rect),
    enter: shape.enter ?? STAYS.enter,
    exit: shape.exit ?? STAYS.exit,
    ...(shape.shape ? { shape: shape.shape } : {}),
    fill: shape.fill,
    radius: shape.radius ?? 0,
    ...(shape.pattern ? { pattern: shape.pattern } : {}),
    ...(shape.border ? { border: shape.border } : {}),
    ...(shape.softness ? { softness: shape.softness } : {}),
    ...(shape.tilt ? { transform: { rotation: shape.tilt } } : {}),
  };
  return { slot: shape.slot, clip };
}

/** The outline of a mask as a shape. */
function shapeOf(mask: Mask | undefined): Pick<PlacedShape, 'shape' | 'radius'> {
  if (!mask) return {};
  return mask.shape === 'rounded' ? { radius: mask.radius } : { shape: mask.shape };
}

/** Of pictures that don't fill the canvas, with what they stand on. */
function pictureEnter({ look }: SceneContext): Appearance {
  return { kind: look.motion.picture, duration: msToTicks(PICTURE_ENTER_MS) };
}

const fillsCanvas = (rect: Rect, { zones }: SceneContext) =>
  rect.x <= 1 &&
  rect.y <= 1 &&
  rect.x + rect.width >= zones.canvas.width - 1 &&
  rect.y + rect.height >= zones.canvas.height - 1;

/** What stands beneath a picture: the ground it carries on, its frame, or both in one. */
function beneath(
  context: SceneContext,
  { slot, placement }: PlacedScenePicture,
): Omit<PlacedShape, 'slot' | 'name'> | undefined {
  const { colors } = context;
  const outline = shapeOf(slot.mask);
  const isOnPage = placement.fit === 'contain' && placement.ground === undefined;
  const box = placement.fit === 'blur' ? placement.box : (placement.ground && slot.groundBox) || slot.box;
  const grown = (by: number) => ({ ...outline, rect: inset(box, -by, -by), tilt: slot.tilt });
  const own = placement.ground;
  if (isOnPage) return undefined;
  switch (slot.frame) {
    case 'none':
      return own === undefined ? undefined : { ...grown(0), fill: flat(own) };
    case 'hairline':
      return {
        ...grown(own === undefined ? 16 : 0),
        fill: flat(own ?? colors.ground),
        border: { color: colors.accentInk, opacity: 0.9, width: 3 / Math.min(box.width, box.height) },
      };
    case 'print': {
      const rect = { x: box.x - 24, y: box.y - 24, width: box.width + 48, height: box.height + 100 };
      return { rect, tilt: slot.tilt, fill: flat(own ?? PRINT) };
    }
    case 'outline':
      return {
        ...grown(own === undefined ? 10 : 0),
        fill: flat(own ?? colors.ink),
        border: { color: colors.ink, opacity: 1, width: 10 / Math.min(box.width, box.height) },
      };
    case 'stripes':
      return {
        ...grown(own === undefined ? 40 : 0),
        fill: flat(own ?? colors.support),
        border: { color: colors.accent, opacity: 1, width: 22 / Math.min(box.width, box.height) },
      };
    case 'glow':
      return {
        ...grown(own === undefined ? 6 : 0),
        fill: flat(own ?? colors.accent),
        border: { color: colors.accentInk, opacity: 1, width: 6 / Math.min(box.width, box.height) },
      };
    case 'backing':
      return own === undefined
        ? { ...outline, rect: { ...box, x: box.x + 26, y: box.y + 26 }, tilt: slot.tilt, fill: flat(colors.accent) }
        : { ...grown(0), fill: flat(own) };
  }
}

/** Frames that reach beyond their picture. */
export const FRAMES_BENEATH: ReadonlySet<PictureSlot['frame']> = new Set([
  'print',
  'outline',
  'stripes',
  'glow',
  'backing',
]);

/** The pictures of a scene with what they stand on. Frames give way where their slot is taken. */
export function pictureClips(
  context: SceneContext,
  placed: readonly PlacedScenePicture[],
  others: readonly SlottedClip[],
): SlottedClip[] {
  const isTaken = (name: SlotName) => others.some((other) => other.slot === name);
  const [only] = placed;
  // Over a ground of its own a framed picture stands one slot higher, so that its frame lies on that ground.
  const isLifted =
    placed.length === 1 &&
    only?.picture.kind === 'image' &&
    FRAMES_BENEATH.has(only.slot.frame) &&
    isTaken('backdrop') &&
    !isTaken('veil');
  return placed.flatMap((each, index): SlottedClip[] => {
    const slot = index === 0 && !isLifted ? 'picture' : 'second-picture';
    const under = index === 0 && !isLifted ? 'backdrop' : 'veil';
    // A ground with a texture takes the place of the first picture's line: then neither of two has one.
    const isBare = index > 0 && each.slot.frame === 'hairline' && isTaken('backdrop');
    const isFree = (name: SlotName) => !isBare && !isTaken(name);
    // An offer between rules needs no line around its picture.
    const isRuled = each.slot.frame === 'hairline' && others.some(({ clip }) => clip.id === `${context.id}-rules`);
    const ground = isRuled && each.placement.ground === undefined ? undefined : beneath(context, each);
    const grounds = ((): PlacedShape[] => {
      if (!ground) return [];
      if (isFree(under)) return [{ ...ground, slot: under, name: `under-${index}` }];
      // A line goes as well above the picture as beneath it.
      const isLine = each.slot.frame === 'hairline' && placed.length === 1 && isFree('veil');
      return isLine ? [{ ...ground, slot: 'veil', name: `under-${index}`, fill: flat(context.colors.ground, 0) }] : [];
    })();
    const shapes = grounds.map((shape) => shapeClip(context, { ...shape, enter: pictureEnter(context) }));
    return [...shapes, { slot, clip: pictureClip(context, each, index) }];
  });
}

function pictureClip(
  context: SceneContext,
  { slot, picture, placement }: PlacedScenePicture,
  index: number,
): PictureClip {
  const { look } = context;
  const isMasked = placement.fit === 'cover' || placement.fit === 'blur';
  const isWhole = fillsCanvas(placement.box, context);
  const base = {
    id: `${context.id}-picture-${index}`,
    ...wholeSpan(context),
    media: picture.media,
    box: boxOf(context, placement.box),
    fit: placement.fit,
    ...(placement.crop ? { crop: placement.crop } : {}),
    camera: placement.camera,
    opacity: 1,
    ...(isMasked && slot.mask ? { mask: slot.mask } : {}),
    ...(slot.tilt === 0 ? {} : { transform: { rotation: slot.tilt } }),
    ...(isWhole ? {} : { enter: pictureEnter(context) }),
    // A catalogue photo keeps the colour that is carried on around it.
    ...(look.grade && placement.fit !== 'contain' ? { grade: look.grade } : {}),
    ...(placement.blend ? { blend: placement.blend } : {}),
  };
  if (picture.kind === 'image') return { kind: 'image', ...base };
  const film = picture.video ?? { trimStart: 0, speed: 1, isReversed: false, role: 'footage' as const };
  return { kind: 'video', ...base, ...film };
}
