import { adaptMadeAd, type AdInput, buildAd, type MadeVariant } from '@reelwright/ad';
import {
  AD_ELEMENTS,
  AD_RATIOS,
  CAPTION_STYLE_NAMES,
  LOOK_IDS,
  SCENE_LAYOUTS,
  urlToVideoInput,
} from '@reelwright/contracts';
import { msToTicks, type TimelineDocument } from '@reelwright/timeline';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runStepAlone } from '#src/runner/test-run-step.ts';
import { testActor } from '#src/test-actor.ts';
import { createTestWords } from '#src/words/test-words.ts';
import { createBuildTimelineStep } from './build-timeline.step.ts';
import { createReadProductStep } from './read-product.step.ts';
import { findMadeVariant, getResult } from './results.ts';

const ROLES = ['hook', 'intro', 'benefit', 'offer', 'call_to_action'] as const;
const SCENE_MS = 3000;
const IMAGES = [{ url: 'https://shop.example/1.jpg' }, { url: 'https://shop.example/2.jpg' }];
const SEED = 7;

const scene = (role: (typeof ROLES)[number], spoken: string, onScreen: string) => ({
  role,
  spoken: { text: spoken, sources: [] },
  on_screen: { text: onScreen, sources: [] },
  image_wish: '',
  duration_ms: SCENE_MS,
});

const SCENES = ROLES.map((role, index) => scene(role, `This is line ${index}.`, `Title ${index}`));

type Edit = Record<string, unknown> & {
  scenes?: unknown[];
  lines?: typeof SCENES;
  look?: string;
  product?: object;
  music?: string;
};

/** Returns the input of an ad of typed words, as an editor sends it. */
function inputOf({ scenes, lines = SCENES, look, product = {}, music, ...settings }: Edit = {}): AdInput {
  const script = {
    version: 1,
    framework: 'offer',
    goal: 'sales',
    language: 'en',
    length_s: 15,
    seed: 1,
    hook_pattern: 'test',
    call_to_action: 'Shop now',
    scenes: lines,
  };
  return urlToVideoInput.parse({
    product: {
      name: 'Reading Lamp',
      selling_points: ['Dims to one percent'],
      images: IMAGES,
      price: 59,
      currency: 'USD',
      ...product,
    },
    ...settings,
    variants: [{ script, ...(scenes && { scenes }), ...(look && { look }), ...(music && { music }) }],
  });
}

/** Runs the steps that an edit of neither voice nor music repeats, over the results of the others. */
async function make(input: AdInput) {
  const context = { actor: testActor(), signal: new AbortController().signal };
  const request = { input, seed: SEED, variant: 0 };
  const readProduct = createReadProductStep({
    readProductPage: () => Promise.reject(new Error('there is no page')),
    words: createTestWords(),
  });
  const script = input.variants?.[0]?.script;
  const results = {
    read_product: await runStepAlone(readProduct, request, {}, context),
    collect_images: {
      images: IMAGES.map((ref, index) => ({
        key: `work/${index}.jpg`,
        ref,
        width: 1200,
        height: 1600,
        subject: { x: 0.2, y: 0.1, width: 0.6, height: 0.85 },
        faces: [],
        plainBackground: index === 0 ? '#f4f4f4' : null,
        details: [{ x: 0.3, y: 0.3, width: 0.3, height: 0.3 }],
        palette: ['#c0392b'],
      })),
      logo: null,
      refused: [],
    },
    draw_scenes: { scenes: [] },
    write_script: { scripts: [script] },
    speak: {
      voice: { key: 'work/voice.wav', durationMs: ROLES.length * SCENE_MS },
      otherVoices: [],
      voices: SCENES.map(({ spoken }, index) => ({
        startMs: index * SCENE_MS,
        durationMs: SCENE_MS - 100,
        words: [{ text: spoken.text, start: 0, end: spoken.text.length, startMs: 100, endMs: 2500 }],
      })),
      lengthMs: ROLES.length * SCENE_MS,
    },
    compose_music: { music: null },
  };
  const built = await runStepAlone(createBuildTimelineStep({ words: createTestWords() }), request, results, context);
  const all = { ...results, build_timeline: built };
  return {
    document: getResult(all, 'build_timeline').document,
    /** As a browser receives it. */
    material: JSON.parse(JSON.stringify(findMadeVariant(request, all))) as MadeVariant,
  };
}

