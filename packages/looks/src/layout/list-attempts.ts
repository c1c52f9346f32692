import type { AdRatio } from '@reelwright/contracts';
import type { GroundRole, Look } from '../look.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import { isNearWhite, standsFree } from '../picture/place-picture.ts';
import type { Arranging } from './arrangement.ts';
import type { SceneLayoutName } from './scene-content.ts';
import { byTurns } from './scene-context.ts';

/** A way to lay out a scene. */
export interface Attempt {
  composition: Arranging;
  /** The texts stand above the picture. */
  isFlipped: boolean;
  isTight: boolean;
  ground: GroundRole;
  /** The scene stands on the background of a catalogue photo, carried on. */
  paper?: string;
  pictureCount: number;
  /** Of the texts' preferred sizes: below it the picture has too much of the canvas. */
  leastShare: number;
  /** At most. */
  mostShare?: number;
  /** A price at the end of an ad is worth more than a picture that fills the canvas. */
  keepsPrice: boolean;
  /** No word may be broken for want of width. */
  keepsWords: boolean;
  /** Of the height, for the picture at least. */
  pictureShare?: number;
  /** What the pictures have to fill: their boxes, the canvas, or neither, where they may stand before their own blur. */
  fills: 'box' | 'canvas' | 'any';
  /** A picture may be carried on, or stand, on its own blur. */
  allowsBlur: boolean;
  /** The picture stands on a background of its own colour, which takes the place of a coloured ground. */
  allowsOwnGround: boolean;
}

/** How many pictures a layout shows at most. */
const PICTURES = {
  hero: 1,
  detail: 1,
  split: 2,
  list: 1,
  price: 1,
  comparison: 1,
  review: 1,
  end: 1,
  cta: 1,
} as const satisfies Record<SceneLayoutName, number>;

/** Layouts whose texts come first by themselves; the others begin with the picture. */
const TEXT_FIRST: ReadonlySet<SceneLayoutName> = new Set(['hero', 'split', 'list', 'end', 'comparison']);
/** On a stage the product is the hero: texts take what it leaves. */
const STAGE_SHARES = { free: [0.74, 0.66, 0.56, 0.46], busy: [0.6, 0.54, 0.46] } as const;
/** Layouts with more to say leave it less. */
const BUSY: ReadonlySet<SceneLayoutName> = new Set(['list', 'price', 'comparison', 'review', 'end', 'cta']);
/** Photos get the more, the taller what they show. */
const BLEED_SHARES = [0.4, 0.52, 0.64, 0.72] as const;

/** On a short canvas these leave a picture beside their texts too little room. */
const COMPACT_BLEEDS: ReadonlySet<SceneLayoutName> = new Set(['hero', 'price', 'cta']);
const COMPACT: ReadonlySet<AdRatio> = new Set(['1:1', '4:5']);

/** Below these a list beneath a large photo is not read, and a price is not what the scene is about. */
const LEAST_BESIDE_PHOTO: Partial<Record<SceneLayoutName, number>> = { list: 0.6, price: 0.55 };

/** Their windows and prints are small where they stand above or below texts. */
const WINDOWED: ReadonlySet<Arranging> = new Set(['frame', 'poster', 'collage']);

/** Of texts in half of a short canvas' width: smaller they are better off beneath a strip. */
const LEAST_BESIDE = 0.5;
/** Scenes that are about their picture as much as about their words. */
const SELLING: ReadonlySet<SceneLayoutName> = new Set(['hero', 'review', 'end', 'cta']);

interface Wish {
  ratio: AdRatio;
  look: Look;
  layout: SceneLayoutName;
  pictures: readonly LookPicture[];
  turn: number;
}

/** Of the texts of a scene that sells, where its price is kept: below it they are not what the scene is about. */
const LEAST_KEEPING_PRICE = 0.5;

/** From what the look wants to what always works. An ad ends with its price, if any way to lay it out with its picture has room for it. */
export function listAttempts(wish: Wish): Attempt[] {
  const attempts = listWays(wish);
  if (wish.layout !== 'end') return attempts;
  const keeping = attempts
    .filter(({ pictureCount }) => pictureCount === Math.min(1, wish.pictures.length))
    .map((attempt): Attempt => ({ ...attempt, keepsPrice: true }));
  // A picture that does not fill its shape is worse than small words.
  const filled = keeping.filter(({ fills, composition }) => fills !== 'any' || composition === 'stage');
  const large = filled.map(
    (attempt): Attempt => ({
      ...attempt,
      leastShare: Math.max(attempt.leastShare, LEAST_KEEPING_PRICE),
    }),
  );
  return [...large, ...filled, ...keeping, ...attempts];
}

