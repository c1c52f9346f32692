import { endsSentence, isSameImage, type LookId, MAX_SEED } from '@reelwright/contracts';
import {
  type AdLayout,
  type AdScene,
  chooseLook,
  isOtherVariant,
  layoutAd,
  type LookImage,
  LOOKS,
  type SceneContent,
  type SceneLayoutName,
  withBrandFonts,
  withCaptions,
} from '@reelwright/looks';
import type { Trade } from '@reelwright/product-kinds';
import { createSeededRandom } from '@reelwright/seeded-random';
import {
  DOCUMENT_VERSION,
  type Media,
  msToTicks,
  type ScriptWord,
  type TimelineDocument,
  type Track,
} from '@reelwright/timeline';
import { toBrandLook } from './brand-look.ts';
import type { AdCutOut, AdExtension, AdImageScene, AdVideo, AdMaterial, AdImage } from './ad-material.ts';
import { bindByColor, bindImage } from './bind-images.ts';
import { bindUse } from './bind-use.ts';
import { buildAudioTracks, MUSIC_MEDIA, voiceMediaOf } from './audio-tracks.ts';
import { canvasSizeOf } from './canvas-size.ts';
import { buildCaptionTrack } from './caption-track.ts';
import { chooseImages } from './choose-images.ts';
import { lookedProductOf } from './choose-looks.ts';
import { divideLine } from './divide-line.ts';
import { editElements } from './edit-elements.ts';
import { findPart } from './find-part.ts';
import { effectMediaOf } from './effect-tracks.ts';
import { planScenes } from './plan-scenes.ts';
import type { ScenePlan } from './scene-plan.ts';
import { listSpokenScenes } from './spoken-scenes.ts';
import { placeVideos } from './place-videos.ts';
import { listSceneContents, LOGO_MEDIA } from './scene-contents.ts';
import { kindOf, tradeOf } from './product-kind.ts';
import { timeScriptWords } from './script-words.ts';
import { showPart } from './show-part.ts';

const FRAME_RATE = { num: 30, den: 1 };
const TARGET_LUFS = -14;
/** Half a decibel below the platforms' limit, because AAC overshoots. */
const MAX_TRUE_PEAK_DB = -1.5;
const DUCKING_DB = 8;

/** A laid-out ad, with facts that its document does not contain. */
export interface BuiltAd {
  document: TimelineDocument;
  look: LookId;
  /** The layout of each scene. */
  layouts: SceneLayoutName[];
}

/** Builds the ad's timeline document: the same material gives the same document. */
export function buildDocument(material: AdMaterial): TimelineDocument {
  return buildAd(material).document;
}

/** Like `buildDocument`, with the chosen look and layouts. */
export function buildAd(material: AdMaterial): BuiltAd {
  const spoken = listSpokenScenes(material.script, material.voices, material.scenes);
  const { scenes, durationMs } = material.audio
    ? { scenes: material.audio.scenes, durationMs: material.audio.scenes.at(-1)?.endMs ?? material.lengthMs }
    : planScenes(spoken, material.lengthMs);
  const words = timeScriptWords(material, scenes);
  const contents = listSceneContents(material);
  const { look, layout } = layOut(keepPrintWhole(standUpFurniture(layDownCloth(material))), contents, {
    scenes,
    words,
  });
  const canvas = canvasSizeOf(material.ratio, material.resolution);
  const media = listMedia(material);
  const shown = editElements(
    withCaptions(
      layout.tracks,
      buildCaptionTrack(material, scenes, words, { layout, accents: contents.map(({ accents = [] }) => accents) }),
    ),
    material.scenes,
    { media, canvas },
  );
  const tracks: (Track | undefined)[] = [...shown, ...buildAudioTracks(material, scenes, words, layout.tracks)];
  const document: TimelineDocument = {
    version: DOCUMENT_VERSION,
    canvas: { ...canvas, background: layout.background },
    frameRate: FRAME_RATE,
    duration: msToTicks(durationMs),
    media,
    script: words.flat(),
    tracks: tracks.filter((track) => track !== undefined),
    audio: { targetLufs: TARGET_LUFS, maxTruePeakDb: MAX_TRUE_PEAK_DB, duckingDb: DUCKING_DB },
  };
  return { document, look, layouts: layout.layouts };
}

