import { blurPlane, boxMask, type Plane, resizePlane, type Size } from '@reelwright/planes';
import type { Region } from '@reelwright/ad';
import type { DetailedImage } from './detailed-image.ts';

/** Longer side of the image in which round things are searched. */
const SEARCHED_PX = 160;
/** Radii, as shares of the subject's longer side. */
const RADII = { from: 0.1, to: 0.36 } as const;
/** Least change of lightness per pixel at an edge, of 255. */
const EDGE = 9;
/** Directions in which the rim of a candidate is looked for, and the share of them that must have one. */
const RIM = { directions: 72, share: 0.8, slack: 0.13, cosine: 0.92 } as const;
/** How many of the best candidates are looked at. */
const CANDIDATES = 6;
/** Air around a round thing, as a share of its diameter. */
const AIR = 0.06;

interface Edges extends Size {
  /** Direction and strength of the change of lightness at each pixel. */
  across: Plane;
  down: Plane;
  strength: Plane;
}

/**
 * Finds the largest round thing on a subject, such as the dial of a watch or a lens: a circle whose rim shows in most
 * directions. Half of it would look like a mistake. In pixels of the image; undefined if there is none.
 */
export function findRound(image: DetailedImage): Region | undefined {
  const box = boxMask(image.mask, image);
  const scale = Math.min(1, SEARCHED_PX / Math.max(image.width, image.height));
  const longer = Math.max(box.width, box.height) * scale;
  const edges = measureEdges(image, scale);
  const radii = Array.from(
    { length: Math.max(0, Math.floor(RADII.to * longer) - Math.ceil(RADII.from * longer) + 1) },
    (_, index) => Math.ceil(RADII.from * longer) + index,
  ).filter((radius) => radius >= 4);
  const circles = radii
    .map((radius) => ({ radius, ...findCentre(edges, radius) }))
    .toSorted((one, other) => other.votes / other.radius - one.votes / one.radius)
    .slice(0, CANDIDATES)
    .filter((circle) => measureRim(edges, circle) >= RIM.share)
    .toSorted((one, other) => other.radius - one.radius);
  const [largest] = circles;
  if (!largest) return undefined;
  const reach = (largest.radius * (1 + AIR)) / scale;
  return { x: largest.x / scale - reach, y: largest.y / scale - reach, width: 2 * reach, height: 2 * reach };
}

/** Measures the edges of the subject in a small copy of the image. */
function measureEdges({ rgb, mask, width, height }: DetailedImage, scale: number): Edges {
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const light = Float32Array.from(
    { length: width * height },
    (_, pixel) => 0.299 * (rgb[pixel * 3] ?? 0) + 0.587 * (rgb[pixel * 3 + 1] ?? 0) + 0.114 * (rgb[pixel * 3 + 2] ?? 0),
  );
  const small = blurPlane(resizePlane(light, { width, height }, size), size, 1);
  const seen = resizePlane(Float32Array.from(mask), { width, height }, size);
  const [across, down, strength] = [
    new Float32Array(small.length),
    new Float32Array(small.length),
    new Float32Array(small.length),
  ];
  for (let y = 1; y < size.height - 1; y += 1) {
    for (let x = 1; x < size.width - 1; x += 1) {
      const pixel = y * size.width + x;
      if ((seen[pixel] ?? 0) < 0.5) continue;
      const dx = ((small[pixel + 1] ?? 0) - (small[pixel - 1] ?? 0)) / 2;
      const dy = ((small[pixel + size.width] ?? 0) - (small[pixel - size.width] ?? 0)) / 2;
      const steep = Math.hypot(dx, dy);
      if (steep < EDGE) continue;
      across[pixel] = dx / steep;
      down[pixel] = dy / steep;
      strength[pixel] = steep;
    }
  }
  return { ...size, across, down, strength };
}

/** Finds the point to which most edges are at a distance, along the change of their lightness. */
function findCentre(
  { width, height, across, down, strength }: Edges,
  radius: number,
): { x: number; y: number; votes: number } {
  const votes = new Float32Array(width * height);
  for (let pixel = 0; pixel < votes.length; pixel += 1) {
    if (strength[pixel] === 0) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    for (const way of [-radius, radius]) {
      const [toX, toY] = [Math.round(x + way * (across[pixel] ?? 0)), Math.round(y + way * (down[pixel] ?? 0))];
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
      votes[toY * width + toX] = (votes[toY * width + toX] ?? 0) + 1;
    }
  }
  const near = blurPlane(votes, { width, height }, 2);
  let best = 0;
  for (let pixel = 0; pixel < near.length; pixel += 1) if ((near[pixel] ?? 0) > (near[best] ?? 0)) best = pixel;
  return { x: best % width, y: Math.floor(best / width), votes: near[best] ?? 0 };
}

/** Returns the share of directions in which a circle has a rim at about its radius. */
function measureRim(
  { width, height, across, down, strength }: Edges,
  circle: { x: number; y: number; radius: number },
): number {
  const slack = Math.max(1, RIM.slack * circle.radius);
  let found = 0;
  for (let index = 0; index < RIM.directions; index += 1) {
    const angle = (2 * Math.PI * index) / RIM.directions;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (let distance = circle.radius - slack; distance <= circle.radius + slack; distance += 0.5) {
      const [x, y] = [Math.round(circle.x + distance * cos), Math.round(circle.y + distance * sin)];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const pixel = y * width + x;
      if (strength[pixel] === 0 || Math.abs((across[pixel] ?? 0) * cos + (down[pixel] ?? 0) * sin) < RIM.cosine)
        continue;
      found += 1;
      break;
    }
  }
  return found / RIM.directions;
}
