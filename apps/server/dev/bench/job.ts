// Measures a whole 15 s ad, from the command or the push to the file, against the better of two ways to encode its
// finished frames: `npm run bench:job [-- --rounds 5] [--server]`.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureMake } from './job/measure-make.ts';
import { startAdServer } from './job/measure-task.ts';
import { paintSample } from './job/plan-sample.ts';
import { reportJob, reportParts } from './job/report-job.ts';
import { writeSampleProduct } from './job/sample-product.ts';
import { encodeBest } from './render/encode-bare.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '15' },
    /** Only the command, or only the task of a server; both by default. */
    command: { type: 'boolean' },
    server: { type: 'boolean' },
  },
});
const rounds = Number(values.rounds);
const lengthS = Number(values.seconds);
const SEED = 1;
/** Limit of the wall time relative to the bare encode. */
const LIMIT = 1.45;

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-job-'));
const sample = await writeSampleProduct(folder);
process.stdout.write('Planning the ad and painting its frames once ...\n');
const { job, framesFile } = await paintSample(sample.file, { folder, lengthS, seed: SEED });
const bare = { framesFile, document: job.document, output: path.join(folder, 'bare.mp4') };

async function benchCommand(): Promise<boolean> {
  const cacheFolder = path.join(folder, 'cache');
  await mkdir(cacheFolder);
  const order = { file: sample.file, output: path.join(folder, 'ad.mp4'), lengthS, seed: SEED, cacheFolder };
  const cold = await measureMake(order);
  const pairs = [];
  for (let round = 0; round < rounds; round++) {
    // A busy moment of the machine hits both.
    const first = round % 2 === 0 ? await encodeBest(bare) : undefined;
    const subject = await measureMake(order);
    pairs.push({ subject, against: first ?? (await encodeBest(bare)) });
    process.stdout.write(`Round ${round + 1} of ${rounds}\n`);
  }
  reportParts(pairs.map(({ subject }) => subject.parts));
  return reportJob('npm run make', { cold, pairs, limit: LIMIT });
}

async function benchServer(): Promise<boolean> {
  const server = await startAdServer(sample, folder);
  try {
    const cold = { wallS: await server.makeAd({ lengthS, seed: SEED }) };
    const pairs = [];
    for (let round = 0; round < rounds; round++) {
      const subject = { wallS: await server.makeAd({ lengthS, seed: SEED }) };
      pairs.push({ subject, against: await encodeBest({ ...bare, isBackground: true }) });
      process.stdout.write(`Round ${round + 1} of ${rounds}\n`);
    }
    return reportJob('a task of the server', { cold, pairs, limit: LIMIT });
  } finally {
    await server.stop();
  }
}

try {
  const results = [];
  if (!values.server) results.push(await benchCommand());
  if (!values.command) results.push(await benchServer());
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
