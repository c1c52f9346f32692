import { decayOver, fadeEnds, SAMPLE_RATE, toHz, toSamples } from './sound.ts';
import { SINE, TABLE_SIZE } from './tables.ts';

const LONGEST_S = 3;

/** FM of two sine waves, with less modulation as the note decays; a hard stroke adds the ring of the tine. */
export function soundElectricPiano({ pitch, velocity }: { pitch: number; velocity: number }): Float32Array {
  const hz = toHz(pitch);
  const samples = new Float32Array(toSamples(LONGEST_S));
  const step = (hz * TABLE_SIZE) / SAMPLE_RATE;
  const tineStep = hz * 13.9 < 14_000 ? step * 13.9 : step * 6.9;
  const decay = decayOver(0.5 + 130 / hz);
  const bendDecay = decayOver(0.22);
  const tineDecay = decayOver(0.035);
  let level = 0.75;
  let bend = (0.35 + 1.25 * velocity ** 1.6) * (TABLE_SIZE / (2 * Math.PI));
  let tine = 0.11 * velocity;
  let phase = 0;
  let tinePhase = 0;
  for (let index = 0; index < samples.length; index += 1) {
    let carrier = phase + bend * (SINE[phase | 0] as number);
    carrier -= Math.floor(carrier / TABLE_SIZE) * TABLE_SIZE;
    samples[index] = (SINE[carrier | 0] as number) * level + (SINE[tinePhase | 0] as number) * tine;
    level *= decay;
    bend *= bendDecay;
    tine *= tineDecay;
    phase += step;
    if (phase >= TABLE_SIZE) phase -= TABLE_SIZE;
    tinePhase += tineStep;
    while (tinePhase >= TABLE_SIZE) tinePhase -= TABLE_SIZE;
  }
  fadeEnds(samples, { attackS: 0.003, releaseS: 0.1 });
  return samples;
}
