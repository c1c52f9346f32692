import { hasText } from '../layout/scene-content.ts';
import { SceneTextsError } from '../layout/scene-texts-error.ts';
import { tieredItems, titleItem } from '../layout/text-items.ts';
import { bottomOf, type Rect } from '../rect.ts';
import type { TextSide } from '../zones.ts';
import { extendedOf, isSurrounded } from '../picture/photo-traits.ts';
import { isFigure } from './product-source.ts';
import type { ComposeContext, Shot } from './shot.ts';
import { fitTexts, type TextBlock } from './texts.ts';

/** Maximum share of the canvas height for texts above or below an image. */
const TEXT_SHARE = { tall: 0.22, compact: 0.26, wide: 1 } as const;

/** The same for texts over an image, relative to texts beside it. */
const OVER_SHARE = 0.8;

/** Returns the area of a scene's texts: next to the captions, or in their column beside the image. */
export function textArea({ zones }: Pick<ComposeContext, 'zones'>, share?: number): Rect {
  const { content, canvas, orientation, side, isHigh = false } = zones;
  const wanted = share ?? (side === 'beside' ? 1 : TEXT_SHARE[orientation]);
  // On an image that fills the canvas texts hide a part of it, unless nothing else fits.
  const most = side === 'over' && wanted < 1 ? wanted * OVER_SHARE : wanted;
  const height = Math.min(content.height, canvas.height * most);
  const isLow = side === 'below' || (side === 'over' && !isHigh);
  return { ...content, y: isLow ? bottomOf(content) - height : content.y, height };
}

/** Share of the canvas' width that a product takes, what stays free at its foot, and the most that texts get. */
const SPARE = { across: 0.95, foot: 0.06, most: 0.34, widestPhoto: 1.35 } as const;

/**
 * Returns the share, at most `most`, of a tall canvas that the first image leaves to texts above it: a flat thing is as wide as the
 * canvas, and larger type fills what would be an empty wall.
 */
export function spareShare(
  { zones, images }: Pick<ComposeContext, 'zones' | 'images'>,
  most: number = SPARE.most,
): number {
  const { canvas, side, orientation, safe, caption } = zones;
  const [image] = images;
  if (!image || orientation !== 'tall' || side !== 'above' || image.faces.length > 0) return 0;
  const { cutOut, subject } = image;
  // What stands at the foot of the canvas, or hangs from the texts, is as large as they leave it.
  const reaches = (cutOut?.cutBy ?? []).some((edge) => edge === 'top' || edge === 'bottom');
  if (reaches || (isFigure(image) && image.isScene)) return 0;
  const aspect = cutOut
    ? cutOut.width / cutOut.height
    : (subject.width * image.width) / (subject.height * image.height);
  // A photo without an outline or a wall is a print, or is cut at its sides.
  const isCut = cutOut === undefined && extendedOf(image) === undefined;
  const shown = (SPARE.across * canvas.width) / (isCut ? Math.min(SPARE.widestPhoto, aspect) : aspect);
  const free = (1 - SPARE.foot) * canvas.height - shown - safe.y - (caption?.height ?? 0);
  return Math.min(most, Math.max(0, free / canvas.height));
}

/** Like `textArea`, plus the space of the captions, for scenes without them. */
export function spokenArea(context: Pick<ComposeContext, 'zones'>, share?: number): Rect {
  const area = textArea(context, share);
  const { caption } = context.zones;
  if (!caption) return area;
  return caption.y < area.y
    ? { ...area, y: caption.y, height: area.height + area.y - caption.y }
    : { ...area, height: bottomOf(caption) - area.y };
}

/** Returns the vertical position of texts in their area: 0 at its top, 1 at its bottom. */
export function restOf({ side, isHigh = false }: ComposeContext['zones']): number {
  return isHigh ? 0 : REST[side];
}

const REST = { above: 0, below: 1, beside: 0.45, behind: 0, over: 1, between: 0.5 } as const satisfies Record<
  TextSide,
  number
>;

/** Returns the tick at which captions end, if the scene's title repeats the voice. */
export function spokenBy({ content, start }: ComposeContext, block: object | undefined): number | undefined {
  return block && content.isSpoken ? start : undefined;
}

