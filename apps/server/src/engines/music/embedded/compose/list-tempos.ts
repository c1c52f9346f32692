import type { TempoChoice } from '@reelwright/ad';
import { createSeededRandom } from '@reelwright/seeded-random';
import type { MusicRequest } from '../../music.ts';
import { STYLES } from '../styles/styles.ts';
import { TEMPO_LEEWAY } from './plan-time.ts';

const STEP_BPM = 0.5;

/** Returns the intended tempo of a piece: of its recipe, or drawn from its mood's range. */
function wishTempo({ mood, seed, tempoBpm }: Pick<MusicRequest, 'mood' | 'seed' | 'tempoBpm'>): number {
  const { min, max } = STYLES[mood].tempoBpm;
  return tempoBpm ?? createSeededRandom(seed, `tempo ${mood}`).between(min, max);
}

/** A recipe's tempo may change within the leeway; a mood may be played anywhere in its range. */
export function listTempos(request: Pick<MusicRequest, 'mood' | 'seed' | 'tempoBpm'>): TempoChoice {
  const { tempoBpm: range, meter, swing } = STYLES[request.mood];
  const wish = wishTempo(request);
  const [min, max] =
    request.tempoBpm === undefined ? [range.min, range.max] : [wish * (1 - TEMPO_LEEWAY), wish * (1 + TEMPO_LEEWAY)];
  const tempos = Array.from({ length: Math.floor((max - min) / STEP_BPM) + 1 }, (_none, step) => {
    const bpm = min + step * STEP_BPM;
    return { bpm, distance: Math.min(1, Math.abs(bpm - wish) / Math.max(1, max - min)) };
  });
  const isSwung = swing.of === 8 && swing.max > 0.5;
  return {
    tempos: tempos.sort((one, other) => one.distance - other.distance),
    pulsesPerBeat: meter.stepsPerBeat === 6 ? 3 : isSwung ? 1 : 2,
  };
}
