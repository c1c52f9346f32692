import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPeaksReader, decodeForPeaksArgs, type WaveformPeaks } from '@reelwright/media';
import { describeFile } from './describe-file.ts';
import type { LocalFile } from './normalised-media.ts';
import { type MediaWork } from './media-work.ts';
import { passLimitMs } from '../process/time-limits.ts';

type PeaksWork = Pick<MediaWork, 'folder' | 'signal'>;

/** Computes the waveform of a working copy's audio. */
export async function writePeaks(
  audio: { path: string; durationMs: number },
  work: PeaksWork & Pick<MediaWork, 'runner'>,
): Promise<{ file: LocalFile; peaks: WaveformPeaks }> {
  const samples = join(work.folder, 'peaks.raw');
  await work.runner.runFfmpeg({
    args: decodeForPeaksArgs({ input: audio.path, durationMs: audio.durationMs, output: samples }),
    timeoutMs: passLimitMs(audio.durationMs),
    errorCode: 'SYSTEM_ERROR',
  });
  return await readPeaks(samples, work);
}

/** Computes the waveform of decoded samples, and removes these. */
export async function readPeaks(
  samples: string,
  { folder, signal }: PeaksWork,
): Promise<{ file: LocalFile; peaks: WaveformPeaks }> {
  const output = join(folder, 'peaks.json');
  const reader = createPeaksReader();
  for await (const chunk of createReadStream(samples, { signal })) reader.push(chunk as Buffer);
  const peaks = reader.finish();
  await writeFile(output, JSON.stringify(peaks), { signal });
  await rm(samples);
  return { file: await describeFile(output, 'application/json', signal), peaks };
}
