import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCrumbGate, createFolderGate } from './click-gates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('opens the folder of the last click 200 ms later, then ignores clicks for 100 ms', () => {
  const open = vi.fn<(folder: string) => void>();
  const gate = createFolderGate(open);
  gate.click('a');
  vi.advanceTimersByTime(199);
  gate.click('b');
  vi.advanceTimersByTime(199);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(open.mock.calls).toEqual([['b']]);
  vi.advanceTimersByTime(99);
  gate.click('c');
  vi.advanceTimersByTime(1000);
  expect(open).toHaveBeenCalledTimes(1);
  gate.click('d');
  vi.advanceTimersByTime(200);
  expect(open).toHaveBeenLastCalledWith('d');
});

it('opens nothing after a reset', () => {
  const open = vi.fn<(folder: string) => void>();
  const gate = createFolderGate(open);
  gate.click('a');
  gate.reset();
  vi.advanceTimersByTime(1000);
  expect(open).not.toHaveBeenCalled();
});

it('follows the first crumb at once and ignores others for a second', () => {
  const go = vi.fn<(index: number) => void>();
  const gate = createCrumbGate(go);
  gate.click(0);
  expect(go).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(999);
  gate.click(1);
  expect(go).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  gate.click(2);
  expect(go).toHaveBeenLastCalledWith(2);
});
