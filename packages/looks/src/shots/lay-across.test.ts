import { LOOK_IDS } from '@reelwright/contracts';
import { msToTicks } from '@reelwright/timeline';
import { describe, expect, it, test } from 'vitest';
import { listSlotted } from '../ad/collect-tracks.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { fromEdges } from '../rect.ts';
import { fillOf } from './fill-room.ts';
import { layAcross } from './lay-across.ts';
import { isSlight } from './product-shape.ts';

const canvas = { width: 1080, height: 1920 };
/** The area below texts. */
const zone = fromEdges(0, 860, 1080, 1920);

type Band = { from: number; to: number };

function outlined(
  size: { width: number; height: number },
  outline: readonly Band[],
  fill: number,
  foot = { x: 0.1, y: 1, width: 0.8 },
): LookImage {
  return {
    kind: 'image',
    media: 'photo',
    width: 2400,
    height: 2400,
    faces: [],
    plainBackground: '#ffffff',
    hasAlpha: false,
    isScene: false,
    palette: ['#2456b8'],
    subjectColor: '#2456b8',
    subject: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
    details: [],
    cutOut: {
      media: 'alone',
      ...size,
      region: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
      fill,
      feet: [foot],
      outline,
    },
  };
}

const bands = (count: number, from: number): Band[] => Array.from({ length: count }, () => ({ from, to: 1 - from }));
/** A thick handle above a thin blade. */
const screwdriver = outlined({ width: 300, height: 2000 }, [...bands(8, 0.05), ...bands(12, 0.4)], 0.47);
/** A lamp, a rod and spread legs, between which is nothing. */
const lampOnStand = outlined(
  { width: 600, height: 1900 },
  [...bands(4, 0.3), ...bands(9, 0.46), ...bands(7, 0.1)],
  0.24,
);
/** A grip to the left of a long blade. */
const saw = outlined(
  { width: 2000, height: 500 },
  [
    ...Array.from({ length: 6 }, () => ({ from: 0, to: 0.3 })),
    ...Array.from({ length: 14 }, () => ({ from: 0, to: 1 })),
  ],
  0.66,
);
const backpack = outlined({ width: 1200, height: 1500 }, bands(20, 0.05), 0.85);

const wish = { zone, canvas, least: 0.5, grown: 1.06 };

/** Returns the share of the canvas that a laid product covers at most, and whether a part of its box is visible. */
function measure(image: LookImage, laid: ReturnType<typeof layAcross>) {
  if (!laid) throw new Error('it can be laid across');
  const { rect, degrees, shown } = laid;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const placeOf = (x: number, y: number) => {
    const [dx, dy] = [(x - 0.5) * rect.width, (y - 0.5) * rect.height];
    return { x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos };
  };
  const isSeen = (x: number, y: number): boolean => {
    const at = placeOf(x, y);
    return at.x >= 0 && at.x <= canvas.width && at.y >= zone.y && at.y <= canvas.height;
  };
  const share = (fillOf(image) * rect.width * rect.height * shown) / (canvas.width * canvas.height);
  return { share, isSeen, placeOf };
}

test('thin products are told from those that fill their part of the canvas', () => {
  expect([screwdriver, lampOnStand, saw, backpack].map(isSlight)).toEqual([true, true, true, false]);
});

describe('a thin product', () => {
  it('covers more than twice of what it covers upright', () => {
    const { share } = measure(screwdriver, layAcross(screwdriver, wish));
    const upright = (0.47 * zone.height * zone.height * 300) / 2000 / (canvas.width * canvas.height);
    expect(share).toBeGreaterThan(2 * upright);
  });

  it('keeps the end that tells what it is in view, and off the texts', () => {
    for (const isCounter of [false, true]) {
      const { isSeen, placeOf } = measure(screwdriver, layAcross(screwdriver, { ...wish, isCounter }));
      for (const y of [0.02, 0.1, 0.18]) expect(isSeen(0.5, y)).toBe(true);
      for (const x of [0.1, 0.9]) expect(placeOf(x, 0).y).toBeGreaterThanOrEqual(zone.y);
    }
  });

  it('lies the other way in the next shot', () => {
    const [one, other] = [false, true].map((isCounter) => layAcross(screwdriver, { ...wish, isCounter })?.lean ?? 0);
    expect([one, other].toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([-1, 1]);
  });

  it('shows its solid end when it is near, and both ends as a whole', () => {
    const near = measure(lampOnStand, layAcross(lampOnStand, { ...wish, least: 0.5 }));
    expect([near.isSeen(0.4, 0.05), near.isSeen(0.6, 0.05)]).toEqual([true, true]);
    const whole = measure(lampOnStand, layAcross(lampOnStand, { ...wish, least: 0.75 }));
    expect([whole.isSeen(0.5, 0.05), whole.isSeen(0.5, 0.95)]).toEqual([true, true]);
  });
});

test('in each look, a thin product lies across the card that closes the ad', () => {
  const SCENE = msToTicks(3600);
  const scenes = (['hook', 'benefit', 'call_to_action'] as const).map(
    (role, index): AdScene => ({
      role,
      start: index * SCENE,
      duration: SCENE,
      content: { title: `Holds ${index} screws`, price: '$9', callToAction: 'Shop now' },
    }),
  );
  for (const id of LOOK_IDS) {
    const request = { ratio: '9:16', language: 'en', images: [saw], hasCaptions: true, seed: 1 } as const;
    const clips = listSlotted(layoutAd({ ...request, look: LOOKS[id], scenes }).tracks).flatMap(({ clip }) =>
      clip.kind === 'image' && clip.id.includes('-product-0-') ? [clip] : [],
    );
    const card = clips.find((clip) => clip.start === 2 * SCENE);
    expect(card?.transform?.rotation, id).toBeDefined();
    expect(card?.box.width ?? 0, id).toBeGreaterThan(1);
  }
});

test('nobody lays down what stands on a broad foot, however thin its handle', () => {
  const rising = Array.from({ length: 11 }, (_, band) => ({ from: 0.9 - 0.04 * band, to: 0.98 - 0.04 * band }));
  const body = Array.from({ length: 5 }, () => ({ from: 0, to: 0.52 }));
  const mower = (feet: number) =>
    outlined({ width: 644, height: 477 }, [...rising, ...body], 0.18, { x: 0.01, y: 1, width: feet });
  expect(isSlight(mower(0.51))).toBe(false);
  expect(isSlight(mower(0.1))).toBe(true);
});
