// Measures what a second of a clip costs: frames of two threads, each encoded by an ffmpeg of its own, as the server
// makes segments. `node scripts/bench-clips.mjs [width] [effect,effect] [move] [seconds] [loop]`; alone on the machine,
// please.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { CLIP_EFFECTS, CLIP_MOVES, planClip } from '@reelwright/clips';

const [width = '1920', effects = '', move = 'push', seconds = '3', loop = ''] = process.argv.slice(2);
const plan = planClip({
  seconds: Number(seconds),
  fps: 30,
  width: Number(width),
  height: Math.round((Number(width) * 9) / 32) * 2,
  move: CLIP_MOVES.find((each) => each === move) ?? 'none',
  effects: CLIP_EFFECTS.filter((each) => effects.split(',').includes(each)),
  seed: 1,
  loop: loop === 'loop',
});
const half = Math.ceil(plan.frames / 2);
const started = performance.now();
const encoding = await Promise.all(
  [
    { from: 0, to: half },
    { from: half, to: plan.frames },
  ].map(async ({ from, to }, index) => {
    const file = path.join(os.tmpdir(), `bench-clips-${process.pid}-${index}.mp4`);
    const worker = new Worker(new URL('./clips.worker.ts', import.meta.url), { workerData: { plan, from, to, file } });
    const [cpu] = (await once(worker, 'message')) as [number];
    await rm(file);
    return cpu;
  }),
);
const wall = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage();
const perSecond = (value: number): string => (value / Number(seconds)).toFixed(2);
const encoded = encoding.reduce((sum, each) => sum + each, 0);
console.log(
  `${plan.width} x ${plan.height}, ${[plan.move, ...plan.effects, ...(plan.loop ? ['seamless loop'] : [])].join(', ')}: ${perSecond(wall)} s per second of video; ` +
    `CPU ${perSecond((user + system) / 1e6)} s drawing, with the making of its source, and ${perSecond(encoded)} s encoding`,
);
