import { TASK_STEPS, type TaskStep, urlToVideoInput } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { listRunKeys } from '#src/runner/step.ts';
import { type AdToolDependencies, createAdSteps } from '../ad-tool.ts';

const LINK = 'https://shop.example/lamp';
// Keys depend on the steps' declarations: no step runs.
const { steps } = createAdSteps({} as AdToolDependencies);
const PREVIEWED = steps
  .map(({ name }) => name)
  .slice(
    0,
    steps.findIndex(({ name }) => name === 'render'),
  );

function listKeys(change: Record<string, unknown>, seed: number): string[] {
  const input = urlToVideoInput.parse({ link: LINK, ...change });
  const keys = listRunKeys(steps, { input, seed, variant: 0 });
  return PREVIEWED.map((name) => keys.get(name) ?? '');
}

/** Returns the steps that a task with this change runs again although a preview without it exists. */
function listAgain(change: Record<string, unknown>, seed = 1): TaskStep[] {
  const made = listKeys({}, 1);
  return listKeys(change, seed).flatMap((key, index) => (made.includes(key) ? [] : (PREVIEWED[index] ?? [])));
}

test('a draft reuses all of a preview of the same input, and a final render all but its scenes, which it draws larger', () => {
  expect(listAgain({})).toEqual([]);
  expect(listAgain({ product_scenes: 'off', quality: 'draft' })).toEqual(
    listAgain({ product_scenes: 'off', quality: 'final' }),
  );
  const keysOf = (quality: string) => listKeys({ product_scenes: 'by_look', quality }, 1);
  expect(keysOf('draft')).toEqual(keysOf('preview'));
  const again = PREVIEWED.filter((_name, index) => keysOf('final')[index] !== keysOf('preview')[index]);
  expect(again).toEqual(['draw_scenes', 'build_timeline']);
});

test.each([
  [{ look: 'neon-night' }, ['draw_scenes', 'build_timeline']],
  [{ product_scenes: 'always' }, ['draw_scenes', 'build_timeline']],
  [{ resolution: '720p' }, ['build_timeline']],
  [{ ratio: '1:1' }, ['collect_images', 'draw_scenes', 'build_timeline']],
  [{ music: 'calm' }, ['compose_music', 'build_timeline']],
  [{ voice: 'en-2' }, ['speak', 'compose_music', 'build_timeline']],
  [{ goal: 'awareness' }, ['write_script', 'speak', 'compose_music', 'build_timeline']],
  [{ logo: { url: 'https://shop.example/logo.png' } }, ['collect_images', 'draw_scenes', 'build_timeline']],
  [{ link: 'https://shop.example/mug' }, PREVIEWED],
] as const)('a change of %o makes again what rests on it, and nothing else', (change, again) => {
  expect(listAgain(change)).toEqual(again);
});

test('another seed keeps the page and the images', () => {
  expect(listAgain({}, 2)).toEqual(['draw_scenes', 'write_script', 'speak', 'compose_music', 'build_timeline']);
});

test('a setting of one variant changes only that variant', () => {
  expect(listAgain({ variants: [{ look: 'neon-night' }] })).toEqual(['draw_scenes', 'build_timeline']);
  expect(listAgain({ variants: [{ voice: 'en-2' }] })).toEqual(['speak', 'compose_music', 'build_timeline']);
});

test('no two steps have the same key', () => {
  const keys = listKeys({}, 1);
  expect(new Set(keys).size).toBe(keys.length);
  expect(TASK_STEPS).toEqual(expect.arrayContaining(PREVIEWED));
});
