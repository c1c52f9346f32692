import type { AdRatio } from '@reelwright/contracts';
import { type PictureClip, type StickerClip, TICKS_PER_SECOND, type TextClip } from '@reelwright/timeline';
import {
  darkGround,
  mistColors,
  paperColors,
  type SceneColors,
  sceneColors,
  scrimColors,
} from './color/derive-colors.ts';
import { BLACK, luminanceOf, mix, NEAR_BLACK, WHITE } from './color/rgb.ts';
import type { Composer } from './layout/arrangement.ts';
import { COMPOSITIONS } from './layout/compositions.ts';
import { closeBelow } from './layout/close-below.ts';
import { decorate } from './layout/decorate.ts';
import { floatBadge } from './layout/float-badge.ts';
import {
  type PlacedScenePicture,
  placeScenePictures,
  type ScenePictureRequest,
} from './layout/place-scene-pictures.ts';
import { hasText, type SceneContent, type SceneLayoutName } from './layout/scene-content.ts';
import type { SceneContext } from './layout/scene-context.ts';
import { SceneTextsError } from './layout/scene-texts-error.ts';
import { FRAMES_BENEATH, pictureClips, shapeClip } from './layout/scene-clips.ts';
import type { SlottedClip } from './layout/slots.ts';
import { signatureClips } from './layout/signature-clips.ts';
import { fitStack, placeStack, type Stack } from './layout/stack.ts';
import { stackItems } from './layout/stack-items.ts';
import { type Look, type LookColors, typographyOf } from './look.ts';
import type { LookPicture } from './picture/ad-picture.ts';
import { bottomOf, type Rect, rightOf, type Size } from './rect.ts';
import { type Attempt, listAttempts } from './layout/list-attempts.ts';
import { figuresAway, overTexture, texturedColors, texturePattern, VEIL_SHARE, veilOpacity } from './layout/texture.ts';
import { productAspect } from './picture/place-picture.ts';
import { versusClips } from './layout/versus-scene.ts';
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
  /** Its place in the ad, from 0, for whoever is told that its texts are too long; 0 where left out. */
  place?: number;
}

export interface SceneLayout {
  /** With their slots; at most one clip stands in a slot at a time. */
  clips: SlottedClip[];
  pictures: PictureClip[];
  texts: TextClip[];
  stickers: StickerClip[];
}

const LIGHT = 0.62;
/** Of a price's preferred size, where at its full size the picture's subject would not be clear. */
const SMALLER_PRICE = 0.8;

/** Photos are darkened beneath texts. */
function isDarkened({ decoration: { photoText } }: Look): boolean {
  return photoText === 'scrim' || photoText === 'glass';
}

/** The colour of an ad's canvas: what is seen where nothing stands. */
export function pageColors(look: Look, colors: LookColors): SceneColors {
  // White plates need a page that is not white.
  if (look.composition === 'bleed' && look.decoration.photoText === 'plates') return sceneColors(colors, 'support');
  return look.composition === 'bleed' && isDarkened(look) ? darkGround(colors) : sceneColors(colors, 'ground');
}

/**
 * One scene of an ad in a look: where everything stands, how large, how it comes and goes. The scene has to suit its layout
 * (`suitsLayout`). Texts lie in the ratio's safe zone, beside each other, off faces and subjects, at legible sizes. Throws SceneTextsError
 * when a text is so long that even its smallest size does not fit.
 */
export function layoutScene(request: SceneRequest): SceneLayout {
  const versus = tryVersus(request);
  if (versus) return sortClips(versus);
  const attempts = listAttempts(request);
  for (const attempt of attempts) {
    // A discount on the picture leaves the price all the room, or a little less where the picture needs it.
    const clips =
      tryLayout(request, attempt, 'picture') ??
      tryLayout(request, { ...attempt, mostShare: SMALLER_PRICE }, 'picture') ??
      tryLayout(request, attempt, 'row');
    if (clips) return sortClips(clips);
  }
  throw new SceneTextsError(
    request.place ?? 0,
    `The texts of scene ${request.id} do not fit a ${request.layout} layout at ${request.ratio}`,
  );
}

