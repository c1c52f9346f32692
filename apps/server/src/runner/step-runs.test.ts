import { expect, test } from 'vitest';
import * as z from 'zod';
import { stepsOf } from './step.ts';
import { collectResults } from './step-runs.ts';

const { defineStep } = stepsOf<object>()({ render: z.object({ key: z.string(), thumbnail: z.string() }) });
const render = defineStep({
  name: 'render',
  weight: 1,
  after: [],
  reads: () => null,
  run: () => Promise.resolve({ key: 'a', thumbnail: 'b' }),
});

test('a step runs again after an update that asks more of its result', () => {
  const collect = (result: object) => collectResults({ steps: [render] }, [{ step: 'render', variant: 0, result }]);
  expect(collect({ key: 'a', thumbnail: 'b' }).has({ step: render, variant: 0 })).toBe(true);
  expect(collect({ key: 'a' }).has({ step: render, variant: 0 })).toBe(false);
});
