import { describe, expect, it } from 'vitest';
import { TOOL_TYPES, TOOL_TYPE_IDS, VIDEO_CREATION_TOOL_TYPES, findToolName } from './tool-types.ts';
import { userGroupOf } from './user-types.ts';
import { priceOfVideoSeconds } from './plans.ts';

describe('tool types', () => {
  it('have numbers of their own', () => {
    expect(new Set(TOOL_TYPE_IDS).size).toBe(Object.keys(TOOL_TYPES).length);
    expect(TOOL_TYPE_IDS).toHaveLength(31);
  });

  it('are found by number', () => {
    expect(findToolName(104)).toBe('URL_TO_VIDEO');
    expect(findToolName(1)).toBeUndefined();
    for (const type of VIDEO_CREATION_TOOL_TYPES) expect(findToolName(type)).toBeDefined();
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
  it('counts every started 15 seconds', () => {
    expect(priceOfVideoSeconds(15)).toBe(5);
    expect(priceOfVideoSeconds(16)).toBe(10);
    expect(priceOfVideoSeconds(60)).toBe(20);
  });
});
