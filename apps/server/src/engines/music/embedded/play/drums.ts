import { filter } from './filters.ts';
import { addPartial } from './modal.ts';
import { makeNoise } from './noise.ts';
import { decayOver, fadeEnds, SAMPLE_RATE, toHz, toSamples } from './sound.ts';
import { SINE, TABLE_SIZE } from './tables.ts';

/** A drum stroke: its strength, its tuning, and its variant. */
export interface Stroke {
  velocity: number;
  pitch: number;
  variant: number;
}

interface Drop {
  fromHz: number;
  toHz: number;
  dropS: number;
  ringS: number;
  level: number;
  /** Distorts the wave, which adds partials. */
  drive?: number;
}

/** A drumhead whose pitch falls while it decays. */
function addDrop(samples: Float32Array, { fromHz, toHz: endHz, dropS, ringS, level, drive = 0 }: Drop): void {
  const drop = decayOver(dropS);
  const decay = decayOver(ringS);
  let above = fromHz - endHz;
  let height = 1;
  let phase = 0;
  const bend = drive > 0 ? 1 / Math.tanh(drive) : 1;
  for (let index = 0; index < samples.length; index += 1) {
    const wave = (SINE[phase | 0] as number) * height;
    samples[index] = (samples[index] as number) + (drive > 0 ? Math.tanh(wave * drive) * bend : wave) * level;
    phase += ((endHz + above) * TABLE_SIZE) / SAMPLE_RATE;
    while (phase >= TABLE_SIZE) phase -= TABLE_SIZE;
    above *= drop;
    height *= decay;
  }
}

interface Hiss {
  lowHz: number;
  highHz: number;
  ringS: number;
  level: number;
  attackS?: number;
  /** Rapid strokes, as of many hands. */
  burstsS?: readonly number[];
  seed: number;
}

function addHiss(samples: Float32Array, hiss: Hiss): void {
  const { lowHz, highHz, ringS, level, attackS = 0.0006, burstsS = [0], seed } = hiss;
  const noise = makeNoise(samples.length, seed);
  filter(noise, 'highpass', lowHz);
  filter(noise, 'lowpass', highHz);
  const decay = decayOver(ringS);
  const attack = Math.max(1, toSamples(attackS));
  const bursts = burstsS.map(toSamples);
  let height = 0;
  let since = 0;
  for (let index = 0; index < samples.length; index += 1) {
    if (bursts.includes(index)) {
      height = index === bursts.at(-1) ? 1 : 0.7;
      since = 0;
    }
    const rise = since < attack ? since / attack : 1;
    samples[index] = (samples[index] as number) + (noise[index] as number) * height * rise * level;
    height *= decay;
    since += 1;
  }
}

/** Six detuned square waves, as in drum machines: the shimmer of a cymbal. */
function addMetal(
  samples: Float32Array,
  { hz, lowHz, ringS, level, seed }: { hz: number; lowHz: number; ringS: number; level: number; seed: number },
): void {
  const ratios = [1, 1.342, 1.2312, 1.6532, 1.9523, 2.1523];
  const metal = new Float32Array(samples.length);
  for (const [index, ratio] of ratios.entries()) {
    const step = (hz * ratio * (1 + 0.003 * ((seed * (index + 1)) % 5))) / SAMPLE_RATE;
    let phase = ((seed + 1) * (index + 3) * 0.137) % 1;
    for (let at = 0; at < metal.length; at += 1) {
      metal[at] = (metal[at] as number) + (phase < 0.5 ? 0.16 : -0.16);
      phase += step;
      if (phase >= 1) phase -= 1;
    }
  }
  filter(metal, 'highpass', lowHz, 0.9);
  filter(metal, 'highpass', lowHz * 0.8);
  filter(metal, 'lowpass', 15_500);
  const decay = decayOver(ringS);
  let height = level;
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = (samples[at] as number) + (metal[at] as number) * height;
    height *= decay;
  }
}

