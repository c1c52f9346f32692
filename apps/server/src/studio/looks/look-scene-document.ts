import type { AdRatio } from '@reelwright/contracts';
import { layoutAd, type Look, type LookImage } from '@reelwright/looks';
import { DOCUMENT_VERSION, msToTicks, type TimelineDocument } from '@reelwright/timeline';
import { toBrandLook } from '@reelwright/ad';
import type { LookScene } from './look-painter.ts';

const CANVAS = {
  '9:16': { width: 1080, height: 1920 },
  '4:5': { width: 1080, height: 1350 },
  '1:1': { width: 1080, height: 1080 },
  '16:9': { width: 1920, height: 1080 },
} as const satisfies Record<AdRatio, { width: number; height: number }>;
/** Stills are shown about 130 pixels wide (wide ones 200), on screens with a pixel ratio of 2. */
export const PREVIEW_SCALE = {
  '9:16': 0.25,
  '4:5': 0.26,
  '1:1': 0.27,
  '16:9': 0.2,
} as const satisfies Record<AdRatio, number>;
const SCENE_TICKS = msToTicks(4000);
/** All entrances have ended by then, and no exit has begun. */
export const STILL_TICK = msToTicks(2900);
const IMAGE = 'image';

function toLookImage(image: NonNullable<LookScene['image']>): LookImage {
  return { kind: 'image', media: IMAGE, hasAlpha: false, ...image };
}

/** Builds the opening scene of an ad in a look, as a document of its own. */
export function buildLookScene(look: Look, scene: LookScene): TimelineDocument {
  const { ratio, language, title, kicker, rating, image, brandColors } = scene;
  const content = { title, ...(kicker ? { kicker } : {}), ...(rating ? { rating } : {}) };
  const { tracks, background } = layoutAd({
    ...toBrandLook(look, brandColors),
    ratio,
    language,
    scenes: [{ role: 'hook', start: 0, duration: SCENE_TICKS, content }],
    images: image ? [toLookImage(image)] : [],
    hasCaptions: true,
    seed: 0,
  });
  return {
    version: DOCUMENT_VERSION,
    canvas: { ...CANVAS[ratio], background },
    frameRate: { num: 30, den: 1 },
    duration: SCENE_TICKS,
    media: image
      ? {
          [IMAGE]: {
            kind: 'image',
            key: image.path,
            width: image.width,
            height: image.height,
            hasAlpha: false,
          },
        }
      : {},
    script: [],
    tracks,
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
  };
}
