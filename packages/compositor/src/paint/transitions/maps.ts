import type { PixelRect } from '@reelwright/timeline';
import { eachRowOfBoth } from '../frame-buffer.ts';
import type { Stage } from '../stage.ts';
import { arrivalOf, type MapKind } from './arrivals.ts';
import { paintSides, type TransitionPainter } from './sides.ts';

/** Latest arrival in a map. */
const LAST = 32767;

/** How long a pixel takes from the one picture to the other, as a part of the transition. */
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

function writeMap(
  stage: Stage,
  address: number,
  size: { width: number; height: number },
  arrival: (x: number, y: number) => number,
): void {
  const map = new Uint16Array(stage.arena.bytes.buffer, address, size.width * size.height);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++)
      map[y * size.width + x] = Math.round(LAST * Math.min(1, Math.max(0, arrival(x + 0.5, y + 0.5))));
}

/** When each pixel of an area changes. Made once for a kind and a size. Throws ArenaFullError. */
function arrivalMap(stage: Stage, kind: MapKind, area: PixelRect, seed: number): ArrivalMap {
  const { width, height } = area;
  const { arena } = stage;
  // Only what looks random differs from one transition to the next.
  const variant = kind === 'dissolve' ? seed : 0;
  return stage.copies.get('map', `${kind} ${width}x${height} ${variant}`, () => {
    const luma = arena.allocate(2 * width * height + (width * height) / 2);
    const chroma = luma + 2 * width * height;
    const arrival = arrivalOf(kind, { width, height }, variant);
    writeMap(stage, luma, area, arrival);
    writeMap(stage, chroma, { width: width / 2, height: height / 2 }, (x, y) => arrival(2 * x, 2 * y));
    return { luma, chroma, free: () => arena.free(luma) };
  });
}

/** The new picture comes in where it is time. */
export function paintByMap(kind: MapKind): TransitionPainter {
  // In 2^-12 of alpha per step of the map; what was rounded, the threshold makes up for.
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
