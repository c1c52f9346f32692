import { TOOLS, type ToolName } from '@reelwright/contracts';
import { type AdInput, listVariantSettings } from '@reelwright/ad';
import { expect, test } from 'vitest';
import type { Tool } from '../runner/tool.ts';
import { createTools, type ToolDependencies } from './implementations.ts';

// Creating a tool calls none of its dependencies.
const tools = await createTools({} as ToolDependencies);

const FIRST = '11111111-1111-4111-8111-111111111111';
const ASSETS = [FIRST, ...[2, 3, 4].map((number) => FIRST.replace(/^1/, String(number)))];
const RATE = { num: 25, den: 1 };
const BOX = { x: 0.1, y: 0.8, width: 0.5, height: 0.1, from_ms: 0, to_ms: 2000 };
const LENGTHS_S = [10, 20, 40, 70];
const PRODUCT = { name: 'Mug', selling_points: ['Keeps coffee hot'], images: ASSETS.map((asset_id) => ({ asset_id })) };
const CLIPS = { prompt: 'a mug', mode: 'image', first_frame: FIRST, quantity: 4 };
const AD = { product: PRODUCT, count: 4, variants: [{ framework: 'aida' }, {}, { look: 'neon-night' }] };

/** Four results of each tool whose tasks have several, where possible of unlike prices. */
const INPUTS: Partial<Record<ToolName, object>> = {
  URL_TO_VIDEO: AD,
  PRODUCT_TO_VIDEO: AD,
  AI_IMAGE: { prompt: 'a mug', quantity: 4 },
  AI_VIDEO: CLIPS,
  IMAGE_TO_VIDEO: CLIPS,
  VEO3: CLIPS,
  PIC_CUT: { images: ASSETS.map((asset_id) => ({ asset_id })) },
  VIDEO_ENHANCER: {
    videos: ASSETS.map((asset_id, index) => ({
      asset_id,
      width: 640,
      height: 360,
      frame_rate: RATE,
      frames: 25 * (LENGTHS_S[index] ?? 0),
    })),
  },
  VIDEO_CUT: {
    asset_id: FIRST,
    frame_rate: RATE,
    ranges: LENGTHS_S.map((lengthS) => ({ from: 0, to: 25 * lengthS })),
    result: 'separate',
  },
  VIDEO_REMOVE_WATERMARK: {
    videos: ASSETS.map((asset_id, index) => ({ asset_id, length_s: LENGTHS_S[index], boxes: [BOX] })),
    has_rights: true,
  },
};

const SEVERAL = TOOLS.flatMap(({ id, name }) => {
  const tool = tools.get(id);
  return tool?.variants ? [[name, tool] as const] : [];
});

/** Returns an input of four results, and what makes the second and the fourth of them. */
function leaveOut(name: ToolName, tool: Tool) {
  const whole: unknown = tool.input.parse(INPUTS[name]);
  const only: unknown = tool.narrowToVariants?.(whole, { variants: [1, 3], seed: 7, results: {} });
  return { whole, only };
}

test.each(SEVERAL)('%s makes two of four results, and each part of the price is told', (name, tool) => {
  const { whole, only } = leaveOut(name, tool);
  expect(tool.input.safeParse(only).error).toBeUndefined();
  expect([tool.variants?.(whole), tool.variants?.(only)]).toEqual([4, 2]);
  expect(tool.price(only)).toBeLessThan(tool.price(whole));
  const lines = tool.quote?.(whole) ?? [];
  expect(lines.map(({ variant }) => variant)).toEqual([0, 1, 2, 3]);
  expect(lines.reduce((sum, { credits }) => sum + credits, 0)).toBe(tool.price(whole));
});

test('an ad that is made again keeps its seed, structure and look, in a task of another seed', () => {
  const tool = tools.get(TOOLS.find(({ name }) => name === 'URL_TO_VIDEO')?.id ?? 0);
  if (!tool?.narrowToVariants) throw new Error('ads have variants');
  const whole = tool.input.parse(AD) as AdInput;
  const scripts = (['old_way', 'offer', 'discovery', 'three_reasons'] as const).map((framework) => ({ framework }));
  const results = { write_script: { scripts } };
  const only = tool.narrowToVariants(whole, { variants: [0, 2], seed: 7, results }) as AdInput;
  const [first, , third] = listVariantSettings(whole, 7);
  expect(listVariantSettings(only, 99)).toMatchObject([
    { seed: first?.seed, framework: 'aida' },
    { seed: third?.seed, framework: 'discovery', look: 'neon-night' },
  ]);
});
