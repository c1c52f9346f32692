import { isDeepStrictEqual } from 'node:util';
import { type AdLayout, type AdScene, chooseLook, layoutAd, type LookPicture, LOOKS } from '@reelwright/looks';
import {
  DOCUMENT_VERSION,
  type Media,
  msToTicks,
  type ScriptWord,
  type TimelineDocument,
  type Track,
} from '@reelwright/timeline';
import { toBrandLook } from '#src/looks/brand-look.ts';
import type { AdFilm, AdMaterial, AdPicture } from './ad-material.ts';
import { buildAudioTracks, MUSIC_MEDIA, voiceMediaOf } from './audio-tracks.ts';
import { canvasSizeOf } from './canvas-size.ts';
import { buildCaptionTrack } from './caption-track.ts';
import { planScenes, type ScenePlan } from './plan-scenes.ts';
import { listSpokenScenes } from './spoken-scenes.ts';
import { placeFilms } from './place-films.ts';
import { listSceneContents, LOGO_MEDIA } from './scene-contents.ts';
import { timeScriptWords } from './script-words.ts';

const FRAME_RATE = { num: 30, den: 1 };
const TARGET_LUFS = -14;
const MAX_TRUE_PEAK_DB = -1;
const DUCKING_DB = 9;

/** The ad as a timeline document: same material, same document. */
export function buildDocument(material: AdMaterial): TimelineDocument {
  const spoken = listSpokenScenes(material.script, material.voices, material.scenes);
  const { scenes, durationMs } = planScenes(spoken, material.lengthMs, material.music?.beatsMs);
  const words = timeScriptWords(material, scenes);
  const layout = layOut(material, scenes, words);
  const tracks: (Track | undefined)[] = [
    ...layout.tracks,
    buildCaptionTrack(material, scenes, words, layout.captions),
    ...buildAudioTracks(material, scenes, words),
  ];
  return {
    version: DOCUMENT_VERSION,
    canvas: { ...canvasSizeOf(material.ratio, material.resolution), background: layout.background },
    frameRate: FRAME_RATE,
    duration: msToTicks(durationMs),
    media: listMedia(material),
    script: words.flat(),
    tracks: tracks.filter((track) => track !== undefined),
    audio: { targetLufs: TARGET_LUFS, maxTruePeakDb: MAX_TRUE_PEAK_DB, duckingDb: DUCKING_DB },
  };
}

function layOut(
  material: AdMaterial,
  scenes: readonly ScenePlan[],
  words: readonly (readonly ScriptWord[])[],
): AdLayout {
  const { product, script, pictures, language, ratio, seed } = material;
  const { name, description } = product;
  const palettes = pictures.map(({ palette }) => palette);
  const chosen = chooseLook({ name, ...(description === undefined ? {} : { description }), palettes, seed });
  const contents = listSceneContents(material);
  const layout = layoutAd({
    ...toBrandLook(LOOKS[material.look ?? chosen], product.brand_colors),
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
        cuts: (words[index] ?? []).map((word) => word.start),
        ...fixedOf(material, index),
      };
    }),
    pictures: listOwnPictures(pictures),
    ...(material.captionStyle ? { captionStyle: material.captionStyle } : {}),
    hasCaptions: material.subtitles,
    seed,
  });
  const films = pictures.flatMap(({ film }, index) =>
    film ? [[mediaIdOf(index), { duration: film.media.duration, parts: film.parts }] as const] : [],
  );
  return { ...layout, tracks: placeFilms(layout.tracks, new Map(films)) };
}

/** The product's own in their order; where none of them could be used, those that scenes ask for. */
function listOwnPictures(pictures: readonly AdPicture[]): LookPicture[] {
  const all = pictures.map((picture, index) => ({ isExtra: picture.isExtra, look: toLookPicture(picture, index) }));
  const own = all.filter(({ isExtra }) => !isExtra);
  return (own.length > 0 ? own : all).map(({ look }) => look);
}

/** Around a point that somebody chose: what is kept in view of a picture when it is cropped. */
const FOCUS_SIZE = 0.24;

/** What the user has fixed of a scene. */
function fixedOf({ scenes, pictures }: AdMaterial, index: number): Pick<AdScene, 'picture' | 'layout'> {
  const { picture: ref, focus, layout } = scenes?.[index] ?? {};
  const place = ref ? pictures.findIndex((picture) => isDeepStrictEqual(picture.ref, ref)) : -1;
  const picture = pictures[place];
  const look = picture && toLookPicture(picture, place);
  return {
    ...(look ? { picture: focus ? { ...look, subject: regionAround(focus), faces: [] } : look } : {}),
    ...(layout ? { layout } : {}),
  };
}

function regionAround({ x, y }: { x: number; y: number }): LookPicture['subject'] {
  const from = (at: number): number => Math.min(1 - FOCUS_SIZE, Math.max(0, at - FOCUS_SIZE / 2));
  return { x: from(x), y: from(y), width: FOCUS_SIZE, height: FOCUS_SIZE };
}

function mediaIdOf(picture: number): string {
  return `picture-${picture}`;
}

function toLookPicture(picture: AdPicture, index: number): LookPicture {
  const { width, height, subject, faces, plainBackground, palette, film } = picture;
  return {
    ...(film ? filmFacts(film) : { kind: 'image', hasAlpha: false }),
    media: mediaIdOf(index),
    width,
    height,
    subject,
    faces,
    plainBackground,
    palette,
  };
}

/** Without sound: the ad has a voice and music of its own. */
function filmFacts({ media }: AdFilm): Pick<LookPicture, 'kind' | 'hasAlpha' | 'durationTicks' | 'video'> {
  return {
    kind: 'video',
    hasAlpha: media.alpha === 'stacked',
    durationTicks: media.duration,
    video: { trimStart: 0, speed: 1, isReversed: false, role: 'footage' },
  };
}

function listMedia(material: AdMaterial): Record<string, Media> {
  const media: Record<string, Media> = {};
  for (const [index, { key, width, height, film }] of material.pictures.entries())
    media[mediaIdOf(index)] = film?.media ?? { kind: 'image', key, width, height, hasAlpha: false };
  for (const [reading, { key, durationMs }] of [material.voice, ...(material.otherVoices ?? [])].entries())
    media[voiceMediaOf(reading)] = { kind: 'audio', key, duration: msToTicks(durationMs) };
  if (material.logo) media[LOGO_MEDIA] = { kind: 'image', ...material.logo, hasAlpha: true };
  if (material.music)
    media[MUSIC_MEDIA] = { kind: 'audio', key: material.music.key, duration: msToTicks(material.music.durationMs) };
  return media;
}
