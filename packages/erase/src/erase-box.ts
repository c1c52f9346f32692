import type { Mask, PixelBox, Size } from '@reelwright/planes';
import { unblend } from './blend.ts';
import { fillAround } from './fill-around.ts';
import { createTimeFiller } from './fill-over-time.ts';
import { halve, halveMask, type Patch, type YuvPlanes } from './frame.ts';
import { countMask, fillBox } from './masks.ts';
import { type MarkStudy, measurePresence } from './study-mark.ts';
import { takePlateOff } from './plate.ts';
import { findTexts } from './text-masks.ts';

/** What a box holds: texts that come and go, a mark that stays, or everything in it. */
export type BoxKind = 'text' | 'mark' | 'area';

/** Frames by their index: from the first to the one before `to`. */
interface Range {
  from: number;
  to: number;
}

export interface BoxToErase {
  /** Crops around the box: those to erase, and frames before and after them. */
  frames: readonly YuvPlanes[];
  size: Size;
  /** In pixels of the crops. */
  box: PixelBox;
  kind: BoxKind;
  /** Of a mark; null if none was found. */
  study: MarkStudy | null;
  videoHeight: number;
  framesPerSecond: number;
  /** The frames in which the box is erased. */
  erased: Range;
}

export interface ErasedBox {
  /** For each of the frames that are erased; null where the box holds nothing. */
  patches: (Patch | null)[];
  /** Pixels of luma that were covered, and those of them that other frames show or that shine through. */
  coveredPixels: number;
  restoredPixels: number;
}

/** A frame shows a mark from here on. */
const PRESENT = 0.4;
/** The presence of a mark is that of most frames around. */
const PRESENCE_FRAMES = 3;

/** Erases one box in frames that follow each other. Pixels outside the box are never part of a patch. */
export function eraseBox(request: BoxToErase): ErasedBox {
  const { size, erased, framesPerSecond, study } = request;
  const erasedBox: ErasedBox = { patches: [], coveredPixels: 0, restoredPixels: 0 };
  const { frames, masks, changed } = findCovered(request);
  if (masks.slice(erased.from, erased.to).every((mask) => mask === null)) {
    erasedBox.patches = Array.from({ length: erased.to - erased.from }, () => null);
    return erasedBox;
  }
  const blend = request.kind === 'mark' ? study?.blend : undefined;
  const filler = createTimeFiller({ frames, masks, size, framesPerSecond });
  for (let index = erased.from; index < erased.to; index += 1) {
    const mask = masks[index];
    const frame = frames[index];
    if (!mask || !frame) {
      erasedBox.patches.push(null);
      continue;
    }
    const planes: YuvPlanes = { y: frame.y.slice(), u: frame.u.slice(), v: frame.v.slice() };
    const whole = changed[index] ?? mask;
    const covered = countMask(whole);
    let made: Mask;
    erasedBox.coveredPixels += covered;
    if (blend) {
      unblend(planes.y, blend.opacity, blend.y);
      unblend(planes.u, blend.chromaOpacity, blend.u);
      unblend(planes.v, blend.chromaOpacity, blend.v);
      fillPlanes(planes, blend.edge, size);
      erasedBox.restoredPixels += covered - countMask(blend.edge);
      made = blend.edge;
    } else {
      const left = filler.fill(index, planes);
      erasedBox.restoredPixels += covered - countMask(left);
      fillPlanes(planes, left, size);
      made = left;
    }
    erasedBox.patches.push({ planes, mask: whole, chromaMask: insideBox(halveMask(whole, size), request), made });
  }
  return erasedBox;
}

function fillPlanes(planes: YuvPlanes, left: Mask, size: Size): void {
  if (!left.includes(1)) return;
  fillAround(planes.y, left, size);
  const half = halve(size);
  const leftChroma = halveMask(left, size);
  fillAround(planes.u, leftChroma, half);
  fillAround(planes.v, leftChroma, half);
}

/** A pixel of chroma at an odd edge belongs to pixels outside the box too, and stays. */
function insideBox(mask: Mask, { size, box }: Pick<BoxToErase, 'size' | 'box'>): Mask {
  const half = halve(size);
  const kept = new Uint8Array(mask.length);
  for (let y = (box.top + 1) >> 1; y < (box.top + box.height) >> 1; y += 1)
    for (let x = (box.left + 1) >> 1; x < (box.left + box.width) >> 1; x += 1)
      kept[y * half.width + x] = mask[y * half.width + x] ?? 0;
  return kept;
}

/** Frames of which plates that the scene is seen through are taken off, and what is covered in them. */
interface Covered {
  frames: readonly YuvPlanes[];
  /** What is still to be filled; null where a frame is left as it is. */
  masks: readonly (Mask | null)[];
  /** What differs from the given frame, where that is more. */
  changed: readonly (Mask | undefined)[];
}

function findCovered(request: BoxToErase): Covered {
  const { frames, kind } = request;
  if (kind !== 'text') return { frames, masks: findMasks(request), changed: [] };
  const { masks, plates } = findTexts(request);
  const shown = [...frames];
  const changed: Mask[] = [];
  // Frames of one text share its masks, so that what is found for one is found once.
  const unions = new Map<Mask, Mask>();
  const unite = (mask: Mask, added: Mask): Mask => {
    const known = unions.get(added) ?? mask.map((value, at) => value | (added[at] ?? 0));
    unions.set(added, known);
    return known;
  };
  for (const [index, plate] of plates.entries()) {
    const [mask, frame] = [masks[index], frames[index]];
    if (!plate || !mask || !frame) continue;
    const bare = takePlateOff(frame, plate, request.size);
    const whole = unite(mask, plate.mask);
    masks[index] = bare ? unite(mask, plate.rim) : whole;
    if (!bare) continue;
    shown[index] = bare;
    changed[index] = whole;
  }
  return { frames: shown, masks, changed };
}

function findMasks(request: BoxToErase): (Mask | null)[] {
  const { frames, kind, size, box, study, videoHeight } = request;
  if (kind === 'area') {
    const whole = fillBox(size, box);
    return frames.map(() => whole);
  }
  if (!study) return frames.map(() => null);
  const isPresent = frames.map((frame) => measurePresence(frame, study, size, videoHeight) > PRESENT);
  return frames.map((_frame, index) => {
    const near = isPresent.slice(Math.max(0, index - PRESENCE_FRAMES), index + PRESENCE_FRAMES + 1);
    return near.filter(Boolean).length * 2 > near.length ? study.mask : null;
  });
}
