import { hasText, type SceneLayoutName } from '../layout/scene-content.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { canDivide } from '../shots/between-shot.ts';
import { fillOf, THIN } from '../shots/fill-room.ts';
import { listFullCloseUps } from '../shots/full-close-up.ts';
import { isSlight } from '../shots/product-shape.ts';
import { isFigure, isOutlined, productSource } from '../shots/product-source.ts';
import { fitsFull, isToned } from '../picture/full-photo.ts';
import { isSurrounded } from '../picture/photo-traits.ts';
import { placeImage } from '../picture/place-image.ts';
import type { Size } from '../rect.ts';
import type { Orientation, TextSide, Zones } from '../zones.ts';

export interface SideWish {
  layout: SceneLayoutName;
  /** The scene's first image. */
  image: LookImage | undefined;
  /** The other images that it may show. */
  others?: readonly LookImage[];
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
const COLUMNED: ReadonlySet<SceneLayoutName> = new Set(['hero', 'punch', 'poster', 'price', 'end', 'cta']);
/** Layouts whose texts may lie on an image that fills the canvas: cards would hide it. */
const OVERLAID: ReadonlySet<SceneLayoutName> = new Set(['hero', 'detail', 'punch', 'poster', 'price']);
/** The same for a photo whose subject leaves no room beside it. */
const ON_FULL: ReadonlySet<SceneLayoutName> = new Set([
  ...OVERLAID,
  'comment',
  'review',
  'countdown',
  'list',
  'comparison',
  'end',
  'cta',
]);
/** Layouts whose texts take much of a photo that fills the canvas. */
const HIDING: ReadonlySet<SceneLayoutName> = new Set(['price', 'comparison', 'list', 'review', 'end', 'cta']);
/** Layouts whose texts may lie on a band between two images. */
const DIVIDED: ReadonlySet<SceneLayoutName> = new Set(['hero', 'detail', 'punch', 'poster', 'split', 'price']);
/** The same as `COLUMN` for texts on a band, which leaves little of the canvas if it is high. */
const BAND = { word: 16, text: 50, chinese: 18 } as const;
/** Layouts whose type may stand behind the product. */
const BACKED: ReadonlySet<SceneLayoutName> = new Set(['hero', 'punch', 'poster']);

/**
 * Aspects (width to height): below `NARROW`, a product may stand beside a column of texts; from `BROAD`, a product
 * fills the part of a compact canvas above its texts.
 */
const NARROW = 0.6;
const BROAD = 0.6;
/** Aspect below which a product is whole beside a column on a tall canvas, and larger than below texts. */
const SLENDER = 0.5;
/** Share of the canvas height that is left for an image above its texts. */
const ABOVE_TEXTS = 0.44;
/**
 * Maximum length of a column's words and text, in characters; `chinese` limits a Chinese text, whose characters are
 * twice as wide.
 */
const COLUMN = { word: 10, text: 60, chinese: 8, unit: 5 } as const;
/** The same on the card, where price and button are read first. */
const CARD_COLUMN = { ...COLUMN, chinese: 14, unit: 7 } as const;
/** The same for type behind a product, which is set large, and for plates over an image, which cover it. */
const BEHIND = { word: 12, text: 26, chinese: 0 } as const;
const OVER = { word: 16, text: 44, chinese: 20 } as const;
const OVER_FULL = { word: 18, text: 72, chinese: 30 } as const;

type SideCanvas = Pick<Zones, 'canvas' | 'orientation'>;

/** What earlier scenes of the ad chose, and the seed's preference among sides that suit a scene alike. */
export interface SideHistory {
  used: readonly TextSide[];
  /** From 0 to 1 for each side; the lowest comes first. */
  rank(side: TextSide): number;
}

/** How much less a side is wanted that the last scene had. */
const REPEATED = 1.5;
/** How much more some sides are wanted: a column beside a narrow product, which is nowhere else as large. */
const COLUMN_FIRST = 1;
const BEHIND_FIRST = 0.4;

/**
 * Lists the sides at which a scene's texts may stand, best first: those that the ad has used least. A photo that shows
 * surroundings gets its texts opposite its subject.
 */
export function listSides(
  scene: SideWish,
  { canvas, orientation }: SideCanvas,
  { used, rank }: SideHistory,
): TextSide[] {
  const { layout, image, others = [], isCaptioned, text } = scene;
  if (orientation === 'wide') return ['beside'];
  // Texts do not cover videos.
  if (!image || image.kind === 'video') return ['above'];
  const divided: TextSide[] = isDivided(scene, orientation) ? ['between'] : [];
  if (isSurrounded(image) && MOVABLE.has(layout) && isFilledBy(image, canvas)) return [emptierSide(image), ...divided];
  const hasRoomAbove = isSurrounded(image) && MOVABLE.has(layout) && image.subject.y >= ROOM_ABOVE;
  // A wall has room for a few texts above the product.
  const isCard = layout === 'end' || layout === 'cta';
  if (isCard && isToned(image)) return ['above', 'over'];
  const isRoomy = isToned(image) && MOVABLE.has(layout);
  const fills = ON_FULL.has(layout) && fitsFull(image, canvas) && (!hasText(text) || isShort(text, OVER_FULL));
  if (fills && !isRoomy) {
    // Cards and prices hide the product of a photo, and texts on the same photo in every scene do so all along. Captions
    // may stand on another photo in the next scene.
    const isOther = others.some((each) => fitsFull(each, canvas));
    const isAgain = used.at(-1) === 'over' && (hasText(text) || !isOther || used.at(-2) === 'over');
    const isBeside = hasRoomAbove || isAgain || HIDING.has(layout);
    return isBeside ? ['above', ...divided, 'over'] : ['over', ...divided, 'above'];
  }
  if (isSurrounded(image) && MOVABLE.has(layout)) return ['above', ...divided];
  // What lies across the canvas is larger below texts.
  const liesAcross = orientation === 'tall' && image.cutOut?.feet === null && isSlight(image);
  const suitsColumn =
    (isNarrow(image) && !liesAcross) ||
    (MOVABLE.has(layout) && isWorn(image)) ||
    (orientation === 'compact' && isSlimFigure(image));
  // A slender product is so much larger there that it is shown without its scene.
  const isFreeBeside = image.scene?.isClearBeside !== false || (orientation === 'tall' && aspectOf(image) < SLENDER);
  const isColumned =
    COLUMNED.has(layout) &&
    (layout !== 'price' || orientation !== 'tall') &&
    !isCaptioned &&
    isShort(text, isCard ? CARD_COLUMN : COLUMN) &&
    isFreeBeside;
  // The card that closes an ad shows its product as large as it can.
  if (isCard) {
    if (orientation === 'tall' && isFigure(image) && aspectOf(image) < 1)
      return isWornLow(image) ? ['over', 'above'] : ['above'];
    if (!isColumned || !isOutlined(image)) return ['above'];
    // On a tall canvas, most products would be small beside a column, or half out of view.
    if (orientation === 'tall' && aspectOf(image) >= SLENDER) return ['above'];
    return suitsColumn ? ['beside', 'above'] : ['above', 'beside'];
  }
  const fitting: TextSide[] = ['above'];
  if (isColumned && suitsColumn && (hasText(text) || layout === 'price')) fitting.push('beside');
  if (MOVABLE.has(layout) && isBroad(image, orientation)) fitting.push('below');
  // On a product before a wall, texts hide what a panel or a print would show; a tall thing is small beside them.
  const isHidden = isToned(image) && aspectOf(image) >= NARROW;
  if (isOver(scene, { canvas, orientation }) || (fills && !isHidden)) fitting.push('over');
  fitting.push(...divided);
  // Chinese characters are read by their foot too.
  const isBacked = BACKED.has(layout) && !isCaptioned && hasText(text) && !/\p{Script=Han}/u.test(text);
  if (isBacked && isShort(text, BEHIND) && isOutlined(image)) fitting.push('behind');
  const wantOf = (side: TextSide) =>
    used.filter((each) => each === side).length +
    (used.at(-1) === side ? REPEATED : 0) -
    (side === 'beside' && isNarrow(image) ? COLUMN_FIRST : 0) -
    (side === 'behind' ? BEHIND_FIRST : 0) +
    rank(side);
  // A drawn scene has its ground at the foot of the canvas.
  const sides = image.scene ? fitting.filter((side) => side !== 'below') : fitting;
  return sides
    .map((side) => ({ side, want: wantOf(side) }))
    .toSorted((a, b) => a.want - b.want)
    .map(({ side }) => side);
}

/** Aspects (width to height) of products that fill a canvas from its top to below the texts on it; of thin ones too. */
const FILLING = { tall: { from: 0.2, to: 1.2, thin: 1.8 }, compact: { from: 0.3, to: 2, thin: 2 } } as const;

/** Whether a scene's texts may lie on a band between two images: one above the other, they fill a tall canvas only. */
function isDivided({ layout, image, others = [], isCaptioned, text }: SideWish, orientation: Orientation): boolean {
  if (!DIVIDED.has(layout) || !image || orientation !== 'tall' || isCaptioned) return false;
  return (hasText(text) || layout === 'price') && isShort(text, BAND) && canDivide(image, others);
}

/** Whether texts may lie on an image that fills the canvas: captions always, other texts if they are short. */
function isOver({ layout, image, text }: SideWish, { canvas, orientation }: SideCanvas): boolean {
  if (!OVERLAID.has(layout) || !image || !(isFigure(image) || productSource(image))) return false;
  // Of a product that stands free, close-ups fill a tall canvas: whole, it would lie under the texts.
  if (orientation === 'tall' && productSource(image))
    return listFullCloseUps(image, canvas).length > 0 && (!hasText(text) || isShort(text, OVER));
  if (isFigure(image) && !isWornLow(image) && (hasText(text) || layout === 'price')) return false;
  const { from, to: most, thin } = FILLING[orientation === 'tall' ? 'tall' : 'compact'];
  const to = fillOf(image) < THIN.fill ? thin : most;
  const aspect = aspectOf(image);
  return aspect >= from && aspect <= to && (!hasText(text) || isShort(text, OVER));
}

/** Distance from a face to the legs, in heights of the face. */
const FACE_TO_LEGS = 3;

/**
 * Whether texts over a person leave the product free: it is worn on the legs, or the photo shows little else. What
 * somebody wears on the upper body is where the texts would lie.
 */
function isWornLow({ subject, details, faces, cutOut }: LookImage): boolean {
  const [face] = faces;
  if (!face) return (cutOut?.cutBy ?? []).includes('top');
  const legs = face.y + (1 + FACE_TO_LEGS) * face.height;
  // Details lie on the product, while the subject is the whole person where nothing tells the two apart.
  return (details.length > 0 ? details : [subject]).every(({ y, height }) => y + height / 2 > legs);
}

function aspectOf({ cutOut, subject, width, height }: LookImage): number {
  return cutOut ? cutOut.width / cutOut.height : (subject.width * width) / (subject.height * height);
}

function emptierSide({ subject }: LookImage): TextSide {
  return subject.y >= 1 - subject.y - subject.height ? 'above' : 'below';
}

/** Where the subject of a photo of surroundings begins, from its top, so that texts have room above it on the photo. */
const ROOM_ABOVE = 0.45;

/** Whether a photo fills the canvas with its subject above the texts. */
function isFilledBy(image: LookImage, canvas: Size): boolean {
  const box = { x: 0, y: 0, ...canvas };
  const clear = { ...box, height: canvas.height * ABOVE_TEXTS };
  const move = { name: 'still' as const, zoomPerSecond: 0, durationS: 1 };
  return placeImage({ image, box, clear, move, distance: 'whole' }) !== undefined;
}

/** Marks that hold words together, which take no space. */
const INVISIBLE = /[\u200b\u2060]/gu;

interface MostText {
  word: number;
  text: number;
  chinese: number;
  /** Of Chinese characters that no line divides. */
  unit?: number;
}

function isShort(marked: string, most: MostText): boolean {
  const text = marked.replace(INVISIBLE, '');
  const unit = Math.max(0, ...marked.split(/[\s\u200b]/u).map((each) => each.replace(INVISIBLE, '').length));
  if (/\p{Script=Han}/u.test(text)) return text.length <= most.chinese && unit <= (most.unit ?? Infinity);
  const longest = Math.max(0, ...text.split(/[\s\u00a0]/u).map((word) => word.length));
  return text.length <= most.text && longest <= most.word;
}

function isNarrow(image: LookImage): boolean {
  const source = productSource(image);
  return source !== undefined && source.width / source.height < NARROW;
}

/** Aspect (width to height) below which a person is larger beside a column on a compact canvas than below texts. */
const SLIM = 0.8;

function isSlimFigure(image: LookImage): boolean {
  const cuts = image.cutOut?.cutBy ?? [];
  return isFigure(image) && !cuts.includes('left') && !cuts.includes('right') && aspectOf(image) < SLIM;
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
