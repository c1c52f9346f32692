import { LOOK_IDS } from '@reelwright/contracts';
import { msToTicks, type TitleClip } from '@reelwright/timeline';
import { describe, expect, it } from 'vitest';
import { listSlotted } from '../ad/collect-tracks.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { intersect } from '../rect.ts';
import { measureFraming, subjectShown } from '../shots/framing.ts';
import { canvasOf } from '../zones.ts';

const SCENE = msToTicks(2400);
const canvas = canvasOf('9:16');

/** A camera on a table: a photo of surroundings, from which nothing was cut out. */
const PHOTO: LookImage = {
  kind: 'image',
  media: 'table',
  width: 1600,
  height: 1200,
  faces: [],
  plainBackground: null,
  hasAlpha: false,
  isScene: true,
  isWearable: false,
  subject: { x: 0.36, y: 0.34, width: 0.26, height: 0.34 },
  subjectColor: '#2b3036',
  palette: ['#2b3036', '#8d8478'],
  details: [
    { x: 0.4, y: 0.4, width: 0.14, height: 0.16 },
    { x: 0.5, y: 0.36, width: 0.1, height: 0.12 },
  ],
  tones: { columns: 1, rows: 1, light: [38], spread: [3] },
};

const LINES = [
  { role: 'hook', title: 'Thirty times nearer' },
  { role: 'benefit', title: '30x optical zoom' },
  { role: 'benefit', title: 'The screen flips out' },
  { role: 'detail', title: 'Shoots 4K video' },
  { role: 'detail', title: 'Fits your pocket' },
] as const;

const scenes: AdScene[] = [
  ...LINES.map(({ role, title }, index) => ({
    role,
    start: index * SCENE,
    duration: SCENE,
    content: { title, isSpoken: true, accents: ['30x', '4K'] },
  })),
  {
    role: 'call_to_action',
    start: LINES.length * SCENE,
    duration: SCENE,
    content: { title: 'Compact Camera', price: '$429', callToAction: 'Buy now' },
  },
];

type Wish = Partial<Parameters<typeof layoutAd>[0]>;

const layOut = (id: (typeof LOOK_IDS)[number], wish: Wish = {}) =>
  layoutAd({
    look: LOOKS[id],
    ratio: '9:16',
    language: 'en',
    scenes,
    images: [PHOTO],
    hasCaptions: true,
    seed: 3,
    ...wish,
  });

/** Describes how the canvas is divided at a tick: where its panel is, and whether a photo fills it. */
function arrangementAt(slotted: ReturnType<typeof listSlotted>, tick: number): string {
  const shown = slotted.filter(({ clip }) => clip.start <= tick && tick < clip.start + clip.duration);
  const panel = shown.find(({ clip }) => clip.kind === 'shape' && clip.id.includes('-panel-'));
  const photos = shown.filter(({ clip }) => clip.kind === 'image').length;
  if (!panel || !('box' in panel.clip)) return `full ${photos}`;
  const { x, y, width, height } = panel.clip.box;
  const [right, foot] = [x + width, y + height].map((edge) => Math.round(Math.min(1, edge) * 5));
  return `panel ${Math.round(Math.max(0, y) * 5)} ${right} ${foot} ${photos}`;
}

