import { open } from 'node:fs/promises';
import path from 'node:path';
import { createCompositor } from '@reelwright/compositor';
import { evaluate, frameCount, frameToTick } from '@reelwright/timeline';
import { serverCanvasHost } from '../render/canvas-host.ts';
import { prepareFonts, registerFonts } from '../render/fonts.ts';
import { loadPicture } from '../render/load-picture.ts';
import { createPictureFeed } from '../render/picture-feed.ts';
import { planPictures } from '../render/plan-render.ts';
import { fileOf, readBenchJob } from './render/bench-job.ts';

const job = await readBenchJob(process.argv[2]);
const target = process.argv[3];
if (target === undefined) throw new Error('The second argument names the file to write');

const { document } = job;
const frames = { from: 0, to: frameCount(document.duration, document.frameRate) };
registerFonts(await prepareFonts({ folder: path.join(job.folder, 'fonts') }));
const compositor = await createCompositor({
  ...document.canvas,
  canvas: serverCanvasHost,
  ringFrames: 1,
  memoryBytes: 512 * 1024 ** 2,
});
const feed = createPictureFeed({
  compositor,
  plans: planPictures(document),
  load: (plan) => loadPicture(fileOf(job, plan.media), plan),
});
let paintMs = 0;
const file = await open(target, 'w');
for (let frame = 0; frame < frames.to; frame++) {
  await feed.advanceTo(frame);
  const startedAt = performance.now();
  const samples = compositor.paint(evaluate(document, frameToTick(frame, document.frameRate)));
  paintMs += performance.now() - startedAt;
  await file.writeFile(samples);
}
await file.close();
process.stdout.write(`${JSON.stringify({ frames: frames.to, paintMsPerFrame: paintMs / frames.to })}\n`);
