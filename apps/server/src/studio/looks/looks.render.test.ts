import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCompositor } from '@reelwright/compositor';
import { AD_RATIOS, LOOK_IDS } from '@reelwright/contracts';
import { CAPTION_STYLE_NAMES, listFaces, LOOKS } from '@reelwright/looks';
import { evaluate, FONT_FAMILIES } from '@reelwright/timeline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareTestFonts } from '../fonts/test-fonts.ts';
import { registerFonts } from '../fonts/register-fonts.ts';
import { serverCanvasHost } from '../render/canvas-host.ts';
import { buildLookDocument } from './look-document.ts';
import { measureFontWidths } from './measure-font-widths.ts';
import { SAMPLE_LANGUAGES } from './sample-content.ts';
import { SAMPLE_IMAGES } from './sample-images.ts';
import { createRecordingCanvas, type DrawnText } from './test-recording-canvas.ts';

/** The smallest text that a painter may set: a former price, the author of a review. */
const SMALLEST_PX = 24;
/** Glyphs reach a little beyond their advance width. */
const SLACK_PX = 6;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'looks-test-'));
  registerFonts(await prepareTestFonts({ folder }));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('every look uses existing faces', () => {
  const known = new Set(FONT_FAMILIES.flatMap(({ family, weights }) => weights.map((weight) => `${family} ${weight}`)));
  expect(listFaces().filter(({ family, weight }) => !known.has(`${family} ${weight}`))).toEqual([]);
});

test('width tables match the fonts', async () => {
  const table = path.resolve(import.meta.dirname, '../../../../../packages/looks/src/type/font-widths.gen.ts');
  expect(measureFontWidths(serverCanvasHost, listFaces()) === (await readFile(table, 'utf8'))).toBe(true);
});

test('fourteen looks use the existing caption styles', () => {
  expect(new Set(Object.values(LOOKS).map(({ captions }) => captions)).size).toBeGreaterThanOrEqual(10);
  expect(CAPTION_STYLE_NAMES.length).toBeGreaterThanOrEqual(12);
});

type Ratio = (typeof AD_RATIOS)[number];
type Language = (typeof SAMPLE_LANGUAGES)[number];

/** Records the texts that the real painters draw for a look at rest, in all of its layouts. */
async function drawTexts(
  id: (typeof LOOK_IDS)[number],
  ratio: Ratio,
  languages: readonly Language[],
): Promise<DrawnText[]> {
  const texts: DrawnText[] = [];
  for (const language of languages) {
    const { document, stills } = buildLookDocument({
      look: LOOKS[id],
      ratio,
      language,
      images: SAMPLE_IMAGES,
      keyOf: (media) => media,
    });
    const canvas = createRecordingCanvas();
    const { width, height } = document.canvas;
    const compositor = await createCompositor({ width, height, canvas, ringFrames: 1, memoryBytes: 64 * 1024 ** 2 });
    for (const { tick } of stills) {
      const frame = evaluate(document, tick);
      // Shapes hold no text, and drawing their light and shadows takes most of a frame's time.
      const layers = frame.layers.filter(
        (layer) =>
          layer.kind === 'caption' ||
          layer.kind === 'animated_title' ||
          (layer.kind === 'sprite' && layer.sprite.kind !== 'shape'),
      );
      compositor.paint({ ...frame, layers });
    }
    texts.push(...canvas.texts);
  }
  return texts;
}

/**
 * Each look in the tall format, and in one language in one other format, which both differ between neighbours: the
 * layouts are measured in all of them.
 */
function listCases(id: (typeof LOOK_IDS)[number]): [Ratio, readonly Language[]][] {
  const [tall, ...others] = AD_RATIOS;
  const at = LOOK_IDS.indexOf(id);
  const language = Math.floor(at / others.length) % SAMPLE_LANGUAGES.length;
  return [
    [tall, SAMPLE_LANGUAGES],
    [others[at % others.length] ?? tall, SAMPLE_LANGUAGES.slice(language, language + 1)],
  ];
}

describe.each(LOOK_IDS)('%s, as painted', (id) => {
  test.each(listCases(id))('keeps every text in its box and legible at %s', async (ratio, languages) => {
    const texts = await drawTexts(id, ratio, languages);
    expect(texts.length).toBeGreaterThan(30 * languages.length);
    const outside = texts.filter(
      ({ left, right, top, bottom, canvas }) =>
        left < -SLACK_PX || top < -SLACK_PX || right > canvas.width + SLACK_PX || bottom > canvas.height + SLACK_PX,
    );
    const small = texts.filter(({ fontPx }) => fontPx < SMALLEST_PX);
    const tell = ({ text, fontPx }: DrawnText) => `${text} at ${fontPx.toFixed(1)} px`;
    expect({ outside: outside.map(tell), small: small.map(tell) }).toEqual({ outside: [], small: [] });
  });
});