/** Returns the place of a scene's texts, if no captions are read beside them. */
export function readAlone(
  { content, zones }: ComposeContext,
  block: Pick<TextBlock, 'rect'> | undefined,
): Rect | undefined {
  return content.isSpoken || !zones.caption ? block?.rect : undefined;
}

/** Share of the last line's height that a product in front of the type covers: letters are read by their upper part. */
const COVERED = 0.42;

/** Returns where texts above or below the image end: at the edge of the block, else of the captions. */
export function edgeOf(
  { zones }: Pick<ComposeContext, 'zones'>,
  block: Pick<TextBlock, 'rect' | 'lastLinePx'> | undefined,
): number {
  const { side, caption, safe } = zones;
  if (side === 'behind' && block) return bottomOf(block.rect) - COVERED * (block.lastLinePx ?? 0);
  const texts = block && side !== 'beside' ? block.rect : caption;
  if (side === 'below') return texts?.y ?? bottomOf(safe);
  return texts ? bottomOf(texts) : safe.y * 0.5;
}

/** Part of their share that texts on a panel get: the photo beside it is cut off at the panel's edge. */
const ON_PANEL = 0.7;

/** Whether a scene shows a photo of surroundings above or below its texts on a tall canvas. */
function isBesidePhoto({ zones: { side, orientation }, images: [image] }: ComposeContext): boolean {
  return orientation === 'tall' && side !== 'beside' && side !== 'over' && image !== undefined && isSurrounded(image);
}

/** Fits the title of the scene, if it has one; throws SceneTextsError if it is too long. */
export function titleBlock(
  context: ComposeContext,
  input: { maxLines: number; share?: number; isSpare?: boolean },
): TextBlock | undefined {
  const { title, isSpoken } = context.content;
  if (!hasText(title)) return undefined;
  const { orientation, side } = context.zones;
  const usual =
    input.share ?? (side === 'beside' ? 1 : TEXT_SHARE[orientation] * (isBesidePhoto(context) ? ON_PANEL : 1));
  const share = input.isSpare === true ? Math.max(spareShare(context), usual) : usual;
  // A long title takes space from the image before it is refused.
  const areas = [share, share * 1.5, 1].map((each) => (isSpoken ? spokenArea(context, each) : textArea(context, each)));
  const block = firstOf(areas, (area) =>
    fitTexts(context, {
      items: (scene) =>
        isSpoken ? tieredItems(scene, title, input.maxLines) : [titleItem(scene, title, input.maxLines)],
      area,
      down: restOf(context.zones),
    }),
  );
  if (!block) throw textsError(context);
  return block;
}

/** A shot, as far as its texts know it. */
type ShownShot = Pick<Shot, 'start' | 'duration' | 'backing'>;

/**
 * Returns the shots from a tick on, the first of them shortened. A block that appears at the tick then stays until the
 * scene's end, in the colours of each shot.
 */
export function shotsFrom(shots: readonly ShownShot[], at: number): ShownShot[] {
  return shots.flatMap(({ start, duration, backing }) => {
    const end = start + duration;
    if (end <= at) return [];
    const from = Math.max(start, at);
    return [{ start: from, duration: end - from, backing }];
  });
}

/** Returns the shots until a tick, the last of them shortened. */
export function shotsUntil(shots: readonly ShownShot[], at: number): ShownShot[] {
  return shots.flatMap(({ start, duration, backing }) =>
    start >= at ? [] : [{ start, duration: Math.min(duration, at - start), backing }],
  );
}

/** Creates the error for texts that fit a scene at no legible size and must be shortened. */
export function textsError({ place, id, ratio, layout }: ComposeContext): SceneTextsError {
  return new SceneTextsError(place, `The texts of ${id} do not fit a ${layout} layout at ${ratio}`);
}

/** Returns the first result that is not undefined, in order. */
export function firstOf<From, To>(choices: readonly From[], make: (choice: From) => To | undefined): To | undefined {
  for (const choice of choices) {
    const made = make(choice);
    if (made !== undefined) return made;
  }
  return undefined;
}
