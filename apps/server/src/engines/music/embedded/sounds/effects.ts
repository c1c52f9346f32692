import type { EffectId } from '@reelwright/contracts';
import * as drums from '../play/drums.ts';
import { addPartial } from '../play/modal.ts';
import { type Stereo, toSamples } from '../play/sound.ts';
import { soundString } from '../play/string.ts';
import { glide, hump, layer, sweepNoise, sweepTone, toStereo } from './tools.ts';

interface EffectSound {
  /** Reverb of the effect: its length and its level. */
  hall: { seconds: number; level: number };
  lengthS: number;
  make(): Stereo;
}

const stroke = (variant = 0): drums.Stroke => ({ velocity: 1, pitch: 60, variant });
const dry = { seconds: 0.4, level: 0.02 };
const small = { seconds: 0.7, level: 0.06 };
const large = { seconds: 2, level: 0.14 };

/** A struck bar of metal or glass. */
function bar(hz: number, ringS: number, partials: readonly (readonly [number, number])[] = METAL): Stereo {
  const samples = new Float32Array(toSamples(ringS * 6));
  for (const [ratio, level] of partials) addPartial(samples, { hz: hz * ratio, level, ringS: ringS / ratio ** 0.6 });
  const attack = toSamples(0.001);
  for (let index = 0; index < attack; index += 1) samples[index] = (samples[index] as number) * (index / attack);
  return toStereo(samples);
}
const METAL = [
  [1, 0.6],
  [2.756, 0.2],
  [5.404, 0.09],
] as const;
const BELL = [
  [1, 0.5],
  [2, 0.25],
  [2.4, 0.16],
  [3, 0.12],
  [4.5, 0.07],
] as const;

function knock(hz: number, seconds: number, seed: number): Stereo {
  return sweepNoise(seconds, { hz: () => hz, q: 1.4, level: (part) => Math.exp(-part * 7), seed });
}

function key(variant: number): Stereo {
  return layer(
    0.08,
    [knock(2600 + 240 * variant, 0.02, 401 + variant), 0.8],
    [knock(700, 0.03, 411 + variant), 0.7],
    [knock(4200, 0.012, 421 + variant), 0.35, 0.045],
  );
}

