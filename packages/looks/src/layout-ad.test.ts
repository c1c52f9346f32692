import { AD_RATIOS, type AdRatio, LOOK_IDS } from '@reelwright/contracts';
import {
  type Box,
  checkDocument,
  clipRectAt,
  DOCUMENT_VERSION,
  EDITOR_LIMITS,
  evaluate,
  msToTicks,
  retime,
  type TimelineDocument,
  type Track,
} from '@reelwright/timeline';
import { describe, expect, test } from 'vitest';
import { withCaptions } from './ad/collect-tracks.ts';
import { type AdLayout, type AdScene, layoutAd } from './layout-ad.ts';
import { contrastOf } from './color/rgb.ts';
import { LOOKS } from './looks.ts';
import type { LookImage } from './picture/ad-image.ts';
import { TEST_IMAGES } from './test-images.ts';
import { listTestMedia } from './test-scenes.ts';
import { canvasOf } from './zones.ts';

const ROLES = ['hook', 'intro', 'benefit', 'benefit', 'offer', 'call_to_action'] as const;
const SCENE = msToTicks(3000);

function scenes(): AdScene[] {
  return ROLES.map((role, index) => {
    const start = index * SCENE;
    const words = [0, 1, 2].map((word) => ({
      id: `w${index}-${word}`,
      start: start + msToTicks(200 + word * 800),
      end: start + msToTicks(800 + word * 800),
    }));
    return {
      role,
      start,
      duration: SCENE,
      words,
      cuts: words.map((word) => word.start),
      content: {
        title: `What scene ${index} says`,
        price: '$19.99',
        originalPrice: '$29.99',
        discount: '-33%',
        benefits: ['One good thing', 'Another good thing', 'A third'],
        callToAction: 'Shop now',
      },
    };
  });
}

function adDocument(id: (typeof LOOK_IDS)[number], seed: number): TimelineDocument {
  const script = scenes();
  const { tracks, background } = layoutAd({
    look: LOOKS[id],
    ratio: '9:16',
    language: 'en',
    scenes: script,
    images: TEST_IMAGES,
    hasCaptions: true,
    seed,
  });
  return {
    version: DOCUMENT_VERSION,
    canvas: { ...canvasOf('9:16'), background },
    frameRate: { num: 30, den: 1 },
    duration: ROLES.length * SCENE,
    media: listTestMedia(TEST_IMAGES),
    script: script.flatMap(({ words = [] }, scene) =>
      words.map((word) => ({ ...word, scene: `scene-${scene}`, text: 'word', spaceAfter: true })),
    ),
    tracks,
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
  };
}

describe.each(LOOK_IDS)('an ad in %s', (id) => {
  test('is a valid document, with a track left for the captions', () => {
    for (const seed of [0, 1, 2, 3]) {
      const document = adDocument(id, seed);
      expect(checkDocument(document)).toEqual([]);
      expect(document.tracks.length).toBeLessThan(EDITOR_LIMITS.maxVisualTracks);
    }
  });

  test('is complete in its first frame, which is the cover', () => {
    const document = adDocument(id, 2);
    const cover = evaluate(document, 0).layers;
    const settled = evaluate(document, msToTicks(600)).layers;
    expect(cover.map(({ kind }) => kind)).toEqual(settled.map(({ kind }) => kind));
    for (const layer of cover) {
      const title = layer.kind === 'animated_title' ? { enter: layer.enter, exit: layer.exit } : { enter: 1, exit: 0 };
      expect(title).toEqual({ enter: 1, exit: 0 });
      if ('opacity' in layer) expect(layer.opacity).toBe(1);
    }
  });

  test('is the same for the same seed', () => {
    expect(adDocument(id, 5)).toEqual(adDocument(id, 5));
  });

  test('shifts its clips when its words are spoken later', () => {
    const document = adDocument(id, 1);
    const later = document.script.map((word) => ({ ...word, start: word.start + SCENE, end: word.end + SCENE }));
    const result = retime(document, later);
    if (!result.ok) throw new Error(result.reason);
    expect(checkDocument(result.document)).toEqual([]);
    expect(result.document.duration).toBe(document.duration + SCENE);
  });
});

