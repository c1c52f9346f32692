import { expect, it } from 'vitest';
import { measureAudio, parseLoudnessRange, type AudioFacts } from './measure-audio.ts';

const RATE = 16_000;

/** A tone with silence between two times, in seconds. */
function tone(silentFrom: number, silentTo: number): Float32Array {
  return Float32Array.from({ length: 3 * RATE }, (_, at) => {
    const second = at / RATE;
    return second >= silentFrom && second < silentTo ? 0 : 0.3 * Math.sin(at / 4);
  });
}

const good: AudioFacts = { integratedLufs: -14.2, truePeakDb: -1.4, rangeLu: 4.1, samples: tone(0, 0), rate: RATE };
const failedOf = (audio: Partial<AudioFacts>) =>
  measureAudio({ ...good, ...audio })
    .filter(({ isPassed }) => isPassed === false)
    .map(({ id, value }) => `${id} ${value}`);

it('passes audio of the right loudness without gaps', () => {
  expect(failedOf({})).toEqual([]);
});

it.each([
  ['a sound that is too quiet', { integratedLufs: -16 }, ['loudness -16.0 LUFS']],
  ['a peak that clips', { truePeakDb: -0.4 }, ['peak -0.4 dB']],
  ['a level that never changes', { rangeLu: 1.2 }, ['loudness-range 1.2 LU']],
  ['a hole between two lines', { samples: tone(1, 1.4) }, ['silence 0.40 s']],
  ['a silent start', { samples: tone(0, 0.1) }, ['first-sound -120 dB']],
])('fails %s', (_case, audio, failed) => {
  expect(failedOf(audio)).toEqual(failed);
});

it('passes a breath', () => {
  expect(failedOf({ samples: tone(1, 1.2) })).toEqual([]);
});

it("reads the loudness range from the meter's summary", () => {
  expect(
    parseLoudnessRange(
      'x\n[Parsed] Summary:\n  Integrated loudness:\n    I: -14.0 LUFS\n  Loudness range:\n    LRA:         4.3 LU\n',
    ),
  ).toBe(4.3);
  expect(parseLoudnessRange('nothing')).toBeUndefined();
});
