import { expect, test } from 'vitest';
import { priceClassOf } from '../generation-models.ts';
import { FLASH_SALE } from '../generation-prices.ts';
import { PLANS } from '../plans.ts';
import { aiImageContract, aiImageInput, sizeOfImage } from './ai-image.contract.ts';
import { aiVideoContract, aiVideoInput } from './ai-video.contract.ts';
import { sizeOfClip } from './generation-clips.ts';
import { GENERATION_LIMITS } from './generation-fields.ts';
import { imageToVideosInput } from './image-to-video.contract.ts';
import { veo3Contract } from './veo3.contract.ts';

const ASSET = '11111111-1111-4111-8111-111111111111';
const problemsOf = (
  schema: { safeParse(input: unknown): { error?: { issues: { message: string }[] } } },
  input: unknown,
) => schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

test('a prompt is enough for an image, and for a clip', () => {
  expect(aiImageInput.parse({ prompt: 'a mug' })).toMatchObject({ mode: 'text', quantity: 1, model: 'embedded' });
  expect(aiVideoInput.parse({ prompt: 'a mug' })).toMatchObject({ duration_s: 5, resolution: '720p' });
});

test('nothing is made of nothing: words or a scene, and the image that a mode begins with', () => {
  expect(problemsOf(aiImageInput, { prompt: '  ' })).toEqual(['generation_prompt_missing']);
  expect(problemsOf(aiImageInput, { scene_id: 'white_studio' })).toEqual([]);
  expect(problemsOf(aiImageInput, { mode: 'product', prompt: 'marble' })).toEqual(['generation_image_missing']);
  expect(problemsOf(imageToVideosInput, {})).toEqual(['generation_image_missing']);
  expect(problemsOf(imageToVideosInput, { mode: 'first_and_last', first_frame: ASSET })).toEqual([
    'generation_image_missing',
  ]);
});

test('more than four results, a prompt without end and a clip of eleven seconds are refused', () => {
  expect(problemsOf(aiImageInput, { prompt: 'a mug', quantity: 5 })).toHaveLength(1);
  expect(problemsOf(aiImageInput, { prompt: 'a'.repeat(10_000) })).toHaveLength(1);
  expect(problemsOf(aiVideoInput, { prompt: 'a mug', duration_s: 11 })).toHaveLength(1);
});

test('references have the limits of the specification', () => {
  expect(GENERATION_LIMITS.reference).toEqual({
    maxSizeBytes: 10 * 2 ** 20,
    extensions: ['jpg', 'jpeg', 'png', 'webp'],
  });
  expect(GENERATION_LIMITS.foreground).toMatchObject({ minWidth: 300, minHeight: 300 });
});

test('each result costs the same; a large image and a model of a provider cost more', () => {
  const price = (input: object) => aiImageContract.price(aiImageInput.parse({ prompt: 'a mug', ...input }));
  expect([price({}), price({ quantity: 4 }), price({ resolution: '2k' })]).toEqual([1, 4, 2]);
  expect(price({ model: 'openai:gpt-image-1' })).toBeGreaterThan(price({}));
  expect(priceClassOf('fal:fal-ai/flux/schnell')).toBe('fast');
  expect(priceClassOf('google:veo-3.1-generate-preview')).toBe('premium');
});

test('the flash sale halves every clip, and its cheapest clip of a provider costs about two dollars', () => {
  const input = aiVideoInput.parse({ prompt: 'a mug', duration_s: 4, model: 'fal:fal-ai/any/text-to-video' });
  const full = aiVideoContract.price(input);
  const sale = veo3Contract.price(input);
  expect(sale).toBe((full * (100 - FLASH_SALE.percent)) / 100);
  const centsPerCredit = PLANS.starter.amountCentsPerMonth / PLANS.starter.creditsPerMonth;
  expect(Math.abs(sale * centsPerCredit - FLASH_SALE.fromCents)).toBeLessThan(0.05 * FLASH_SALE.fromCents);
});

test('sizes follow from ratio and resolution, in even pixels', () => {
  expect(sizeOfImage({ ratio: '16:9', resolution: '1k' })).toEqual({ width: 1024, height: 576 });
  expect(sizeOfClip({ ratio: '9:16', resolution: '1080p' })).toEqual({ width: 1080, height: 1920 });
  expect(sizeOfClip({ ratio: '16:9', resolution: '480p' })).toEqual({ width: 854, height: 480 });
});
