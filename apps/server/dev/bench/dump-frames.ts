import { open } from 'node:fs/promises';
import path from 'node:path';
import { frameCount } from '@reelwright/timeline';
import { prepareFonts } from '#src/studio/fonts/prepare-fonts.ts';
import { registerFonts } from '#src/studio/fonts/register-fonts.ts';
import { openFramePainter } from '#src/studio/render/frame-painter.ts';
import { fileOf, readBenchJob } from './render/bench-job.ts';

const job = await readBenchJob(process.argv[2]);
const target = process.argv[3];
if (target === undefined) throw new Error('The second argument names the file to write');

const { document } = job;
const frames = { from: 0, to: frameCount(document.duration, document.frameRate) };
registerFonts(await prepareFonts({ folder: path.join(job.folder, 'fonts') }));
const painter = await openFramePainter({
  document,
  scale: 1,
  frames,
  fileOf: (media) => fileOf(job, media),
  ringFrames: 1,
});
let paintMs = 0;
const file = await open(target, 'w');
for (let frame = 0; frame < frames.to; frame++) {
  await painter.prepare(frame);
  const startedAt = performance.now();
  const samples = painter.paint(frame);
  paintMs += performance.now() - startedAt;
  await file.writeFile(samples);
}
await file.close();
await painter.close();
process.stdout.write(`${JSON.stringify({ frames: frames.to, paintMsPerFrame: paintMs / frames.to })}\n`);
