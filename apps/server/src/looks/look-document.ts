import type { AdRatio } from '@reelwright/contracts';
import {
  captionPlace,
  collectTracks,
  deriveColors,
  layoutScene,
  type Look,
  type LookColors,
  type LookPicture,
  pageColors,
  SCENE_LAYOUTS,
  type SceneLayoutName,
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
/** When all has come, and nothing is on its way out. */
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

/** One look in all its layouts, one after the other, each with the next picture first. */
export function buildLookDocument(input: {
  look: Look;
  ratio: AdRatio;
  language: SampleLanguage;
  pictures: readonly LookPicture[];
  /** Where the pictures are stored. */
  keyOf(media: string): string;
}): LookDocument {
  const { look, ratio, language, pictures } = input;
  const colors = deriveColors(look.colors, { palettes: pictures.slice(0, 1).map(({ palette }) => palette) });
  const scenes = SCENE_LAYOUTS.map((layout, index) => {
    const first = index % pictures.length;
    return layoutScene({
      look,
      colors,
      layout,
      ratio,
      language,
      content: contentOf(language),
      pictures: [...pictures.slice(first), ...pictures.slice(0, first)],
      hasCaptions: true,
      start: index * SCENE_TICKS,
      duration: SCENE_TICKS,
      id: `scene-${index}`,
      turn: index,
    }).clips;
  });
  const cuts = scenes.map((_, index) => ({ at: index * SCENE_TICKS, isNewScene: true }));
  const media = Object.fromEntries(
    pictures.map(({ media: id, width, height, hasAlpha }): [string, Media] => [
      id,
      { kind: 'image', key: input.keyOf(id), width, height, hasAlpha },
    ]),
  );
  const document: TimelineDocument = {
    version: DOCUMENT_VERSION,
    canvas: { ...CANVAS[ratio], background: pageColors(look, colors).ground },
    frameRate: { num: 30, den: 1 },
    duration: scenes.length * SCENE_TICKS,
    media,
    script: [],
    tracks: [
      ...collectTracks({ look, scenes, cuts, seed: 0 }),
      { kind: 'text', id: 'captions', clips: SCENE_LAYOUTS.map((_, index) => caption(input, colors, index)) },
    ],
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
  };
  const stills = SCENE_LAYOUTS.map((layout, index) => ({ layout, tick: index * SCENE_TICKS + STILL_TICKS }));
  return { document, stills };
}

function caption(
  { look, ratio, language }: { look: Look; ratio: AdRatio; language: SampleLanguage },
  colors: LookColors,
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
      // The third word is spoken when the still is taken.
      start: Math.max(0, start + STILL_TICKS + (at - 2.5) * WORD_TICKS),
      end: Math.max(0, start + STILL_TICKS + (at - 1.5) * WORD_TICKS),
    })),
    ...captionPlace({ look, colors, ratio, language }),
  };
}
