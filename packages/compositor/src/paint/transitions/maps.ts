import type { PixelRect } from '@reelwright/timeline';
import { eachRowOfBoth } from '../frame-buffer.ts';
import type { Stage } from '../stage.ts';
import { arrivalOf, type WipeKind } from './arrivals.ts';
import { drawClouds } from './clouds.ts';
import { paintSides, type TransitionPainter } from './sides.ts';

/** Transitions in which each pixel changes at its own time. */
type MapKind = WipeKind | 'dissolve';

/** Latest arrival in a map. */
const LAST = 32767;

/** Time in which a pixel changes from the first to the second image, as a fraction of the transition. */
const SOFTNESS: Readonly<Record<MapKind, number>> = {
  'wipe-left': 0.06,
  'wipe-right': 0.06,
  'wipe-up': 0.06,
  'wipe-down': 0.06,
  'wipe-diagonal': 0.08,
  'iris-open': 0.02,
  'iris-close': 0.02,
  clock: 0.012,
  blinds: 0.1,
  doors: 0.02,
  dissolve: 0.22,
};

interface ArrivalMap {
  /** Addresses of the maps of the luma and of the chroma of an area. */
  luma: number;
  chroma: number;
  free(): void;
}

const toStep = (arrival: number) => Math.round(LAST * Math.min(1, Math.max(0, arrival)));

function writeWipe(map: Uint16Array, kind: WipeKind, { width, height }: PixelRect): void {
  const arrival = arrivalOf(kind, { width, height });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) map[y * width + x] = toStep(arrival(x + 0.5, y + 0.5));
}

/** Writes clouds at half the size, which suffices since they are soft. */
function writeClouds(map: Uint16Array, { width, height }: PixelRect, seed: number): void {
  const half = { width: width / 2, height: height / 2 };
  const clouds = drawClouds(half, seed);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) map[y * width + x] = toStep(clouds[(y >> 1) * half.width + (x >> 1)] ?? 0);
}

/** Averages each 2×2. */
function halveMap(map: Uint16Array, half: Uint16Array, { width, height }: PixelRect): void {
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const at = y * width + x;
      const sum = (map[at] ?? 0) + (map[at + 1] ?? 0) + (map[at + width] ?? 0) + (map[at + width + 1] ?? 0);
      half[(y >> 1) * (width >> 1) + (x >> 1)] = (sum + 2) >> 2;
    }
  }
}

/** Returns when each pixel of an area changes. Made once for a kind and a size. Throws ArenaFullError. */
function arrivalMap(stage: Stage, kind: MapKind, area: PixelRect, seed: number): ArrivalMap {
  const count = area.width * area.height;
  const { arena } = stage;
  // Only random-looking transitions differ from one to the next.
  const variant = kind === 'dissolve' ? seed : 0;
  return stage.copies.get('map', `${kind} ${area.width}x${area.height} ${variant}`, () => {
    const luma = arena.allocate((2 * count * 5) / 4);
    const chroma = luma + 2 * count;
    const map = new Uint16Array(arena.bytes.buffer, luma, count);
    if (kind === 'dissolve') writeClouds(map, area, seed);
    else writeWipe(map, kind, area);
    halveMap(map, new Uint16Array(arena.bytes.buffer, chroma, count / 4), area);
    return { luma, chroma, free: () => arena.free(luma) };
  });
}

/** Shows the new image in each pixel from its time on. */
export function paintByMap(kind: MapKind): TransitionPainter {
  // In 2^-12 of alpha per step of the map; the threshold compensates for the rounding.
  const rate = Math.round((256 * 4096) / (SOFTNESS[kind] * LAST));
  const last = LAST + Math.ceil((256 * 4096) / rate);
  return (stage, target, placement) => {
    const { area, progress, seed } = placement;
    const map = arrivalMap(stage, kind, area, seed);
    paintSides(stage, target, placement);
    const threshold = Math.round(progress * last);
    let at = { y: map.luma, u: map.chroma, v: map.chroma };
    eachRowOfBoth(target, stage.spare, area, (ours, theirs, count, name) => {
      stage.kernel.mixByMap(ours, ours, theirs, at[name], count, threshold, rate);
      at = { ...at, [name]: at[name] + 2 * count };
    });
  };
}
