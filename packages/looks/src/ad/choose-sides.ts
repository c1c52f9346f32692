import { hasText, type SceneLayoutName } from '../layout/scene-content.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { productSource } from '../shots/product-source.ts';
import { placeImage } from '../picture/place-image.ts';
import type { Size } from '../rect.ts';
import type { Orientation, TextSide, Zones } from '../zones.ts';

export interface SideWish {
  layout: SceneLayoutName;
  /** The scene's first image. */
  image: LookImage | undefined;
  /** Whether captions stand in the scene beside its title. */
  isCaptioned: boolean;
  /** The title, or the line that is set as type. */
  text: string;
}

/** Layouts whose texts may stand below the image. */
const MOVABLE: ReadonlySet<SceneLayoutName> = new Set([
  'hero',
  'detail',
  'punch',
  'poster',
  'review',
  'countdown',
  'comment',
]);
/** Layouts whose texts may stand in a column beside a narrow product. */
const COLUMNED: ReadonlySet<SceneLayoutName> = new Set(['hero', 'punch', 'poster', 'end', 'cta']);

/**
 * Aspects (width to height): below `NARROW`, a product may stand beside a column of texts; from `BROAD`, a product
 * fills the part of a compact canvas above its texts.
 */
const NARROW = 0.6;
const BROAD = 0.6;
/** Share of the canvas height that is left for an image above its texts. */
const ABOVE_TEXTS = 0.44;
/**
 * Maximum length of a column's words and text, in characters; `chinese` limits a Chinese text, whose characters are
 * twice as wide.
 */
const COLUMN = { word: 10, text: 30, chinese: 4 } as const;

/**
 * Chooses the text side of each scene. Consecutive scenes share a side only if the images allow no other. A photo that
 * shows surroundings gets its texts opposite its subject.
 */
export function chooseSides(
  scenes: readonly SideWish[],
  { canvas, orientation }: Pick<Zones, 'canvas' | 'orientation'>,
): TextSide[] {
  if (orientation === 'wide') return scenes.map(() => 'beside');
  const sides: TextSide[] = [];
  for (const scene of scenes) sides.push(chooseSide(scene, { last: sides.at(-1), canvas, orientation }));
  return sides;
}

function chooseSide(
  { layout, image, isCaptioned, text }: SideWish,
  { last, canvas, orientation }: { last: TextSide | undefined; canvas: Size; orientation: Orientation },
): TextSide {
  // Texts do not cover videos.
  if (!image || image.kind === 'video') return 'above';
  if (isWorld(image) && MOVABLE.has(layout)) return isFilledBy(image, canvas) ? emptierSide(image) : 'above';
  if (last === undefined) return 'above';
  const suitsColumn = isNarrow(image) || (MOVABLE.has(layout) && isWorn(image));
  const isColumned = COLUMNED.has(layout) && !isCaptioned && isColumn(text) && suitsColumn;
  if (isColumned && orientation === 'tall' && last !== 'beside') return 'beside';
  return last !== 'below' && MOVABLE.has(layout) && isBroad(image, orientation) ? 'below' : 'above';
}

const isWorld = ({ plainBackground, cutOut }: LookImage) => plainBackground === null && cutOut === undefined;

function emptierSide({ subject }: LookImage): TextSide {
  return subject.y >= 1 - subject.y - subject.height ? 'above' : 'below';
}

/** Whether a photo fills the canvas with its subject above the texts. */
function isFilledBy(image: LookImage, canvas: Size): boolean {
  const box = { x: 0, y: 0, ...canvas };
  const clear = { ...box, height: canvas.height * ABOVE_TEXTS };
  const move = { name: 'still' as const, zoomPerSecond: 0, durationS: 1 };
  return placeImage({ image, box, clear, move, distance: 'whole' }) !== undefined;
}

function isColumn(text: string): boolean {
  if (/\p{Script=Han}/u.test(text)) return text.length <= COLUMN.chinese;
  const longest = Math.max(0, ...text.split(/[\s\u00a0]/u).map((word) => word.length));
  return hasText(text) && text.length <= COLUMN.text && longest <= COLUMN.word;
}

function isNarrow(image: LookImage): boolean {
  const source = productSource(image);
  return source !== undefined && source.width / source.height < NARROW;
}

/**
 * Whether an image fills the part of a compact canvas above its texts. On a tall canvas, the area below it would stay
 * empty.
 */
function isBroad({ isScene, subject, width, height, ...image }: LookImage, orientation: Orientation): boolean {
  if (orientation === 'tall' || isScene) return false;
  const source = image.cutOut ?? { width: subject.width * width, height: subject.height * height };
  return source.width / source.height >= BROAD;
}

/**
 * Whether the image is a photo of a person who wears the product. It fills the part of a tall canvas beside a column; a
 * cut-out person would be small there.
 */
function isWorn({ isScene, faces, kind, cutOut }: LookImage): boolean {
  return isScene && faces.length > 0 && kind === 'image' && cutOut === undefined;
}