function layOut(
  material: AdMaterial,
  contents: readonly SceneContent[],
  { scenes, words }: { scenes: readonly ScenePlan[]; words: readonly (readonly ScriptWord[])[] },
): { look: LookId; layout: AdLayout } {
  const { product, script, images, language, ratio, seed } = material;
  const look = material.look ?? chooseLook({ ...lookedProductOf(product), seed });
  const own = startWithNamed(listOwnImages(images, product), script);
  const layout = layoutAd({
    ...toBrandLook(withBrandFonts(LOOKS[look], material.fonts), product.brand_colors),
    ratio,
    language,
    scenes: scenes.map(({ startMs, endMs }, index): AdScene => {
      const start = msToTicks(startMs);
      return {
        role: contents[index]?.review ? 'review' : (script.scenes[index]?.role ?? 'detail'),
        start,
        duration: msToTicks(endMs) - start,
        content: contents[index] ?? {},
        words: words[index] ?? [],
        cuts: listCutTicks(material, words[index] ?? []),
        ...hookOf(script.scenes[index]),
        ...answerOf(words[index] ?? []),
        ...priceOf(contents[index], words[index] ?? []),
        ...phrasesOf(contents[index]?.line, words[index] ?? [], { until: msToTicks(endMs), brand: product.brand }),
        ...boundOf(material, own, index),
        ...fixedOf(material, index),
      };
    }),
    images: own,
    ...(material.captionStyle ? { captionStyle: material.captionStyle } : {}),
    hasCaptions: material.subtitles,
    // Products that share a seed differ in more than their look.
    seed: Math.floor(createSeededRandom(seed, product.name).next() * MAX_SEED),
  });
  const videos = images.flatMap(({ video }, index) =>
    video ? [[mediaIdOf(index), { duration: video.media.duration, parts: video.parts }] as const] : [],
  );
  return { look, layout: { ...layout, tracks: placeVideos(layout.tracks, new Map(videos), material.scenes) } };
}

/** Trades of cloth products. A mask with a broad hem looks as if it stood, but cloth cannot stand. */
const CLOTH: ReadonlySet<Trade | undefined> = new Set<Trade>(['apparel', 'bedding']);

/**
 * Stands furniture up: seen from above or without its shadow, a chair has no known feet, but a chair that lies looks
 * thrown over.
 */
function standUpFurniture(material: AdMaterial): AdMaterial {
  if (tradeOf(material.product) !== 'furniture') return material;
  const images = material.images.map(({ cutOut, ...image }): AdImage => {
    if (!cutOut) return image;
    const { feet, ...standing } = cutOut;
    return { ...image, cutOut: feet === null ? standing : cutOut };
  });
  return { ...material, images };
}

function layDownCloth(material: AdMaterial): AdMaterial {
  if (!CLOTH.has(tradeOf(material.product))) return material;
  return {
    ...material,
    images: material.images.map((image) =>
      image.cutOut ? withoutScene({ ...image, cutOut: { ...image.cutOut, feet: null } }) : image,
    ),
  };
}

const withoutScene = ({ scene: _scene, ...image }: AdImage): AdImage => image;

/** Removes the close-ups of what is read: a cover's title, cut in the middle of its letters, looks like a mistake. */
function keepPrintWhole(material: AdMaterial): AdMaterial {
  if (!kindOf(material.product)?.traits.includes('for-reading')) return material;
  return { ...material, images: material.images.map((image) => ({ ...image, details: [] })) };
}

/** Lists the ticks at which the image may change: the beats of the music, else the starts of words. */
function listCutTicks({ music }: AdMaterial, words: readonly ScriptWord[]): number[] {
  return music && music.beatsMs.length > 0 ? music.beatsMs.map(msToTicks) : words.map((word) => word.start);
}

function hookOf(scene: AdMaterial['script']['scenes'][number] | undefined): Pick<AdScene, 'hookFormat'> {
  return scene?.hook_format ? { hookFormat: scene.hook_format } : {};
}

/** Returns the phrases of a line that is shown as type, if it has several. */
function phrasesOf(
  line: string | undefined,
  words: readonly ScriptWord[],
  about: { until: number; brand: string | undefined },
): Pick<AdScene, 'phrases'> {
  const phrases = line === undefined ? [] : divideLine(line, words, about);
  return phrases.length > 1 ? { phrases } : {};
}

/** Returns the tick of the answer: the first word after the line's first sentence. */
function answerOf(words: readonly ScriptWord[]): Pick<AdScene, 'answerAt'> {
  const last = words.findIndex(({ text }) => endsSentence(text));
  const next = last === -1 ? undefined : words[last + 1];
  return next ? { answerAt: next.start } : {};
}

/** Returns the tick at which the voice says the price that the scene shows: at its first word with a digit. */
function priceOf(content: SceneContent | undefined, words: readonly ScriptWord[]): Pick<AdScene, 'priceAt'> {
  const word = content?.price === undefined ? undefined : words.find(({ text }) => /\d/u.test(text));
  return word ? { priceAt: word.start } : {};
}

