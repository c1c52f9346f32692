import { expect, test } from 'vitest';
import { StartupError } from '../platform/settings/startup-error.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import { openPixelEngines } from './open-pixel-engines.ts';

const needs = {
  embedded: { id: 'embedded', separate: () => Promise.reject(new Error('not called')) },
  saveGuarded: () => Promise.reject(new Error('not called')),
  runProgram: () => Promise.reject(new Error('not called')),
};
const open = (env: Record<string, string>) => openPixelEngines(parseSettings(env), needs);

test('without settings, the embedded engines work alone', async () => {
  const { separation, erasing, enhancement } = await open({});
  expect([separation.id, erasing.id, enhancement.id]).toEqual(['embedded', 'embedded-erase', 'embedded']);
});

test('settings choose models of providers', async () => {
  const { separation, erasing, enhancement } = await open({
    CUT_OUT_MODEL: 'fal:fal-ai/birefnet/v2',
    ERASE_MODEL: 'replicate:owner/fill',
    ENHANCE_MODEL: 'fal:fal-ai/upscaler',
    FAL_API_KEY: 'key',
    REPLICATE_API_KEY: 'key',
  });
  expect([separation.id, erasing.id, enhancement.id]).toEqual([
    'fal:fal-ai/birefnet/v2',
    'replicate:owner/fill',
    'fal:fal-ai/upscaler',
  ]);
});

test.each([
  [{ CUT_OUT_MODEL: 'u2net:/none/model.onnx' }, 'CUT_OUT_MODEL: /none/model.onnx is not a file that can be read.'],
  [{ ERASE_MODEL: 'lama:/' }, 'ERASE_MODEL: / is not a file that can be read.'],
  [{ ENHANCE_MODEL: 'fal:fal-ai/upscaler' }, 'fal:fal-ai/upscaler needs a key: set FAL_API_KEY.'],
])('the start refuses %o', async (env, problem) => {
  await expect(open(env)).rejects.toThrow(new StartupError(problem));
});
