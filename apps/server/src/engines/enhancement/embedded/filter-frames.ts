import { type MotionFilter, openMotionFilter, toTransform } from '@reelwright/motion';
import { openEnlargeNetwork } from '../models/enlarge-network.ts';
import type { FilterRequest } from './enhancement-messages.ts';
import { decodeFrames, type Frames, openEncoder } from './frame-pipes.ts';

/** Frames with their numbers in the video. */
type NumberedFrames = AsyncGenerator<{ index: number; frame: Uint8Array }, void>;

/** Decodes a span, denoises, steadies and doubles its frames, and encodes them. Returns how many were written. */
export async function filterFrames(
  request: FilterRequest,
  onProgress: (fraction: number) => void,
): Promise<{ frames: number }> {
  const { size, from, to, isDoubled } = request;
  const frameBytes = (size.width * size.height * 3) / 2;
  const decoded = numberFrames(decodeFrames(request.decode, frameBytes), request);
  const denoised = request.radius > 0 ? denoise(decoded, request) : decoded;
  const steadied = request.steadying ? steady(denoised, request, request.steadying) : denoised;
  const { enlarge } = request;
  const network = enlarge && (await openEnlargeNetwork(enlarge.path));
  const encoder = openEncoder(request.encode);
  let written = 0;
  const write = async (frame: Uint8Array): Promise<void> => {
    await encoder.write(network ? await network.enlarge(frame, size, enlarge.size) : frame);
    written += 1;
  };
  const doubler = isDoubled ? await openMotionFilter(size, { frames: 2, neighbours: 1 }) : undefined;
  let held: Uint8Array | undefined;
  for await (const { index, frame } of steadied) {
    if (index >= from && doubler) {
      doubler.load(index, frame);
      if (held) await write(doubler.between(index - 1, index) ?? held);
    }
    if (index < from || index >= to) continue;
    await write(frame);
    // A view of the filter before would be overwritten.
    held = doubler && frame.slice();
    onProgress((index - from + 1) / (to - from));
  }
  // The video ends: there is no frame to go on to.
  if (held && written < 2 * (to - from)) await write(held);
  await encoder.finish();
  return { frames: written };
}

/** Numbers decoded frames. A file that ends early shows its last frame until its end. */
async function* numberFrames(frames: Frames, { first, end }: FilterRequest): NumberedFrames {
  let index = first;
  let last: Uint8Array | undefined;
  for await (const frame of frames) {
    last = frame;
    yield { index, frame };
    index += 1;
    if (index === end) return;
  }
  if (!last) throw new Error('no frame could be decoded');
  for (; index < end; index += 1) yield { index, frame: last };
}

/** Denoises each frame by those around it, as far as they are decoded. */
async function* denoise(frames: NumberedFrames, request: FilterRequest): NumberedFrames {
  const { size, radius, sigma, smoothing, first } = request;
  const filter = await openMotionFilter(size, { frames: 2 * radius + 1, neighbours: 2 * radius });
  const { isBest } = smoothing;
  const before = smoothing.before > 0 ? { strength: smoothing.before, isBest: true } : null;
  const after = smoothing.after > 0 ? { strength: smoothing.after, isBest } : null;
  const make = (index: number, newest: number): { index: number; frame: Uint8Array } => {
    const neighbours = listNeighbours(index, radius, { first, newest });
    return { index, frame: filter.denoise(index, neighbours, sigma, after) };
  };
  let next = first;
  let newest = first - 1;
  for await (const { index, frame } of frames) {
    filter.load(index, frame, before);
    newest = index;
    if (newest - next < radius) continue;
    yield make(next, newest);
    next += 1;
  }
  for (; next <= newest; next += 1) yield make(next, newest);
}

/** The nearest first: what is sure of a frame is added before what is less so. */
function listNeighbours(index: number, radius: number, { first, newest }: { first: number; newest: number }): number[] {
  return Array.from({ length: radius }, (_, at) => [index - at - 1, index + at + 1])
    .flat()
    .filter((other) => other >= first && other <= newest);
}

async function* steady(
  frames: NumberedFrames,
  { size }: FilterRequest,
  { from, frames: moves, zoom }: NonNullable<FilterRequest['steadying']>,
): NumberedFrames {
  const filter: MotionFilter = await openMotionFilter(size, { frames: 1, neighbours: 1 });
  for await (const { index, frame } of frames) {
    const [x, y, angle] = moves[Math.min(moves.length - 1, Math.max(0, index - from))] ?? [0, 0, 0];
    filter.load(index, frame);
    yield { index, frame: filter.warp(index, toTransform({ x, y, angle }, zoom, size)) };
  }
}
