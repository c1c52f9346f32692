// What a render costs against encoding its finished frames: `npm run bench:render [-- --rounds 5]`.
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { encodeSegmentArgs } from '@reelwright/media';
import { createSampleAd } from '../render/sample-document.ts';
import { type BenchJob, writeBenchJob } from './render/bench-job.ts';
import { type Measurement, measureCommand } from './render/measure-command.ts';
import { reportBench } from './render/report-bench.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);

const node = (script: string, ...args: string[]) => ({
  command: process.execPath,
  args: [path.join(import.meta.dirname, script), ...args],
});

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-render-'));
// Interrupted, the running child ends, its measurement throws, and the folder goes.
const ignoreInterrupt = () => undefined;
process.on('SIGINT', ignoreInterrupt);
try {
  const ad = await createSampleAd({
    folder,
    width: 1080,
    height: 1920,
    durationMs: 15_000,
    scenes: 5,
    picturePx: 2000,
  });
  const job: BenchJob = { ...ad, folder, output: path.join(folder, 'rendered.mp4') };
  const jobFile = await writeBenchJob(job);
  const framesFile = path.join(folder, 'frames.yuv');
  process.stdout.write('Painting the frames once ...\n');
  await measureCommand(node('dump-frames.ts', jobFile, framesFile));

  const { width, height } = ad.document.canvas;
  const bareArgs = encodeSegmentArgs({
    width,
    height,
    frameRate: ad.document.frameRate,
    // As many threads as it likes.
    encoder: { kind: 'libx264', preset: 'veryfast', crf: 21, threads: 0 },
    output: path.join(folder, 'bare.mp4'),
  });
  const runBare = async () => {
    const frames = await open(framesFile);
    try {
      return await measureCommand({ command: 'ffmpeg', args: bareArgs, stdin: frames.fd });
    } finally {
      await frames.close();
    }
  };
  const runRender = () => measureCommand(node('render-once.ts', jobFile));

  // Both once, unmeasured: files and programs are then in memory for each.
  await runBare();
  await runRender();
  const bare: Measurement[] = [];
  const render: Measurement[] = [];
  for (let round = 0; round < rounds; round++) {
    // Who runs first takes turns.
    if (round % 2 === 0) {
      bare.push(await runBare());
      render.push(await runRender());
    } else {
      render.push(await runRender());
      bare.push(await runBare());
    }
    process.stdout.write(`Round ${round + 1} of ${rounds}\n`);
  }
  const { size } = await stat(job.output);
  process.exitCode = reportBench({ bare, render, renderedBytes: size }) ? 0 : 1;
} finally {
  process.removeListener('SIGINT', ignoreInterrupt);
  await rm(folder, { recursive: true, force: true });
}
