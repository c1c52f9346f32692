import { expect, test } from 'vitest';
import { isUnbuilt } from '../../unbuilt-routes.ts';
import { listTools } from './list-tools.ts';

test('every tool stands once, under its category, those that are there first', () => {
  const groups = listTools();
  const paths = groups.flatMap((group) => group.paths);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(['/link-to-video', '/text-to-speech', '/veo3', '/gmvmax']));
  for (const group of groups) {
    const toCome = group.paths.map(isUnbuilt);
    expect(toCome.toSorted((one, other) => Number(one) - Number(other))).toEqual(toCome);
  }
});

test('steps inside a tool, and pages that run none, are no tools', () => {
  const paths = listTools().flatMap((group) => group.paths);
  for (const path of [
    '/link-to-video/editor',
    '/video-enhancer/editor',
    '/home',
    '/projects',
    '/assets',
    '/ai-tools',
  ]) {
    expect(paths).not.toContain(path);
  }
});
