import { CALLS, type CallInput, SCRIPT_FRAMEWORKS } from '@reelwright/contracts';
import { describe, expect, test } from 'vitest';
import { createEmbeddedWritingEngine } from '../../engines/writing/embedded/embedded-writing-engine.ts';
import { estimateScriptMs } from '../../engines/writing/embedded/spoken-length.ts';
import { testActor } from '../../test-actor.ts';
import { createTestWords } from '../../words/test-words.ts';
import { createScriptsService } from './scripts.service.ts';

const scripts = createScriptsService({
  writing: createEmbeddedWritingEngine(),
  words: createTestWords(),
});
const asker = { actor: testActor(), signal: new AbortController().signal };
const PRODUCT = {
  name: 'Steel Bottle',
  description: 'A bottle of brushed steel that keeps drinks hot for 12 hours.',
  selling_points: ['Keeps drinks hot for 12 hours', 'Leakproof lid', 'Fits every cup holder'],
  price: 24.99,
  currency: 'USD',
};
const write = (change: Partial<CallInput<'writeScripts'>> = {}) =>
  scripts.writeScripts(
    CALLS.writeScripts.input.parse({ product: PRODUCT, language: 'en', length_s: 15, seed: 7, ...change }),
    asker,
  );
const spoken = ({ scenes }: { scenes: { spoken: { text: string } }[] }) => scenes.map((scene) => scene.spoken.text);

describe('writing', () => {
  test('gives several scripts of each framework that the data supports, no two alike, each near its length', async () => {
    const { scripts: written } = await write({ per_framework: 2 });
    const ofFramework = (name: string) => written.filter(({ script }) => script.framework === name).length;
    expect(SCRIPT_FRAMEWORKS.map(ofFramework).every((count) => count <= 2)).toBe(true);
    expect(ofFramework('aida')).toBe(2);
    // The product has no higher price and no reviews.
    expect(ofFramework('customer_voice')).toBe(0);
    expect(new Set(written.map(({ id }) => id)).size).toBe(written.length);
    expect(new Set(written.map(({ script }) => spoken(script).join(' '))).size).toBe(written.length);
    for (const { script, estimated_ms: estimatedMs } of written) {
      expect(estimatedMs).toBe(estimateScriptMs(spoken(script), 'en'));
      expect(estimatedMs).toBeGreaterThan(9000);
      expect(estimatedMs).toBeLessThan(18_000);
    }
  });

  test('the same seed gives the same scripts, another seed other ones', async () => {
    const first = await write({ frameworks: ['aida'] });
    expect(await write({ frameworks: ['aida'] })).toEqual(first);
    expect((await write({ frameworks: ['aida'], seed: 8 })).scripts).not.toEqual(first.scripts);
  });

  test('gives another framework if the data supports none of the requested ones', async () => {
    const { scripts: written } = await write({ frameworks: ['customer_voice'] });
    expect(written).toHaveLength(1);
    expect(written[0]?.script.framework).not.toBe('customer_voice');
  });

  test('refuses more scripts at once than can be written', () => {
    const input = { product: PRODUCT, language: 'en', length_s: 15 };
    expect(CALLS.writeScripts.input.safeParse({ ...input, per_framework: 3 }).success).toBe(false);
    expect(CALLS.writeScripts.input.safeParse({ ...input, per_framework: 3, frameworks: ['aida'] }).success).toBe(true);
  });
});

test('rewrites one scene and keeps its role; refuses an unknown scene', async () => {
  const [first] = (await write({ frameworks: ['aida'] })).scripts;
  if (!first) throw new Error('there is always a script');
  const rewrite = (scene: number) =>
    scripts.rewriteLine(
      CALLS.rewriteLine.input.parse({ product: PRODUCT, script: first.script, scene, seed: 3 }),
      asker,
    );
  const [, before] = first.script.scenes;
  const { scene } = await rewrite(1);
  expect(scene.role).toBe(before?.role);
  expect(scene.spoken.text).not.toBe(before?.spoken.text);
  expect(await rewrite(1)).toEqual({ scene });
  await expect(rewrite(99)).rejects.toMatchObject({ code: 'INVALID_INPUT', values: { field: { field: ['scene'] } } });
});

test('estimates half a line too, and more for a longer line', async () => {
  const { lines_ms: linesMs, total_ms: totalMs } = await scripts.timeScript(
    { language: 'en', lines: ['', 'Keeps drinks', 'Keeps drinks hot for 12 hours.'] },
    asker,
  );
  const [none = -1, half = 0, whole = 0] = linesMs;
  expect(none).toBe(0);
  expect(whole).toBeGreaterThan(half);
  expect(totalMs).toBeGreaterThan(half + whole);
});