const rebuild = (material: MadeVariant, edited: AdInput): TimelineDocument =>
  buildAd(adaptMadeAd(material, edited)).document;

const share = fc.double({ min: 0, max: 1, noNaN: true });
const words = fc.constantFrom('Warm light', 'Read longer', 'Soft on the eyes', 'Größe: 30 cm', 'Now $59');

/** Any change on the canvas. */
const elements = fc
  .record({
    name: fc.constantFrom(...AD_ELEMENTS),
    change: fc.record(
      {
        x: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
        y: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
        scale: fc.double({ min: 0.2, max: 4, noNaN: true }),
        font: fc.constantFrom('Anton', 'Lobster', 'No such font'),
        color: fc.constantFrom('#ffffff', '#123456'),
        is_hidden: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ name, change }) => ({ name, ...change }));

/** Any edit of texts, elements of the canvas, layouts, images, crops, captions, colours or format. */
const edits: fc.Arbitrary<Edit> = fc.record(
  {
    lines: fc
      .array(words, { minLength: SCENES.length, maxLength: SCENES.length })
      .map((titles) => SCENES.map((each, index) => scene(each.role, each.spoken.text, titles[index] ?? ''))),
    scenes: fc.array(
      fc.record(
        {
          layout: fc.constantFrom(...SCENE_LAYOUTS),
          image: fc.constantFrom(...IMAGES),
          focus: fc.record({ x: share, y: share }),
          elements: fc.uniqueArray(elements, { selector: ({ name }) => name, maxLength: 4 }),
        },
        { requiredKeys: [] },
      ),
      { minLength: SCENES.length, maxLength: SCENES.length },
    ),
    look: fc.constantFrom(...LOOK_IDS),
    product: fc.record(
      { brand_colors: fc.constantFrom(['#123456'], ['#fafafa', '#c0392b']), brand: fc.constant('Lumo') },
      { requiredKeys: [] },
    ),
    caption_style: fc.constantFrom(...CAPTION_STYLE_NAMES),
    ratio: fc.constantFrom(...AD_RATIOS),
    fonts: fc.constantFrom({ title: 'Lobster' }, { title: 'Anton', body: 'Inter' }),
    legal_line: fc.constantFrom('Terms apply.', 'Offer valid until 31 December, while stocks last.'),
    subtitles: fc.boolean(),
    cta_sticker: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('an edited ad', () => {
  test('has the same timeline in the browser as on the server if voice and music stay', async () => {
    const { material } = await make(inputOf());
    await fc.assert(
      fc.asyncProperty(edits, async (edit) => {
        const edited = inputOf(edit);
        const { document } = await make(edited);
        expect(rebuild(material, edited)).toEqual(document);
      }),
      { numRuns: 25 },
    );
  });

  test('shows scenes in their new order at once, each with its own voice', async () => {
    const { material } = await make(inputOf());
    const [first, second, ...rest] = SCENES as [(typeof SCENES)[0], (typeof SCENES)[0], ...typeof SCENES];
    const document = rebuild(material, inputOf({ lines: [second, first, ...rest] }));
    const titles = document.tracks
      .flatMap(({ clips }) => clips.flatMap((clip) => (clip.kind === 'title' ? [clip] : [])))
      .toSorted((one, other) => one.start - other.start)
      .flatMap(({ text }) => (/^Title \d$/.test(text) ? [text] : []));
    expect(titles.slice(0, 1)).toEqual(['Title 1']);
    const voice = document.tracks.flatMap(({ clips }) =>
      clips.flatMap((clip) =>
        clip.kind === 'audio' && document.media[clip.media]?.key === 'work/voice.wav' ? [clip] : [],
      ),
    );
    const played = voice.toSorted((one, other) => one.start - other.start).map(({ trimStart }) => trimStart);
    expect(played.slice(0, 2)).toEqual([msToTicks(SCENE_MS), 0]);
  });

  test('times a changed line by its old reading until the new one is there', async () => {
    const { material, document } = await make(inputOf());
    const [first, ...rest] = SCENES as [(typeof SCENES)[0], ...typeof SCENES];
    const spoken = scene(first.role, 'Quite another line.', first.on_screen.text);
    const edited = rebuild(material, inputOf({ lines: [spoken, ...rest] }));
    expect(edited.duration).toBe(document.duration);
    expect(JSON.stringify(edited)).toContain('another');
  });
});
