import { TOOLS } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { createTools, type ToolDependencies } from './implementations.ts';

// Creating a tool calls none of its dependencies.
const tools = await createTools({} as ToolDependencies);

test.each(TOOLS)('$name runs the steps that users see, in their order', ({ id, steps }) => {
  expect(tools.get(id)?.steps.map(({ name }) => name)).toEqual(steps);
});

test.each(TOOLS)('$name checks and prices by its contract', async ({ id, contract }) => {
  const { input, price } = await contract();
  expect(tools.get(id)).toMatchObject({ input, price });
});
