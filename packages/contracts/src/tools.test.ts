import { describe, expect, it } from 'vitest';
import { priceOfVideoSeconds } from './plans.ts';
import { findTool, OUTPUT_KINDS, OUTPUT_MEDIA, TASK_STEPS, TOOLS, TOOL_TYPES } from './tools.ts';
import { userGroupOf } from './user-types.ts';

describe('the table of tools', () => {
  it('gives each tool a unique type and name', () => {
    expect(new Set(TOOL_TYPES).size).toBe(TOOLS.length);
    expect(new Set(TOOLS.map(({ name }) => name)).size).toBe(TOOLS.length);
  });

  it('finds a tool by its type', () => {
    expect(findTool(104)?.name).toBe('URL_TO_VIDEO');
    expect(findTool(1)).toBeUndefined();
  });

  it('lists every step and every output kind once', () => {
    expect(new Set(TASK_STEPS).size).toBe(TASK_STEPS.length);
    for (const { steps } of TOOLS) expect(TASK_STEPS).toEqual(expect.arrayContaining([...steps]));
    for (const { outputs } of TOOLS) expect(OUTPUT_KINDS).toEqual(expect.arrayContaining(Object.keys(outputs)));
  });

  it('gives an output kind the same medium in every tool', () => {
    for (const { outputs } of TOOLS) expect(OUTPUT_MEDIA).toMatchObject(outputs);
  });

  it.each(TOOLS)('refuses an empty input of $name', async ({ contract }) => {
    const { input } = await contract();
    expect(input.safeParse({}).success).toBe(false);
  });
});

describe('user groups', () => {
  it('follow the ranges of user types', () => {
    expect([5, 1, 11, 14, 21, 24].map((type) => userGroupOf(type as 1))).toEqual([
      'guest',
      'free',
      'personal',
      'personal',
      'business',
      'business',
    ]);
  });
});

describe('the price of a video', () => {
  it('charges every started 15 seconds', () => {
    expect(priceOfVideoSeconds(15)).toBe(5);
    expect(priceOfVideoSeconds(16)).toBe(10);
    expect(priceOfVideoSeconds(60)).toBe(20);
  });
});
