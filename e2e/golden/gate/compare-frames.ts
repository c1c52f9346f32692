export interface FrameSize {
  width: number;
  height: number;
}

export const PLANES = ['Y', 'U', 'V'] as const;
export type PlaneName = (typeof PLANES)[number];

/** One plane of an I420 frame, tightly packed. */
export interface Plane extends FrameSize {
  name: PlaneName;
  samples: Uint8Array;
}

/** The difference of two frames in one plane. Positions are in samples of the plane. */
export interface PlaneDifference {
  plane: PlaneName;
  /** Number of samples of the plane. */
  samples: number;
  /** Number of samples that differ by more than the allowed levels. */
  count: number;
  largest: number;
  first: { x: number; y: number; browser: number; server: number };
  /** The bounding box of all of them, ends included. */
  box: { left: number; top: number; right: number; bottom: number };
}

/** Splits a frame into planes. Throws if the number of samples does not match the frame size. */
export function splitPlanes(frame: Uint8Array, { width, height }: FrameSize): Plane[] {
  const luma = width * height;
  const chroma = { width: width / 2, height: height / 2 };
  if (frame.length !== luma * 1.5) throw new Error(`${frame.length} samples are no frame of ${width}x${height}`);
  return [
    { name: 'Y', width, height, samples: frame.subarray(0, luma) },
    { name: 'U', ...chroma, samples: frame.subarray(luma, luma * 1.25) },
    { name: 'V', ...chroma, samples: frame.subarray(luma * 1.25) },
  ];
}

/** Returns the largest difference of two frames of the same size, in levels. */
export function largestDifference(browser: Uint8Array, server: Uint8Array): number {
  let largest = 0;
  for (let at = 0; at < browser.length; at++)
    largest = Math.max(largest, Math.abs((browser[at] ?? 0) - (server[at] ?? 0)));
  return largest;
}

/** Returns the planes in which two frames differ by more than `allowed` levels somewhere. */
export function compareFrames(input: {
  browser: Uint8Array;
  server: Uint8Array;
  size: FrameSize;
  allowed: number;
}): PlaneDifference[] {
  const server = splitPlanes(input.server, input.size);
  return splitPlanes(input.browser, input.size).flatMap((plane, index) => {
    const other = server[index];
    const difference = other && comparePlanes(plane, other, input.allowed);
    return difference ? [difference] : [];
  });
}

function comparePlanes(browser: Plane, server: Plane, allowed: number): PlaneDifference | undefined {
  let found: PlaneDifference | undefined;
  for (let at = 0; at < browser.samples.length; at++) {
    const [ours, theirs] = [browser.samples[at] ?? 0, server.samples[at] ?? 0];
    const levels = Math.abs(ours - theirs);
    if (levels <= allowed) continue;
    const x = at % browser.width;
    const y = Math.floor(at / browser.width);
    found ??= {
      plane: browser.name,
      samples: browser.samples.length,
      count: 0,
      largest: 0,
      first: { x, y, browser: ours, server: theirs },
      box: { left: x, top: y, right: x, bottom: y },
    };
    found.count++;
    found.largest = Math.max(found.largest, levels);
    const { box } = found;
    found.box = {
      left: Math.min(box.left, x),
      top: box.top,
      right: Math.max(box.right, x),
      bottom: y,
    };
  }
  return found;
}

export function describeDifference({ plane, count, largest, first, box }: PlaneDifference): string {
  const place = `${first.x},${first.y}: browser ${first.browser}, server ${first.server}`;
  return `${plane}: ${count} samples, by up to ${largest}; first at ${place}; within ${box.left},${box.top} to ${box.right},${box.bottom}`;
}
