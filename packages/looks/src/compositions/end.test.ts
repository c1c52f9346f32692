import { LOOK_IDS } from '@reelwright/contracts';
import { clipRectAt, msToTicks } from '@reelwright/timeline';
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

const REQUEST = { ratio: '9:16', language: 'en', hasCaptions: true, seed: 3 } as const;

/** The end card of a look. */
function makeCard(id: (typeof LOOK_IDS)[number], images: readonly LookImage[], title = 'Reading Lamp') {
  const scenes = (['hook', 'call_to_action'] as const).map((role, index): AdScene => {
    const end = { title, reason: 'Dims to 1 %', price: '$59', callToAction: 'Buy now' };
    return { role, start: index * SCENE, duration: SCENE, content: role === 'hook' ? { title: 'Dark at five?' } : end };
  });
  const { tracks } = layoutAd({ ...REQUEST, look: LOOKS[id], scenes, images });
  return listSlotted(tracks).filter(({ clip }) => clip.start + clip.duration > SCENE && clip.start >= SCENE);
}
const TEXTS: ReadonlySet<SlotName> = new Set(['title', 'sticker', 'badge', 'captions']);

test('the card is complete in its first frame, stays, and moves until its last second', () => {
  for (const id of LOOK_IDS) {
    const texts = makeCard(id, [lamp('front')]).filter(({ slot }) => TEXTS.has(slot));
    expect(texts.length, id).toBeGreaterThanOrEqual(3);
    for (const { clip } of texts) {
      expect([clip.start, clip.start + clip.duration], clip.id).toEqual([SCENE, 2 * SCENE]);
      if (!('box' in clip)) continue;
      expect(clipRectAt(clip, SCENE).width, clip.id).toBeGreaterThan(0.85 * clip.box.width);
    }
    const button = texts.find(({ clip }) => clip.kind === 'cta')?.clip;
    if (!button) throw new Error('the card has a button');
    const seen = Array.from({ length: 60 }, (_, step) => clipRectAt(button, 2 * SCENE - (step + 1) * 2000).width);
    expect(Math.max(...seen), id).toBeGreaterThan(1.03 * Math.min(...seen));
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

/** A pan: three times as wide as high. */
const pan: LookImage = {
  ...lamp('pan'),
  subject: { x: 0.05, y: 0.35, width: 0.9, height: 0.3 },
  cutOut: {
    media: 'pan-alone',
    width: 1350,
    height: 450,
    region: { x: 0.05, y: 0.35, width: 0.9, height: 0.3 },
    fill: 0.75,
    feet: [{ x: 0.3, y: 1, width: 0.4 }],
  },
};

test('above a flat product, which leaves room, the name and the price are larger', () => {
  const larger = LOOK_IDS.map((id) => {
    const sizeOf = (image: LookImage) =>
      makeCard(id, [image]).flatMap(({ slot, clip }) =>
        slot === 'title' && clip.kind === 'title' ? [clip.style.size] : [],
      )[0] ?? 0;
    expect(
      makeCard(id, [pan]).filter(({ clip }) => clip.kind === 'price_tag'),
      id,
    ).toHaveLength(1);
    return sizeOf(pan) > 1.1 * sizeOf(lamp('front'));
  });
  expect(larger.filter(Boolean).length).toBeGreaterThanOrEqual(3);
});

/** A tent in a forest: it stands in the lower half of its photo. */
const tent: LookImage = {
  kind: 'image',
  media: 'tent',
  width: 1080,
  height: 1920,
  faces: [],
  plainBackground: null,
  hasAlpha: false,
  isScene: true,
  subject: { x: 0.1, y: 0.56, width: 0.8, height: 0.36 },
  palette: ['#e0a030'],
  details: [{ x: 0.3, y: 0.62, width: 0.4, height: 0.24 }],
  // A dark, calm forest.
  tones: { columns: 1, rows: 1, light: [26], spread: [2] },
};

test('a photo with room above its subject fills the card, and the texts hide nothing of the subject', () => {
  for (const id of LOOK_IDS) {
    const clips = makeCard(id, [tent]);
    const photo = clips.flatMap(({ clip }) => ('media' in clip ? [clip.box] : []))[0];
    expect(photo, id).toMatchObject({ x: 0, y: 0, width: 1, height: 1 });
    const lowest = clips.flatMap(({ slot, clip }) =>
      TEXTS.has(slot) && 'box' in clip ? [clip.box.y + clip.box.height] : [],
    );
    expect(Math.max(...lowest), id).toBeLessThan(0.62);
  }
});

test('a photo that its subject fills stays beside the texts of the card', () => {
  const filled = { ...tent, subject: { x: 0.05, y: 0.1, width: 0.9, height: 0.85 } };
  for (const id of LOOK_IDS) {
    const panels = makeCard(id, [filled], 'Adjustable Reading Lamp with Desk Clamp').filter(({ clip }) =>
      /-(?:panel|window)-/u.test(clip.id),
    );
    expect(panels.length, id).toBeGreaterThan(0);
  }
});

test('before a price that is said late, its reason is read large, and the card does not repeat it', () => {
  const long = msToTicks(5000);
  const priceAt = SCENE + msToTicks(1300);
  for (const id of LOOK_IDS) {
    const content = { title: 'Reading Lamp', reason: 'Dims to 1 %', price: '$59', callToAction: 'Buy now' };
    const scenes: AdScene[] = [
      { role: 'hook', start: 0, duration: SCENE, content: { title: 'Dark at five?' } },
      { role: 'call_to_action', start: SCENE, duration: long, content, priceAt, answerAt: SCENE + msToTicks(2600) },
    ];
    const { tracks } = layoutAd({ ...REQUEST, look: LOOKS[id], scenes, images: [lamp('front')] });
    const clips = listSlotted(tracks).map(({ clip }) => clip);
    const told = clips.filter((clip) => clip.kind === 'title' && clip.text.replaceAll('\u00a0', ' ') === 'Dims to 1 %');
    expect(
      told.map(({ start }) => start),
      id,
    ).toEqual([SCENE]);
    const prices = clips.flatMap((clip) => (clip.kind === 'price_tag' ? [clip.start] : []));
    expect(Math.min(...prices), id).toBe(priceAt - msToTicks(60));
    const card = Math.min(...clips.flatMap((clip) => (clip.kind === 'cta' ? [clip.start] : [])));
    expect(SCENE + long - card, id).toBeLessThanOrEqual(msToTicks(2800));
  }
});
