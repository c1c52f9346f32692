import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBeats, snapToBeat } from './beat-grid.ts';

const BEAT = 60_000;
const beats = Array.from({ length: 32 }, (_none, beat) => beat * BEAT);
const bars = beats.filter((_beat, index) => index % 4 === 0);
const clip = { start: 120_000, duration: 600_000, trimStart: 0, speed: 1, beats, bars };

describe('placeBeats', () => {
  it('puts the beats at their played times, and none outside the clip', () => {
    const grid = placeBeats(clip);
    expect(grid.beats[0]).toBe(120_000);
    expect(grid.beats).toHaveLength(10);
    expect(grid.bars).toEqual([120_000, 360_000, 600_000]);
  });

  it('follows the clip’s trim and speed', () => {
    expect(placeBeats({ ...clip, trimStart: 30_000 }).beats[0]).toBe(150_000);
    expect(placeBeats({ ...clip, speed: 2 }).beats.slice(0, 3)).toEqual([120_000, 150_000, 180_000]);
  });
});

describe('snapToBeat', () => {
  const grid = placeBeats(clip);

  it('moves to the nearest beat or bar line within reach, and stays if there is none', () => {
    expect(snapToBeat(185_000, grid, { reach: 10_000 })).toBe(180_000);
    expect(snapToBeat(205_000, grid, { reach: 10_000 })).toBe(205_000);
    expect(snapToBeat(350_000, grid, { to: 'bar', reach: 20_000 })).toBe(360_000);
    expect(snapToBeat(185_000, grid, { to: 'bar', reach: 20_000 })).toBe(185_000);
    expect(snapToBeat(5, { beats: [], bars: [] }, { reach: 100 })).toBe(5);
  });

  it('never moves further than its reach, and is idempotent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: 0, max: 60_000 }), (tick, reach) => {
        const snapped = snapToBeat(tick, grid, { reach });
        expect(Math.abs(snapped - tick)).toBeLessThanOrEqual(reach);
        expect(snapToBeat(snapped, grid, { reach })).toBe(snapped);
      }),
    );
  });
});