/** The ingredients of each effect. */
export const EFFECT_SOUNDS: Readonly<Record<EffectId, EffectSound>> = {
  whoosh: {
    hall: small,
    lengthS: 0.9,
    make: () =>
      layer(
        0.9,
        [
          sweepNoise(0.75, {
            hz: (part) => 350 + 2600 * hump(0.55)(part),
            q: 0.8,
            level: hump(0.55, { rise: 2.2, fall: 1.8 }),
            pan: (part) => part * 1.4 - 0.7,
            seed: 501,
          }),
          1,
        ],
        [
          sweepNoise(0.75, {
            hz: (part) => 140 + 500 * hump(0.55)(part),
            q: 0.9,
            level: hump(0.55),
            pan: (part) => part - 0.5,
            seed: 502,
          }),
          0.9,
        ],
      ),
  },
  swipe: {
    hall: dry,
    lengthS: 0.4,
    make: () =>
      sweepNoise(0.3, {
        hz: glide(1200, 6500),
        q: 0.9,
        level: hump(0.6, { rise: 1.6, fall: 1.4 }),
        pan: (part) => 0.8 - part * 1.6,
        seed: 511,
      }),
  },
  'page-turn': {
    hall: dry,
    lengthS: 0.6,
    make: () =>
      layer(
        0.6,
        [
          sweepNoise(0.4, {
            hz: glide(1800, 4200),
            q: 0.7,
            level: (part) => hump(0.4)(part) * (0.65 + 0.35 * Math.sin(part * 61) * Math.sin(part * 23)),
            pan: (part) => 0.4 - part * 0.8,
            seed: 521,
          }),
          1,
        ],
        [knock(900, 0.09, 522), 0.8, 0.36],
      ),
  },
  'reverse-cymbal': { hall: small, lengthS: 1.6, make: () => toStereo(drums.reverse(stroke())) },
  riser: {
    hall: large,
    lengthS: 2.4,
    make: () =>
      layer(
        2.4,
        [
          sweepNoise(2, {
            hz: glide(300, 9000),
            q: 1.1,
            level: (part) => part ** 1.8 * Math.min(1, (1 - part) * 60),
            seed: 531,
          }),
          0.9,
        ],
        [
          sweepTone(2, {
            hz: glide(110, 880),
            level: (part) => part ** 2 * Math.min(1, (1 - part) * 60),
            drive: 1.8,
            pan: (part) => Math.sin(part * 40) * 0.4,
          }),
          0.22,
        ],
        [
          sweepTone(2, {
            hz: glide(165, 1330),
            level: (part) => part ** 2 * Math.min(1, (1 - part) * 60),
            pan: (part) => -Math.sin(part * 40) * 0.4,
          }),
          0.18,
        ],
      ),
  },
  downlifter: {
    hall: large,
    lengthS: 2.2,
    make: () =>
      layer(
        2.2,
        [
          sweepNoise(1.7, {
            hz: glide(8000, 200),
            q: 0.9,
            level: (part) => Math.min(1, part * 50) * (1 - part) ** 1.6,
            seed: 541,
          }),
          0.9,
        ],
        [sweepTone(1.7, { hz: glide(660, 70), level: (part) => Math.min(1, part * 50) * (1 - part) ** 1.4 }), 0.2],
      ),
  },
  'tape-stop': {
    hall: dry,
    lengthS: 0.95,
    make: () => {
      const slow = (hz: number) =>
        sweepTone(0.85, {
          hz: (part) => Math.max(2, hz * (1 - part) ** 1.3),
          level: (part) => Math.min(1, part * 120) * Math.min(1, (1 - part) * 5),
          drive: 1.6,
        });
      return layer(0.95, [slow(220), 0.4], [slow(277), 0.32], [slow(330), 0.32], [slow(440), 0.25]);
    },
  },
  impact: {
    hall: large,
    lengthS: 2.4,
    make: () =>
      layer(
        2.4,
        [toStereo(drums.boom(stroke())), 0.9],
        [toStereo(drums.snareBig(stroke(1))), 0.5],
        [toStereo(drums.crash(stroke(2))), 0.25],
      ),
  },
  'sub-drop': {
    hall: small,
    lengthS: 1.7,
    make: () =>
      sweepTone(1.6, { hz: glide(130, 32), level: (part) => Math.min(1, part * 200) * (1 - part) ** 1.4, drive: 1.7 }),
  },
  'drum-roll': {
    hall: small,
    lengthS: 2.4,
    make: () => {
      const strokes = Array.from(
        { length: 40 },
        (_none, index) =>
          [toStereo(drums.snare({ ...stroke(index), velocity: 0.6 })), 0.18 + index * 0.008, index * 0.045] as const,
      );
      return layer(
        2.4,
        ...strokes,
        [toStereo(drums.snareBig(stroke())), 0.9, 1.82],
        [toStereo(drums.crash(stroke())), 0.3, 1.82],
      );
    },
  },
  heartbeat: {
    hall: small,
    lengthS: 1,
    make: () => {
      const beat = (hz: number) =>
        sweepTone(0.28, {
          hz: glide(hz, hz * 0.62),
          level: (part) => Math.min(1, part * 40) * Math.exp(-part * 5),
          drive: 1.4,
        });
      return layer(1, [beat(92), 1], [beat(78), 0.75, 0.28]);
    },
  },
  pop: {
    hall: dry,
    lengthS: 0.2,
    make: () =>
      layer(
        0.2,
        [
          sweepTone(0.09, {
            hz: glide(320, 1150),
            level: (part) => Math.min(1, part * 30) * Math.exp(-part * 4) * (1 - part),
          }),
          0.9,
        ],
        [knock(2500, 0.01, 551), 0.25],
      ),
  },
  click: {
    hall: dry,
    lengthS: 0.12,
    make: () => layer(0.12, [knock(3200, 0.02, 561), 0.9], [knock(1300, 0.025, 562), 0.6, 0.002]),
  },
  tick: { hall: dry, lengthS: 0.14, make: () => layer(0.14, [bar(3300, 0.008), 0.8], [knock(5200, 0.01, 571), 0.5]) },
  typing: {
    hall: dry,
    lengthS: 1.3,
    make: () =>
      layer(
        1.3,
        ...[0, 0.11, 0.19, 0.33, 0.42, 0.5, 0.66, 0.74, 0.86, 0.99, 1.12].map(
          (at, index) => [key(index % 5), 0.7 + 0.3 * Math.sin(index * 2.3), at] as const,
        ),
      ),
  },
  notification: {
    hall: small,
    lengthS: 1,
    make: () => layer(1, [bar(1047, 0.14, BELL), 0.7], [bar(1397, 0.18, BELL), 0.8, 0.11]),
  },
  success: {
    hall: small,
    lengthS: 1.5,
    make: () =>
      layer(
        1.5,
        [bar(523, 0.16, BELL), 0.6],
        [bar(659, 0.18, BELL), 0.65, 0.09],
        [bar(784, 0.2, BELL), 0.7, 0.18],
        [bar(1047, 0.3, BELL), 0.8, 0.27],
      ),
  },
  ding: { hall: small, lengthS: 1.6, make: () => bar(1568, 0.32, BELL) },
  'cash-register': {
    hall: small,
    lengthS: 1.5,
    make: () =>
      layer(
        1.5,
        [knock(1500, 0.05, 581), 0.7],
        [knock(600, 0.07, 582), 0.9, 0.05],
        [bar(2350, 0.32, BELL), 0.75, 0.16],
        [bar(2960, 0.26, BELL), 0.4, 0.165],
        ...[0.3, 0.36, 0.41, 0.49].map((at, index) => [bar(5200 + 700 * index, 0.03), 0.14, at] as const),
      ),
  },
  'camera-shutter': {
    hall: dry,
    lengthS: 0.35,
    make: () =>
      layer(
        0.35,
        [knock(3400, 0.018, 591), 0.9],
        [knock(1200, 0.04, 592), 0.7, 0.006],
        [sweepNoise(0.06, { hz: glide(2500, 5000), q: 0.8, level: hump(0.4), seed: 593 }), 0.35, 0.03],
        [knock(2600, 0.03, 594), 0.8, 0.1],
        [knock(900, 0.05, 595), 0.5, 0.105],
      ),
  },
  glitch: {
    hall: dry,
    lengthS: 0.75,
    make: () => {
      const bits = [90, 1400, 310, 2600, 180, 3800, 720, 130, 2100].map((hz, index) => {
        const bit = sweepTone(0.045 + 0.01 * (index % 3), {
          hz: () => hz,
          level: (part) => Math.min(1, part * 25, (1 - part) * 25),
          drive: 6,
          pan: () => (index % 2 === 0 ? -0.5 : 0.5),
        });
        return [bit, 0.45, index * 0.066] as const;
      });
      return layer(
        0.75,
        ...bits,
        ...[0.1, 0.33, 0.47].map((at, index) => [knock(5000, 0.05, 601 + index), 0.7, at] as const),
      );
    },
  },
  shimmer: {
    hall: large,
    lengthS: 2.2,
    make: () =>
      layer(
        2.2,
        ...Array.from(
          { length: 22 },
          (_none, index) =>
            [
              bar(1568 * 2 ** (((index * 5) % 24) / 12), 0.16),
              0.16 + 0.1 * Math.sin(index),
              0.03 + index * 0.052,
            ] as const,
        ),
      ),
  },
  sparkle: {
    hall: small,
    lengthS: 1.3,
    make: () =>
      layer(
        1.3,
        ...[0, 4, 7, 12, 16, 19, 24].map(
          (semitones, index) => [bar(1760 * 2 ** (semitones / 12), 0.14), 0.5, index * 0.048] as const,
        ),
      ),
  },
  boing: {
    hall: dry,
    lengthS: 0.95,
    make: () => {
      const spring = sweepTone(0.9, {
        hz: (part) => 190 + 90 * Math.sin(part * 46) * Math.exp(-part * 2.4) + 130 * part,
        level: (part) => Math.min(1, part * 120) * Math.exp(-part * 3.6) * (1 - part),
        drive: 2,
      });
      const twang = toStereo(
        soundString({ ringS: 0.12, damping: 0.3, pluckAt: 0.1, body: [], longestS: 0.4 }, { pitch: 50, velocity: 0.9 }),
      );
      return layer(0.95, [spring, 0.8], [twang, 0.5]);
    },
  },
};
