import {
  type AdScene,
  type LookId,
  type Product,
  product as productSchema,
  type Script,
  settleCurrency,
} from '@reelwright/contracts';
import { SCENE_MOODS } from '@reelwright/looks';
import type { AdMaterial } from './ad-material.ts';
import { lookOf, type MadeAd, type MadeVariant, timelineSettingsOf, toMaterial } from './made-ad.ts';
import type { SpokenWord } from './material-facts.ts';
import type { SceneVoice } from './slice-voice.ts';
import { type AdInput, settingsOfVariant } from './variant-settings.ts';

const NO_VOICE: SceneVoice = { startMs: 0, durationMs: 0, words: [] };

/**
 * Returns the material of an edited input from what was made for an earlier one. Voice and music are those of before: a
 * changed line is timed by its old reading, a new one is silent, and cuts of a changed order leave the beats. An edit
 * that changes neither voice nor music gives the same material as making the ad again.
 */
export function adaptMadeAd(
  { made, settings: before, wantedMusic, ...place }: MadeVariant,
  input: AdInput,
): AdMaterial {
  const settings = timelineSettingsOf(input, place);
  const own = settingsOfVariant(input, place);
  const script = own.script ?? made.script;
  const { voices, isMoved } = alignVoices(made, script);
  const isTimedAlike = listWishes(before.scenes).join() === listWishes(settings.scenes).join();
  const keepsBeats = !isMoved && isTimedAlike;
  const isSilenced = own.music === 'none' && wantedMusic !== 'none';
  const product = mergeProduct(made, input);
  const isSameRatio = before.ratio === input.ratio;
  const look = lookOf(settings, product, place.variant);
  const isSameSet = look === before.look && hasSameColors(product, made.product);
  const adapted: MadeAd = {
    ...made,
    product,
    script,
    voices,
    images: adaptImages(made.images, {
      isSameRatio,
      keepsScenes: isSameRatio && isSameSet && wantsScenes(input.product_scenes, look),
    }),
    music: isSilenced ? null : made.music,
    audio: keepsBeats && !isSilenced ? made.audio : undefined,
  };
  return toMaterial(adapted, settings, place.variant);
}

function mergeProduct({ product: made }: MadeAd, { link, product: typed = {}, language }: AdInput): MadeAd['product'] {
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  return settleCurrency(productSchema.parse({ ...(link === undefined ? {} : made), ...given }), language);
}

/** The colours of a brand are those of the walls that are drawn. */
function hasSameColors({ brand_colors: one = [] }: Product, { brand_colors: other = [] }: Product): boolean {
  return one.join() === other.join();
}

function wantsScenes(wanted: AdInput['product_scenes'], look: LookId | undefined): boolean {
  if (wanted === 'by_look') return look !== undefined && SCENE_MOODS[look].length > 0;
  return wanted === 'always';
}

/** Photos were extended, and scenes drawn, for the edges of one format; scenes also for one look and its colours. */
function adaptImages(
  images: MadeAd['images'],
  { isSameRatio, keepsScenes }: { isSameRatio: boolean; keepsScenes: boolean },
): MadeAd['images'] {
  return images.map(({ extended, scene, ...image }) => ({
    ...image,
    ...(extended && isSameRatio ? { extended } : {}),
    ...(scene && keepsScenes ? { scene } : {}),
  }));
}

const listWishes = (scenes: readonly AdScene[] = []): (number | null)[] =>
  scenes.map(({ min_duration_ms: wishMs }) => wishMs ?? null);

/** Finds the reading of each scene of a script: that of the same line, else that of the line in its place. */
function alignVoices(
  { script: before, voices }: MadeAd,
  { scenes }: Script,
): { voices: SceneVoice[]; isMoved: boolean } {
  const spokenBefore = before.scenes.map(({ spoken }) => spoken.text);
  const free = new Set(spokenBefore.keys());
  const take = (place: number | undefined): number | undefined => {
    if (place === undefined || !free.delete(place)) return undefined;
    return place;
  };
  const places = scenes.map(({ spoken }, index) => take(spokenBefore[index] === spoken.text ? index : undefined));
  for (const [index, { spoken }] of scenes.entries()) {
    places[index] ??= take([...free].find((place) => spokenBefore[place] === spoken.text));
  }
  const isSameCount = scenes.length === spokenBefore.length;
  for (const index of scenes.keys()) places[index] ??= isSameCount ? take(index) : undefined;
  return {
    voices: scenes.map(({ spoken }, index) => {
      const place = places[index];
      const voice = place === undefined ? undefined : voices[place];
      if (!voice) return NO_VOICE;
      return spokenBefore[place ?? 0] === spoken.text ? voice : retextVoice(voice, spoken.text);
    }),
    isMoved: !isSameCount || places.some((place, index) => place !== index),
  };
}

/** Spreads the words of a new text over an old reading, each as long as its share of the letters. */
function retextVoice(voice: SceneVoice, text: string): SceneVoice {
  const first = voice.words[0]?.startMs ?? 0;
  const last = voice.words.at(-1)?.endMs ?? voice.durationMs;
  const words = listWords(text);
  const letters = words.reduce((sum, { start, end }) => sum + end - start, 0);
  let done = 0;
  const timeAt = (count: number): number => first + ((last - first) * count) / Math.max(1, letters);
  return {
    ...voice,
    words: words.map((word): SpokenWord => {
      const startMs = timeAt(done);
      done += word.end - word.start;
      return { ...word, startMs, endMs: timeAt(done) };
    }),
  };
}

type Word = Pick<SpokenWord, 'text' | 'start' | 'end'>;

const HAS_CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAS_LETTER = /[\p{L}\p{N}]/u;
const cjkWords = new Intl.Segmenter('zh', { granularity: 'word' });

/** Lists the words of a text, with the punctuation after them. */
function listWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: chunk, index } of text.matchAll(/\S+/g)) {
    if (!HAS_CJK.test(chunk)) words.push({ text: chunk, start: index, end: index + chunk.length });
    else words.push(...joinMarks(cjkWords.segment(chunk), index));
  }
  return words;
}

function joinMarks(segments: Iterable<{ segment: string; index: number }>, offset: number): Word[] {
  const words: Word[] = [];
  for (const { segment, index } of segments) {
    const end = offset + index + segment.length;
    const before = words.at(-1);
    if (before && !HAS_LETTER.test(segment)) words[words.length - 1] = { ...before, text: before.text + segment, end };
    else words.push({ text: segment, start: offset + index, end });
  }
  return words;
}
