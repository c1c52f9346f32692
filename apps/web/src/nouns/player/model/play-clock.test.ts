import { describe, expect, it } from 'vitest';
import { beatAt, frameOfBeat, hasEnded, type PlayRange, positionAt, toDocumentTick } from './play-clock.ts';

const RATE = { num: 30, den: 1 };
const FRAME = 4000;
const once: PlayRange = { frames: 90, frameRate: RATE, isLooping: false };
const looping: PlayRange = { ...once, isLooping: true };

describe('the clock of a player', () => {
  it('moves from its anchor at its rate, backwards too, and stops at rate 0', () => {
    const anchor = { tick: 60_000, wallMs: 1000, from: 60_000 };
    expect(positionAt({ ...anchor, rate: 1 }, 1500)).toBe(120_000);
    expect(positionAt({ ...anchor, rate: -2 }, 1250)).toBe(0);
    expect(positionAt({ ...anchor, rate: 0 }, 9999)).toBe(60_000);
  });

  it('waits at its start until its audio is heard', () => {
    const anchor = { tick: 54_000, wallMs: 1000, from: 60_000, rate: 1 };
    expect(positionAt(anchor, 1020)).toBe(60_000);
    expect(positionAt(anchor, 1100)).toBe(66_000);
  });

  it('shows each frame from its first tick to the last before the next', () => {
    expect(beatAt(FRAME * 7, once)).toBe(7);
    expect(beatAt(FRAME * 8 - 1, once)).toBe(7);
    expect(beatAt(FRAME * 8, once)).toBe(8);
  });

  it('counts on through the laps of a loop and shows the same frames again', () => {
    const secondLap = FRAME * 90;
    expect(beatAt(secondLap + FRAME * 3, looping)).toBe(93);
    expect(frameOfBeat(93, looping)).toBe(3);
    expect(frameOfBeat(-1, looping)).toBe(89);
    expect(toDocumentTick(secondLap + 5, looping)).toBe(5);
    expect(toDocumentTick(-FRAME, looping)).toBe(FRAME * 89);
  });

  it('keeps time at fractional rates', () => {
    const video: PlayRange = { frames: 2997, frameRate: { num: 30_000, den: 1001 }, isLooping: true };
    for (const beat of [0, 1, 1001, 2996, 2997, 5993]) {
      const lap = Math.floor(beat / 2997);
      const tick =
        lap * Math.round((2997 * 120_000 * 1001) / 30_000) + Math.round(((beat % 2997) * 120_000 * 1001) / 30_000);
      expect(beatAt(tick, video)).toBe(beat);
    }
  });

  it('ends without a loop: at the end forwards, at the start backwards', () => {
    expect(hasEnded(FRAME * 90, 1, once)).toBe(true);
    expect(hasEnded(FRAME * 90 - 1, 1, once)).toBe(false);
    expect(hasEnded(0, -1, once)).toBe(true);
    expect(hasEnded(FRAME * 500, 1, looping)).toBe(false);
    expect(frameOfBeat(500, once)).toBe(89);
    expect(frameOfBeat(-4, once)).toBe(0);
  });
});
