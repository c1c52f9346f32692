import { EFFECT_IDS, LOOK_IDS, type LookId, type Product, type SceneRole } from '@reelwright/contracts';
import {
  checkDocument,
  msToTicks,
  type StickerClip,
  type TimelineDocument,
  type VideoClip,
} from '@reelwright/timeline';
import { describe, expect, test } from 'vitest';
import type { AdMaterial, AdImage } from './ad-material.ts';
import { buildDocument } from './build-document.ts';

const ROLES: SceneRole[] = ['hook', 'intro', 'benefit', 'benefit', 'offer', 'call_to_action'];
const QUOTE = 'I bought one for myself, and came back for two more.';

const still: AdImage = {
  key: 'work/still.jpg',
  width: 1200,
  height: 1600,
  subject: { x: 0.2, y: 0.1, width: 0.6, height: 0.85 },
  faces: [],
  plainBackground: null,
  palette: ['#c0392b'],
};

function makeVideo({ seconds, parts = [0] }: { seconds: number; parts?: number[] }): AdImage {
  const facts = {
    width: 1280,
    height: 720,
    duration: msToTicks(seconds * 1000),
    hasAudio: true,
    alpha: 'none',
  } as const;
  return {
    ...still,
    ...facts,
    key: 'library/video.mp4',
    video: {
      media: { kind: 'video', key: 'library/video.mp4', ...facts, frameRate: { num: 30, den: 1 } },
      parts: parts.map((part) => msToTicks(part * 1000)),
    },
  };
}

function build({
  product = {},
  images = [still],
  look = 'bold-street',
  seed = 0,
  language = 'en',
  audio,
  scenes,
}: {
  product?: Partial<Product>;
  images?: AdImage[];
  look?: LookId;
  seed?: number;
  language?: AdMaterial['language'];
  audio?: AdMaterial['audio'];
  scenes?: AdMaterial['scenes'];
}): TimelineDocument {
  return buildDocument({
    product: { name: 'Reading Lamp', selling_points: [], images: [], ...product },
    script: {
      version: 1,
      framework: 'discovery',
      goal: 'sales',
      language,
      length_s: 15,
      seed,
      hook_pattern: 'test',
      call_to_action: 'Shop now',
      scenes: ROLES.map((role, index) => ({
        role,
        spoken: { text: 'One two three.', sources: [] },
        on_screen: { text: `Scene ${index}`, sources: [] },
        image_wish: '',
        duration_ms: 2300,
      })),
    },
    voice: { key: 'work/voice.wav', durationMs: 15_000 },
    voices: ROLES.map((_role, index) => ({ startMs: index * 2300, durationMs: 2200, words: [] })),
    images,
    logo: null,
    music: null,
    audio,
    language,
    ratio: '9:16',
    resolution: '720p',
    ...(scenes ? { scenes } : {}),
    lengthMs: 15_000,
    subtitles: true,
    ctaSticker: true,
    look,
    seed,
  });
}

const stickersOf = (document: TimelineDocument): StickerClip[] =>
  document.tracks.flatMap((track) => (track.kind === 'sticker' ? track.clips : []));
const reviewsOf = (document: TimelineDocument) => stickersOf(document).filter(({ kind }) => kind === 'review_card');
const videoClipsOf = (document: TimelineDocument): VideoClip[] =>
  document.tracks
    .flatMap((track) => (track.kind === 'video' || track.kind === 'image' ? track.clips : []))
    .filter((clip) => clip.kind === 'video')
    .toSorted((a, b) => a.start - b.start);

test('lists a cut-out after its photo, with its transparency', () => {
  const cutOut = {
    key: 'work/cut-out.png',
    width: 700,
    height: 900,
    region: { x: 0.2, y: 0.1, width: 0.6, height: 0.6 },
    fill: 0.7,
  };
  const { media } = build({
    images: [
      { ...still, plainBackground: '#ffffff', cutOut },
      { ...still, hasAlpha: true },
    ],
  });
  const { key, width, height } = cutOut;
  expect(media['image-0-cut-out']).toEqual({ kind: 'image', key, width, height, hasAlpha: true });
  expect(media['image-0']).toMatchObject({ key: 'work/still.jpg', hasAlpha: false });
  expect(media['image-1']).toMatchObject({ hasAlpha: true });
  expect(media['image-1-cut-out']).toBeUndefined();
});

