import { distance, type Oklab } from './oklab.ts';
import { listBorderPixels, type PixelMap, type Thumbnail } from './thumbnail.ts';

export interface PlainBackground {
  colour: Oklab;
  /** 1 for foreground, 0 for background. */
  foreground: PixelMap;
}

/** Largest deviation of the border from one colour that changes evenly, as light on a backdrop does. */
const SAME_COLOUR = 0.05;
/** Least share of background on the border, because the subject, a hand or a table may cross it. */
const LEAST_BORDER_SHARE = 0.72;
/** Largest difference between the light and the dark end of one backdrop. */
const LARGEST_CHANGE = 0.3;
/** Least distance of the foreground to the backdrop: soft shadows are nearer. */
const FOREGROUND_DISTANCE = 0.065;
const LEAST_FOREGROUND_SHARE = 0.004;
const OPAQUE = 128;

/** Finds the plain backdrop of an image; returns undefined if there is none, or nothing before it. */
export function findPlainBackground(thumbnail: Thumbnail): PlainBackground | undefined {
  return findTransparentBackground(thumbnail) ?? findColouredBackground(thumbnail);
}

function findTransparentBackground({ alpha, ...size }: Thumbnail): PlainBackground | undefined {
  if (!alpha) return undefined;
  const border = listBorderPixels(size);
  const clear = border.filter((pixel) => (alpha[pixel] ?? 0) < OPAQUE).length;
  if (clear / border.length < LEAST_BORDER_SHARE) return undefined;
  return { colour: [1, 0, 0], foreground: Float64Array.from(alpha, (value) => (value >= OPAQUE ? 1 : 0)) };
}

/** A colour that changes linearly over the image: base, and change per width and height. */
type Plane = readonly [base: Oklab, perWidth: Oklab, perHeight: Oklab];

function findColouredBackground(thumbnail: Thumbnail): PlainBackground | undefined {
  const { width, height, colours } = thumbnail;
  const colourOf = (pixel: number): Oklab => colours[pixel] ?? [0, 0, 0];
  const place = (pixel: number): readonly [number, number] => [
    (pixel % width) / width,
    Math.floor(pixel / width) / height,
  ];
  const border = listBorderPixels(thumbnail);
  const middle = median(border.map(colourOf));
  let inliers = border.filter((pixel) => distance(colourOf(pixel), middle) < SAME_COLOUR * 3);
  let plane: Plane = [middle, [0, 0, 0], [0, 0, 0]];
  const predict = (pixel: number): Oklab => {
    const [x, y] = place(pixel);
    const channel = (index: 0 | 1 | 2): number => plane[0][index] + plane[1][index] * x + plane[2][index] * y;
    return [channel(0), channel(1), channel(2)];
  };
  for (let round = 0; round < 3 && inliers.length >= border.length / 2; round += 1) {
    plane = fitPlane(inliers.map((pixel) => ({ place: place(pixel), colour: colourOf(pixel) })));
    inliers = border.filter((pixel) => distance(colourOf(pixel), predict(pixel)) < SAME_COLOUR);
  }
  const change = distance([0, 0, 0], plane[1]) + distance([0, 0, 0], plane[2]);
  if (inliers.length / border.length < LEAST_BORDER_SHARE || change > LARGEST_CHANGE) return undefined;
  const foreground = Float64Array.from(colours, (colour, pixel) =>
    distance(colour, predict(pixel)) > FOREGROUND_DISTANCE ? 1 : 0,
  );
  const share = foreground.reduce((sum, value) => sum + value, 0) / foreground.length;
  return share < LEAST_FOREGROUND_SHARE ? undefined : { colour: median(inliers.map(colourOf)), foreground };
}

function median(colours: readonly Oklab[]): Oklab {
  const channel = (index: 0 | 1 | 2): number =>
    colours.map((colour) => colour[index]).toSorted((one, other) => one - other)[colours.length >> 1] ?? 0;
  return [channel(0), channel(1), channel(2)];
}

/** Fits by least squares, channel by channel. */
function fitPlane(samples: readonly { place: readonly [number, number]; colour: Oklab }[]): Plane {
  const mean = (pick: (sample: (typeof samples)[number]) => number): number =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const [meanX, meanY] = [mean(({ place }) => place[0]), mean(({ place }) => place[1])];
  const xx = mean(({ place }) => (place[0] - meanX) ** 2);
  const yy = mean(({ place }) => (place[1] - meanY) ** 2);
  const xy = mean(({ place }) => (place[0] - meanX) * (place[1] - meanY));
  const determinant = xx * yy - xy * xy || 1;
  const fit = (index: 0 | 1 | 2): readonly [number, number, number] => {
    const meanColour = mean(({ colour }) => colour[index]);
    const xc = mean(({ place, colour }) => (place[0] - meanX) * (colour[index] - meanColour));
    const yc = mean(({ place, colour }) => (place[1] - meanY) * (colour[index] - meanColour));
    const perX = (xc * yy - yc * xy) / determinant;
    const perY = (yc * xx - xc * xy) / determinant;
    return [meanColour - perX * meanX - perY * meanY, perX, perY];
  };
  const [l, a, b] = [fit(0), fit(1), fit(2)];
  return [
    [l[0], a[0], b[0]],
    [l[1], a[1], b[1]],
    [l[2], a[2], b[2]],
  ];
}