function tryLayout(
  request: SceneRequest,
  attempt: Attempt,
  badgePlace: SceneContext['badgePlace'],
): SlottedClip[] | undefined {
  const floats = badgePlace === 'picture';
  if (floats && (request.layout !== 'price' || !hasText(request.content.discount))) return undefined;
  const { look, colors, ratio, language, layout, turn } = request;
  const zones = zonesOf({
    ratio,
    align: look.align,
    hasCaptions: request.hasCaptions,
  });
  const page = pageColors(look, colors);
  const plainGround = groundColors(look, colors, attempt);
  // The background of a catalogue photo is carried on as it is.
  // A strong ground has no contrast to lose: its figures keep away from the ink.
  const isStrong = plainGround.ground !== page.ground;
  const own = attempt.paper === undefined && !isStrong ? texturedColors(look, plainGround) : plainGround;
  const composer = COMPOSITIONS[attempt.composition]({
    look,
    zones,
    layout,
    colors: own,
    pictureCount: attempt.pictureCount,
    isFlipped: attempt.isFlipped,
    isTight: attempt.isTight,
    ...(attempt.pictureShare === undefined ? {} : { pictureShare: attempt.pictureShare }),
    productAspect: productAspect(request.pictures[0]),
    photoShade: photoShade(request.pictures[0]),
    turn,
  });
  const context: SceneContext = {
    look,
    type: typographyOf(look, language),
    layout,
    ratio,
    zones,
    content: request.content,
    colors: composer.textGround === 'scrim' ? veilColors(look, colors) : own,
    textColors: textColors(look, colors, composer, own),
    textGround: composer.textGround,
    align: composer.align,
    start: request.start,
    duration: request.duration,
    id: request.id,
    turn,
    badgePlace,
  };
  const stack = fitStack(stackItems(context), composer.column, attempt);
  if (!stack) return undefined;
  if (attempt.keepsWords && stack.parts.some(({ item }) => item.isStrained)) return undefined;
  const stackRect = placeStackRect(stack, composer);
  const arrangement = composer.arrange(stackRect);
  const texts = placeStack(stack, stackRect, composer.align);
  const placing: ScenePictureRequest = {
    slots: arrangement.pictures,
    pictures: request.pictures,
    motion: look.motion,
    durationS: request.duration / TICKS_PER_SECOND,
    turn,
    canvas: zones.canvas,
    meltInto: attempt.composition === 'stage' ? own.ground : luminanceOf(own.ground) > LIGHT ? own.ground : undefined,
  };
  const placed = placeScenePictures(placing);
  if (!attempt.allowsOwnGround && placed.some(({ placement }) => placement.ground !== undefined)) return undefined;
  if (!attempt.allowsBlur && placed.some(({ placement }) => placement.fit === 'blur')) return undefined;
  if (!placed.every((each) => fillsEnough(each, attempt.fills, zones.canvas))) return undefined;
  if (stack.share < attempt.leastShare) return undefined;
  const badge = floats ? floatBadge(context, placed, texts) : [];
  if (!badge) return undefined;
  // A stage has a ground of its own: what would be flooded is the page.
  const isPlain =
    composer.textGround !== 'ground' ||
    attempt.composition === 'stage' ||
    !look.decoration.texture ||
    // Two frames need the slots of both grounds.
    (placed.length > 1 && FRAMES_BENEATH.has(look.decoration.frame)) ||
    placed.some(({ placement }) => placement.ground !== undefined);
  const flood =
    own.ground === page.ground && isPlain
      ? []
      : [floodClip(context, own, isPlain ? undefined : isStrong ? figuresAway : texturePattern)];
  // A comparison brings plates of its own, which take the place of those of the composition.
  const shapes = arrangement.shapes
    .filter((shape) => ![...flood, ...texts, ...badge].some(({ slot }) => slot === shape.slot))
    .map((shape) => shapeClip(context, shape));
  const used = [...flood, ...shapes, ...texts, ...badge];
  const pictures = pictureClips(context, placed, used);
  const drawn = [...used, ...pictures];
  const closed = [...drawn, ...closeBelow(context, drawn)];
  const decorated = [...closed, ...decorate(context, { clips: closed, placed, stack: stackRect })];
  return [...decorated, ...signatureClips(context, decorated)];
}

