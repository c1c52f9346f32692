import { LOOK_IDS } from '@reelwright/contracts';
import { msToTicks, type ShapeClip } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { listSlotted } from '../ad/collect-tracks.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { canvasOf } from '../zones.ts';
import { measureFraming, subjectShown } from './framing.ts';

/** A ball that nothing was cut out of, before white. */
const BALL: LookImage = {
  kind: 'image',
  media: 'ball',
  width: 1200,
  height: 1200,
  faces: [],
  plainBackground: '#ffffff',
  hasAlpha: false,
  isScene: false,
  subject: { x: 0.06, y: 0.06, width: 0.88, height: 0.88 },
  subjectColor: '#c45198',
  palette: ['#c45198'],
  details: [{ x: 0.3, y: 0.3, width: 0.3, height: 0.3 }],
};
const SCENE = msToTicks(3600);
const canvas = canvasOf('9:16');

/** The shots of ads of the ball in every look, with the role of their scene. */
const shots = LOOK_IDS.flatMap((id) =>
  [1, 2].flatMap((seed) => {
    const roles = ['hook', 'benefit', 'offer', 'call_to_action'] as const;
    const scenes = roles.map((role, index): AdScene => {
      const title = role === 'call_to_action' ? 'Stasis Ball' : 'Holds 500 kg';
      const content = { title, price: '$27', ...(role === 'call_to_action' ? { callToAction: 'Buy now' } : {}) };
      return { role, start: index * SCENE, duration: SCENE, content };
    });
    const layout = layoutAd({
      look: LOOKS[id],
      ratio: '9:16',
      language: 'en',
      scenes,
      images: [BALL],
      hasCaptions: true,
      seed,
    });
    const slotted = listSlotted(layout.tracks);
    return roles.flatMap((role, index) => {
      const starts = [index * SCENE, ...(layout.scenes[index]?.cuts ?? [])];
      return starts.map((start, at) => {
        const end = starts[at + 1] ?? (index + 1) * SCENE;
        const clips = slotted.filter(({ clip }) => clip.start <= start && start < clip.start + clip.duration);
        return { id, role, at, start, duration: end - start, clips };
      });
    });
  }),
);

test('a photo on white is a print with generous margins, or a sheet that runs to the edges on three sides', () => {
  const windows = shots.flatMap(({ clips }) =>
    clips.flatMap(({ clip }) =>
      clip.kind === 'shape' && /-window-\d+$/.test(clip.id) ? [clip satisfies ShapeClip] : [],
    ),
  );
  expect(windows.length).toBeGreaterThan(LOOK_IDS.length);
  const kinds = windows.map(({ box }) => {
    const sides = [
      box.x * canvas.width,
      (1 - box.x - box.width) * canvas.width,
      (1 - box.y - box.height) * canvas.height,
    ];
    if (sides.every((px) => px >= 36)) return 'print';
    return sides.every((px) => px <= 0.01) ? 'sheet' : sides.map(Math.round).join(' ');
  });
  expect(new Set(kinds)).toEqual(new Set(['print', 'sheet']));
});

test('a price, the end and the first shot show most of the product, and the end shows all of it', () => {
  const shares = shots.flatMap(({ id, role, at, ...shot }) => {
    const least = { call_to_action: 0.97, offer: at === 0 ? 0.75 : 0.28, hook: at === 0 ? 0.6 : 0, benefit: 0 }[role];
    const seen = measureFraming(shot, [BALL], canvas);
    return seen && subjectShown(seen, BALL) < least ? [`${id} ${role} ${subjectShown(seen, BALL).toFixed(2)}`] : [];
  });
  expect(shares).toEqual([]);
});

test('the image of a print moves as its paper does', () => {
  // In the shot that opens an ad, all moves as the camera does.
  const others = shots.filter(({ role, at }) => role !== 'hook' || at > 0);
  const prints = others.flatMap(({ clips }) => {
    const paper = clips.find(({ clip }) => clip.kind === 'shape' && /-window-\d+$/.test(clip.id));
    const image = clips.find(({ slot }) => slot === 'product');
    const [onPaper, onImage] = [paper, image].map((each) => each && 'transform' in each.clip && each.clip.transform);
    return onPaper ? [{ onPaper, onImage }] : [];
  });
  expect(prints.length).toBeGreaterThan(10);
  for (const { onPaper, onImage } of prints) expect(onImage).toEqual(onPaper);
});

test('a price that opens an ad comes in anew without a cut, and no two of its texts overlap in time', () => {
  const overlaps = LOOK_IDS.flatMap((id) => {
    const content = { title: 'Ball', price: '$27' };
    const hook: AdScene = { role: 'hook', start: 0, duration: msToTicks(6500), content, hookFormat: 'price-slam' };
    const request = {
      look: LOOKS[id],
      ratio: '9:16',
      language: 'en',
      images: [BALL],
      hasCaptions: true,
      seed: 1,
    } as const;
    return layoutAd({ ...request, scenes: [hook] }).tracks.flatMap(({ clips }) =>
      clips.slice(1).filter((clip, index) => {
        const before = clips[index];
        return before !== undefined && clip.start < before.start + before.duration;
      }),
    );
  });
  expect(overlaps).toEqual([]);
});
