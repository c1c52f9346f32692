import { msToTicks, type TitleClip } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { deriveColors, type SceneColors, sceneColors } from '../color/derive-colors.ts';
import { titleItem } from '../layout/text-items.ts';
import { LOOKS } from '../looks.ts';
import { zonesOf } from '../zones.ts';
import type { ComposeContext, Shot } from './shot.ts';
import { fitTexts } from './texts.ts';

const SHOT_TICKS = msToTicks(1000);
const look = LOOKS['food-warm'];
const zones = zonesOf({ ratio: '9:16', align: look.align, hasCaptions: false });
const colors = deriveColors(look.colors, { palettes: [] });
const background = sceneColors(colors, 'background');

const context: ComposeContext = {
  look,
  colors,
  type: look.latin,
  layout: 'hero',
  ratio: '9:16',
  language: 'en',
  zones,
  content: { accents: ['keeps drinks cold'] },
  images: [],
  id: 'scene-0',
  place: 0,
  turn: 0,
  seed: 0,
  start: 0,
  duration: 2 * SHOT_TICKS,
  cutTicks: [],
  shotCount: 2,
  isOpening: false,
  keepsOff: false,
};

/** Lists the clips of a title, with one shot for each of these background colours. */
function listTitles(backgrounds: readonly SceneColors[]): TitleClip[] {
  const block = fitTexts(context, {
    items: (scene) => [titleItem(scene, 'It keeps drinks cold', 2)],
    area: zones.content,
  });
  const shots = backgrounds.map(
    (each, index): Pick<Shot, 'start' | 'duration' | 'backing'> => ({
      start: index * SHOT_TICKS,
      duration: SHOT_TICKS,
      backing: { kind: 'background', colors: each },
    }),
  );
  return (block?.toClips(shots) ?? []).map(({ clip }) => clip).filter((clip) => clip.kind === 'title');
}

test('sets the emphasis of a title in the accent of each shot, even if background and ink stay', () => {
  const titles = listTitles([
    { ...background, accentInk: '#b8321a' },
    { ...background, accentInk: '#8a1f10' },
  ]);
  expect(titles.map(({ start, duration }) => [start, duration])).toEqual([
    [0, SHOT_TICKS],
    [SHOT_TICKS, SHOT_TICKS],
  ]);
  expect(titles.map(({ emphasis }) => emphasis?.color)).toEqual(['#b8321a', '#8a1f10']);
});

test('keeps a title in one clip through shots of the same colours', () => {
  const titles = listTitles([background, { ...background }]);
  expect(titles.map(({ start, duration }) => [start, duration])).toEqual([[0, 2 * SHOT_TICKS]]);
});
