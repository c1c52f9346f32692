import type { AdRatio } from '@reelwright/contracts';
import {
  type AdLayout,
  type AdScene,
  layoutAd,
  type Look,
  type LookImage,
  SCENE_LAYOUTS,
  type SceneLayoutName,
  withCaptions,
} from '@reelwright/looks';
import {
  type CaptionClip,
  DOCUMENT_VERSION,
  type Media,
  msToTicks,
  segmentText,
  type TimelineDocument,
} from '@reelwright/timeline';
import { contentOf, type SampleLanguage, sampleCaption } from './sample-content.ts';

const SCENE_TICKS = msToTicks(4000);
/** All entrances have ended by then, and no exit has begun. */
const STILL_TICKS = msToTicks(2900);
const CANVAS = {
  '9:16': { width: 1080, height: 1920 },
  '4:5': { width: 1080, height: 1350 },
  '1:1': { width: 1080, height: 1080 },
  '16:9': { width: 1920, height: 1080 },
} as const satisfies Record<AdRatio, { width: number; height: number }>;
const WORD_TICKS = msToTicks(600);

export interface LookDocument {
  document: TimelineDocument;
  /** Every layout with a tick that shows it at rest. */
  stills: { layout: SceneLayoutName; tick: number }[];
}

/** Builds a document of one look in all its layouts, one after the other, each starting with the next image. */
export function buildLookDocument(input: {
  look: Look;
  ratio: AdRatio;
  language: SampleLanguage;
  images: readonly LookImage[];
  /** The storage key of an image. */
  keyOf(media: string): string;
}): LookDocument {
  const { look, ratio, language, images } = input;
  const layout = layoutAd({
    look,
    ratio,
    language,
    scenes: SCENE_LAYOUTS.map((name, index): AdScene => {
      const image = images[index % images.length];
      return {
        role: 'detail',
        start: index * SCENE_TICKS,
        duration: SCENE_TICKS,
        content: contentOf(language),
        layout: name,
        ...(image ? { image } : {}),
      };
    }),
    images,
    hasCaptions: true,
    seed: 0,
  });
  const captions = SCENE_LAYOUTS.flatMap((_, index) =>
    layout.scenes[index]?.captionsEnd !== undefined ? [] : [caption(input, layout, index)],
  );
  const document: TimelineDocument = {
    version: DOCUMENT_VERSION,
    canvas: { ...CANVAS[ratio], background: layout.background },
    frameRate: { num: 30, den: 1 },
    duration: SCENE_LAYOUTS.length * SCENE_TICKS,
    media: listMedia(input),
    script: [],
    tracks: withCaptions(layout.tracks, { kind: 'text', id: 'captions', clips: captions }),
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
  };
  const stills = layout.layouts.map((name, index) => ({ layout: name, tick: index * SCENE_TICKS + STILL_TICKS }));
  return { document, stills };
}

function listMedia(input: { images: readonly LookImage[]; keyOf(media: string): string }): Record<string, Media> {
  const images = input.images.flatMap(({ media, width, height, hasAlpha, cutOut }) => [
    { media, width, height, hasAlpha },
    ...(cutOut ? [{ media: cutOut.media, width: cutOut.width, height: cutOut.height, hasAlpha: true }] : []),
  ]);
  return Object.fromEntries(
    images.map(({ media, ...rest }): [string, Media] => [media, { kind: 'image', key: input.keyOf(media), ...rest }]),
  );
}

function caption(
  { language }: { language: SampleLanguage },
  { captions, scenes }: AdLayout,
  index: number,
): CaptionClip {
  const start = index * SCENE_TICKS;
  const pieces = segmentText(sampleCaption(language));
  return {
    kind: 'caption',
    id: `caption-${index}`,
    start,
    duration: SCENE_TICKS,
    words: pieces.map(({ text, spaceAfter }, at) => ({
      id: `word-${index}-${at}`,
      text,
      spaceAfter,
      // The third word is spoken at the time of the still.
      start: Math.max(0, start + STILL_TICKS + (at - 2.5) * WORD_TICKS),
      end: Math.max(0, start + STILL_TICKS + (at - 1.5) * WORD_TICKS),
    })),
    ...captions,
    ...(scenes[index]?.captionBox ? { box: scenes[index].captionBox } : {}),
  };
}
