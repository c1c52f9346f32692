import { AD_RATIOS, type AdRatio, LOOK_IDS, type LookId } from '@reelwright/contracts';
import { DOCUMENT_VERSION, type Media, msToTicks, type TimelineDocument } from '@reelwright/timeline';
import { collectTracks } from './ad/collect-tracks.ts';
import { deriveColors } from './color/derive-colors.ts';
import { SCENE_LAYOUTS, type SceneLayoutName, suitsLayout } from './layout/scene-content.ts';
import { layoutScene, pageColors, type SceneLayout } from './layout-scene.ts';
import type { Look } from './look.ts';
import { LOOKS } from './looks.ts';
import type { LookPicture } from './picture/ad-picture.ts';
import { TEST_CONTENTS } from './test-contents.ts';
import { TEST_PICTURES } from './test-pictures.ts';
import { canvasOf } from './zones.ts';

/** Every scene that tests look at. */
export interface TestScene {
  name: string;
  look: Look;
  ratio: AdRatio;
  layout: SceneLayoutName;
  language: string;
  pictures: readonly LookPicture[];
  scene: SceneLayout;
  /** The scene alone, as a document of three seconds. */
  document: TimelineDocument;
}

const DURATION = msToTicks(3000);

function sceneOf(
  id: LookId,
  ratio: AdRatio,
  layout: SceneLayoutName,
  text: number,
  turn: number,
): TestScene | undefined {
  const look = LOOKS[id];
  const { language, content } = TEST_CONTENTS[text] ?? { language: 'en', content: {} };
  const first = turn % TEST_PICTURES.length;
  const pictures = [...TEST_PICTURES.slice(first), ...TEST_PICTURES.slice(0, first)];
  if (!suitsLayout(layout, content, pictures.length)) return undefined;
  const colors = deriveColors(look.colors, { palettes: [pictures[0]?.palette ?? []] });
  const scene = layoutScene({
    look,
    colors,
    layout,
    ratio,
    language,
    content,
    pictures,
    hasCaptions: true,
    start: 0,
    duration: DURATION,
    id: 's',
    turn,
  });
  const media = Object.fromEntries(
    pictures.map(({ media: key, width, height, hasAlpha }): [string, Media] => [
      key,
      { kind: 'image', key, width, height, hasAlpha },
    ]),
  );
  const document: TimelineDocument = {
    version: DOCUMENT_VERSION,
    canvas: { ...canvasOf(ratio), background: pageColors(look, colors).ground },
    frameRate: { num: 30, den: 1 },
    duration: DURATION,
    media,
    script: [],
    tracks: collectTracks({ look, scenes: [scene.clips], cuts: [], seed: 0 }),
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
  };
  const name = `${id} ${layout} ${ratio} ${language} ${pictures[0]?.media}`;
  return { name, look, ratio, layout, language, pictures, scene, document };
}

/** Every look in every layout at every ratio in every language, the pictures and the turns changing from one to the next. */
export function listTestScenes(): TestScene[] {
  const scenes: TestScene[] = [];
  let turn = 0;
  for (const id of LOOK_IDS)
    for (const ratio of AD_RATIOS)
      for (const layout of SCENE_LAYOUTS)
        for (const text of TEST_CONTENTS.keys()) {
          const scene = sceneOf(id, ratio, layout, text, turn);
          if (scene) scenes.push(scene);
          // A step that shares no factor with the numbers of pictures, masks and grounds: in time all meet.
          turn += 7;
        }
  return scenes;
}
