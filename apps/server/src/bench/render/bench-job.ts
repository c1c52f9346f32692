import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SampleAd } from '../../render/sample-document.ts';

/** What the measured processes are told. */
export interface BenchJob extends SampleAd {
  folder: string;
  output: string;
}

/** Writes a job into its folder; returns the file for `readBenchJob`. */
export async function writeBenchJob(job: BenchJob): Promise<string> {
  const file = path.join(job.folder, 'job.json');
  await writeFile(file, JSON.stringify(job));
  return file;
}

export async function readBenchJob(file: string | undefined): Promise<BenchJob> {
  if (file === undefined) throw new Error('The first argument names a job file');
  // Written by `writeBenchJob` a moment ago.
  return JSON.parse(await readFile(file, 'utf8')) as BenchJob;
}

export function fileOf(job: BenchJob, media: string): string {
  const file = job.files[media];
  if (file === undefined) throw new Error(`No file for ${media}`);
  return file;
}
