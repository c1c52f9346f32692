// Measures the cost of a render against the better of two ways to encode its finished frames. `npm run bench:render [-- --rounds 5]` shows five
// photos; `--clips` ten videos instead, `--draft` a draft against the final, `--long` and `--uhd` the memory of large
// renders, `--presets` encoders and their settings.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dumpFrames, measureRender, prepareJob, withQuality } from './render/bench-job.ts';
import { compareEncoders } from './render/compare-encoders.ts';
import { encodeBest } from './render/encode-bare.ts';
import { type Limits, reportAgainstBare, reportPeak, reportSpeedUp } from './render/report-bench.ts';
import { runPairs } from './render/run-pairs.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Duration of the video; shorter for a quick look. */
    seconds: { type: 'string' },
    clips: { type: 'boolean' },
    draft: { type: 'boolean' },
    long: { type: 'boolean' },
    uhd: { type: 'boolean' },
    presets: { type: 'boolean' },
  },
});
const rounds = Number(values.rounds);

const PHOTOS: Limits = { wall: 1.15, cpu: 1.2, peakMiB: 600 };
const VIDEOS: Limits = { wall: 1.6, peakMiB: 700 };
const DRAFT_AT_LEAST = 2.5;
const LONG_MIB = 600;
const UHD_MIB = 1126;

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-render-'));
const seconds = (usual: number): number => Number(values.seconds ?? usual);
const sample = { folder, width: 1080, height: 1920, durationMs: 1000 * seconds(15), scenes: 5, imagePx: 2000 };

async function compareWithBare(footage: 'images' | 'videos', limits: Limits): Promise<boolean> {
  const job = await prepareJob({ ...sample, footage, scenes: footage === 'videos' ? 10 : 5 });
  const framesFile = await dumpFrames(job);
  const bare = { framesFile, document: job.document, output: path.join(folder, 'bare.mp4') };
  const pairs = await runPairs(
    () => measureRender(job),
    () => encodeBest(bare),
    rounds,
  );
  return reportAgainstBare(pairs, { limits, renderedBytes: (await stat(job.output)).size });
}

async function compareWithFinal(): Promise<boolean> {
  const final = await prepareJob(sample);
  const draft = await withQuality(final, 'draft');
  const pairs = await runPairs(
    () => measureRender(draft),
    () => measureRender(final),
    rounds,
  );
  return reportSpeedUp(pairs, { atLeast: DRAFT_AT_LEAST });
}

async function runBench(): Promise<boolean> {
  if (values.clips) return await compareWithBare('videos', VIDEOS);
  if (values.draft) return await compareWithFinal();
  if (values.long) {
    const job = await prepareJob({ ...sample, durationMs: 1000 * seconds(60), scenes: 20 });
    return reportPeak(await measureRender(job), { peakMiB: LONG_MIB });
  }
  if (values.uhd) {
    const job = await prepareJob({ ...sample, width: 2160, height: 3840, imagePx: 4000 });
    return reportPeak(await measureRender(job), { peakMiB: UHD_MIB });
  }
  if (values.presets) {
    await compareEncoders(await prepareJob(sample));
    return true;
  }
  return await compareWithBare('images', PHOTOS);
}

// On an interrupt, the child process ends, its measurement throws, and the folder is removed.
const ignoreInterrupt = () => undefined;
process.on('SIGINT', ignoreInterrupt);
try {
  process.exitCode = (await runBench()) ? 0 : 1;
} finally {
  process.removeListener('SIGINT', ignoreInterrupt);
  await rm(folder, { recursive: true, force: true });
}