function drum(seconds: number, releaseS: number, strike: (samples: Float32Array) => void): Float32Array {
  const samples = new Float32Array(toSamples(seconds));
  strike(samples);
  fadeEnds(samples, { attackS: 0.0006, releaseS });
  return samples;
}

export const kick = ({ velocity, variant }: Stroke) =>
  drum(0.42, 0.12, (samples) => {
    addDrop(samples, { fromHz: 210, toHz: 50, dropS: 0.022, ringS: 0.13, level: 0.95, drive: 1.4 });
    addHiss(samples, { lowHz: 1800, highHz: 7000, ringS: 0.004, level: 0.28 * velocity, seed: 11 + variant });
  });

export const kickDeep = ({ velocity, variant }: Stroke) =>
  drum(0.7, 0.25, (samples) => {
    addDrop(samples, { fromHz: 170, toHz: 43, dropS: 0.03, ringS: 0.24, level: 0.95, drive: 1.8 });
    addHiss(samples, { lowHz: 900, highHz: 4500, ringS: 0.006, level: 0.2 * velocity, seed: 21 + variant });
  });

export const kickSoft = ({ velocity, variant }: Stroke) =>
  drum(0.36, 0.12, (samples) => {
    addDrop(samples, { fromHz: 105, toHz: 54, dropS: 0.03, ringS: 0.1, level: 0.9 });
    addHiss(samples, { lowHz: 250, highHz: 1800, ringS: 0.008, level: 0.3 * velocity, seed: 31 + variant });
  });

export const snare = ({ velocity, variant }: Stroke) =>
  drum(0.4, 0.12, (samples) => {
    addDrop(samples, { fromHz: 290, toHz: 192, dropS: 0.012, ringS: 0.055, level: 0.55 });
    addDrop(samples, { fromHz: 420, toHz: 331, dropS: 0.01, ringS: 0.035, level: 0.25 });
    addHiss(samples, { lowHz: 1500, highHz: 11_000, ringS: 0.045 + 0.03 * velocity, level: 0.62, seed: 41 + variant });
  });

export const snareDry = ({ velocity, variant }: Stroke) =>
  drum(0.26, 0.1, (samples) => {
    addDrop(samples, { fromHz: 250, toHz: 205, dropS: 0.01, ringS: 0.04, level: 0.6 });
    addHiss(samples, { lowHz: 900, highHz: 7500, ringS: 0.03 + 0.02 * velocity, level: 0.6, seed: 51 + variant });
  });

export const snareBig = ({ variant }: Stroke) =>
  drum(0.8, 0.3, (samples) => {
    addDrop(samples, { fromHz: 260, toHz: 172, dropS: 0.02, ringS: 0.11, level: 0.6, drive: 1.5 });
    addHiss(samples, { lowHz: 1100, highHz: 9500, ringS: 0.13, level: 0.6, seed: 61 + variant });
  });

export const brush = ({ variant }: Stroke) =>
  drum(0.3, 0.15, (samples) => {
    addHiss(samples, { lowHz: 1400, highHz: 8500, ringS: 0.06, level: 0.7, attackS: 0.012, seed: 71 + variant });
    addDrop(samples, { fromHz: 230, toHz: 200, dropS: 0.01, ringS: 0.03, level: 0.15 });
  });

export const clap = ({ variant }: Stroke) =>
  drum(0.4, 0.15, (samples) => {
    addHiss(samples, {
      lowHz: 850,
      highHz: 6500,
      ringS: 0.075,
      level: 0.75,
      burstsS: [0, 0.0095, 0.0195, 0.028],
      seed: 81 + variant,
    });
  });

export const snap = ({ variant }: Stroke) =>
  drum(0.22, 0.1, (samples) => {
    addHiss(samples, { lowHz: 1500, highHz: 5200, ringS: 0.02, level: 0.8, burstsS: [0, 0.006], seed: 91 + variant });
    addPartial(samples, { hz: 1850, level: 0.35, ringS: 0.012 });
  });

