import { LOOK_IDS } from '@reelwright/contracts';
import { msToTicks } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { listSlotted } from '../ad/collect-tracks.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import type { SlotName } from '../layout/slots.ts';
import { LOOKS } from '../looks.ts';
import type { LookImage } from '../picture/ad-image.ts';

const lamp = (media: string): LookImage => ({
  kind: 'image',
  media,
  width: 1500,
  height: 1500,
  faces: [],
  plainBackground: '#ffffff',
  hasAlpha: false,
  isScene: false,
  subject: { x: 0.2, y: 0.15, width: 0.6, height: 0.7 },
  subjectColor: '#2f7d5b',
  palette: ['#2f7d5b'],
  details: [],
  cutOut: {
    media: `${media}-alone`,
    width: 900,
    height: 1050,
    region: { x: 0.2, y: 0.15, width: 0.6, height: 0.7 },
    fill: 0.75,
    // A shade on a thin stand: nothing beside its foot.
    outline: [0.3, 0.2, 0.1, 0, 0, 0.45, 0.45, 0.3].map((from) => ({ from, to: 1 - from })),
    feet: [{ x: 0.3, y: 1, width: 0.4 }],
  },
});
const SCENE = msToTicks(3600);

/** The end card of a look. */
function makeCard(id: (typeof LOOK_IDS)[number], images: readonly LookImage[]) {
  const scenes = (['hook', 'call_to_action'] as const).map((role, index): AdScene => {
    const end = { title: 'Reading Lamp', reason: 'Dims to 1 %', price: '$59', callToAction: 'Buy now' };
    return { role, start: index * SCENE, duration: SCENE, content: role === 'hook' ? { title: 'Dark at five?' } : end };
  });
  const { tracks } = layoutAd({
    look: LOOKS[id],
    ratio: '9:16',
    language: 'en',
    scenes,
    images,
    hasCaptions: true,
    seed: 3,
  });
  return listSlotted(tracks).filter(({ clip }) => clip.start + clip.duration > SCENE && clip.start >= SCENE);
}
const TEXTS: ReadonlySet<SlotName> = new Set(['title', 'sticker', 'badge', 'captions']);

test('the elements of the card come in one after another within a second, and stay', () => {
  for (const id of LOOK_IDS) {
    const texts = makeCard(id, [lamp('front')]).filter(({ slot }) => TEXTS.has(slot));
    const starts = texts.map(({ clip }) => clip.start - SCENE).toSorted((a, b) => a - b);
    // The name stands from the cut on.
    expect(texts.find(({ slot }) => slot === 'title')?.clip.start).toBe(SCENE);
    expect(new Set(starts).size).toBeGreaterThanOrEqual(starts.length - 1);
    expect(starts.at(-1)).toBeLessThanOrEqual(msToTicks(1000));
    expect(texts.every(({ clip }) => clip.start + clip.duration === 2 * SCENE)).toBe(true);
  }
});

test('looks arrange their cards in several ways, on sets of their own', () => {
  const orders = LOOK_IDS.map((id) => {
    const texts = makeCard(id, [lamp('front')]).filter(({ slot }) => TEXTS.has(slot));
    const down = texts.toSorted((a, b) => ('box' in a.clip && 'box' in b.clip ? a.clip.box.y - b.clip.box.y : 0));
    return down.map(({ clip }) => clip.kind).join(' ');
  });
  expect(new Set(orders).size).toBeGreaterThanOrEqual(3);
  const sets = LOOK_IDS.map((id) => LOOKS[id].decoration.endCard.set.kind);
  expect(new Set(sets).size).toBeGreaterThanOrEqual(6);
});

test('a long card shows another view of the product first, and ends on that of the ad', () => {
  for (const id of LOOK_IDS) {
    const views = makeCard(id, [lamp('front'), lamp('side')])
      .flatMap(({ clip }) => ('media' in clip && clip.media.endsWith('-alone') ? [clip] : []))
      .toSorted((a, b) => a.start - b.start);
    expect([...new Set(views.map(({ media }) => media))]).toEqual(['side-alone', 'front-alone']);
  }
});

test('the sides of the product stay on the card, and most of its foot', () => {
  const boxes = LOOK_IDS.flatMap((id) =>
    makeCard(id, [lamp('front')]).flatMap(({ clip }) => ('media' in clip ? [{ id, ...clip.box }] : [])),
  );
  expect(boxes.length).toBeGreaterThanOrEqual(LOOK_IDS.length);
  expect(boxes.filter(({ x, y, width, height }) => x < 0 || x + width > 1 || y + 0.8 * height > 1)).toEqual([]);
});

test('price and button have a row each, and are read on a phone', () => {
  for (const id of LOOK_IDS) {
    const texts = makeCard(id, [lamp('front')]);
    const boxOf = (kind: string) =>
      texts.flatMap(({ clip }) => (clip.kind === kind && 'box' in clip ? [clip.box] : []))[0];
    const [price, button] = [boxOf('price_tag') ?? boxOf('discount_badge'), boxOf('cta')];
    if (!price || !button) throw new Error(`${id} has no price or no button`);
    const areApart = price.y + price.height <= button.y || button.y + button.height <= price.y;
    expect(areApart, id).toBe(true);
    expect(price.height * 1920, id).toBeGreaterThanOrEqual(110);
    expect(button.height * 1920, id).toBeGreaterThanOrEqual(90);
    expect(button.width, id).toBeGreaterThanOrEqual(0.6);
  }
});
