import { expect, test } from 'vitest';
import { createFakeCanvas } from '../fake-canvas.ts';
import { loadKernel } from '../kernel/kernel.ts';
import { webAssembly } from '../kernel/web-assembly.ts';
import { createArena } from '../memory/arena.ts';
import type { TextPart } from './rasterize-sprite.ts';
import { createSpriteCache, type SpriteCache } from './sprite-cache.ts';

/** Three of them exceed the limit for unused sprites. */
const LARGE = { width: 1600, height: 2000 };

async function openCache() {
  const memory = new webAssembly.Memory({ initial: 1600, maximum: 1600 });
  const tools = { kernel: await loadKernel(memory), arena: createArena(memory) };
  return createSpriteCache(tools, createFakeCanvas());
}

function createPart(key: string, drawn: string[]): TextPart {
  return { kind: 'text_part', key, ...LARGE, paint: () => drawn.push(key) };
}

function showFrame(cache: SpriteCache, specs: readonly TextPart[]): void {
  cache.beginFrame();
  for (const spec of specs) cache.get(spec);
}

test('sprites of one frame are drawn once, whatever their total size', async () => {
  const cache = await openCache();
  const drawn: string[] = [];
  const specs = ['background', 'circle', 'stripes', 'frame'].map((key) => createPart(key, drawn));
  for (let frame = 0; frame < 30; frame++) showFrame(cache, specs);
  expect(drawn).toEqual(['background', 'circle', 'stripes', 'frame']);
});

test('scenes that are painted alternately keep their sprites', async () => {
  const cache = await openCache();
  const drawn: string[] = [];
  const scenes = [
    ['a', 'b'],
    ['c', 'd'],
  ].map((keys) => keys.map((key) => createPart(key, drawn)));
  for (let frame = 0; frame < 30; frame++) for (const scene of scenes) showFrame(cache, scene);
  expect(drawn).toEqual(['a', 'b', 'c', 'd']);
});

test('sprites unused for long are dropped', async () => {
  const cache = await openCache();
  const drawn: string[] = [];
  const [first, ...rest] = ['first', 'second', 'third', 'fourth'].map((key) => createPart(key, drawn));
  if (!first) throw new Error('there is a first one');
  for (const spec of [first, ...rest]) for (let frame = 0; frame < 40; frame++) showFrame(cache, [spec]);
  showFrame(cache, [first]);
  expect(drawn).toEqual(['first', 'second', 'third', 'fourth', 'first']);
});
