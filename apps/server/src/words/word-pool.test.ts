import { afterEach, expect, test } from 'vitest';
import { testActor } from '../test-actor.ts';
import { openWordPool, type WordPool } from './word-pool.ts';

let words: WordPool;
afterEach(() => words.close());

const PRODUCT = { name: 'Mug', selling_points: [], price: 12, currency: 'USD' };
const anna = { owner: testActor(1) };

test('reads texts in a thread', async () => {
  words = openWordPool({ timeoutMs: 60_000 });
  const { lines } = await words.run(
    'reviewLines',
    { product: PRODUCT, lines: ['Now $12.', 'The best mug ever.'], platforms: [], language: 'en' },
    anna,
  );
  expect(lines.map(({ claims }) => claims.map((claim) => claim.is_supported))).toEqual([[true], [false]]);
  expect(await words.run('timeLines', { lines: ['Now $12.'], language: 'en' }, anna)).toMatchObject({
    lines_ms: [expect.any(Number)],
  });
});

test('refuses a text that takes too long', async () => {
  words = openWordPool({ timeoutMs: 1 });
  const lines = Array.from({ length: 130 }, (_none, at) => `${at}万 mics `.repeat(100));
  await expect(
    words.run('reviewLines', { product: PRODUCT, lines, platforms: [], language: 'en' }, anna),
  ).rejects.toMatchObject({ code: 'TEXT_TOO_COMPLEX' });
});

test('passes on what a job throws', async () => {
  words = openWordPool({ timeoutMs: 60_000 });
  const script = {
    version: 1 as const,
    framework: 'aida',
    goal: 'sales' as const,
    language: 'en' as const,
    length_s: 15,
    seed: 1,
    hook_pattern: 'question',
    scenes: [],
    call_to_action: 'Shop now',
  };
  const rewriting = words.run('rewriteLine', { product: { ...PRODUCT, images: [] }, script, scene: 5, seed: 1 }, anna);
  await expect(rewriting).rejects.toThrow(RangeError);
});