export const rim = ({ variant }: Stroke) =>
  drum(0.12, 0.05, (samples) => {
    addPartial(samples, { hz: 1720, level: 0.5, ringS: 0.014 });
    addPartial(samples, { hz: 520, level: 0.5, ringS: 0.018 });
    addHiss(samples, { lowHz: 2500, highHz: 9000, ringS: 0.005, level: 0.4, seed: 101 + variant });
  });

export const hat = ({ velocity, variant }: Stroke) =>
  drum(0.16, 0.06, (samples) => {
    addMetal(samples, { hz: 545, lowHz: 7800, ringS: 0.02 + 0.022 * velocity, level: 0.9, seed: variant });
    addHiss(samples, { lowHz: 8500, highHz: 15_000, ringS: 0.018, level: 0.35, seed: 111 + variant });
  });

export const hatOpen = ({ variant }: Stroke) =>
  drum(0.5, 0.2, (samples) => {
    addMetal(samples, { hz: 545, lowHz: 7200, ringS: 0.15, level: 0.9, seed: variant });
    addHiss(samples, { lowHz: 8000, highHz: 15_000, ringS: 0.12, level: 0.3, seed: 121 + variant });
  });

export const ride = ({ velocity, variant }: Stroke) =>
  drum(1.1, 0.5, (samples) => {
    addMetal(samples, { hz: 380, lowHz: 4800, ringS: 0.3, level: 0.5, seed: variant });
    addPartial(samples, { hz: 3120, level: 0.16 + 0.12 * velocity, ringS: 0.12 });
    addPartial(samples, { hz: 4410, level: 0.1, ringS: 0.09 });
  });

export const crash = ({ variant }: Stroke) =>
  drum(2.4, 1.2, (samples) => {
    addMetal(samples, { hz: 410, lowHz: 3600, ringS: 0.55, level: 0.55, seed: variant });
    addHiss(samples, { lowHz: 3000, highHz: 14_000, ringS: 0.5, level: 0.5, attackS: 0.004, seed: 131 + variant });
    addHiss(samples, { lowHz: 700, highHz: 5000, ringS: 0.12, level: 0.3, seed: 132 + variant });
  });

export const shaker = ({ velocity, variant }: Stroke) =>
  drum(0.14, 0.06, (samples) => {
    addHiss(samples, {
      lowHz: 5200,
      highHz: 12_500,
      ringS: 0.028,
      level: 0.9,
      attackS: 0.022 - 0.012 * velocity,
      seed: 141 + variant,
    });
  });

export const tambourine = ({ variant }: Stroke) =>
  drum(0.26, 0.1, (samples) => {
    for (const [index, hz] of [6150, 7420, 8890, 10_300].entries())
      addPartial(samples, { hz: hz * (1 + 0.004 * variant), level: 0.22 - index * 0.03, ringS: 0.05 });
    addHiss(samples, {
      lowHz: 6500,
      highHz: 14_000,
      ringS: 0.04,
      level: 0.5,
      burstsS: [0, 0.012],
      seed: 151 + variant,
    });
  });

export const conga = ({ velocity, pitch, variant }: Stroke) =>
  drum(0.5, 0.2, (samples) => {
    const hz = toHz(pitch);
    addDrop(samples, { fromHz: hz * 1.25, toHz: hz, dropS: 0.014, ringS: 0.09, level: 0.85 });
    addPartial(samples, { hz: hz * 1.56, level: 0.2, ringS: 0.04 });
    addHiss(samples, {
      lowHz: 900,
      highHz: 5000,
      ringS: 0.006 + 0.008 * velocity,
      level: 0.35 * velocity,
      seed: 161 + variant,
    });
  });

export const cowbell = ({ variant }: Stroke) =>
  drum(0.4, 0.15, (samples) => {
    for (const [hz, level, ringS] of [
      [562, 0.5, 0.07],
      [845, 0.5, 0.09],
      [1405, 0.14, 0.05],
      [2210, 0.1, 0.03],
    ] as const)
      addPartial(samples, { hz: hz * (1 + 0.002 * variant), level, ringS });
  });