/** A comparison that fills the canvas. */
function tryVersus(request: SceneRequest): SlottedClip[] | undefined {
  const { look, colors, ratio, language, layout, pictures, content, start, duration, id, turn, hasCaptions } = request;
  if (layout !== 'comparison') return undefined;
  const page = pageColors(look, colors);
  const context: SceneContext = {
    look,
    type: typographyOf(look, language),
    layout,
    ratio,
    zones: zonesOf({ ratio, align: look.align, hasCaptions }),
    content,
    colors: page,
    textColors: page,
    textGround: 'ground',
    align: look.align,
    start,
    duration,
    id,
    turn,
    badgePlace: 'row',
  };
  return versusClips(context, { pictures, colors });
}

/** What the texts of a scene stand on, where they do not stand on a photo. */
function groundColors(look: Look, colors: LookColors, attempt: Attempt): SceneColors {
  if (attempt.paper !== undefined) return paperColors(colors, attempt.paper);
  if (attempt.composition === 'bleed' && isDarkened(look)) return darkGround(colors);
  return attempt.ground === 'ground' ? pageColors(look, colors) : sceneColors(colors, attempt.ground);
}

function fillsEnough({ slot, placement }: PlacedScenePicture, fills: Attempt['fills'], canvas: Size): boolean {
  switch (fills) {
    case 'any':
      return true;
    case 'box':
      return placement.fit === 'contain' || slot.frame === 'print' || areaOf(placement.box) >= FULL * areaOf(slot.box);
    case 'canvas':
      return fillsCanvas(placement.box, canvas);
  }
}

/** Of black in the shade over a photo, beside its own darkest colour; lighter ones are darkened further. */
const SHADE = { least: 0.3, most: 0.8, step: 0.1, luminance: 0.05 } as const;

/** A photo's own dark: it sinks into it without a smear of black. */
function photoShade(picture: LookPicture | undefined): string {
  const darkest = (picture?.palette ?? []).toSorted((a, b) => luminanceOf(a) - luminanceOf(b))[0];
  if (darkest === undefined) return NEAR_BLACK;
  for (let black: number = SHADE.least; black < SHADE.most; black += SHADE.step) {
    const shade = mix(darkest, NEAR_BLACK, black);
    if (luminanceOf(shade) <= SHADE.luminance) return shade;
  }
  return mix(darkest, NEAR_BLACK, SHADE.most);
}

/** Of a box: a picture that fills less of it would be a stamp on it. */
const FULL = 0.6;

const areaOf = ({ width, height }: Rect) => width * height;

const fillsCanvas = (box: Rect, canvas: Size) =>
  box.x <= 1 && box.y <= 1 && rightOf(box) >= canvas.width - 1 && bottomOf(box) >= canvas.height - 1;

/** Of what stands on a veiled photo. */
function veilColors(look: Look, colors: LookColors): SceneColors {
  const opacity = veilOpacity(look);
  return look.decoration.photoText === 'mist'
    ? overTexture(look, mistColors(colors, opacity), mix(BLACK, colors.ground, opacity), VEIL_SHARE)
    : overTexture(look, scrimColors(colors, opacity), mix(WHITE, darkGround(colors).ground, opacity), VEIL_SHARE);
}

/** Of the scene's texts: on what they stand on in this composition. */
function textColors(look: Look, colors: LookColors, { textGround }: Composer, own: SceneColors): SceneColors {
  switch (textGround) {
    case 'ground':
      return own;
    case 'scrim':
      return veilColors(look, colors);
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

function floodClip(context: SceneContext, colors: SceneColors, draw: typeof texturePattern | undefined): SlottedClip {
  const pattern = draw?.(context.look, colors, context.zones.canvas);
  return shapeClip(context, {
    slot: 'backdrop',
    name: 'ground',
    rect: { x: 0, y: 0, ...context.zones.canvas },
    fill: { from: colors.ground, fromOpacity: 1, to: colors.ground, toOpacity: 1 },
    ...(pattern ? { pattern } : {}),
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
