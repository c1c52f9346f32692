import { parentPort, workerData } from 'node:worker_threads';
import { type ClipSegment, makeSegment } from './clip-segment.ts';

parentPort?.postMessage(await makeSegment(workerData as ClipSegment));