/**
 * Returns the image that shows what the scene's line says: the variant in its colour, the image named after its words, one
 * of the use that it speaks of, or a close-up of the part that it names. The image that opens and closes an ad shows the whole product.
 */
function boundOf(
  material: AdMaterial,
  own: readonly LookImage[],
  index: number,
): Pick<AdScene, 'image' | 'isCloseUp' | 'isWhole'> {
  const { script, images, product } = material;
  const scene = script.scenes[index];
  const line = scene?.spoken.text ?? '';
  const sources = own.map(({ media, subjectColor }) => {
    const ref = images[Number(media.slice('image-'.length))]?.ref;
    return { subjectColor, source: ref && 'url' in ref ? ref.url : undefined };
  });
  const colored = bindByColor(line, own);
  const bound = bindImage(line, sources);
  const [hero] = own;
  const named = bound === undefined ? undefined : own[bound];
  // A file's name does not make viewers expect another colour, which they would take for another product.
  const sameVariant = named && hero && !isOtherVariant(hero, named) ? named : undefined;
  const isSale = scene?.role === 'offer' || scene?.role === 'call_to_action';
  const used =
    hero && !isSale
      ? bindUse(
          line,
          own.filter((each) => !isOtherVariant(hero, each)),
        )
      : undefined;
  const image = colored === undefined ? (sameVariant ?? used) : firstOfVariant(own, colored);
  const part = findPart(`${scene?.on_screen.text ?? ''}. ${line}`, kindOf(product)?.wornOn);
  const isShown = part !== undefined && (scene?.role === 'benefit' || scene?.role === 'detail');
  const from = image ?? hero;
  const alike = from ? [from, ...own.filter((each) => each !== from && !isOtherVariant(from, each))] : [];
  const views = isShown ? alike.map((each) => showPart(each, part)) : [];
  const shown = views.find((each) => each !== undefined);
  if (shown) return { image: shown, isCloseUp: true };
  return {
    ...(image ? { image } : {}),
    // A close-up of anything else would be taken for the part.
    ...(isShown ? { isWhole: true } : {}),
  };
}

/** Lists the product's own images, those that surely show it first; if none is usable, those that scenes request. */
function listOwnImages(images: readonly AdImage[], product: AdMaterial['product']): LookImage[] {
  const own = images.filter(({ isExtra }) => !isExtra);
  const kind = kindOf(product);
  const isWearable = kind && (kind.traits.includes('worn') || kind.traits.includes('carried'));
  return chooseImages(own.length > 0 ? own : images).map((image) => ({
    ...toLookImage(image, images.indexOf(image)),
    ...(isWearable === undefined ? {} : { isWearable }),
  }));
}

/**
 * Moves the image whose colour the script names first to the front: it opens and closes the ad, and the other colours
 * follow its lead.
 */
function startWithNamed(own: LookImage[], { scenes }: AdMaterial['script']): LookImage[] {
  const named = scenes.map(({ spoken }) => bindByColor(spoken.text, own)).find((index) => index !== undefined);
  const lead = named === undefined ? undefined : firstOfVariant(own, named);
  return lead ? [lead, ...own.filter((image) => image !== lead)] : own;
}

/** Returns the first image of the variant that another one shows: the front of a jacket whose back has the named colour. */
function firstOfVariant(own: readonly LookImage[], index: number): LookImage | undefined {
  const found = own[index];
  return found && own.find((image) => image === found || (image.kind === 'image' && !isOtherVariant(found, image)));
}

/** Size of the area around the user's focus point that stays in view when an image is cropped. */
const FOCUS_SIZE = 0.24;

/** Returns the user's fixed choices for a scene. */
function fixedOf({ scenes, images }: AdMaterial, index: number): Pick<AdScene, 'image' | 'layout'> {
  const { image: ref, focus, layout } = scenes?.[index] ?? {};
  const place = ref ? images.findIndex((image) => image.ref && isSameImage(image.ref, ref)) : -1;
  const image = images[place];
  const look = image && toLookImage(image, place);
  return {
    ...(look ? { image: focus ? { ...look, subject: regionAround(focus), faces: [] } : look } : {}),
    ...(layout ? { layout } : {}),
  };
}

function regionAround({ x, y }: { x: number; y: number }): LookImage['subject'] {
  const from = (at: number): number => Math.min(1 - FOCUS_SIZE, Math.max(0, at - FOCUS_SIZE / 2));
  return { x: from(x), y: from(y), width: FOCUS_SIZE, height: FOCUS_SIZE };
}

function mediaIdOf(image: number): string {
  return `image-${image}`;
}

