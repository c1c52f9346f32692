import { expect, it } from 'vitest';
import { changeSearch, isFiltered, readProjectSearch, toTaskFilter } from './project-search.ts';

it('shows everything, newest first, for an address without parameters', () => {
  expect(toTaskFilter({})).toEqual({ states: null, toolTypes: null, search: '', sort: 'newest' });
  expect(isFiltered({ sort: 'title' })).toBe(false);
});

it('combines waiting and running tasks into one state', () => {
  expect(toTaskFilter({ state: 'running' }).states).toEqual(['in_queue', 'generating']);
});

it('shows the videos of every tool, or of one', () => {
  const videos = toTaskFilter({ kind: 'video' }).toolTypes;
  expect(videos).toEqual(expect.arrayContaining([104, 103]));
  expect(videos).not.toContain(92);
  expect(toTaskFilter({ kind: 'product-to-video' }).toolTypes).toEqual([103]);
});

it('ignores old and mistyped parameters', () => {
  const read = readProjectSearch({ tab: 'drafts', state: 'sleeping', kind: 7, sort: 'title', q: 'mug' });
  expect(read).toEqual({ tab: 'drafts', sort: 'title', q: 'mug' });
});

it('keeps the address short', () => {
  expect(changeSearch({ q: 'mug', state: 'failed' }, { q: '', sort: 'newest' })).toEqual({ state: 'failed' });
});
