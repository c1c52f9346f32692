import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createSampleAd, type SampleAd, type SampleAdOptions } from '#src/studio/render/sample-document.ts';
import type { RenderQuality } from '#src/studio/render/rendered-size.ts';
import { type Measurement, measureCommand } from './measure-command.ts';

/** The input of the measured processes. */
export interface BenchJob extends SampleAd {
  folder: string;
  output: string;
  quality: RenderQuality;
}

/** A job with its file, ready to be measured. */
export interface PreparedJob extends BenchJob {
  file: string;
}

/** Makes the sample to render and writes the input of `render-once` and `dump-frames`. */
export async function prepareJob(
  sample: SampleAdOptions,
  { quality = 'final' }: { quality?: RenderQuality } = {},
): Promise<PreparedJob> {
  const { folder } = sample;
  const job: BenchJob = {
    ...(await createSampleAd(sample)),
    folder,
    quality,
    output: path.join(folder, `rendered-${quality}.mp4`),
  };
  return await storeJob(job);
}

/** Returns the same sample with another quality. */
export async function withQuality(job: PreparedJob, quality: RenderQuality): Promise<PreparedJob> {
  return await storeJob({ ...job, quality, output: path.join(job.folder, `rendered-${quality}.mp4`) });
}

/** Writes the input of `render-once` and `dump-frames`. */
export async function storeJob(job: BenchJob): Promise<PreparedJob> {
  const file = path.join(job.folder, `job-${job.quality}.json`);
  await writeFile(file, JSON.stringify(job));
  return { ...job, file };
}

export async function readBenchJob(file: string | undefined): Promise<BenchJob> {
  if (file === undefined) throw new Error('The first argument names a job file');
  // Safe cast: `storeJob` has just written the file.
  return JSON.parse(await readFile(file, 'utf8')) as BenchJob;
}

export function fileOf(job: BenchJob, media: string): string {
  const file = job.files[media];
  if (file === undefined) throw new Error(`No file for ${media}`);
  return file;
}

const BENCH_FOLDER = path.resolve(import.meta.dirname, '..');

/** Renders a job once in its own process. */
export async function measureRender(job: PreparedJob): Promise<Measurement> {
  return await measureCommand({
    command: process.execPath,
    args: [path.join(BENCH_FOLDER, 'render-once.ts'), job.file],
  });
}

/** Paints a job's frames to a file, raw. */
export async function dumpFrames(job: PreparedJob): Promise<string> {
  const target = path.join(job.folder, 'frames.yuv');
  process.stdout.write('Painting the frames once ...\n');
  await measureCommand({
    command: process.execPath,
    args: [path.join(BENCH_FOLDER, 'dump-frames.ts'), job.file, target],
  });
  return target;
}