function cutOutIdOf(image: number): string {
  return `${mediaIdOf(image)}-cut-out`;
}

/** Names the ready scene too: the manifest of a render then says what was drawn. */
function sceneMediaOf(image: number, { sceneId }: AdImageScene): string {
  return `${mediaIdOf(image)}-scene-${sceneId}`;
}

function extendedIdOf(image: number): string {
  return `${mediaIdOf(image)}-extended`;
}

/** Returns an image as layouts see it; `index` is its place in the material. */
export function toLookImage(image: AdImage, index: number): LookImage {
  const { width, height, subject, faces, plainBackground, palette, video, cutOut, scene, extended } = image;
  const { subjectColor, crossesTop, topColor, tones } = image;
  return {
    ...(video ? videoFacts(video) : { kind: 'image', hasAlpha: image.hasAlpha ?? false }),
    media: mediaIdOf(index),
    width,
    height,
    subject,
    faces,
    plainBackground,
    palette,
    ...(cutOut ? { cutOut: toLookCutOut(cutOut, index) } : {}),
    ...(cutOut && scene ? { scene: toLookScene(scene, index) } : {}),
    ...(extended ? { extended: toLookExtension(extended, index) } : {}),
    isScene: image.isScene ?? (faces.length > 0 || plainBackground === null),
    ...(subjectColor === undefined ? {} : { subjectColor }),
    ...(crossesTop ? { crossesTop } : {}),
    ...(topColor === undefined ? {} : { topColor }),
    ...(tones ? { tones } : {}),
    details: image.details ?? [],
  };
}

function toLookCutOut({ key: _key, ...cutOut }: AdCutOut, index: number): NonNullable<LookImage['cutOut']> {
  return { media: cutOutIdOf(index), ...cutOut };
}

function toLookScene(scene: AdImageScene, index: number): NonNullable<LookImage['scene']> {
  const { width, height, place, wall, isClearBeside, calm } = scene;
  return { media: sceneMediaOf(index, scene), width, height, place, wall, isClearBeside, calm };
}

function toLookExtension(
  { width, height, region, above }: AdExtension,
  index: number,
): NonNullable<LookImage['extended']> {
  return { media: extendedIdOf(index), width, height, region, ...(above === undefined ? {} : { above }) };
}

/** A video keeps its own audio, which is lowered under the voice. */
const VIDEO_AUDIO = { gainDb: -6, fadeIn: msToTicks(60), fadeOut: msToTicks(90) } as const;

function videoFacts({ media }: AdVideo): Pick<LookImage, 'kind' | 'hasAlpha' | 'durationTicks' | 'video'> {
  return {
    kind: 'video',
    hasAlpha: media.alpha === 'stacked',
    durationTicks: media.duration,
    video: {
      trimStart: 0,
      speed: 1,
      isReversed: false,
      role: 'footage',
      ...(media.hasAudio ? { audio: VIDEO_AUDIO } : {}),
    },
  };
}

function toCutOutMedia({ key, width, height }: AdCutOut): Media {
  return { kind: 'image', key, width, height, hasAlpha: true };
}

function listMedia(material: AdMaterial): Record<string, Media> {
  const media: Record<string, Media> = {};
  for (const [index, image] of material.images.entries()) {
    const { key, width, height, video, hasAlpha = false, cutOut, scene, extended } = image;
    media[mediaIdOf(index)] = video?.media ?? { kind: 'image', key, width, height, hasAlpha };
    if (cutOut) media[cutOutIdOf(index)] = toCutOutMedia(cutOut);
    if (scene) {
      const { key: sceneKey, width: wide, height: high } = scene;
      media[sceneMediaOf(index, scene)] = { kind: 'image', key: sceneKey, width: wide, height: high, hasAlpha: false };
    }
    if (extended)
      media[extendedIdOf(index)] = {
        kind: 'image',
        key: extended.key,
        width: extended.width,
        height: extended.height,
        hasAlpha: false,
      };
  }
  for (const [reading, { key, durationMs }] of [material.voice, ...(material.otherVoices ?? [])].entries())
    media[voiceMediaOf(reading)] = { kind: 'audio', key, duration: msToTicks(durationMs) };
  if (material.logo) media[LOGO_MEDIA] = { kind: 'image', ...material.logo, hasAlpha: true };
  if (material.music)
    media[MUSIC_MEDIA] = { kind: 'audio', key: material.music.key, duration: msToTicks(material.music.durationMs) };
  for (const { id, key, durationMs } of material.audio?.effects ?? [])
    media[effectMediaOf(id)] = { kind: 'audio', key, duration: msToTicks(durationMs) };
  return media;
}
