import { filter } from './filters.ts';
import { makeNoise } from './noise.ts';
import { fadeEnds, SAMPLE_RATE, scale, toHz, toSamples } from './sound.ts';

/** A plucked string. */
export interface StringPatch {
  /** Seconds that A4 rings (to 37 %); lower strings ring longer. */
  ringS: number;
  /** Damping of the finger, 0 bright to 1 dull. */
  damping: number;
  /** Plucking position as a share of its length: thin near the end, hollow in the middle. */
  pluckAt: number;
  /** Resonances of the wood, with their gain. */
  body: readonly { hz: number; q: number; gain: number }[];
  longestS: number;
}

/**
 * Karplus-Strong: noise circulates in a delay line and loses its high frequencies on each pass; then the body
 * resonates.
 */
export function soundString(
  patch: StringPatch,
  { pitch, velocity }: { pitch: number; velocity: number },
): Float32Array {
  const hz = toHz(pitch);
  const samples = new Float32Array(toSamples(patch.longestS));
  const loop = excite(patch, hz, velocity, pitch);
  // The averaging filter delays by a fraction of a sample; a first-order all-pass adds the rest of the tuned period.
  const brightness = 1 - 0.5 * Math.min(1, patch.damping + 0.25 - 0.25 * velocity);
  const period = SAMPLE_RATE / hz - (1 - brightness);
  const size = Math.floor(period - 0.1);
  const fraction = period - size;
  const tuning = (1 - fraction) / (1 + fraction);
  const loss = Math.exp(-1 / (hz * patch.ringS * (440 / hz) ** 0.5));
  let position = 0;
  let before = 0;
  let passIn = 0;
  let passOut = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const current = loop[position] as number;
    samples[index] = current;
    const averaged = loss * (brightness * current + (1 - brightness) * before);
    before = current;
    passOut = tuning * (averaged - passOut) + passIn;
    passIn = averaged;
    loop[position] = passOut;
    position += 1;
    if (position === size) position = 0;
  }
  addBody(samples, patch);
  fadeEnds(samples, { attackS: 0.0015, releaseS: 0.08 });
  return samples;
}

function excite(patch: StringPatch, hz: number, velocity: number, pitch: number): Float32Array {
  const size = Math.ceil(SAMPLE_RATE / hz) + 2;
  const noise = makeNoise(size, pitch);
  const smoothing = Math.min(0.92, patch.damping * 0.75 + 0.3 * (1 - velocity));
  // Filtered twice, because a finger is soft: otherwise the string would start as a hiss.
  for (let pass = 0; pass < 2; pass += 1) {
    let smooth = noise[size - 1] as number;
    for (let index = 0; index < size; index += 1) {
      smooth += ((noise[index] as number) - smooth) * (1 - smoothing);
      noise[index] = smooth;
    }
  }
  // A plucked string lacks the partials with a node at the plucking position.
  const shift = Math.max(1, Math.round(size * patch.pluckAt));
  const plucked = noise.map((sample, index) => sample - (noise[(index + size - shift) % size] as number));
  let sum = 0;
  for (const sample of plucked) sum += sample;
  // A string that starts off centre would keep its offset forever.
  let energy = 0;
  for (let index = 0; index < size; index += 1) {
    const centred = (plucked[index] as number) - sum / size;
    plucked[index] = centred;
    energy += centred * centred;
  }
  scale(plucked, 0.35 / Math.sqrt(energy / size + 1e-9));
  return plucked;
}

function addBody(samples: Float32Array, patch: StringPatch): void {
  const dry = samples.slice();
  for (const { hz, q, gain } of patch.body) {
    const wood = dry.slice();
    filter(wood, 'bandpass', hz, q);
    for (let index = 0; index < samples.length; index += 1)
      samples[index] = (samples[index] as number) + (wood[index] as number) * gain;
  }
}
