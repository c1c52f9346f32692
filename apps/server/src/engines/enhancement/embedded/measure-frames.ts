import { readQuantisers } from '@reelwright/media';
import {
  type CameraStep,
  estimateNoise,
  findCameraStep,
  type FrameSize,
  openMotionFilter,
  planSteadying,
} from '@reelwright/motion';
import type { EnhancementMeasure } from '../enhancement.ts';
import type { MeasureRequest } from './enhancement-messages.ts';
import { decodeFrames, readLog } from './frame-pipes.ts';

/** Half of the frames' luma lies between these shares, but for specks. */
const DARKEST_SHARE = 0.003;
const BRIGHTEST_SHARE = 0.997;

/** Measures noise, tones, quantisation and the path of the camera. */
export async function measureFrames(request: MeasureRequest): Promise<EnhancementMeasure> {
  const { size } = request;
  const filter = await openMotionFilter(size, { frames: 2, neighbours: 1 });
  const differences: number[] = [];
  const noises: number[] = [];
  const histogram = new Float64Array(256);
  for (const args of request.spots) {
    let index = 0;
    for await (const frame of decodeFrames(args, filter.frameBytes)) {
      filter.load(index, frame);
      if (index > 0) differences.push(filter.measureDifference(index - 1, index));
      if (index === 0) {
        const luma = filter.readLuma(index);
        noises.push(estimateNoise(luma, size));
        for (const value of luma) histogram[value] = (histogram[value] ?? 0) + 1;
      }
      index += 1;
    }
  }
  if (noises.length === 0) throw new Error('no frame could be decoded');
  return {
    // Two frames differ by the noise of both.
    sigma: Math.sqrt(middleOf(differences) / 2),
    noise: middleOf(noises),
    quantiser: request.quantisers && (await measureQuantiser(request.quantisers)),
    tone: {
      black: quantileOf(histogram, DARKEST_SHARE),
      white: quantileOf(histogram, BRIGHTEST_SHARE),
      middle: quantileOf(histogram, 0.5),
    },
    steadying: request.path && (await findPath(request.path)),
  };
}

/** Returns the mean noise within single frames. */
export async function measureNoiseOf(args: readonly string[], size: FrameSize): Promise<number> {
  const noises: number[] = [];
  for await (const frame of decodeFrames(args, (size.width * size.height * 3) / 2))
    noises.push(estimateNoise(frame.subarray(0, size.width * size.height), size));
  return middleOf(noises);
}

async function measureQuantiser(args: readonly string[]): Promise<number | null> {
  const all = { sum: 0, count: 0 };
  await readLog(args, (line) => {
    const row = readQuantisers(line);
    if (!row) return;
    all.sum += row.sum;
    all.count += row.count;
  });
  return all.count === 0 ? null : all.sum / all.count;
}

async function findPath({
  args,
  size,
  windowFrames,
}: NonNullable<MeasureRequest['path']>): Promise<EnhancementMeasure['steadying']> {
  const filter = await openMotionFilter(size, { frames: 2, neighbours: 1 });
  const steps: CameraStep[] = [];
  let index = 0;
  for await (const frame of decodeFrames(args, filter.frameBytes)) {
    filter.load(index, frame);
    if (index > 0) steps.push(findCameraStep(filter.findMotion(index - 1, index), filter.readLuma(index - 1), size));
    index += 1;
  }
  const { frames, zoom } = planSteadying(steps, { ...size, windowFrames });
  const round = (value: number): number => Math.round(value * 1e6) / 1e6;
  return {
    from: 0,
    frames: frames.map(({ x, y, angle }) => [round(x), round(y), round(angle)]),
    zoom: round(zoom),
  };
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

function quantileOf(histogram: Float64Array, share: number): number {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [value, count] of histogram.entries()) {
    seen += count;
    if (seen >= share * total) return value;
  }
  return histogram.length - 1;
}
