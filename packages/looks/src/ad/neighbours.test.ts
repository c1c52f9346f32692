import { LOOK_IDS } from '@reelwright/contracts';
import { msToTicks, type TitleClip } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { listSlotted } from './collect-tracks.ts';

const SCENE = msToTicks(2600);
const TITLES = ['Dark at five?', 'Dims to one percent', 'Folds flat', 'Charges by USB'];

const region = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };
const product: LookImage = {
  kind: 'image',
  media: 'front',
  width: 2400,
  height: 2400,
  faces: [],
  plainBackground: '#ffffff',
  hasAlpha: false,
  isScene: false,
  subject: region,
  subjectColor: '#2f7d5b',
  palette: ['#2f7d5b'],
  details: [
    { x: 0.38, y: 0.3, width: 0.24, height: 0.22 },
    { x: 0.3, y: 0.6, width: 0.22, height: 0.2 },
  ],
  cutOut: {
    media: 'front-alone',
    width: 1920,
    height: 1920,
    region,
    fill: 0.85,
    outline: Array.from({ length: 10 }, () => ({ from: 0.03, to: 0.97 })),
    feet: [{ x: 0.1, y: 1, width: 0.8 }],
  },
};
/** A photo of the same thing in a room. */
const room: LookImage = {
  ...product,
  media: 'room',
  width: 1200,
  height: 1700,
  plainBackground: null,
  isScene: true,
  subject: { x: 0.25, y: 0.3, width: 0.5, height: 0.4 },
  details: [],
};
delete room.cutOut;

function layOut(id: (typeof LOOK_IDS)[number], images: readonly LookImage[], seed: number) {
  const scenes = (['hook', 'benefit', 'benefit', 'detail', 'call_to_action'] as const).map((role, index): AdScene => {
    const title = TITLES[index];
    const content = title
      ? { title, isSpoken: true }
      : { title: 'Reading Lamp', reason: 'Dims to 1 %', price: '$59', callToAction: 'Buy now' };
    return { role, start: index * SCENE, duration: SCENE, content };
  });
  const request = { look: LOOKS[id], ratio: '9:16', language: 'en', scenes, images, hasCaptions: true, seed } as const;
  return listSlotted(layoutAd(request).tracks);
}

/** Lists the heights of an ad's titles on the canvas in order, by thirds of the safe zone, or their column. */
function listAnchors(clips: ReturnType<typeof layOut>): string[] {
  return clips
    .map(({ clip }) => clip)
    .filter((clip): clip is TitleClip => clip.kind === 'title' && !clip.id.startsWith('scene-4-'))
    .toSorted((one, other) => one.start - other.start)
    .map(({ box }) => {
      const middle = box.y + box.height / 2;
      return box.width < 0.5 ? 'column' : middle < 0.36 ? 'top' : middle < 0.54 ? 'middle' : 'foot';
    });
}

const countMoves = (anchors: readonly string[]) =>
  anchors.slice(1).filter((each, index) => each !== anchors[index]).length;

test('the texts of an ad move at least twice', () => {
  for (const id of LOOK_IDS)
    for (const seed of [1, 2, 3]) {
      const clips = layOut(id, [product], seed);
      const anchors = listAnchors(clips);
      expect(countMoves(anchors), `${id} ${seed}: ${anchors.join(' ')}`).toBeGreaterThanOrEqual(2);
    }
});

test('a photo of surroundings is seen from edge to edge at least once', () => {
  for (const id of LOOK_IDS)
    for (const images of [[room], [product, room]]) {
      const full = layOut(id, images, 2).filter(
        ({ clip }) =>
          clip.kind === 'image' &&
          clip.media === 'room' &&
          clip.fit === 'cover' &&
          clip.box.x <= 0 &&
          clip.box.y <= 0 &&
          clip.box.width >= 1 &&
          clip.box.height >= 1,
      );
      expect(full.length, id).toBeGreaterThan(0);
    }
});
