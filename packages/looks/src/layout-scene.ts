import type { AdRatio } from '@reelwright/contracts';
import { type PictureClip, type StickerClip, TICKS_PER_SECOND, type TextClip } from '@reelwright/timeline';
import { darkGround, type SceneColors, sceneColors, scrimColors } from './color/derive-colors.ts';
import { luminanceOf } from './color/rgb.ts';
import type { Composer } from './layout/arrangement.ts';
import { COMPOSITIONS } from './layout/compositions.ts';
import { closeBelow } from './layout/close-below.ts';
import { decorate } from './layout/decorate.ts';
import { placeScenePictures, type ScenePictureRequest } from './layout/place-scene-pictures.ts';
import type { SceneContent, SceneLayoutName } from './layout/scene-content.ts';
import { byTurns, type SceneContext } from './layout/scene-context.ts';
import { pictureClips, shapeClip } from './layout/scene-clips.ts';
import type { SlottedClip } from './layout/slots.ts';
import { fitStack, placeStack, type Stack } from './layout/stack.ts';
import { stackItems } from './layout/stack-items.ts';
import { type GroundRole, type Look, type LookColors, typographyOf } from './look.ts';
import type { LookPicture } from './picture/ad-picture.ts';
import type { Rect } from './rect.ts';
import { zonesOf } from './zones.ts';

export interface SceneRequest {
  look: Look;
  colors: LookColors;
  layout: SceneLayoutName;
  ratio: AdRatio;
  /** BCP 47. */
  language: string;
  content: SceneContent;
  /** The first ones are shown, as many as the layout takes. */
  pictures: readonly LookPicture[];
  /** Whether captions run along: their place is kept free. */
  hasCaptions: boolean;
  start: number;
  duration: number;
  /** Prefix of the clips' ids; unique in the document. */
  id: string;
  /** Number of the scene in its ad, or any whole number: what goes by turns goes by it. */
  turn: number;
}

