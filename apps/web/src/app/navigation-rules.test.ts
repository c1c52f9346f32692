import { describe, expect, it } from 'vitest';
import { addVisit, findRedirect, parseVisits } from './navigation-rules.ts';

describe('findRedirect', () => {
  it('redirects the root to home', () => {
    expect(findRedirect('/')).toBe('/home');
  });

  it.each(['/faceSwap', '/hooks/12', '/ads-library', '/templates?tag=1'])('redirects %s to the start', (path) => {
    expect(findRedirect(path)).toBe('/home');
  });

  it('keeps every other address', () => {
    expect(findRedirect('/projects')).toBeNull();
  });
});

describe('addVisit', () => {
  it('keeps the last five addresses without duplicates, the newest first', () => {
    const visits = ['/a', '/b', '/c', '/d', '/e', '/f', '/c'].reduce<string[]>(addVisit, []);
    expect(visits).toEqual(['/c', '/f', '/e', '/d', '/b']);
  });
});

describe('parseVisits', () => {
  it('reads stored visits', () => {
    expect(parseVisits('["/home","/projects"]')).toEqual(['/home', '/projects']);
  });

  it.each([null, 'no JSON', '{"a":1}', '[1,2]'])('returns no visits for %j', (kept) => {
    expect(parseVisits(kept)).toEqual([]);
  });
});