describe("a buyer's review", () => {
  test.each(LOOK_IDS)('stands in its own scene in %s, verbatim', (look) => {
    for (const seed of [0, 1]) {
      const reviews = [{ quote: QUOTE, author: 'Annabelle', rating: 5 }];
      const document = build({ product: { reviews }, look, seed });
      const cards = reviewsOf(document);
      expect(cards.length).toBeGreaterThan(0);
      // One card, in the colours of each shot behind it.
      for (const card of cards) expect(card).toMatchObject({ quote: QUOTE, author: 'Annabelle', rating: 5 });
      expect(checkDocument(document)).toEqual([]);
    }
  });

  test('fits every look even at its maximum length', () => {
    const long = 'Donaudampfschifffahrt '.repeat(20).slice(0, 180).trim();
    for (const look of LOOK_IDS) {
      const cards = reviewsOf(build({ product: { reviews: [{ quote: long, author: 'M'.repeat(60) }] }, look }));
      // One card, in the colours of each shot behind it.
      expect(new Set(cards.map((card) => 'quote' in card && card.quote))).toEqual(new Set([long]));
    }
  });

  test('is never invented', () => {
    for (const look of LOOK_IDS) {
      const kinds = stickersOf(build({ look })).map(({ kind }) => kind);
      expect(kinds).not.toContain('review_card');
      expect(kinds).not.toContain('rating');
    }
  });

  test('is left out if it criticises the product', () => {
    expect(reviewsOf(build({ product: { reviews: [{ quote: 'Broke at once.', rating: 1 }] } }))).toEqual([]);
    expect(stickersOf(build({ product: { rating: { value: 2.1 } }, look: 'flat-geometric' }))).not.toContainEqual(
      expect.objectContaining({ kind: 'rating' }),
    );
  });

  test.each([
    ['en', '4.8 (1,204)'],
    ['zh-CN', '4.8（1,204 条评价）'],
  ] as const)('is counted in %s', (language, text) => {
    const document = build({ product: { rating: { value: 4.8, count: 1204 } }, language, look: 'flat-geometric' });
    expect(JSON.stringify(document.tracks)).toContain(text);
  });
});

test("an ad's colours follow the brand, whatever its images look like", () => {
  const colorsOf = (brand: string) => JSON.stringify(build({ product: { brand_colors: [brand] } }).tracks);
  expect(colorsOf('#0057ff')).not.toBe(colorsOf('#00a650'));
  expect(colorsOf('#0057ff')).not.toBe(JSON.stringify(build({}).tracks));
});

describe('a video among the images', () => {
  test('plays with its own audio, each time another part, within its length', () => {
    const document = build({ images: [makeVideo({ seconds: 30, parts: [12, 3, 20] })] });
    const clips = videoClipsOf(document);
    expect(clips.length).toBeGreaterThan(3);
    expect(clips.slice(0, 3).map(({ trimStart }) => trimStart)).toEqual(
      [12, 3, 20].map((part) => msToTicks(part * 1000)),
    );
    for (const clip of clips) {
      expect(clip.audio?.gainDb).toBeLessThan(0);
      expect(clip.trimStart + clip.duration * clip.speed).toBeLessThanOrEqual(msToTicks(30_000));
    }
    expect(Object.values(document.media)).toContainEqual(
      expect.objectContaining({ kind: 'video', key: 'library/video.mp4' }),
    );
    expect(checkDocument(document)).toEqual([]);
  });

  test('begins where the user wants, and goes on through the shots of its scene', () => {
    const images = [makeVideo({ seconds: 30, parts: [12, 3, 20] })];
    const sceneOf = ({ id }: VideoClip) => /^scene-(\d+)-/.exec(id)?.[1];
    const clips = videoClipsOf(build({ images, scenes: [{}, { video_start_ms: 5000 }] }));
    const own = clips.filter((clip) => sceneOf(clip) === '1').toSorted((one, other) => one.start - other.start);
    expect(own[0]?.trimStart).toBe(msToTicks(5000));
    for (const clip of own) expect(clip.trimStart - msToTicks(5000)).toBe(clip.start - (own[0]?.start ?? 0));
    expect(clips.find((clip) => sceneOf(clip) === '0')?.trimStart).toBe(msToTicks(12_000));
    const last = videoClipsOf(build({ images, scenes: [{ video_start_ms: 60_000 }] }))[0];
    expect(last && last.trimStart + last.duration).toBe(msToTicks(30_000));
  });

  test('is skipped for the next image if it is much shorter than a scene', () => {
    expect(videoClipsOf(build({ images: [makeVideo({ seconds: 0.8 }), still] }))).toEqual([]);
    expect(videoClipsOf(build({ images: [makeVideo({ seconds: 8 }), still] })).length).toBeGreaterThan(1);
  });

  test('freezes at its end if it is the only material', () => {
    const document = build({ images: [makeVideo({ seconds: 0.8 })] });
    expect(videoClipsOf(document).length).toBeGreaterThan(3);
    for (const { trimStart } of videoClipsOf(document)) expect(trimStart).toBe(0);
    expect(checkDocument(document)).toEqual([]);
  });
});

