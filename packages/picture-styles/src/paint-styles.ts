import { blurPlane } from '@reelwright/planes';
import { blurSoftly } from './gaussian.ts';
import { paintOver } from './kuwahara.ts';
import { makeNoise } from './noise.ts';
import { clamp01, type ImagePlanes, smoothStep, toLuma } from './image.ts';
import type { StyleRequest } from './style-request.ts';

const longSide = ({ width, height }: StyleRequest): number => Math.max(width, height);

/** Paints in oil: strokes of one colour that follow edges, in relief under light from the upper left. */
export function styleOil(planes: ImagePlanes, request: StyleRequest): ImagePlanes {
  const radius = Math.max(2, Math.round(longSide(request) / 150));
  const painted = paintOver(paintOver(planes, request, radius), request, Math.max(2, Math.round(radius * 0.6)));
  const { width, height, seed } = request;
  // Bristles: fine noise that is drawn out along the strokes' own light, and the relief of the paint.
  const height0 = toLuma(painted);
  const bristles = blurPlane(makeNoise(request, Math.max(1.5, radius / 3), seed, 'bristles'), request, 1);
  for (let pixel = 0; pixel < height0.length; pixel += 1)
    height0[pixel] = (height0[pixel] ?? 0) + 0.035 * (bristles[pixel] ?? 0);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const before = Math.max(0, y - 1) * width + Math.max(0, x - 1);
      const behind = Math.min(height - 1, y + 1) * width + Math.min(width - 1, x + 1);
      const relief = ((height0[behind] ?? 0) - (height0[before] ?? 0)) * 0.9;
      const light = 1 + (relief > 0.12 ? 0.12 : relief < -0.12 ? -0.12 : relief);
      lift(painted, pixel, light, 1.1);
    }
  return painted;
}

/** Multiplies a pixel's light and moves its colours away from grey. */
function lift({ red, green, blue }: ImagePlanes, pixel: number, light: number, saturation: number): void {
  const [r, g, b] = [red[pixel] ?? 0, green[pixel] ?? 0, blue[pixel] ?? 0];
  const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  red[pixel] = clamp01((grey + (r - grey) * saturation) * light);
  green[pixel] = clamp01((grey + (g - grey) * saturation) * light);
  blue[pixel] = clamp01((grey + (b - grey) * saturation) * light);
}

/** Paints in watercolour: washes with dark rims that bleed, pigment that settles in the paper, paper at the edges. */
export function styleWatercolor(planes: ImagePlanes, request: StyleRequest): ImagePlanes {
  const { width, height, seed } = request;
  const side = longSide(request);
  const wobble = makeNoise(request, side / 60, seed, 'wobble');
  const wobble2 = makeNoise(request, side / 55, seed, 'wobble-2');
  const washed = paintOver(
    displace(planes, request, wobble, wobble2, side / 260),
    request,
    Math.max(2, Math.round(side / 110)),
  );
  const luma = toLuma(washed);
  const soft = blurSoftly(luma, request, Math.max(1, side / 220));
  const paper = makeNoise(request, Math.max(1.2, side / 700), seed, 'paper');
  const pools = makeNoise(request, side / 14, seed, 'pools');
  const pools2 = makeNoise(request, side / 37, seed, 'pools-2');
  const ragged = makeNoise(request, side / 22, seed, 'edge');
  const margin = side / 34;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      // Pigment gathers on the darker side of edges, in pools and in the paper's grain.
      const rim = clamp01(((soft[pixel] ?? 0) - (luma[pixel] ?? 0)) * 5);
      const density =
        1 + 0.55 * rim + 0.16 * (pools[pixel] ?? 0) + 0.1 * (pools2[pixel] ?? 0) + 0.09 * (paper[pixel] ?? 0);
      const edge =
        Math.min(x, y, width - 1 - x, height - 1 - y) +
        margin * (0.4 * (ragged[pixel] ?? 0) + 0.12 * (wobble[pixel] ?? 0));
      const inside = smoothStep(margin * 0.45, margin * 0.75, edge);
      wash(washed, pixel, density * 0.86 * inside);
    }
  return washed;
}

/** Lets the paper shine through: colours are layers of pigment whose densities add up. */
function wash({ red, green, blue }: ImagePlanes, pixel: number, density: number): void {
  red[pixel] = 0.985 * (0.06 + 0.94 * (red[pixel] ?? 0)) ** density;
  green[pixel] = 0.98 * (0.06 + 0.94 * (green[pixel] ?? 0)) ** density;
  blue[pixel] = 0.965 * (0.06 + 0.94 * (blue[pixel] ?? 0)) ** density;
}

/** Moves each pixel by two noises: hands don't draw straight edges. */
function displace(
  { red, green, blue }: ImagePlanes,
  { width, height }: StyleRequest,
  across: Float32Array,
  down: Float32Array,
  reach: number,
): ImagePlanes {
  const moved = { red: red.slice(), green: green.slice(), blue: blue.slice() };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const fromX = Math.min(width - 1, Math.max(0, Math.round(x + reach * (across[pixel] ?? 0))));
      const fromY = Math.min(height - 1, Math.max(0, Math.round(y + reach * (down[pixel] ?? 0))));
      const from = fromY * width + fromX;
      moved.red[pixel] = red[from] ?? 0;
      moved.green[pixel] = green[from] ?? 0;
      moved.blue[pixel] = blue[from] ?? 0;
    }
  return moved;
}
