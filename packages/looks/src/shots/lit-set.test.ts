import { AD_RATIOS, LOOK_IDS } from '@reelwright/contracts';
import { msToTicks, type ShapeClip } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { LOOKS } from '../looks.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';

const PRODUCT: LookImage = {
  kind: 'image',
  media: 'bottle',
  width: 800,
  height: 1200,
  subject: { x: 0.25, y: 0.1, width: 0.5, height: 0.8 },
  faces: [],
  plainBackground: '#ffffff',
  hasAlpha: false,
  cutOut: {
    media: 'bottle-cut-out',
    width: 500,
    height: 700,
    region: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 },
    fill: 0.8,
    feet: [{ x: 0.1, y: 1, width: 0.8 }],
  },
  isScene: false,
  subjectColor: '#2456e6',
  details: [],
  palette: ['#2456e6'],
};

const SCENE = msToTicks(4000);

function shapesOf(id: (typeof LOOK_IDS)[number], image: LookImage, ratio: (typeof AD_RATIOS)[number] = '9:16') {
  const scenes = (['hook', 'intro', 'benefit', 'offer', 'call_to_action'] as const).map(
    (role, index): AdScene => ({
      role,
      start: index * SCENE,
      duration: SCENE,
      words: [],
      cuts: [],
      content: { title: 'What it does', price: '$19.99', callToAction: 'Shop now' },
    }),
  );
  const { tracks } = layoutAd({
    look: LOOKS[id],
    ratio,
    language: 'en',
    scenes,
    images: [image],
    // Captions above a title leave too little height for a product to stand whole.
    hasCaptions: false,
    seed: 1,
  });
  return tracks
    .flatMap(({ clips }) => clips as { kind: string }[])
    .filter(({ kind }) => kind === 'shape') as ShapeClip[];
}

test.each(LOOK_IDS)('%s has two or three different sets', (id) => {
  const { sets } = LOOKS[id].decoration;
  expect(sets.length).toBeGreaterThanOrEqual(2);
  expect(new Set(sets.map(({ kind, gobo }) => `${kind} ${gobo}`)).size).toBe(sets.length);
});

test('at least eight kinds of sets are used', () => {
  const kinds = LOOK_IDS.flatMap((id) => LOOKS[id].decoration.sets.map(({ kind }) => kind));
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(8);
});

test.each(LOOK_IDS)('a standing product has a footing in a set with a floor, in %s', (id) => {
  const shapes = shapesOf(id, PRODUCT);
  const footings = shapes.filter(({ footing }) => footing);
  expect(footings.length).toBeGreaterThan(0);
  const sets = shapes.filter(({ set }) => set && set.horizon < 1);
  for (const { start, footing, box } of footings) {
    const set = sets.find((each) => each.start === start);
    // A plinth that is a panel has no floor behind it.
    if (!set?.set || !footing) continue;
    const foot = Math.max(...footing.feet.map(({ y }) => box.y + y * box.height));
    expect(set.box.y + set.set.horizon * set.box.height).toBeLessThan(foot);
  }
});

test.each(LOOK_IDS)('a product that cannot stand gets no podium in %s', (id) => {
  const lying = { ...PRODUCT, ...(PRODUCT.cutOut ? { cutOut: { ...PRODUCT.cutOut, feet: null } } : {}) };
  const podiums = shapesOf(id, lying).filter(({ footing }) => footing && footing.kind !== 'floor');
  expect(podiums).toEqual([]);
});

test.each(AD_RATIOS)('sets cover the whole canvas all the time in %s', (ratio) => {
  const boxes = shapesOf('beauty-soft', PRODUCT, ratio).flatMap(({ set, box }) => (set ? [box] : []));
  const isWide = boxes.map(({ x, width }) => x <= -0.03 && x + width >= 1.03);
  const isHigh = boxes.map(({ y, height }) => y <= -0.03 && y + height >= 1.03);
  expect(new Set([...isWide, ...isHigh])).toEqual(new Set([true]));
});

test.each(LOOK_IDS)('texts beside a product have one material behind them down to the floor in %s', (id) => {
  const sets = shapesOf(id, PRODUCT, '16:9').flatMap(({ set }) => (set ? [set] : []));
  expect(sets.map(({ floor }) => floor)).toEqual(sets.map(({ wall }) => wall));
});
