/** Conversions between the frames of videos and the planes that image models take. */

export interface PlaneSize {
  width: number;
  height: number;
}

/** The planes of a 4:2:0 image in BT.709 of limited range; chroma has half the sides. */
export interface Yuv420 {
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
}

const LUMA = 1 / 219;
const CHROMA = 1 / 224;

/** Returns red, green and blue, 0 to 1, one plane after another. */
export function toRgbPlanes({ y, u, v }: Yuv420, { width, height }: PlaneSize): Float32Array {
  const count = width * height;
  const rgb = new Float32Array(3 * count);
  const half = width >> 1;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const chroma = (row >> 1) * half + Math.min(half - 1, column >> 1);
      const luma = ((y[at] ?? 0) - 16) * LUMA;
      const blue = ((u[chroma] ?? 128) - 128) * CHROMA;
      const red = ((v[chroma] ?? 128) - 128) * CHROMA;
      rgb[at] = clamp01(luma + 1.5748 * red);
      rgb[count + at] = clamp01(luma - 0.1873 * blue - 0.4681 * red);
      rgb[2 * count + at] = clamp01(luma + 1.8556 * blue);
    }
  }
  return rgb;
}

/** The way back: sides are even. */
export function toYuv420(rgb: Float32Array, { width, height }: PlaneSize): Yuv420 {
  const count = width * height;
  const [halfWidth, halfHeight] = [width >> 1, height >> 1];
  const y = new Uint8Array(count);
  const u = new Uint8Array(halfWidth * halfHeight);
  const v = new Uint8Array(u.length);
  const channel = (index: number, at: number): number => clamp01(rgb[index * count + at] ?? 0);
  for (let at = 0; at < count; at += 1)
    y[at] = Math.round(16 + 219 * (0.2126 * channel(0, at) + 0.7152 * channel(1, at) + 0.0722 * channel(2, at)));
  for (let row = 0; row < halfHeight; row += 1) {
    for (let column = 0; column < halfWidth; column += 1) {
      const first = 2 * row * width + 2 * column;
      let [red, green, blue] = [0, 0, 0];
      for (const at of [first, first + 1, first + width, first + width + 1]) {
        red += channel(0, at) / 4;
        green += channel(1, at) / 4;
        blue += channel(2, at) / 4;
      }
      const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      u[row * halfWidth + column] = Math.round(128 + (224 * (blue - luma)) / 1.8556);
      v[row * halfWidth + column] = Math.round(128 + (224 * (red - luma)) / 1.5748);
    }
  }
  return { y, u, v };
}

/** Splits an I420 frame; the planes are views of it. */
export function splitFrame(frame: Uint8Array, { width, height }: PlaneSize): Yuv420 {
  const luma = width * height;
  const chroma = (width >> 1) * (height >> 1);
  return {
    y: frame.subarray(0, luma),
    u: frame.subarray(luma, luma + chroma),
    v: frame.subarray(luma + chroma, luma + 2 * chroma),
  };
}

/** Scales planes by linear interpolation between the middles of pixels. */
export function resizePlanes(planes: Float32Array, from: PlaneSize, to: PlaneSize): Float32Array {
  if (from.width === to.width && from.height === to.height) return planes;
  const count = planes.length / (from.width * from.height);
  const resized = new Float32Array(count * to.width * to.height);
  const columns = Array.from({ length: to.width }, (_, x) => placeBetween(x, to.width, from.width));
  for (let row = 0; row < to.height; row += 1) {
    const [top, bottom, down] = placeBetween(row, to.height, from.height);
    for (let plane = 0; plane < count; plane += 1) {
      const start = plane * from.width * from.height;
      const out = (plane * to.height + row) * to.width;
      for (let column = 0; column < to.width; column += 1) {
        const [left, right, across] = columns[column] ?? [0, 0, 0];
        const at = (y: number, x: number): number => planes[start + y * from.width + x] ?? 0;
        const upper = at(top, left) * (1 - across) + at(top, right) * across;
        const lower = at(bottom, left) * (1 - across) + at(bottom, right) * across;
        resized[out + column] = upper * (1 - down) + lower * down;
      }
    }
  }
  return resized;
}

function placeBetween(index: number, count: number, fromCount: number): [first: number, second: number, share: number] {
  const place = Math.min(fromCount - 1, Math.max(0, ((index + 0.5) * fromCount) / count - 0.5));
  const first = Math.floor(place);
  return [first, Math.min(fromCount - 1, first + 1), place - first];
}

const clamp01 = (value: number): number => (value > 0 ? (value < 1 ? value : 1) : 0);
