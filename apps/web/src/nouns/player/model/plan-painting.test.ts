import { describe, expect, it } from 'vitest';
import { nextBeat, takeDue } from './plan-painting.ts';

const QUICK = { stride: 1, direction: 1, beatsPerPaint: 0.1 } as const;

describe('painting ahead', () => {
  it('starts with the due frame after a seek', () => {
    expect(nextBeat({ ...QUICK, due: 40, last: undefined })).toBe(40);
  });

  it('continues in order while it keeps up, forwards and backwards', () => {
    expect(nextBeat({ ...QUICK, due: 40, last: 42 })).toBe(43);
    expect(nextBeat({ ...QUICK, direction: -1, due: 40, last: 38 })).toBe(37);
  });

  it('drops frames that are over, and frames that could not be ready in time', () => {
    expect(nextBeat({ ...QUICK, due: 50, last: 42 })).toBe(50);
    expect(nextBeat({ ...QUICK, due: 50, last: 42, beatsPerPaint: 2.4 })).toBe(52);
    expect(nextBeat({ ...QUICK, direction: -1, due: 30, last: 42, beatsPerPaint: 2.4 })).toBe(28);
  });

  it('shows only every second frame on request', () => {
    expect(nextBeat({ ...QUICK, stride: 2, due: 40, last: 42 })).toBe(44);
  });
});

describe('the due frame', () => {
  const painted = (...beats: number[]) => beats.map((beat) => ({ beat }));

  it('is the newest one that is not early; older ones are dropped', () => {
    const queue = painted(3, 4, 5, 6);
    expect(takeDue(queue, 5, 1)).toEqual({ shown: { beat: 5 }, skipped: painted(3, 4) });
    expect(queue).toEqual(painted(6));
  });

  it('is missing while all frames are early', () => {
    const queue = painted(7, 8);
    expect(takeDue(queue, 6, 1)).toEqual({ shown: undefined, skipped: [] });
    expect(queue).toHaveLength(2);
  });

  it('is found backwards too', () => {
    expect(takeDue(painted(9, 8, 7), 8, -1).shown).toEqual({ beat: 8 });
  });
});