test('two looks show one product differently', () => {
  const keys = LOOK_IDS.map((id) => JSON.stringify(adDocument(id, 1).tracks));
  expect(new Set(keys).size).toBe(LOOK_IDS.length);
});

test('a long scene is cut on the given beats, into shots that differ', () => {
  const [first] = scenes();
  if (!first) throw new Error('there is a scene');
  const duration = msToTicks(6000);
  const beats = Array.from({ length: 16 }, (_, beat) => beat * msToTicks(500));
  const ad = layoutAd({
    look: LOOKS['flat-geometric'],
    ratio: '9:16',
    language: 'en',
    scenes: [
      { ...first, role: 'benefit', layout: 'hero', duration, cuts: beats },
      { ...first, role: 'call_to_action', start: duration, words: [] },
    ],
    images: TEST_IMAGES,
    hasCaptions: false,
    seed: 0,
  });
  const [scene] = ad.scenes;
  expect(scene?.cuts.length).toBeGreaterThanOrEqual(2);
  expect(scene?.cuts.every((cut) => beats.includes(cut))).toBe(true);
});

test('ten seeds of one product give at least six layouts', () => {
  const seeds = Array.from({ length: 10 }, (_, seed) => seed);
  const used = seeds.flatMap(
    (seed) =>
      layoutAd({
        look: LOOKS['flat-geometric'],
        ratio: '9:16',
        language: 'en',
        scenes: scenes(),
        images: TEST_IMAGES,
        hasCaptions: true,
        seed,
      }).layouts,
  );
  expect(new Set(used).size).toBeGreaterThanOrEqual(6);
});

/** Returns a text without the marks that hold its phrases together. */
const plain = (text: unknown): string => String(text).replaceAll('\u00a0', ' ');

test('a line of two sentences shows one at a time, the second from its first word on', () => {
  const [first] = scenes();
  if (!first) throw new Error('there is a scene');
  const answerAt = first.start + msToTicks(900);
  for (const layout of ['punch', 'comment'] as const) {
    const { tracks, scenes: told } = layoutAd({
      look: LOOKS['bold-street'],
      ratio: '9:16',
      language: 'en',
      scenes: [{ ...first, layout, answerAt, content: { line: 'Cold hands? These gloves are lined.' } }],
      images: TEST_IMAGES,
      hasCaptions: true,
      seed: 3,
    });
    const clips = tracks.flatMap(({ clips: all }) => all as readonly { start: number; duration: number }[]);
    const saying = (part: string) =>
      clips.filter((clip) => ('text' in clip && plain(clip.text) === part) || ('quote' in clip && clip.quote === part));
    // The answer has two tiers.
    const [question, answer] = [saying('Cold hands?'), [...saying('are lined.'), ...saying('These gloves')]];
    expect(Math.min(...question.map(({ start }) => start))).toBe(first.start);
    expect(Math.max(...question.map(({ start, duration }) => start + duration))).toBe(answerAt);
    expect(Math.min(...answer.map(({ start }) => start))).toBe(answerAt);
    expect(told[0]?.captionsEnd).toBe(first.start);
  }
});

test('an end card whose voice tells the price shows the price alone until the last sentence', () => {
  const last = scenes().at(-1);
  if (!last) throw new Error('there is a scene');
  const duration = msToTicks(5200);
  const answerAt = last.start + msToTicks(1800);
  const { tracks } = layoutAd({
    look: LOOKS['bold-street'],
    ratio: '9:16',
    language: 'en',
    scenes: [{ ...last, duration, answerAt, content: { ...last.content, line: 'Yours for $19.99. Tap to get it.' } }],
    images: TEST_IMAGES,
    hasCaptions: true,
    seed: 3,
  });
  const clips = tracks.flatMap(({ clips: all }) => all as readonly { kind: string; start: number; duration: number }[]);
  const startOf = (kind: string) => Math.min(...clips.filter((clip) => clip.kind === kind).map(({ start }) => start));
  expect(startOf('price_tag')).toBeLessThan(last.start + msToTicks(300));
  expect(startOf('cta')).toBeGreaterThanOrEqual(answerAt);
  const card = clips.filter(({ start }) => start >= answerAt);
  expect(Math.max(...card.map((clip) => clip.start + clip.duration))).toBe(last.start + duration);
});