function listWays({ look, layout, ratio, pictures, turn }: Wish): Attempt[] {
  const pictureCount = Math.min(PICTURES[layout], pictures.length);
  const isTurned = turn % 4 === 3;
  const ground = byTurns(look.decoration.grounds, turn);
  const wish: Attempt = {
    composition: look.composition,
    isFlipped: TEXT_FIRST.has(layout) !== isTurned,
    isTight: false,
    ground,
    pictureCount,
    leastShare: 0,
    keepsPrice: false,
    keepsWords: false,
    fills: 'box',
    allowsBlur: false,
    allowsOwnGround: ground === 'ground',
  };
  const plain: Attempt = { ...wish, ground: 'ground', allowsOwnGround: true };
  const first = pictureCount === 1 ? pictures[0] : undefined;
  const isBleed = look.decoration.fullBleed.includes(layout) || (COMPACT.has(ratio) && COMPACT_BLEEDS.has(layout));
  const covers = bleedAttempts({ ...plain, leastShare: LEAST_BESIDE_PHOTO[layout] ?? 0 }, isTurned);
  const bleeds = covers.map((attempt): Attempt => ({ ...attempt, allowsBlur: true }));
  const isBlock = look.decoration.beyondPhoto === 'block';
  // Beside its texts a picture has all the height that a strip above them lacks; the lines of a list need the canvas' width.
  const isCompact = first !== undefined && COMPACT.has(ratio) && layout !== 'list';
  const besides = (isCompact ? [wish, plain] : []).map(
    (attempt): Attempt => ({ ...attempt, composition: 'beside', leastShare: LEAST_BESIDE, keepsWords: true }),
  );
  // What a blurred foot would carry on is better read beside the picture.
  const isBesideFirst = BUSY.has(layout);
  const wanted = isBlock ? covers : [...covers, ...(isBesideFirst ? besides : []), ...bleeds];
  const block: Attempt = { ...wish, composition: 'block' };
  const any: Attempt = { ...plain, fills: 'any', allowsBlur: true };
  return [
    ...(first && standsAlone(first) ? stageAttempts(wish, layout, first) : []),
    ...(first && look.decoration.fullBleed.includes(layout) ? wanted : []),
    ...(SELLING.has(layout) && WINDOWED.has(look.composition) ? besides : []),
    ...(first && isBleed ? wanted : []),
    wish,
    // A page lies over a photo that covers the sheet, by its own blur if need be.
    ...(first && look.composition === 'editorial' ? [{ ...wish, fills: 'canvas' as const, allowsBlur: true }] : []),
    plain,
    { ...plain, isFlipped: !wish.isFlipped },
    ...besides,
    ...(first && isBlock ? [block, { ...block, isFlipped: !wish.isFlipped }] : []),
    ...(first ? bleeds : []),
    { ...wish, fills: 'any', allowsBlur: true },
    any,
    { ...any, isFlipped: !wish.isFlipped },
    { ...any, isTight: true },
    { ...any, pictureCount: 0 },
  ];
}

/** A product that can be lifted off its ground. */
function standsAlone(picture: LookPicture): boolean {
  return picture.hasAlpha || (picture.plainBackground !== null && standsFree(picture));
}

function stageAttempts(wish: Attempt, layout: SceneLayoutName, picture: LookPicture): Attempt[] {
  const { plainBackground } = picture;
  // White melts into any light shape; another ground is carried on over the whole canvas.
  const isLifted = picture.hasAlpha || plainBackground === null || isNearWhite(plainBackground);
  const stage: Attempt = {
    ...wish,
    composition: 'stage',
    allowsOwnGround: true,
    fills: 'any',
    // Shapes are the colour of a stage; the page stays as it is.
    ground: 'ground',
    ...(isLifted ? {} : { paper: plainBackground }),
  };
  const shares = STAGE_SHARES[BUSY.has(layout) ? 'busy' : 'free'];
  const sized = shares.map((pictureShare): Attempt => ({ ...stage, pictureShare }));
  return [...sized, { ...stage, isTight: true }];
}

function bleedAttempts(plain: Attempt, isTurned: boolean): Attempt[] {
  const bleed: Attempt = { ...plain, composition: 'bleed', fills: 'canvas' };
  const sides = [isTurned, !isTurned];
  return BLEED_SHARES.flatMap((pictureShare) =>
    sides.map((isFlipped): Attempt => ({ ...bleed, pictureShare, isFlipped })),
  );
}
