import { fillAround } from '@reelwright/erase';
import { blurPlane, type Plane, type Size } from '@reelwright/planes';

/** Pixels of RGBA, row by row, of the clip's size. */
export type Pixels = Uint8Array | Uint8ClampedArray;

interface Surroundings {
  /** Where water ripples, 0 to 255 per pixel; by default the part of the ground in front. */
  water?: Uint8Array;
}

/** A rendered scene: its picture without the subject, the subject, and how near each pixel is. */
export interface LayersSource extends Surroundings {
  kind: 'layers';
  /** Opaque; the subject's shadow and reflection stay in it. */
  plate: Pixels;
  /** With straight alpha. */
  subject: Pixels;
  /** Larger is nearer, on any scale. */
  inverseDepth: Float32Array;
}

/** A photo, with what belongs to its subject if that is known. */
export interface PhotoSource extends Surroundings {
  kind: 'photo';
  rgba: Pixels;
  /** Opacity of the subject, 0 to 255 per pixel. */
  subjectMask?: Uint8Array;
}

/** Two pictures: the clip begins with one and ends with the other. */
export interface FirstAndLastSource {
  kind: 'first_and_last';
  first: Pixels;
  last: Pixels;
}

export type ClipSource = LayersSource | PhotoSource | FirstAndLastSource;

/** A source made ready for drawing. */
export interface PreparedLayers extends Size {
  /** RGBA as one number per pixel. */
  plate: Uint32Array;
  /** Inverse depth of the plate's rows, 0 to 1, rising downwards or level: what lies lower is nearer. */
  rowDepths: Float32Array;
  subject: PreparedSubject | null;
  water: Uint8Array | null;
}

export interface PreparedSubject {
  /** Premultiplied RGBA. */
  pixels: Uint32Array;
  /** The one inverse depth of the whole subject: that of the ground it stands on. */
  depth: number;
  /** The smallest box with all of it, in pixels; `right` and `bottom` lie behind it. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const prepared = new WeakMap<ClipSource, PreparedLayers>();

/** Prepares a source once; later calls find it again. Throws a RangeError if it isn't of the clip's size. */
export function prepareLayers(source: LayersSource | PhotoSource, size: Size): PreparedLayers {
  const known = prepared.get(source);
  if (known?.width === size.width && known.height === size.height) return known;
  const layers = source.kind === 'layers' ? prepareScene(source, size) : preparePhoto(source, size);
  prepared.set(source, layers);
  return layers;
}

/** Views RGBA as one number per pixel. Throws a RangeError if it isn't of the clip's size. */
export function toWords(pixels: Pixels, { width, height }: Size): Uint32Array {
  if (pixels.length !== width * height * 4)
    throw new RangeError(`A source of ${pixels.length} bytes is no RGBA of ${width} x ${height}`);
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : pixels.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, width * height);
}

function prepareScene({ plate, subject, inverseDepth, water }: LayersSource, size: Size): PreparedLayers {
  const alpha = (pixel: number): number => subject[pixel * 4 + 3] ?? 0;
  const rowDepths = readRowDepths(inverseDepth, size, alpha);
  return {
    ...size,
    plate: toWords(plate, size),
    rowDepths,
    subject: prepareSubject(subject, size, alpha, rowDepths),
    water: water ?? null,
  };
}

function preparePhoto({ rgba, subjectMask, water }: PhotoSource, size: Size): PreparedLayers {
  const { width, height } = size;
  const plate = toWords(rgba, size);
  if (!subjectMask)
    return { ...size, plate, rowDepths: guessRowDepths(height, height), subject: null, water: water ?? null };
  if (subjectMask.length !== width * height)
    throw new RangeError(`A mask of ${subjectMask.length} bytes is none of ${width} x ${height}`);
  const reach = Math.max(2, Math.round(Math.max(width, height) * MARGIN));
  const spread = blurPlane(Float32Array.from(subjectMask), size, reach);
  // The subject takes a soft rim of its surroundings along: a mask's edge is never quite right.
  const alpha = (pixel: number): number =>
    Math.max(subjectMask[pixel] ?? 0, Math.min(255, Math.round((spread[pixel] ?? 0) * 2.5)));
  const box = findBox(size, alpha);
  const rowDepths = guessRowDepths(height, box ? box.bottom : height);
  return {
    ...size,
    plate: box ? fillBehind(rgba, spread, size) : plate,
    rowDepths,
    subject: prepareSubject(rgba, size, alpha, rowDepths),
    water: water ?? null,
  };
}