test.each(['9:16', '1:1', '16:9'] as const)('a price stands unchanged for at most 2.5 s at %s', (ratio) => {
  const duration = msToTicks(8500);
  const facts = ['Carries 150 kg', 'Oiled by hand'];
  for (const id of LOOK_IDS)
    for (const content of [
      { line: 'Yours for $19.', price: '$19' },
      { line: 'Yours for $19.', price: '$19', facts },
      { price: '$19', originalPrice: '$29', discount: '-34%' },
      {
        price: '$19',
        originalPrice: '$29',
        comparison: { before: { label: 'Was', text: '$29' }, after: { label: 'Now', text: '$19' } },
      },
    ]) {
      const { tracks } = layoutAd({
        look: LOOKS[id],
        ratio,
        language: 'en',
        scenes: [
          { role: 'hook', start: 0, duration: SCENE, content: { title: 'Sit down' } },
          {
            role: 'offer',
            start: SCENE,
            duration,
            content,
            ...('comparison' in content ? { layout: 'comparison' as const } : {}),
          },
        ],
        images: TEST_IMAGES.filter(({ cutOut }) => cutOut).slice(0, 2),
        hasCaptions: true,
        seed: 3,
      });
      const tags = tracks
        .flatMap((track) => (track.kind === 'sticker' ? track.clips : []))
        .filter((clip) => clip.kind === 'price_tag')
        .toSorted((one, other) => one.start - other.start);
      const states: { box: Box; from: number; to: number; old: string | undefined }[] = [];
      for (const { box, start, duration: lasts, originalPrice: old } of tags) {
        const last = states.at(-1);
        const isUnmoved =
          last &&
          last.old === old &&
          Math.abs(last.box.y - box.y) < 0.02 &&
          Math.abs(last.box.height / box.height - 1) < 0.05;
        if (last && isUnmoved) last.to = start + lasts;
        else states.push({ box, from: start, to: start + lasts, old });
      }
      expect(states.at(-1)?.to).toBe(SCENE + duration);
      for (const { from, to } of states)
        expect(to - from, `${id} ${JSON.stringify(content)}`).toBeLessThanOrEqual(msToTicks(2500));
    }
});

test('a hook is staged in its written format, where the product is large', () => {
  const [first] = scenes();
  if (!first) throw new Error('there is a scene');
  const found = TEST_IMAGES.find(({ cutOut }) => cutOut);
  if (!found?.cutOut) throw new Error('one is cut out');
  const square = { ...found, cutOut: { ...found.cutOut, fill: 0.95 } };
  const flat = { ...square, cutOut: { ...square.cutOut, height: square.cutOut.width / 2 } };
  const layoutOf = (hookFormat: NonNullable<AdScene['hookFormat']>, image = square, ratio: AdRatio = '9:16') =>
    layoutAd({
      look: LOOKS['bold-street'],
      ratio,
      language: 'en',
      scenes: [{ ...first, hookFormat, image, content: { ...first.content, line: 'Laces are a morning tax.' } }],
      images: TEST_IMAGES,
      hasCaptions: true,
      seed: 3,
    }).layouts[0];
  expect(layoutOf('punch')).toBe('punch');
  expect(layoutOf('macro')).toBe('detail');
  expect(layoutOf('comment-reply')).toBe('comment');
  expect(layoutOf('price-slam')).toBe('price');
  expect(layoutOf('split')).toBe('split');
  expect(layoutOf('split', flat, '1:1')).toBe('split');
  // In half of a square canvas the product would be small.
  expect(layoutOf('split', square, '1:1')).toBe('hero');
  expect(layoutOf('unboxing')).toBe('grid');
});

