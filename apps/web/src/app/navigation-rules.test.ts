import { describe, expect, it } from 'vitest';
import { addVisit, findRedirect, parseVisits } from './navigation-rules.ts';

describe('findRedirect', () => {
  it('leads the root to home', () => {
    expect(findRedirect('/')).toBe('/home');
  });

  it.each(['/faceSwap', '/hooks/12', '/ads-library', '/templates?tag=1'])('leads %s to the start', (path) => {
    expect(findRedirect(path)).toBe('/home');
  });

  it('leaves every other address as it is', () => {
    expect(findRedirect('/projects')).toBeNull();
  });
});

describe('addVisit', () => {
  it('keeps the last five addresses, each once, the newest first', () => {
    const visits = ['/a', '/b', '/c', '/d', '/e', '/f', '/c'].reduce<string[]>(addVisit, []);
    expect(visits).toEqual(['/c', '/f', '/e', '/d', '/b']);
  });
});

describe('parseVisits', () => {
  it('reads what was kept', () => {
    expect(parseVisits('["/home","/projects"]')).toEqual(['/home', '/projects']);
  });

  it.each([null, 'no JSON', '{"a":1}', '[1,2]'])('starts anew from %j', (kept) => {
    expect(parseVisits(kept)).toEqual([]);
  });
});