/** How far around a subject its own light and shadow reach: that much is filled too, so that no seam is left. */
const MARGIN = 1 / 160;

/** Fills what lies behind a photo's subject from its surroundings. */
function fillBehind(rgba: Pixels, spread: Plane, size: Size): Uint32Array {
  const pixels = size.width * size.height;
  const unknown = Uint8Array.from(spread, (value) => (value > 4 ? 1 : 0));
  const filled = new Uint8Array(pixels * 4).fill(255);
  if (!unknown.includes(0)) return toWords(rgba, size);
  const plane = new Uint8Array(pixels);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let pixel = 0; pixel < pixels; pixel += 1) plane[pixel] = rgba[pixel * 4 + channel] ?? 0;
    fillAround(plane, unknown, size);
    for (let pixel = 0; pixel < pixels; pixel += 1) filled[pixel * 4 + channel] = plane[pixel] ?? 0;
  }
  return toWords(filled, size);
}

/** Reads how near each row of the plate is: the middle of its pixels without the subject, smoothed, never falling. */
function readRowDepths(
  inverseDepth: Float32Array,
  { width, height }: Size,
  alpha: (pixel: number) => number,
): Float32Array {
  const rows = new Float32Array(height);
  const step = Math.max(1, Math.floor(width / 128));
  let last = 0;
  for (let y = 0; y < height; y += 1) {
    const values: number[] = [];
    for (let x = 0; x < width; x += step) {
      const value = inverseDepth[y * width + x] ?? 0;
      if (alpha(y * width + x) === 0 && Number.isFinite(value)) values.push(value);
    }
    values.sort((one, other) => one - other);
    last = values[values.length >> 1] ?? last;
    rows[y] = last;
  }
  return normalizeRows(rows);
}

function normalizeRows(rows: Float32Array): Float32Array {
  let highest = Number.NEGATIVE_INFINITY;
  for (let y = 0; y < rows.length; y += 1) {
    highest = Math.max(highest, rows[y] ?? 0);
    rows[y] = highest;
  }
  const lowest = rows[0] ?? 0;
  const range = highest - lowest;
  // All at one depth: nothing moves against anything else.
  if (!(range > 1e-6 * Math.abs(highest))) return rows.fill(0.5);
  return smoothRows(rows.map((value) => (value - lowest) / range));
}

/** Without depth: a wall in the upper part, then ground that comes nearer down to the subject's foot and past it. */
function guessRowDepths(height: number, foot: number): Float32Array {
  const horizon = Math.min(0.45 * height, 0.7 * foot);
  const rows = Float32Array.from({ length: height }, (_, y) => {
    if (y <= horizon) return 0.15;
    return Math.min(1, 0.15 + (0.6 * (y - horizon)) / Math.max(1, foot - horizon));
  });
  return smoothRows(rows);
}

/**
 * Spreads the change of depth over the height: things that stand on the ground lean when rows move apart, and lean too
 * little to be seen if neighbouring rows move nearly alike.
 */
function smoothRows(rows: Float32Array): Plane {
  const size = { width: 1, height: rows.length };
  const radius = Math.round(rows.length / 5);
  return blurPlane(blurPlane(rows, size, radius), size, radius);
}

/** More opaque than this belongs to the box of a subject. */
const VISIBLE = 12;

function findBox({ width, height }: Size, alpha: (pixel: number) => number) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (alpha(y * width + x) < VISIBLE) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  return right > left ? { left, top, right, bottom } : null;
}

function prepareSubject(
  rgba: Pixels,
  size: Size,
  alpha: (pixel: number) => number,
  rowDepths: Float32Array,
): PreparedSubject | null {
  const box = findBox(size, alpha);
  if (!box) return null;
  const pixels = new Uint8Array(rgba.length);
  for (let pixel = 0; pixel < size.width * size.height; pixel += 1) {
    const opacity = alpha(pixel);
    if (opacity === 0) continue;
    const at = pixel * 4;
    pixels[at] = Math.round(((rgba[at] ?? 0) * opacity) / 255);
    pixels[at + 1] = Math.round(((rgba[at + 1] ?? 0) * opacity) / 255);
    pixels[at + 2] = Math.round(((rgba[at + 2] ?? 0) * opacity) / 255);
    pixels[at + 3] = opacity;
  }
  const depth = rowDepths[Math.min(size.height, box.bottom) - 1] ?? 0.5;
  return { pixels: toWords(pixels, size), depth, ...box };
}
