import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinSpoken, sliceVoice } from './slice-voice.ts';

const scenes = fc.array(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 8,
});

/** Returns a reading with 300 ms per word, 40 ms between words and 260 ms between scenes. */
function read(texts: readonly string[][]) {
  const { text, starts } = joinSpoken(
    texts.map((words) => words.join(' ')),
    ' ',
  );
  let clock = 120;
  let from = 0;
  const words = texts.flatMap((scene) => {
    const spoken = scene.map((word) => {
      const start = text.indexOf(word, from);
      from = start + word.length;
      const timed = { text: word, start, end: from, startMs: clock, endMs: clock + 300 };
      clock += 340;
      return timed;
    });
    clock += 220;
    return spoken;
  });
  return { words, starts, durationMs: clock };
}

describe('sliceVoice', () => {
  it('gives every word to its scene, at the same moment of the audio', () => {
    fc.assert(
      fc.property(scenes, (texts) => {
        const reading = read(texts);
        const slices = sliceVoice(reading);
        expect(slices.map((slice) => slice.words.map(({ text }) => text))).toEqual(texts);
        expect(slices.flatMap((slice) => slice.words.map((word) => Math.round(slice.startMs + word.startMs)))).toEqual(
          reading.words.map((word) => word.startMs),
        );
      }),
    );
  });

  it('cuts between words, never through one, and uses no audio twice', () => {
    fc.assert(
      fc.property(scenes, (texts) => {
        const slices = sliceVoice(read(texts));
        for (const [index, slice] of slices.entries()) {
          expect(slice.words[0]?.startMs).toBeGreaterThanOrEqual(0);
          expect(slice.words.at(-1)?.endMs).toBeLessThanOrEqual(slice.durationMs);
          const next = slices[index + 1];
          if (next) expect(slice.startMs + slice.durationMs).toBeLessThanOrEqual(next.startMs + 1e-6);
        }
      }),
    );
  });
});
