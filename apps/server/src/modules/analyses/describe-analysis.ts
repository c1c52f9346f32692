import {
  formatMessage,
  type MediaAnalysis,
  type MessageKey,
  UI_LANGUAGES,
  type UiLanguage,
} from '@reelwright/contracts';
import type { Asset } from '../assets/assets.service.ts';
import { nameColor } from './name-color.ts';

/** What of an asset a description needs. */
type Described = Pick<Asset, 'contentType' | 'width' | 'height' | 'durationS'>;

/** Shorter audio without words is an effect rather than music. */
const LONGEST_EFFECT_S = 5;
/** More lines than a packshot has. */
const TEXT_HEAVY_LINES = 5;
/** Sharpness below which an image looks soft. */
const BLURRED = 25;
const NEARLY_SQUARE = 1.1;
const NAMED_COLORS = 2;
const QUOTED_CHARACTERS = 80;

const CATEGORIES = { packshot: 101, talking: 201, lifestyle: 202, text: 402, music: 501, speech: 502, effect: 503 };

/** Returns the category that fits; 0 if none is certain. */
export function suggestCategory({ contentType, durationS }: Described, result: MediaAnalysis): number {
  const { audio, faces, texts, has_plain_background: isPlain } = result;
  const isVideo = contentType.startsWith('video/');
  if (contentType.startsWith('audio/')) {
    if (audio?.heard === 'speech') return CATEGORIES.speech;
    if (audio?.heard === 'silence') return 0;
    return (durationS ?? 0) < LONGEST_EFFECT_S ? CATEGORIES.effect : CATEGORIES.music;
  }
  if (faces > 0) return isVideo && faces === 1 && audio?.heard === 'speech' ? CATEGORIES.talking : CATEGORIES.lifestyle;
  if (texts.length >= TEXT_HEAVY_LINES) return CATEGORIES.text;
  return isPlain ? CATEGORIES.packshot : 0;
}

function shapeOf({ width, height }: Described): MessageKey {
  if (Math.max(width, height) < NEARLY_SQUARE * Math.min(width, height)) return 'trait_square';
  return width > height ? 'trait_horizontal' : 'trait_vertical';
}

function listColors({ colors }: MediaAnalysis): MessageKey[] {
  return [...new Set(colors.map(nameColor))].slice(0, NAMED_COLORS);
}

const HEARD_TRAITS = { speech: 'trait_speech', other: 'trait_music', silence: 'trait_silent' } as const;

/** Returns the messages of what the asset is, the most telling first. */
function listTraits(asset: Described, result: MediaAnalysis): MessageKey[] {
  const { faces, audio, texts, scenes, sharpness, has_plain_background: isPlain } = result;
  const heard = audio && HEARD_TRAITS[audio.heard];
  if (asset.width === 0) return heard ? [heard] : [];
  const traits: (MessageKey | false | null)[] = [
    faces > 0 && (faces > 1 ? 'trait_people' : 'trait_person'),
    isPlain && 'trait_plain_background',
    texts.length > 0 && 'trait_text',
    heard,
    ...listColors(result),
    shapeOf(asset),
    scenes.length > 1 && 'trait_scenes',
    sharpness !== null && sharpness < BLURRED && 'trait_blurred',
  ];
  return traits.filter((trait) => trait !== false && trait !== null);
}

/** Returns tags for the asset, in a language. */
export function listTags(asset: Described, result: MediaAnalysis, language: UiLanguage): string[] {
  return listTraits(asset, result).map((trait) => formatMessage(trait, language));
}

/** Returns one sentence about the asset, in a language. */
export function describeAnalysis(asset: Described, result: MediaAnalysis, language: UiLanguage): string {
  const say = (key: MessageKey, values: Record<string, string | number> = {}): string =>
    formatMessage(key, language, values);
  const { faces, texts, scenes, audio } = result;
  const colors = listColors(result).map((key) => say(key));
  const heard = audio && say(HEARD_TRAITS[audio.heard]);
  const parts = [
    asset.width > 0 && say(shapeOf(asset)),
    colors.length > 0 && say('described_colors', { colors: colors.join(say('described_and')) }),
    faces > 0 && say(faces === 1 ? 'described_face' : 'described_faces', { count: faces }),
    scenes.length > 1 && say('described_scenes', { count: scenes.length }),
    heard,
    texts.length > 0 && say('described_text', { text: texts.join(' ').slice(0, QUOTED_CHARACTERS) }),
  ];
  const sentence = parts.filter((part) => part !== false && part !== null && part !== '').join(say('described_comma'));
  return sentence === '' ? '' : capitalise(sentence) + say('described_end');
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns what the search reads of an analysis: in every language, whatever that of its user. */
export function toSearchText(asset: Described, result: MediaAnalysis): string {
  return [
    ...UI_LANGUAGES.flatMap((language) => listTags(asset, result, language)),
    ...result.texts,
    result.audio?.spoken ?? '',
  ].join(' ');
}