describe('an ad with music', () => {
  const scenes = ROLES.map((_role, index) => ({
    startMs: index * 2500,
    endMs: (index + 1) * 2500,
    voiceStartMs: index * 2500 + 150,
  }));
  const effects = EFFECT_IDS.map((id) => ({
    id,
    key: `work/effect-${id}.wav`,
    durationMs: 900,
    onsetMs: 0,
    peakMs: 400,
  }));
  const document = build({
    product: { price: 59, currency: 'USD' },
    audio: { scenes, endingMs: 13_500, character: 'bold', effects },
  });
  const clipsOf = (role: string) =>
    document.tracks.flatMap((track) =>
      track.kind === 'music' ? track.clips.filter((clip) => clip.role === role) : [],
    );

  test('cuts at the times for which its music was composed', () => {
    expect(document.duration).toBe(msToTicks(15_000));
    expect(clipsOf('voice').map(({ start }) => start)).toEqual(
      scenes.map(({ voiceStartMs }) => msToTicks(voiceStartMs)),
    );
  });

  test('has its effects as separate clips, from the first moment to the final chord', () => {
    const heard = clipsOf('effect').toSorted((one, other) => one.start - other.start);
    expect(heard[0]?.start).toBe(0);
    expect(heard.length).toBeGreaterThanOrEqual(ROLES.length);
    expect(heard.some(({ start }) => start === msToTicks(13_500))).toBe(true);
    for (const { media } of heard) expect(document.media[media]).toMatchObject({ kind: 'audio' });
    expect(checkDocument(document)).toEqual([]);
  });

  test('speaks its lines at different levels', () => {
    const gains = clipsOf('voice').map(({ gainDb }) => gainDb);
    expect(Math.max(...gains) - Math.min(...gains)).toBeGreaterThanOrEqual(1.5);
    expect(gains[4]).toBe(Math.max(...gains));
  });
});

test('a chair without known feet stands, and is not laid down or turned', () => {
  const chair: AdImage = {
    ...still,
    isScene: false,
    plainBackground: '#ffffff',
    cutOut: {
      key: 'work/chair.png',
      width: 460,
      height: 800,
      region: { x: 0.3, y: 0.1, width: 0.4, height: 0.8 },
      fill: 0.37,
      cutBy: [],
      background: 'any',
      feet: null,
    },
  };
  const turnsOf = (name: string) =>
    build({ product: { name }, images: [chair] }).tracks.flatMap((track) =>
      track.clips.flatMap((clip) =>
        clip.kind === 'image' && clip.media === 'image-0-cut-out' && clip.transform?.rotation !== undefined
          ? [clip.id]
          : [],
      ),
    );
  expect(turnsOf('Office Chair')).toEqual([]);
  expect(turnsOf('Hand Shower').length).toBeGreaterThan(0);
});