describe('facts that nobody says', () => {
  const first = TEST_IMAGES.find(({ plainBackground }) => plainBackground === '#ffffff');
  const layOut = (content: AdScene['content'], role: AdScene['role']) =>
    layoutAd({
      look: LOOKS['corporate-clean'],
      ratio: '9:16',
      language: 'en',
      scenes: [{ role, start: 0, duration: SCENE, content }],
      images: first ? [first] : [],
      hasCaptions: true,
      seed: 1,
    });
  const clipsOf = (tracks: Track[]) => tracks.flatMap((track) => [...track.clips]);

  test('stand as a list below the price, unless a discount stands there', () => {
    const facts = ['Carries 150 kg', 'Oiled by hand'];
    const listOf = (content: AdScene['content']) =>
      clipsOf(layOut(content, 'offer').tracks).flatMap((clip) => (clip.kind === 'bullet_list' ? [clip.items] : []));
    expect(listOf({ line: 'Yours for $19.', price: '$19', facts })).toContainEqual(facts);
    expect(listOf({ line: 'Yours for $19.', price: '$19', originalPrice: '$29', discount: '-34%', facts })).toEqual([]);
  });

  test('stand below the name on an end card whose button is spoken, in the place of captions', () => {
    const end = {
      title: 'Bar Stool',
      reason: 'Carries 150 kg',
      price: '$19',
      callToAction: 'Shop now',
    };
    const { tracks, scenes: laidOut } = layOut(end, 'call_to_action');
    expect(clipsOf(tracks).some((clip) => clip.kind === 'title' && plain(clip.text) === 'Carries 150 kg')).toBe(true);
    expect(laidOut[0]?.captionsEnd).toBe(0);
    const captions: Track = { kind: 'text', id: 'captions', clips: [] };
    const texts = withCaptions(tracks, captions).filter(({ id }) => id.startsWith('captions'));
    expect(texts).toHaveLength(1);
    expect(texts[0]?.clips).toHaveLength(1);
  });
});

describe('a product', () => {
  const square = TEST_IMAGES.find(({ cutOut }) => cutOut);
  const ofAspect = (aspect: number): LookImage => {
    if (!square?.cutOut) throw new Error('one is cut out');
    const { width } = square.cutOut;
    return {
      ...square,
      cutOut: { ...square.cutOut, fill: 0.8, width: width * Math.min(1, aspect), height: width / Math.max(1, aspect) },
    };
  };
  const layOut = (image: LookImage, seed: number) =>
    layoutAd({
      look: LOOKS['bold-street'],
      ratio: '9:16',
      language: 'en',
      scenes: scenes().map((scene) => ({
        ...scene,
        content: { ...scene.content, title: 'Made to last', isSpoken: true },
      })),
      images: [image],
      hasCaptions: true,
      seed,
    });
  const listImages = ({ tracks }: AdLayout) =>
    tracks.flatMap((track) => (track.kind === 'image' || track.kind === 'video' ? track.clips : []));
  /** Share of the canvas that a clip's box covers. */
  const seenOf = ({ x, y, width, height }: Box) =>
    Math.max(0, Math.min(1, x + width) - Math.max(0, x)) * Math.max(0, Math.min(1, y + height) - Math.max(0, y));

  test.each([0.35, 0.6, 1])('of aspect %f covers its share of the cover and of the last card', (aspect) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const clips = listImages(layOut(ofAspect(aspect), seed));
      const end = ROLES.length * SCENE;
      const largestAt = (tick: number) =>
        Math.max(
          ...clips
            .filter((clip) => clip.start <= tick && tick < clip.start + clip.duration)
            .map(({ box }) => seenOf(box)),
        );
      // A narrow product beside which no text fits shares the canvas with texts above it, which may not cover it.
      expect(largestAt(0), `cover of seed ${seed}`).toBeGreaterThan(aspect < 0.5 ? 0.19 : 0.3);
      expect(largestAt(end - 1), `last card of seed ${seed}`).toBeGreaterThan(0.14);
    }
  });

  test('stands in front of large type in some scenes', () => {
    const ads = [1, 2, 3, 4, 5, 6].map((seed) => layOut(ofAspect(0.8), seed));
    const inFront = ads.filter(({ tracks }) =>
      tracks.some(({ id, clips }) => id === 'second-image-track' && clips.some((clip) => /-product-/.test(clip.id))),
    );
    expect(inFront.length).toBeGreaterThan(0);
  });
});

