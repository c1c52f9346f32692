/** A thread that draws every n-th frame of a clip, a few ahead of those that are taken. */
import { parentPort, workerData } from 'node:worker_threads';
import { type ClipPlan, type ClipSource, drawClipFrame } from '@reelwright/clips';

export interface ClipThreadData {
  plan: ClipPlan;
  source: ClipSource;
  first: number;
  step: number;
}

const { plan, source, first, step } = workerData as ClipThreadData;
const port = parentPort;
if (!port) throw new Error('not a worker thread');
let next = first;
// Each message takes one frame.
port.on('message', () => {
  if (next >= plan.frames) return;
  const { buffer } = drawClipFrame(plan, source, next);
  next += step;
  port.postMessage(buffer, [buffer]);
});
