import { AD_RATIOS, type AdRatio, LOOK_IDS, type LookId } from '@reelwright/contracts';
import { DOCUMENT_VERSION, type Media, msToTicks, type TimelineDocument } from '@reelwright/timeline';
import { SCENE_LAYOUTS, type SceneLayoutName, suitsLayout } from './layout/scene-content.ts';
import { withCaptions } from './ad/collect-tracks.ts';
import { type AdLayout, type AdScene, layoutAd } from './layout-ad.ts';
import type { Look } from './look.ts';
import { LOOKS } from './looks.ts';
import type { LookImage } from './picture/ad-image.ts';
import { TEST_CONTENTS } from './test-contents.ts';
import { TEST_IMAGES } from './test-images.ts';
import { canvasOf } from './zones.ts';

export const TEST_SCENE_TICKS = msToTicks(3000);

/** An ad that shows every layout once, for tests. */
export interface TestAd {
  name: string;
  look: Look;
  ratio: AdRatio;
  layout: AdLayout;
  /** The requested layouts of its scenes, in order. */
  names: SceneLayoutName[];
  document: TimelineDocument;
}

/** Lists the media that a document with these images needs. */
export function listTestMedia(shown: readonly LookImage[]): Record<string, Media> {
  const images = shown.flatMap(({ media, width, height, hasAlpha, cutOut, extended }) => [
    { media, width, height, hasAlpha },
    ...(cutOut ? [{ media: cutOut.media, width: cutOut.width, height: cutOut.height, hasAlpha: true }] : []),
    ...(extended ? [{ media: extended.media, width: extended.width, height: extended.height, hasAlpha: false }] : []),
  ]);
  return Object.fromEntries(
    images.map(({ media, ...rest }): [string, Media] => [media, { kind: 'image', key: media, ...rest }]),
  );
}

function adOf(id: LookId, ratio: AdRatio, text: number, turn: number): TestAd {
  const look = LOOKS[id];
  const { language, content } = TEST_CONTENTS[text] ?? { language: 'en', content: {} };
  const names = SCENE_LAYOUTS.filter((layout) => suitsLayout(layout, content, TEST_IMAGES.length));
  const scenes = names.map((layout, index): AdScene => {
    const image = TEST_IMAGES[(turn + index) % TEST_IMAGES.length];
    const start = index * TEST_SCENE_TICKS;
    return { role: 'detail', start, duration: TEST_SCENE_TICKS, content, layout, ...(image ? { image } : {}) };
  });
  const layout = layoutAd({ look, ratio, language, scenes, images: TEST_IMAGES, hasCaptions: true, seed: turn });
  const captions = names.flatMap((_, index) => {
    const start = index * TEST_SCENE_TICKS;
    const end = layout.scenes[index]?.captionsEnd ?? start + TEST_SCENE_TICKS;
    if (end <= start) return [];
    const word = { id: `word-${index}`, text: 'word', start, end, spaceAfter: true };
    const place = { ...layout.captions, box: layout.scenes[index]?.captionBox ?? layout.captions.box };
    return [
      { kind: 'caption' as const, id: `caption-${index}`, start, duration: end - start, words: [word], ...place },
    ];
  });
  const document: TimelineDocument = {
    version: DOCUMENT_VERSION,
    canvas: { ...canvasOf(ratio), background: layout.background },
    frameRate: { num: 30, den: 1 },
    duration: names.length * TEST_SCENE_TICKS,
    media: listTestMedia(TEST_IMAGES),
    script: [],
    tracks: withCaptions(layout.tracks, { kind: 'text', id: 'captions', clips: captions }),
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
  };
  return { name: `${id} ${ratio} ${language}`, look, ratio, layout, names, document };
}

/** Lists test ads of every look at every ratio in every language, with changing images and turns. */
export function listTestAds(): TestAd[] {
  let turn = 0;
  return LOOK_IDS.flatMap((id) =>
    AD_RATIOS.flatMap((ratio) =>
      TEST_CONTENTS.map((_, text) => {
        turn += 7;
        return adOf(id, ratio, text, turn);
      }),
    ),
  );
}
