import { bellSection, filterSection, highShelfSection, QUIET, runSectionOnBoth } from './filters.ts';
import { SAMPLE_RATE, type Stereo } from './sound.ts';

const BLOCK_S = 0.4;
const HOP_S = 0.1;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = 10;

/**
 * Measures the integrated loudness of two channels in LUFS (EBU R 128, gated 10 dB below the mean); -Infinity for
 * silence.
 */
export function measureLoudness(channels: readonly Float32Array[]): number {
  const hop = Math.round(HOP_S * SAMPLE_RATE);
  const energies = new Float64Array(Math.floor((channels[0]?.length ?? 0) / hop));
  for (const channel of channels) addEnergies(channel, energies, hop);
  const span = Math.min(Math.round(BLOCK_S / HOP_S), Math.max(1, energies.length));
  const blocks: number[] = [];
  for (let part = 0; part + span <= energies.length; part += 1) {
    let sum = 0;
    for (let index = part; index < part + span; index += 1) sum += energies[index] as number;
    blocks.push(sum / span);
  }
  const loud = blocks.filter((energy) => toLufs(energy) > ABSOLUTE_GATE);
  const gate = toLufs(meanOf(loud)) - RELATIVE_GATE;
  return toLufs(meanOf(loud.filter((energy) => toLufs(energy) > gate)));
}

/** Adds the energy of each part, weighted by ITU-R BS.1770 at 48 kHz: a shelf for the head, a high-pass for the ear. */
function addEnergies(samples: Float32Array, energies: Float64Array, hop: number): void {
  let shelf1 = 0;
  let shelf2 = 0;
  let pass1 = 0;
  let pass2 = 0;
  for (let part = 0; part < energies.length; part += 1) {
    let sum = 0;
    const end = (part + 1) * hop;
    for (let index = part * hop; index < end; index += 1) {
      const input = (samples[index] as number) + QUIET;
      const shelved = 1.53512485958697 * input + shelf1;
      shelf1 = -2.69169618940638 * input + 1.69065929318241 * shelved + shelf2;
      shelf2 = 1.19839281085285 * input - 0.73248077421585 * shelved;
      const weighed = shelved + pass1;
      pass1 = -2 * shelved + 1.99004745483398 * weighed + pass2;
      pass2 = shelved - 0.99007225036621 * weighed;
      sum += weighed * weighed;
    }
    energies[part] = (energies[part] as number) + sum / hop;
  }
}

function toLufs(energy: number): number {
  return energy > 0 ? -0.691 + 10 * Math.log10(energy) : Number.NEGATIVE_INFINITY;
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Cuts the band of consonants a little, so that a voice over the music stays clear, and inaudibly low frequencies. */
export function makeRoomForVoice({ left, right }: Stereo): void {
  for (const section of [bellSection(2400, -2.5, 0.7), filterSection('highpass', 28), highShelfSection(9000, 1.5)])
    runSectionOnBoth(left, right, section);
}
