import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createPeaksReader, decodeForPeaksArgs, type WaveformPeaks } from '@reelwright/media';
import { condensePeaks } from './condense-peaks.ts';

/** As many as the widest player has pixels, so that a waveform of hours stays a small file. */
const MAX_PEAKS = 2000;

interface PeaksWork {
  /** An empty folder for this call alone. */
  folder: string;
  signal: AbortSignal;
  /** Runs ffmpeg. */
  run(args: string[]): Promise<void>;
}

/** Computes the waveform of a recording, to be drawn at any width. */
export async function drawPeaks(
  { path, durationMs }: { path: string; durationMs: number },
  { folder, signal, run }: PeaksWork,
): Promise<WaveformPeaks> {
  const samples = join(folder, 'peaks.raw');
  await run(decodeForPeaksArgs({ input: path, durationMs, output: samples }));
  const reader = createPeaksReader();
  for await (const chunk of createReadStream(samples, { signal })) reader.push(chunk as Buffer);
  return condensePeaks(reader.finish(), MAX_PEAKS);
}
