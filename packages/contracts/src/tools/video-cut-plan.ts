import {
  type CutFrame,
  type CutRatio,
  type FrameRange,
  listCutResults,
  type VideoCutInput,
} from './video-cut.contract.ts';

/** Which frames of an upload can be copied without decoding them; frames are those of the working copy. */
export interface CopyableFrames {
  /** Frames before which a copy may begin and end, in order; 0 is one, the end of the video is not listed. */
  key_frames: readonly number[];
  /** Whether frames that are encoded again can be joined to copied ones. */
  can_join: boolean;
}

/** Frames that follow each other in a result: copied from the upload, or encoded again. */
export type CutPiece = FrameRange & { kind: 'copy' | 'encode' };

/** How one result is made. */
export interface CutResultPlan {
  pieces: CutPiece[];
  copiedFrames: number;
  encodedFrames: number;
}

interface PlannedVideo {
  frames: number;
  /** Null if nothing can be copied. */
  copy: CopyableFrames | null;
}

/** Whether every frame is changed, so that none can be copied. */
export const isReframed = ({ rotation, crop, canvas }: CutFrame): boolean =>
  rotation !== 0 || crop !== null || canvas !== null;

/** Returns how each result is made: what is copied, and what is encoded again. */
export function planVideoCut(
  input: Pick<VideoCutInput, 'ranges' | 'result' | 'is_lossless' | 'frame'>,
  { frames, copy }: PlannedVideo,
): CutResultPlan[] {
  const copyable = input.is_lossless && !isReframed(input.frame) ? copy : null;
  return listCutResults(input).map((ranges) => {
    const pieces = copyable === null ? encodeAll(ranges) : planPieces(ranges, copyable, frames);
    const copiedFrames = countFrames(pieces.filter(({ kind }) => kind === 'copy'));
    return { pieces, copiedFrames, encodedFrames: countFrames(pieces) - copiedFrames };
  });
}

const encodeAll = (ranges: readonly FrameRange[]): CutPiece[] =>
  ranges.map(({ from, to }) => ({ kind: 'encode', from, to }));

const countFrames = (ranges: readonly FrameRange[]): number => ranges.reduce((sum, { from, to }) => sum + to - from, 0);

function planPieces(ranges: readonly FrameRange[], copy: CopyableFrames, frames: number): CutPiece[] {
  const pieces = ranges.flatMap((range) => splitRange(range, copy.key_frames, frames));
  const isWhole = pieces.every(({ kind }) => kind === 'copy');
  const isAny = pieces.some(({ kind }) => kind === 'copy');
  return isAny && (isWhole || copy.can_join) ? pieces : encodeAll(ranges);
}

/** Copies what lies between key frames, and encodes what is left at the edges. */
function splitRange({ from, to }: FrameRange, keyFrames: readonly number[], frames: number): CutPiece[] {
  const start = keyFrames.find((key) => key >= from) ?? frames;
  const end = to === frames ? frames : (keyFrames.findLast((key) => key <= to) ?? 0);
  if (end <= start) return [{ kind: 'encode', from, to }];
  const pieces: CutPiece[] = [
    { kind: 'encode', from, to: start },
    { kind: 'copy', from: start, to: end },
    { kind: 'encode', from: end, to },
  ];
  return pieces.filter((piece) => piece.to > piece.from);
}

/** Returns a range whose ends are moved to the nearest places that need no encoding; never empty. */
export function snapToKeyFrames(
  { from, to }: FrameRange,
  { key_frames: keys }: CopyableFrames,
  frames: number,
): FrameRange {
  const ends = [...keys, frames];
  const nearest = (frame: number, places: readonly number[]): number =>
    places.reduce((best, key) => (Math.abs(key - frame) < Math.abs(best - frame) ? key : best), places[0] ?? 0);
  const start = nearest(from, keys);
  return {
    from: start,
    to: nearest(
      to,
      ends.filter((end) => end > start),
    ),
  };
}

interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  x: number;
  y: number;
}

/** Where the pixels of a frame go. All numbers are even, as chroma has half the resolution. */
export interface CutFramePlan {
  /** The part of the rotated image that is kept. */
  crop: Box;
  /** The size of the result. */
  canvas: Size;
  /** Where the kept part lies on it, scaled. */
  placed: Box;
}

const MIN_SIDE_PX = 16;
const MAX_SIDE_PX = 3840;
const even = (value: number): number => Math.round(value / 2) * 2;
const limit = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Returns the size of an image after a rotation. */
export function rotateSize({ width, height }: Size, rotation: CutFrame['rotation']): Size {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Returns where the pixels of an upright video's frames go; the browser's preview and the server follow the same plan. */
export function planCutFrame(video: Size, { rotation, crop, canvas }: CutFrame): CutFramePlan {
  const rotated = rotateSize(video, rotation);
  const kept = crop === null ? { x: 0, y: 0, ...rotated } : toPixels(crop, rotated);
  if (canvas === null) return { crop: kept, canvas: toSize(kept), placed: { x: 0, y: 0, ...toSize(kept) } };
  const outer = growToRatio(kept, canvas.ratio);
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(outer.width, outer.height));
  const size = { width: even(outer.width * scale), height: even(outer.height * scale) };
  const placed = {
    width: Math.min(size.width, even(kept.width * scale)),
    height: Math.min(size.height, even(kept.height * scale)),
  };
  return {
    crop: kept,
    canvas: size,
    placed: { x: even((size.width - placed.width) / 2), y: even((size.height - placed.height) / 2), ...placed },
  };
}

const toSize = ({ width, height }: Size): Size => ({ width, height });

function toPixels(box: Box, { width, height }: Size): Box {
  const side = (share: number, whole: number): number =>
    limit(even(share * whole), Math.min(MIN_SIDE_PX, whole), whole - (whole % 2));
  const size = { width: side(box.width, width), height: side(box.height, height) };
  return {
    x: limit(even(box.x * width), 0, width - (width % 2) - size.width),
    y: limit(even(box.y * height), 0, height - (height % 2) - size.height),
    ...size,
  };
}

/** Returns a ratio as a number: width by height. */
export function toRatioNumber(ratio: CutRatio): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

/** Returns the smallest size of a ratio that holds another size. */
function growToRatio({ width, height }: Size, ratio: CutRatio): Size {
  const wanted = toRatioNumber(ratio);
  return width / height > wanted
    ? { width, height: Math.max(height, even(width / wanted)) }
    : { width: Math.max(width, even(height * wanted)), height };
}
