import { open } from 'node:fs/promises';
import { CUT_SAMPLE_BYTES } from '@reelwright/media';

/** Moments of audio at 48 kHz: from the first to the one before `to`. */
export interface SampleRange {
  from: number;
  to: number;
}

/** A cut in the middle of a wave would click: its edge rises or falls for 5 ms. */
const FADE_SAMPLES = 240;
const CHUNK_SAMPLES = 256 * 1024;

/**
 * Copies ranges of decoded audio (stereo, 16 bits) one after another, exact to the sample, with short fades where a
 * range does not continue the one before. What lies after the end of the file is silence.
 */
export async function copySamples(
  { input, output, ranges }: { input: string; output: string; ranges: readonly SampleRange[] },
  signal: AbortSignal,
): Promise<void> {
  const source = await open(input, 'r');
  const target = await open(output, 'w');
  try {
    for (const [index, range] of ranges.entries()) {
      const isFadedIn = range.from > 0 && ranges[index - 1]?.to !== range.from;
      const isFadedOut = ranges[index + 1]?.from !== range.to;
      for (let from = range.from; from < range.to; from += CHUNK_SAMPLES) {
        signal.throwIfAborted();
        const count = Math.min(CHUNK_SAMPLES, range.to - from);
        const chunk = Buffer.alloc(count * CUT_SAMPLE_BYTES);
        await source.read(chunk, 0, chunk.length, from * CUT_SAMPLE_BYTES);
        fade(chunk, (sample) => {
          const fromStart = isFadedIn ? (from + sample - range.from) / FADE_SAMPLES : 1;
          const toEnd = isFadedOut ? (range.to - 1 - from - sample) / FADE_SAMPLES : 1;
          return Math.min(1, fromStart, toEnd);
        });
        await target.write(chunk);
      }
    }
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

/** Scales the samples near the edges of a range; `gainAt` is 1 everywhere else. */
function fade(chunk: Buffer, gainAt: (sample: number) => number): void {
  const count = chunk.length / CUT_SAMPLE_BYTES;
  const scale = (sample: number): void => {
    const gain = gainAt(sample);
    if (gain >= 1) return;
    for (const at of [sample * CUT_SAMPLE_BYTES, sample * CUT_SAMPLE_BYTES + 2])
      chunk.writeInt16LE(Math.round(chunk.readInt16LE(at) * gain), at);
  };
  for (let sample = 0; sample < Math.min(FADE_SAMPLES, count); sample += 1) scale(sample);
  for (let sample = Math.max(FADE_SAMPLES, count - FADE_SAMPLES); sample < count; sample += 1) scale(sample);
}
