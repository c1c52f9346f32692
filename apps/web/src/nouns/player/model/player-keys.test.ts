import { describe, expect, it } from 'vitest';
import { nextShuttleRate, toPlayerCommand } from './player-keys.ts';

const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) =>
  toPlayerCommand({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });

describe('the keys of a player', () => {
  it.each([
    [' ', { kind: 'toggle' }],
    ['k', { kind: 'pause' }],
    ['K', { kind: 'pause' }],
    ['ArrowLeft', { kind: 'step', frames: -1 }],
    ['ArrowRight', { kind: 'step', frames: 1 }],
    ['Home', { kind: 'to_start' }],
    ['End', { kind: 'to_end' }],
    ['j', { kind: 'shuttle', direction: -1 }],
    ['l', { kind: 'shuttle', direction: 1 }],
    ['m', { kind: 'mute' }],
    ['f', { kind: 'full_screen' }],
    ['r', { kind: 'loop' }],
    ['c', { kind: 'captions' }],
  ])('%s', (key, command) => {
    expect(press(key)).toEqual(command);
  });

  it('jump by a second with shift', () => {
    expect(press('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'jump', seconds: -1 });
  });

  it("ignore the browser's own shortcuts", () => {
    expect(press('f', { ctrlKey: true })).toBeUndefined();
    expect(press('r', { metaKey: true })).toBeUndefined();
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(press('x')).toBeUndefined();
  });

  it('play faster with each press in one direction, and reverse at once', () => {
    expect([0, 1, 2, 4].map((rate) => nextShuttleRate(rate, 1))).toEqual([1, 2, 4, 4]);
    expect([4, -1].map((rate) => nextShuttleRate(rate, -1))).toEqual([-1, -2]);
  });
});