export interface SceneLayout {
  /** With their slots; at most one clip stands in a slot at a time. */
  clips: SlottedClip[];
  pictures: PictureClip[];
  texts: TextClip[];
  stickers: StickerClip[];
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
const TEXT_FIRST: ReadonlySet<SceneLayoutName> = new Set(['hero', 'list', 'end', 'comparison']);
const LIGHT = 0.62;

/** The colour of an ad's canvas: what is seen where nothing stands. */
export function pageColors(look: Look, colors: LookColors): SceneColors {
  if (look.composition === 'card') return sceneColors(colors, 'support');
  // White plates need a page that is not white.
  if (look.composition === 'bleed' && look.decoration.photoText === 'plates') return sceneColors(colors, 'support');
  return look.composition === 'bleed' && look.decoration.photoText === 'scrim'
    ? darkGround(colors)
    : sceneColors(colors, 'ground');
}

/**
 * One scene of an ad in a look: where everything stands, how large, how it comes and goes. The scene has to suit its layout
 * (`suitsLayout`). Texts lie in the ratio's safe zone, beside each other, off faces and subjects, at legible sizes. Throws when a text is so
 * long that even its smallest size does not fit.
 */
export function layoutScene(request: SceneRequest): SceneLayout {
  const attempts = listAttempts(request);
  for (const attempt of attempts) {
    const clips = tryLayout(request, attempt);
    if (clips) return sortClips(clips);
  }
  throw new Error(`The texts of scene ${request.id} do not fit a ${request.layout} layout at ${request.ratio}`);
}

interface Attempt {
  composition: Look['composition'];
  isFlipped: boolean;
  isTight: boolean;
  ground: GroundRole;
  pictureCount: number;
  /** The picture stands on a background of its own colour, which takes the place of a coloured ground. */
  allowsOwnGround: boolean;
}

/** From what the look wants to what always works. */
function listAttempts({ look, layout, pictures, turn }: SceneRequest): Attempt[] {
  const pictureCount = Math.min(PICTURES[layout], pictures.length);
  const isFlipped = TEXT_FIRST.has(layout) !== (turn % 4 === 3);
  const ground = byTurns(look.decoration.grounds, turn);
  const [first] = pictures;
  const isStudio = first !== undefined && first.plainBackground !== null && look.decoration.photoText === 'scrim';
  const wanted = look.composition === 'bleed' && isStudio ? 'block' : look.composition;
  const wish = {
    composition: wanted,
    isFlipped,
    isTight: false,
    ground,
    pictureCount,
    allowsOwnGround: ground === 'ground',
  };
  return [
    wish,
    { ...wish, ground: 'ground', allowsOwnGround: true },
    { ...wish, isFlipped: !isFlipped, ground: 'ground', allowsOwnGround: true },
    { ...wish, isTight: true, ground: 'ground', allowsOwnGround: true },
    { ...wish, pictureCount: 0, ground: 'ground', allowsOwnGround: true },
  ];
}

function tryLayout(request: SceneRequest, attempt: Attempt): SlottedClip[] | undefined {
  const { look, colors, ratio, language, layout, turn } = request;
  const zones = zonesOf({
    ratio,
    composition: look.composition,
    align: look.align,
    hasCaptions: request.hasCaptions,
  });
  const page = pageColors(look, colors);
  // Cards have the ground's colours and lie on the page; without a card, texts stand on the page itself.
  const isCard = attempt.composition === 'card' && attempt.pictureCount > 0;
  const own = isCard
    ? sceneColors(colors, 'ground')
    : attempt.ground === 'ground'
      ? page
      : sceneColors(colors, attempt.ground);
  const composer = COMPOSITIONS[attempt.composition]({
    look,
    zones,
    layout,
    colors: own,
    pictureCount: attempt.pictureCount,
    isFlipped: attempt.isFlipped,
    isTight: attempt.isTight,
    turn,
  });
  const context: SceneContext = {
    look,
    type: typographyOf(look, language),
    layout,
    ratio,
    zones,
    content: request.content,
    colors: composer.textGround === 'scrim' ? scrimColors(colors) : own,
    textColors: textColors(look, colors, composer, own),
    textGround: composer.textGround,
    align: composer.align,
    start: request.start,
    duration: request.duration,
    id: request.id,
    turn,
  };
  const stack = fitStack(stackItems(context), composer.column);
  if (!stack) return undefined;
  const stackRect = placeStackRect(stack, composer);
  const arrangement = composer.arrange(stackRect);
  const texts = placeStack(stack, stackRect, composer.align);
  const placing: ScenePictureRequest = {
    slots: arrangement.pictures,
    pictures: request.pictures,
    motion: look.motion,
    durationS: request.duration / TICKS_PER_SECOND,
    turn,
    meltInto: luminanceOf(own.ground) > LIGHT ? own.ground : undefined,
  };
  const placed = placeScenePictures(placing);
  if (!attempt.allowsOwnGround && placed.some(({ placement }) => placement.ground !== undefined)) return undefined;
  const flood = attempt.ground === 'ground' ? [] : [floodClip(context, own)];
  // A comparison brings plates of its own, which take the place of those of the composition.
  const shapes = arrangement.shapes
    .filter((shape) => !texts.some(({ slot }) => slot === shape.slot))
    .map((shape) => shapeClip(context, shape));
  const used = [...flood, ...shapes, ...texts];
  const pictures = pictureClips(context, placed, used);
  const drawn = [...used, ...pictures];
  const closed = [...drawn, ...closeBelow(context, drawn)];
  return [...closed, ...decorate(context, { clips: closed, placed, stack: stackRect })];
}

/** Of the scene's texts: on what they stand on in this composition. */
function textColors(look: Look, colors: LookColors, { textGround }: Composer, own: SceneColors): SceneColors {
  switch (textGround) {
    case 'ground':
      return own;
    case 'scrim':
      return scrimColors(colors);
    case 'plates':
      return sceneColors(colors, look.decoration.photoText === 'accent-plates' ? 'accent' : 'ground');
  }
}

function placeStackRect(stack: Stack, { column, down }: Composer): Rect {
  return {
    x: column.x,
    y: column.y + (column.height - stack.height) * down,
    width: column.width,
    height: stack.height,
  };
}

function floodClip(context: SceneContext, colors: SceneColors): SlottedClip {
  return shapeClip(context, {
    slot: 'backdrop',
    name: 'ground',
    rect: { x: 0, y: 0, ...context.zones.canvas },
    fill: { from: colors.ground, fromOpacity: 1, to: colors.ground, toOpacity: 1 },
  });
}

function sortClips(clips: SlottedClip[]): SceneLayout {
  const pictures: PictureClip[] = [];
  const texts: TextClip[] = [];
  const stickers: StickerClip[] = [];
  for (const { clip } of clips) {
    if (clip.kind === 'image' || clip.kind === 'video') pictures.push(clip);
    else if (clip.kind === 'title' || clip.kind === 'caption') texts.push(clip);
    else stickers.push(clip);
  }
  return { clips, pictures, texts, stickers };
}
