import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPosition, takePosition } from './kept-position.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('goes on playing where the player before was, once', () => {
  keepPosition('ad', { seconds: 4, isPlaying: true });
  vi.advanceTimersByTime(2000);
  expect(takePosition('ad')).toEqual({ seconds: 4, isPlaying: true });
  expect(takePosition('ad')).toBeUndefined();
});

it('stays still for somebody who comes back later', () => {
  keepPosition('ad', { seconds: 4, isPlaying: true });
  vi.advanceTimersByTime(60_000);
  expect(takePosition('ad')).toEqual({ seconds: 4, isPlaying: false });
});

it('goes on for somebody who has waited, however long the next player took', () => {
  keepPosition('ad', { seconds: 4, isPlaying: true });
  vi.advanceTimersByTime(60_000);
  expect(takePosition('ad', { isAwaited: true })).toEqual({ seconds: 4, isPlaying: true });
});