export const clave = ({ variant }: Stroke) =>
  drum(0.16, 0.08, (samples) => {
    addPartial(samples, { hz: 2480 * (1 + 0.002 * variant), level: 0.8, ringS: 0.018 });
    addPartial(samples, { hz: 4130, level: 0.15, ringS: 0.008 });
  });

export const guiro = ({ variant }: Stroke) =>
  drum(0.24, 0.06, (samples) => {
    const bursts = Array.from({ length: 14 }, (_none, index) => index * (0.013 - 0.0003 * index));
    addHiss(samples, { lowHz: 2400, highHz: 8000, ringS: 0.004, level: 0.7, burstsS: bursts, seed: 171 + variant });
  });

export const tom = ({ velocity, pitch, variant }: Stroke) =>
  drum(0.7, 0.3, (samples) => {
    const hz = toHz(pitch);
    addDrop(samples, { fromHz: hz * 1.6, toHz: hz, dropS: 0.03, ringS: 0.16, level: 0.85, drive: 1.2 });
    addHiss(samples, { lowHz: 800, highHz: 5000, ringS: 0.012, level: 0.25 * velocity, seed: 181 + variant });
  });

export const taiko = ({ velocity, variant }: Stroke) =>
  drum(1.4, 0.6, (samples) => {
    addDrop(samples, { fromHz: 118, toHz: 62, dropS: 0.05, ringS: 0.3, level: 0.9, drive: 1.6 });
    addDrop(samples, { fromHz: 190, toHz: 128, dropS: 0.03, ringS: 0.14, level: 0.3 });
    addHiss(samples, { lowHz: 250, highHz: 3200, ringS: 0.03, level: 0.45 * velocity, seed: 191 + variant });
  });

export const triangle = ({ variant }: Stroke) =>
  drum(1.4, 0.5, (samples) => {
    for (const [index, hz] of [2870, 4390, 6310, 8620, 10_900].entries())
      addPartial(samples, {
        hz: hz * (1 + 0.001 * variant),
        level: 0.3 / (1 + 0.5 * index),
        ringS: 0.4 / (1 + 0.3 * index),
      });
  });

/** A cymbal played backwards. */
export const reverse = (stroke: Stroke): Float32Array => {
  const samples = crash(stroke).subarray(0, toSamples(1.5)).slice().reverse();
  fadeEnds(samples, { attackS: 0.3, releaseS: 0.012 });
  return samples;
};

/** Noise through a narrow filter that rises. */
export const sweep = ({ variant }: Stroke): Float32Array => {
  const samples = makeNoise(toSamples(2.4), 201 + variant);
  const low = samples.slice();
  filter(low, 'lowpass', 1200);
  filter(samples, 'highpass', 2500);
  filter(samples, 'lowpass', 12_000);
  for (let index = 0; index < samples.length; index += 1) {
    const part = index / samples.length;
    samples[index] =
      ((samples[index] as number) * part + (low[index] as number) * (1 - part) * 0.8) * part * part * 0.6;
  }
  fadeEnds(samples, { attackS: 0.2, releaseS: 0.02 });
  return samples;
};

/** A low, felt impact. */
export const boom = ({ variant }: Stroke) =>
  drum(2.4, 1.2, (samples) => {
    addDrop(samples, { fromHz: 92, toHz: 38, dropS: 0.12, ringS: 0.55, level: 0.9, drive: 1.5 });
    addHiss(samples, { lowHz: 60, highHz: 900, ringS: 0.16, level: 0.5, seed: 211 + variant });
  });

/** Chimes: a hand over small metal bars. */
export const chimes = ({ variant }: Stroke) =>
  drum(2.2, 1, (samples) => {
    for (let bar = 0; bar < 14; bar += 1) {
      const from = toSamples(0.028 * bar);
      const hz = 2093 * 2 ** ((bar * 1.7 + variant * 0.1) / 12);
      addPartial(samples.subarray(from), { hz, level: 0.16, ringS: 0.35 });
      addPartial(samples.subarray(from), { hz: hz * 2.76, level: 0.04, ringS: 0.12 });
    }
  });
