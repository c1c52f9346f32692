import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPosters, findPoster, keepPoster, posterKeyOf } from './kept-posters.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

it('finds the first frame of a preview again, and of no other', () => {
  keepPoster(posterKeyOf('a', 0), 'data:image/webp;base64,AAAA');
  keepPoster(posterKeyOf('a', 1), 'data:image/webp;base64,BBBB');
  expect(findPoster(posterKeyOf('a', 0))).toBe('data:image/webp;base64,AAAA');
  expect(findPoster(posterKeyOf('b', 0))).toBeUndefined();
});

it('keeps the newest dozen', () => {
  for (let index = 0; index < 13; index += 1) keepPoster(posterKeyOf(`task-${index}`, 0), `data:${index}`);
  expect(findPoster(posterKeyOf('task-0', 0))).toBeUndefined();
  expect(findPoster(posterKeyOf('task-1', 0))).toBe('data:1');
});

it('keeps nothing after a sign-out', () => {
  keepPoster(posterKeyOf('a', 0), 'data:1');
  clearPosters();
  expect(findPoster(posterKeyOf('a', 0))).toBeUndefined();
});

it('goes without where the storage is full, disabled or unreadable', () => {
  kept.set('preview-posters', '{"cut off');
  expect(findPoster(posterKeyOf('a', 0))).toBeUndefined();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => keepPoster(posterKeyOf('a', 0), 'data:1')).not.toThrow();
});
