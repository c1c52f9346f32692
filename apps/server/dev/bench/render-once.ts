import path from 'node:path';
import { runProgram } from '#src/platform/process/run-program.ts';
import { prepareFonts } from '#src/studio/fonts/prepare-fonts.ts';
import { renderDocument } from '#src/studio/render/render-document.ts';
import { closeSpawnServer } from '#src/platform/process/spawn-server/spawn-server.ts';
import { fileOf, readBenchJob } from './render/bench-job.ts';

const job = await readBenchJob(process.argv[2]);
const { manifest: _manifest, ...video } = await renderDocument({
  document: job.document,
  resolveMedia: (media) => fileOf(job, media),
  fonts: await prepareFonts({ folder: path.join(job.folder, 'fonts') }),
  output: job.output,
  quality: job.quality,
  folder: job.folder,
  signal: new AbortController().signal,
  runProgram,
});
process.stdout.write(`${JSON.stringify(video)}\n`);
await closeSpawnServer();