describe('an ad of one photo', () => {
  it('shows no two neighbouring scenes in the same arrangement, and three or more in all', () => {
    for (const id of LOOK_IDS) {
      const slotted = listSlotted(layOut(id).tracks);
      const seen = scenes.map(({ start }) => arrangementAt(slotted, start + msToTicks(300)));
      const repeated = seen.slice(1).filter((each, index) => each === seen[index]);
      expect(repeated, `${id}: ${seen.join(', ')}`).toEqual([]);
      expect(new Set(seen).size, `${id}: ${seen.join(', ')}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('opens with the whole product, and changes within 1.2 seconds', () => {
    for (const id of LOOK_IDS) {
      const slotted = listSlotted(layOut(id).tracks);
      const first = slotted.filter(({ clip }) => clip.start === 0);
      const seen = measureFraming({ clips: first, start: 0, duration: msToTicks(1800) }, [PHOTO], canvas);
      expect(seen && subjectShown(seen, PHOTO), id).toBeGreaterThan(0.95);
      const next = slotted.flatMap(({ clip }) => (clip.kind === 'image' && clip.start > 0 ? [clip.start] : []));
      expect(Math.min(...next), id).toBeLessThanOrEqual(msToTicks(1200));
    }
  });

  it('changes its arrangement every 2.6 seconds at most, however long its first line lasts', () => {
    const [hook, ...others] = scenes;
    if (!hook) throw new Error('there is a hook');
    const more = msToTicks(2600);
    const longer = [
      { ...hook, duration: SCENE + more },
      ...others.map((scene) => ({ ...scene, start: scene.start + more })),
    ];
    for (const id of LOOK_IDS) {
      const slotted = listSlotted(layOut(id, { scenes: longer }).tracks);
      const seen = Array.from({ length: 10 }, (_, at) => arrangementAt(slotted, at * msToTicks(500) + 1));
      expect(new Set(seen).size, `${id}: ${seen.join(', ')}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('lays no veil over more than a quarter of a photo that fills the canvas', () => {
    for (const id of LOOK_IDS)
      for (const { clip } of listSlotted(layOut(id).tracks)) {
        if (clip.kind !== 'shape' || !clip.id.includes('-scrim-')) continue;
        // Half of what fades out is hardly seen.
        const { softness = 0, box } = clip;
        const fadePx = softness * Math.min(box.width * canvas.width, box.height * canvas.height);
        const seen = intersect(
          {
            x: box.x + fadePx / 2 / canvas.width,
            y: box.y + fadePx / 2 / canvas.height,
            width: box.width - fadePx / canvas.width,
            height: box.height - fadePx / canvas.height,
          },
          { x: 0, y: 0, width: 1, height: 1 },
        );
        expect(seen ? seen.width * seen.height : 0, `${id} ${clip.id}`).toBeLessThan(0.4);
      }
  });

  it('keeps captions where a user chose their style', () => {
    const spoken = scenes.map((scene) => ({
      ...scene,
      content: { ...scene.content, isSpoken: false, line: 'Look at it.' },
    }));
    const { scenes: laidOut, layouts } = layOut('tech-minimal', { scenes: spoken, captionStyle: 'karaoke-plate' });
    // Some layouts set the line as type in any ad.
    const captioned = laidOut.filter((_scene, index) => ['hero', 'detail', 'split'].includes(layouts[index] ?? ''));
    expect(captioned.length).toBeGreaterThan(1);
    expect(captioned.every(({ captionsEnd }) => captionsEnd === undefined)).toBe(true);
  });
});

/** A product that stands free, with this outline. */
const standing = (outline: readonly { from: number; to: number }[], fill: number): LookImage => ({
  ...PHOTO,
  media: 'stool',
  width: 1067,
  height: 1600,
  isScene: false,
  plainBackground: '#f4f4f4',
  details: [],
  subject: { x: 0.23, y: 0.29, width: 0.54, height: 0.59 },
  cutOut: {
    media: 'stool-cut-out',
    width: 578,
    height: 950,
    region: { x: 0.23, y: 0.29, width: 0.54, height: 0.59 },
    cutBy: [],
    fill,
    feet: [
      { x: 0.43, y: 1, width: 0.1 },
      { x: 0.89, y: 0.86, width: 0.1 },
    ],
    outline,
  },
});

const BANDS = 16;
/** As broad above as below, with air between its legs, and one that is broad at its foot only. */
const OUTLINES = {
  stool: Array.from({ length: BANDS }, () => ({ from: 0.05, to: 0.95 })),
  lamp: Array.from({ length: BANDS }, (_, band) => (band < 12 ? { from: 0.46, to: 0.54 } : { from: 0.2, to: 0.8 })),
};

describe.each(Object.entries(OUTLINES))('an ad of a %s', (_name, outline) => {
  it.each([0.2, 0.38, 0.7])('shows a picture all the time, where it fills %f of its box', (fill) => {
    for (const id of LOOK_IDS.filter((_id, index) => index % 4 === 0)) {
      const { tracks } = layOut(id, { images: [standing(outline, fill)], seed: 1 });
      const shown = listSlotted(tracks).filter(({ clip }) => ['image', 'video'].includes(clip.kind));
      const end = (LINES.length + 1) * SCENE;
      const holes: number[] = [];
      for (let tick = 0; tick < end; tick += msToTicks(100))
        if (!shown.some(({ clip }) => clip.start <= tick && tick < clip.start + clip.duration)) holes.push(tick);
      expect(holes, id).toEqual([]);
    }
  });
});

/** The texts of the scene that opens an ad with this line, by their slots. */
function textsOf(line: string, called: string): { slot: string; text: string; size: number }[] {
  const [hook, ...others] = scenes;
  if (!hook) throw new Error('there is a hook');
  const content = { line, called };
  const phrases = [{ text: line, at: 0 }];
  const { tracks } = layOut('sport-condensed', {
    scenes: [{ ...hook, content, phrases }, ...others],
  });
  return listSlotted(tracks).flatMap(({ slot, clip }) =>
    clip.kind === 'title' && clip.start < SCENE
      ? [{ slot, text: clip.text.replaceAll('\u00a0', ' '), size: clip.style.size }]
      : [],
  );
}

describe('texts above a product at the foot of its photo', () => {
  it('come down towards it', () => {
    const low: LookImage = {
      ...PHOTO,
      width: 1080,
      height: 1920,
      subject: { x: 0.08, y: 0.8, width: 0.84, height: 0.14 },
      tones: { columns: 1, rows: 1, light: [230], spread: [2] },
    };
    for (const id of LOOK_IDS) {
      const slotted = listSlotted(layOut(id, { images: [low] }).tracks);
      const titles = slotted.flatMap(({ slot, clip }) =>
        slot === 'title' && 'box' in clip && clip.start < LINES.length * SCENE ? [clip] : [],
      );
      // On a photo that fills the canvas; a panel ends above the product.
      const onPhoto = titles.filter(({ start }) => arrangementAt(slotted, start + msToTicks(300)) === 'full 1');
      const highest = onPhoto.filter(({ box }) => box.y + box.height < 0.3);
      expect(highest.length, id).toBeLessThanOrEqual(onPhoto.length / 2);
    }
  });
});

describe('a name', () => {
  it('stands small beside what it does', () => {
    const texts = textsOf('The Lumo Compact Zoom Camera folds flat for the bag.', 'Lumo Compact Zoom Camera');
    const [title, label] = ['title', 'captions'].map((slot) => texts.find((each) => each.slot === slot));
    expect(title?.text).toBe('Folds flat for the bag.');
    expect(label?.text).toBe('Lumo Compact Zoom Camera');
    expect(title?.size).toBeGreaterThan(1.4 * (label?.size ?? 1));
  });

  it.each([
    ['The Lumo Compact Zoom Camera has three lenses in it.'],
    ["The Lumo Compact Zoom Camera's strap holds for years."],
    ['The Lumo folds flat for the bag.'],
  ])('stays in a line that says nothing without it: %s', (line) => {
    const texts = textsOf(line, 'Lumo Compact Zoom Camera').map(({ text }) => text);
    expect(texts.some((text) => text.includes('Lumo') && text.length > 'Lumo Compact Zoom Camera'.length)).toBe(true);
  });

  it('never stands alone: it is a small line below what was said before it', () => {
    const [hook, ...others] = scenes;
    if (!hook) throw new Error('there is a hook');
    const phrases = [
      { text: 'Too far away?', at: 0 },
      { text: 'Meet the Lumo Compact Camera.', at: msToTicks(1100) },
    ];
    const line = 'Too far away? Meet the Lumo Compact Camera.';
    const content = { line, called: 'Lumo Compact Camera' };
    const { tracks } = layOut('sport-condensed', {
      scenes: [{ ...hook, content, phrases }, ...others],
    });
    const titles = listSlotted(tracks).flatMap(({ slot, clip }) =>
      slot === 'title' && clip.start < SCENE ? [(clip as TitleClip).text] : [],
    );
    expect(titles.filter((text) => text.includes('Camera'))).toEqual([]);
  });
});
