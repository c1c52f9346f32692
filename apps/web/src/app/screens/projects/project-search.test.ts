import { expect, it } from 'vitest';
import { changeSearch, isFiltered, readProjectSearch, toTaskFilter } from './project-search.ts';

it('shows everything, newest first, where the address says nothing', () => {
  expect(toTaskFilter({})).toEqual({ states: null, toolTypes: null, search: '', sort: 'newest' });
  expect(isFiltered({ sort: 'title' })).toBe(false);
});

it('takes what waits and what is generated for one thing: in the making', () => {
  expect(toTaskFilter({ state: 'running' }).states).toEqual(['in_queue', 'generating']);
});

it('shows the videos of every tool, or of one', () => {
  expect(toTaskFilter({ kind: 'video' }).toolTypes).toEqual([104, 103]);
  expect(toTaskFilter({ kind: 'product-to-video' }).toolTypes).toEqual([103]);
});

it('reads past what an old or mistyped address says', () => {
  const read = readProjectSearch({ tab: 'drafts', state: 'sleeping', kind: 7, sort: 'title', q: 'mug' });
  expect(read).toEqual({ tab: 'drafts', sort: 'title', q: 'mug' });
});

it('keeps the address short', () => {
  expect(changeSearch({ q: 'mug', state: 'failed' }, { q: '', sort: 'newest' })).toEqual({ state: 'failed' });
});
