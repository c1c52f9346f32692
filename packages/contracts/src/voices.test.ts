import { describe, expect, it } from 'vitest';
import { findPauses, removePauses, SPEECH_LIMITS } from './voices.ts';

describe('pauses in a text', () => {
  it('are found with their positions, in seconds or milliseconds, in both languages', () => {
    const text = 'Wait [pause 0.5s] for it [PAUSE 250 ms]！[停顿2秒]';
    expect(findPauses(text).map(({ start, end, durationMs }) => [text.slice(start, end), durationMs])).toEqual([
      ['[pause 0.5s]', 500],
      ['[PAUSE 250 ms]', 250],
      ['[停顿2秒]', 2000],
    ]);
  });

  it('are limited in length, each and in total', () => {
    expect(findPauses('[pause 99999s]')[0]?.durationMs).toBe(SPEECH_LIMITS.pauseS.max * 1000);
    const all = findPauses('[pause 10s]'.repeat(1000)).reduce((sum, { durationMs }) => sum + durationMs, 0);
    expect(all).toBe(SPEECH_LIMITS.allPausesS * 1000);
  });

  it('are not charged for', () => {
    expect(removePauses('One[pause 1s] two')).toBe('One two');
  });
});
