import { inputArgs, QUIET_ARGS, toDecimal, toFileArgument } from '../ffmpeg-arguments.ts';

const PEAKS_PER_SECOND = 100;
/** Sufficient for a drawing, at a third of the work. */
const SAMPLE_RATE = 16_000;
const SAMPLES_PER_PEAK = SAMPLE_RATE / PEAKS_PER_SECOND;
const CHANNELS = 2;

/** A waveform in the format of BBC's audiowaveform, which drawing libraries support. */
export interface WaveformPeaks {
  version: 2;
  /** Both channels merged: the lowest and the highest of either. */
  channels: 1;
  sample_rate: number;
  samples_per_pixel: number;
  bits: 8;
  /** Number of pairs in `data`. */
  length: number;
  /** Lowest, highest, lowest ...: -128 to 127. */
  data: number[];
}

/** Samples for `createPeaksReader`. AAC ends with a whole block, so the length is given. */
export interface PeaksSamples {
  durationMs: number;
  output: string;
}

/** Returns the arguments of ffmpeg to decode the audio of a file: 16-bit samples without a header. */
export function decodeForPeaksArgs({ input, ...samples }: PeaksSamples & { input: string }): string[] {
  return [QUIET_ARGS, inputArgs(input), peaksOutputArgs('0:a:0', samples)].flat();
}

/** Returns the arguments of the output among others of a run. */
export function peaksOutputArgs(stream: string, { durationMs, output }: PeaksSamples): string[] {
  return [
    ['-map', stream, '-t', toDecimal(durationMs / 1000)],
    ['-ac', String(CHANNELS), '-ar', String(SAMPLE_RATE)],
    ['-c:a', 'pcm_s16le', '-f', 's16le', toFileArgument(output)],
  ].flat();
}

/** Reads the samples in chunks of any length. */
export function createPeaksReader(): { push(chunk: Uint8Array): void; finish(): WaveformPeaks } {
  const data: number[] = [];
  let carried: number | undefined;
  let samples = 0;
  let lowest = 0;
  let highest = 0;
  const close = (): void => {
    data.push(lowest >> 8, highest >> 8);
    samples = 0;
  };
  const take = (sample: number): void => {
    lowest = samples === 0 ? sample : Math.min(lowest, sample);
    highest = samples === 0 ? sample : Math.max(highest, sample);
    samples += 1;
    if (samples === SAMPLES_PER_PEAK * CHANNELS) close();
  };
  return {
    push(chunk) {
      for (const byte of chunk) {
        if (carried === undefined) {
          carried = byte;
          continue;
        }
        take(((byte << 24) >> 16) | carried);
        carried = undefined;
      }
    },
    finish() {
      if (samples > 0) close();
      return {
        version: 2,
        channels: 1,
        sample_rate: SAMPLE_RATE,
        samples_per_pixel: SAMPLES_PER_PEAK,
        bits: 8,
        length: data.length / 2,
        data,
      };
    },
  };
}