test('a video that was chosen for a scene is shown in it, whatever layouts the seed draws', () => {
  const [first] = TEST_IMAGES;
  if (!first) throw new Error('there are test images');
  const { cutOut: _cutOut, ...plain } = first;
  const video: LookImage = { ...plain, media: 'pour', kind: 'video', isScene: true, durationTicks: 9 * SCENE };
  const missing = Array.from({ length: 16 }, (_none, seed) => seed).filter((seed) => {
    const { tracks } = layoutAd({
      look: LOOKS['luxury-serif'],
      ratio: '9:16',
      language: 'en',
      scenes: scenes().map((scene, index) => (index === 1 ? { ...scene, image: video } : scene)),
      images: TEST_IMAGES,
      hasCaptions: true,
      seed,
    });
    return !tracks.some(({ clips }) => clips.some((clip) => 'media' in clip && clip.media === 'pour'));
  });
  expect(missing).toEqual([]);
});

describe('the scene that opens an ad', () => {
  const image = TEST_IMAGES.find(({ cutOut, isScene }) => cutOut && !isScene);
  const textsOf = (content: AdScene['content'], ratio: AdRatio) => {
    const { tracks, scenes: laidOut } = layoutAd({
      look: LOOKS['tech-minimal'],
      ratio,
      language: 'en',
      scenes: [0, 1].map((index) => ({
        role: index === 0 ? 'hook' : 'benefit',
        start: index * SCENE,
        duration: SCENE,
        content,
      })),
      images: image ? [image] : [],
      hasCaptions: true,
      seed: 1,
    });
    const clips = tracks.flatMap((track) => [...track.clips]);
    return { labels: clips.filter((clip) => clip.kind === 'label'), captions: laidOut[0]?.captionBox };
  };

  test.each(AD_RATIOS)('says what the product is called, above its captions: %s', (ratio) => {
    const { labels, captions } = textsOf({ label: 'Holm Bar Stool' }, ratio);
    expect(labels.map(({ text }) => text)).toEqual(['Holm Bar Stool']);
    const [label] = labels;
    expect(label?.start).toBe(0);
    expect((label?.box.y ?? 1) + (label?.box.height ?? 1)).toBeLessThanOrEqual(captions?.y ?? 0);
  });

  test('has no label where its texts name the product', () => {
    expect(textsOf({}, '9:16').labels).toEqual([]);
  });
});

test('captions on a calm background have its ink and no outline; over a photo they have a legible plate', () => {
  const [photo] = TEST_IMAGES;
  const product = TEST_IMAGES.find(({ cutOut, isScene }) => cutOut && !isScene);
  const layOutOf = (image: LookImage | undefined, content: AdScene['content']) =>
    layoutAd({
      look: LOOKS['bold-street'],
      ratio: '9:16',
      language: 'en',
      scenes: [{ role: 'benefit', start: 0, duration: SCENE, content }],
      images: image ? [image] : [],
      hasCaptions: true,
      seed: 1,
    });
  const onSet = layOutOf(product, { title: 'Made by hand' });
  expect(onSet.captions.style.outline).toBeDefined();
  expect(onSet.scenes[0]?.captionStyle?.style.outline).toBeUndefined();
  expect(onSet.scenes[0]?.captionStyle).toBeDefined();
  const overPhoto = layOutOf(photo && { ...photo, faces: [] }, {}).scenes[0]?.captionStyle;
  const { plate, outline, color } = overPhoto?.style ?? {};
  expect(outline).toBeUndefined();
  expect(contrastOf(plate?.color ?? '#808080', color ?? '#808080')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(plate?.color ?? '#808080', overPhoto?.highlight.color ?? '#808080')).toBeGreaterThanOrEqual(4.5);
});

test('a title is thrown in whole after a cut, and stands from the first frame of the ad', () => {
  const { tracks } = layoutAd({
    look: LOOKS['tech-minimal'],
    ratio: '9:16',
    language: 'en',
    scenes: [0, 1].map((index) => ({
      role: index === 0 ? 'hook' : 'benefit',
      start: index * SCENE,
      duration: SCENE,
      content: { title: 'Made by hand' },
    })),
    images: TEST_IMAGES.filter(({ cutOut, isScene }) => cutOut && !isScene).slice(0, 1),
    hasCaptions: true,
    seed: 1,
  });
  const titles = tracks.flatMap((track) => [...track.clips]).filter((clip) => clip.kind === 'title');
  const scaleAtStart = (start: number) =>
    titles
      .filter((clip) => clip.start === start)
      .map((clip) => (clip.animation ? undefined : clipRectAt(clip, start).width / clip.box.width));
  expect(scaleAtStart(0)).toEqual([expect.closeTo(0.938)]);
  expect(scaleAtStart(SCENE)).toEqual([expect.closeTo(0.84)]);
});

