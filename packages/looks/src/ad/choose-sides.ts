import { hasText, type SceneLayoutName } from '../layout/scene-content.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import { productSource } from '../shots/product-source.ts';
import { placePicture } from '../picture/place-picture.ts';
import type { Size } from '../rect.ts';
import type { Orientation, TextSide, Zones } from '../zones.ts';

export interface SideWish {
  layout: SceneLayoutName;
  /** The scene's first picture. */
  picture: LookPicture | undefined;
  /** Captions stand in the scene beside its title. */
  isCaptioned: boolean;
  /** Its title, or the line that is set as type. */
  text: string;
}

/** Layouts whose texts may stand below the picture. */
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

/** Width to height of a product that stands beside a column of texts, and from which one fills the part of a compact canvas above its texts. */
const NARROW = 0.6;
const BROAD = 0.6;
/** Of a canvas' height, what is left to a picture above its texts. */
const ABOVE_TEXTS = 0.44;
/** Longest word of a column and longest text of it, in characters; Chinese ones are as wide as two. */
const COLUMN = { word: 10, text: 30, chinese: 4 } as const;

/**
 * Where the texts of each scene stand. Two scenes in a row stand alike only where the pictures allow nothing else; a photo of a world takes
 * them where its subject is not.
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
  { layout, picture, isCaptioned, text }: SideWish,
  { last, canvas, orientation }: { last: TextSide | undefined; canvas: Size; orientation: Orientation },
): TextSide {
  // A film is seen best without texts over it.
  if (!picture || picture.kind === 'video') return 'above';
  if (isWorld(picture) && MOVABLE.has(layout)) return isFilledBy(picture, canvas) ? emptierSide(picture) : 'above';
  if (last === undefined) return 'above';
  const suitsColumn = isNarrow(picture) || (MOVABLE.has(layout) && isWorn(picture));
  const isColumned = COLUMNED.has(layout) && !isCaptioned && isColumn(text) && suitsColumn;
  if (isColumned && orientation === 'tall' && last !== 'beside') return 'beside';
  return last !== 'below' && MOVABLE.has(layout) && isBroad(picture, orientation) ? 'below' : 'above';
}

const isWorld = ({ plainBackground, cutOut }: LookPicture) => plainBackground === null && cutOut === undefined;

function emptierSide({ subject }: LookPicture): TextSide {
  return subject.y >= 1 - subject.y - subject.height ? 'above' : 'below';
}

/** Whether a photo fills the canvas with its subject above the texts. */
function isFilledBy(picture: LookPicture, canvas: Size): boolean {
  const box = { x: 0, y: 0, ...canvas };
  const clear = { ...box, height: canvas.height * ABOVE_TEXTS };
  const move = { name: 'still' as const, zoomPerSecond: 0, durationS: 1 };
  return placePicture({ picture, box, clear, move, distance: 'whole' }) !== undefined;
}

function isColumn(text: string): boolean {
  if (/\p{Script=Han}/u.test(text)) return text.length <= COLUMN.chinese;
  const longest = Math.max(0, ...text.split(/[\s\u00a0]/u).map((word) => word.length));
  return hasText(text) && text.length <= COLUMN.text && longest <= COLUMN.word;
}

function isNarrow(picture: LookPicture): boolean {
  const source = productSource(picture);
  return source !== undefined && source.width / source.height < NARROW;
}

/** Whether a picture fills the part of a compact canvas above its texts: under it a tall canvas would be empty. */
function isBroad({ isScene, subject, width, height, ...picture }: LookPicture, orientation: Orientation): boolean {
  if (orientation === 'tall' || isScene) return false;
  const source = picture.cutOut ?? { width: subject.width * width, height: subject.height * height };
  return source.width / source.height >= BROAD;
}

/** A photo of somebody who wears the product fills the part of a tall canvas beside a column; cut out they would be small in it. */
function isWorn({ isScene, faces, kind, cutOut }: LookPicture): boolean {
  return isScene && faces.length > 0 && kind === 'image' && cutOut === undefined;
}
