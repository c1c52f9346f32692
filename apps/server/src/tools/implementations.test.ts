import { TOOLS } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { createTools, type ToolDependencies } from './implementations.ts';

// Building a tool calls none of them.
const tools = await createTools({} as ToolDependencies);

test.each(TOOLS)('$name runs the steps that users are told of, in their order', ({ id, steps }) => {
  expect(tools.get(id)?.steps.map(({ name }) => name)).toEqual(steps);
});

test.each(TOOLS)('$name checks and prices by its contract', async ({ id, contract }) => {
  const { input, price } = await contract();
  expect(tools.get(id)).toMatchObject({ input, price });
});
