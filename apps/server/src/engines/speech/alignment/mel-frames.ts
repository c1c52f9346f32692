/** Sample rate of the mono samples that frames are made of. */
export const FRAME_SAMPLE_RATE = 16_000;
/** Distance between frames. Frame `i` is centred on `i * FRAME_MS`. */
export const FRAME_MS = 10;
export const BAND_COUNT = 26;

const HOP = (FRAME_SAMPLE_RATE * FRAME_MS) / 1000;
const WINDOW = 400;
const FFT_SIZE = 512;
const FFT_BITS = Math.log2(FFT_SIZE);
const LOWEST_HZ = 90;
const HIGHEST_HZ = 7200;

/** Power of audio in mel bands: `BAND_COUNT` values a frame. */
export interface MelFrames {
  count: number;
  power: Float32Array;
}

const HANN = Float32Array.from({ length: WINDOW }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (WINDOW - 1)));
const COSINES = Float64Array.from({ length: FFT_SIZE / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / FFT_SIZE));
const SINES = Float64Array.from({ length: FFT_SIZE / 2 }, (_, at) => Math.sin((2 * Math.PI * at) / FFT_SIZE));
const REVERSED = Uint16Array.from({ length: FFT_SIZE }, (_, at) =>
  Number.parseInt(at.toString(2).padStart(FFT_BITS, '0').split('').reverse().join(''), 2),
);

/** In-place radix-2 FFT. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let at = 0; at < FFT_SIZE; at += 1) {
    const other = REVERSED[at] ?? 0;
    if (other <= at) continue;
    const [a, b] = [real[at] ?? 0, imaginary[at] ?? 0];
    real[at] = real[other] ?? 0;
    imaginary[at] = imaginary[other] ?? 0;
    real[other] = a;
    imaginary[other] = b;
  }
  for (let half = 1; half < FFT_SIZE; half *= 2) {
    const step = FFT_SIZE / (2 * half);
    for (let from = 0; from < FFT_SIZE; from += 2 * half) {
      for (let k = 0; k < half; k += 1) {
        const c = COSINES[k * step] ?? 0;
        const s = SINES[k * step] ?? 0;
        const low = from + k;
        const high = low + half;
        const re = (real[high] ?? 0) * c + (imaginary[high] ?? 0) * s;
        const im = (imaginary[high] ?? 0) * c - (real[high] ?? 0) * s;
        real[high] = (real[low] ?? 0) - re;
        imaginary[high] = (imaginary[low] ?? 0) - im;
        real[low] = (real[low] ?? 0) + re;
        imaginary[low] = (imaginary[low] ?? 0) + im;
      }
    }
  }
}

const toMel = (hz: number): number => 1127 * Math.log(1 + hz / 700);
const toHz = (mel: number): number => 700 * (Math.exp(mel / 1127) - 1);

/** Weights of the FFT's bins for each band: triangles that overlap by half. */
const BANDS = Array.from({ length: BAND_COUNT }, (_, band) => {
  const [low, high] = [toMel(LOWEST_HZ), toMel(HIGHEST_HZ)];
  const edge = (at: number) =>
    (toHz(low + ((high - low) * (band + at)) / (BAND_COUNT + 1)) * FFT_SIZE) / FRAME_SAMPLE_RATE;
  const [from, peak, to] = [edge(0), edge(1), edge(2)];
  const first = Math.ceil(from);
  const weights: number[] = [];
  for (let bin = first; bin < to; bin += 1)
    weights.push(bin <= peak ? (bin - from) / (peak - from) : (to - bin) / (to - peak));
  return { first, weights: weights.length > 0 ? Float64Array.from(weights) : Float64Array.of(1) };
});

/** Measures samples of 16-bit range; audio shorter than a frame gives none. */
export function measureMelFrames(samples: Int16Array): MelFrames {
  const count = Math.floor(samples.length / HOP);
  const power = new Float32Array(count * BAND_COUNT);
  const real = new Float64Array(FFT_SIZE);
  const imaginary = new Float64Array(FFT_SIZE);
  for (let frame = 0; frame < count; frame += 1) {
    real.fill(0);
    imaginary.fill(0);
    const from = frame * HOP - WINDOW / 2;
    for (let at = 0; at < WINDOW; at += 1) {
      const sample = samples[from + at] ?? 0;
      // Pre-emphasis: speech falls off towards high frequencies, which would otherwise drown in leakage from the low
      // ones.
      real[at] = (HANN[at] ?? 0) * (sample - 0.95 * (samples[from + at - 1] ?? 0));
    }
    transform(real, imaginary);
    for (const [band, { first, weights }] of BANDS.entries()) {
      let sum = 0;
      for (let at = 0; at < weights.length; at += 1) {
        const bin = first + at;
        sum += (weights[at] ?? 0) * ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2);
      }
      power[frame * BAND_COUNT + band] = sum;
    }
  }
  return { count, power };
}