test('captions that are the only text of a scene are larger than those beside a title, and stay in the safe zone', () => {
  const [first, ...rest] = scenes();
  if (!first) throw new Error('there is a scene');
  for (const ratio of AD_RATIOS) {
    const { captions, scenes: told } = layoutAd({
      look: LOOKS['flat-geometric'],
      ratio,
      language: 'en',
      scenes: [
        { ...first, layout: 'hero', content: { title: 'Made to last' } },
        { ...first, role: 'benefit', start: SCENE, layout: 'hero', content: {} },
        ...rest.slice(2).map((scene, index) => ({ ...scene, start: (2 + index) * SCENE })),
      ],
      images: TEST_IMAGES,
      hasCaptions: true,
      seed: 1,
    });
    const sizeOf = (scene: number) => told[scene]?.captionStyle?.style.size ?? captions.style.size;
    expect(sizeOf(1)).toBeGreaterThan(1.4 * sizeOf(0));
    const box = told[1]?.captionBox;
    expect((box?.y ?? 0) + (box?.height ?? 1)).toBeLessThan(0.95);
  }
});

test('captions of a flat product, which leaves room, are larger still', () => {
  const [first] = scenes();
  if (!first) throw new Error('there is a scene');
  for (const id of LOOK_IDS) {
    const sizeOf = (media: string) => {
      const images = TEST_IMAGES.filter((image) => image.media === media);
      const scene = { ...first, role: 'benefit' as const, layout: 'hero' as const, content: {} };
      const request = { look: LOOKS[id], ratio: '9:16', language: 'en', hasCaptions: true, seed: 1 } as const;
      const { captions, scenes: told } = layoutAd({ ...request, scenes: [scene], images });
      return told[0]?.captionStyle?.style.size ?? captions.style.size;
    };
    expect(sizeOf('shoe'), id).toBeGreaterThan(1.1 * sizeOf('bottle'));
  }
});

test('an opening line is shown phrase by phrase, each in place of the one before, and the image changes with it', () => {
  const [first] = scenes();
  if (!first) throw new Error('there is a scene');
  const phrases = ['A hand weeder', 'that pops dandelions out', 'root and all.'].map((text, index) => ({
    text,
    at: first.start + index * msToTicks(1100),
  }));
  const line = 'A hand weeder that pops dandelions out, root and all.';
  const image = TEST_IMAGES.find(({ cutOut, isScene }) => cutOut && !isScene);
  if (!image) throw new Error('one is cut out');
  const shown = LOOK_IDS.map((id) => {
    const { tracks, scenes: laidOut } = layoutAd({
      look: LOOKS[id],
      ratio: '9:16',
      language: 'en',
      scenes: [{ ...first, duration: msToTicks(3300), hookFormat: 'punch', phrases, content: { line } }],
      images: [image],
      hasCaptions: true,
      seed: 3,
    });
    const titles = tracks
      .flatMap((track) => [...track.clips])
      .flatMap((clip) =>
        clip.kind === 'title' ? [{ text: clip.text.replaceAll('\u00a0', ' '), start: clip.start }] : [],
      );
    return { titles: titles.toSorted((a, b) => a.start - b.start), cuts: laidOut[0]?.cuts ?? [] };
  });
  for (const { titles, cuts } of shown) {
    const texts = titles.map(({ text }) => text).filter((text, index, all) => text !== all[index - 1]);
    expect(texts).toEqual(phrases.map(({ text }) => text));
    for (const { text, at } of phrases) expect(titles.find((title) => title.text === text)?.start).toBe(at);
    expect(cuts.some((cut) => phrases.some(({ at }) => at === cut))).toBe(true);
  }
});
