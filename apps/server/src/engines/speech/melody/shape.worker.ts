import { parentPort, workerData } from 'node:worker_threads';
import { type ShapeWork, shapeSounds } from './shape-sounds.ts';

const shaped = shapeSounds((workerData as { sounds: ShapeWork[] }).sounds);
parentPort?.postMessage(
  shaped,
  shaped.map(({ buffer }) => buffer as ArrayBuffer),
);
