import { expect, test } from 'vitest';
import type { RgbaImage } from './image.ts';
import { applyMatte, PLAIN_EDGE } from './matte.ts';

const SIDE = 200;
const RED = [200, 30, 40] as const;
const GREEN = [40, 160, 90] as const;

/** A red square before green whose edge covers its pixels by half, and the mask of its whole pixels. */
function drawSquare(): { image: RgbaImage; mask: Uint8Array } {
  const data = new Uint8Array(SIDE * SIDE * 4).fill(255);
  const mask = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const away = Math.max(Math.abs(x - 100), Math.abs(y - 100));
      const cover = away < 50 ? 1 : away === 50 ? 0.5 : 0;
      for (const channel of [0, 1, 2] as const)
        data[(y * SIDE + x) * 4 + channel] = Math.round(RED[channel] * cover + GREEN[channel] * (1 - cover));
      if (away < 50) mask[y * SIDE + x] = 1;
    }
  }
  return { image: { data, width: SIDE, height: SIDE }, mask };
}

const pixelOf = ({ data }: RgbaImage, x: number, y: number): number[] => [
  ...data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4),
];

function cut(settings: Partial<typeof PLAIN_EDGE> = {}): RgbaImage {
  const { image, mask } = drawSquare();
  applyMatte(image, { mask, size: { width: SIDE, height: SIDE } }, { ...PLAIN_EDGE, ...settings });
  return image;
}

test('an edge pixel is as opaque as it is covered, in the colour of the subject alone', () => {
  const [red = 0, green = 0, , alpha = 0] = pixelOf(cut(), 150, 100);
  expect(alpha / 255).toBeGreaterThan(0.35);
  expect(alpha / 255).toBeLessThan(0.65);
  expect(red).toBeGreaterThan(170);
  expect(green).toBeLessThan(60);
});

test('the subject stays as it is, and its background goes', () => {
  const image = cut();
  expect(pixelOf(image, 100, 100)).toEqual([...RED, 255]);
  expect(pixelOf(image, 20, 20)[3]).toBe(0);
});

test('a feather softens inward and adds nothing outside', () => {
  const [sharp, soft] = [cut(), cut({ feather: 1 })];
  for (let x = 100; x < SIDE; x += 1)
    expect(pixelOf(soft, x, 100)[3]).toBeLessThanOrEqual(pixelOf(sharp, x, 100)[3] ?? 0);
  expect(pixelOf(soft, 149, 100)[3]).toBeLessThan(200);
});

test('a shift moves the edge inward', () => {
  expect(pixelOf(cut({ shift: -1 }), 149, 100)[3]).toBeLessThan(pixelOf(cut(), 149, 100)[3] ?? 0);
});

test('opacity that the image has already is never raised', () => {
  const { image, mask } = drawSquare();
  image.data[(100 * SIDE + 150) * 4 + 3] = 10;
  image.data[(100 * SIDE + 120) * 4 + 3] = 90;
  applyMatte(image, { mask, size: { width: SIDE, height: SIDE } }, PLAIN_EDGE);
  expect(pixelOf(image, 150, 100)[3]).toBeLessThanOrEqual(10);
  expect(pixelOf(image, 120, 100)[3]).toBe(90);
});

test('strands are as opaque as they cover their pixels, though the mask is thicker than they are', () => {
  const side = 400;
  const cover = new Float32Array(side * side);
  const draw = (fromX: number, fromY: number, toX: number, toY: number, half: number): void => {
    const length = Math.hypot(toX - fromX, toY - fromY);
    const [alongX, alongY] = [(toX - fromX) / length, (toY - fromY) / length];
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        const along = Math.min(length, Math.max(0, (x - fromX) * alongX + (y - fromY) * alongY));
        const away = Math.hypot(x - fromX - along * alongX, y - fromY - along * alongY);
        const at = y * side + x;
        cover[at] = Math.max(cover[at] ?? 0, Math.min(1, Math.max(0, half + 0.5 - away)));
      }
    }
  };
  draw(200, 200, 201, 200, 70);
  for (let strand = 0; strand < 90; strand += 1) {
    const [angle, lean] = [(strand / 90) * 2 * Math.PI, ((strand * 7) % 11) / 11 - 0.5];
    const [from, to] = [60, 120 + ((strand * 13) % 40)];
    const at = (radius: number, by: number) =>
      [200 + radius * Math.cos(angle + by), 200 + radius * Math.sin(angle + by)] as const;
    draw(...at(from, 0), ...at(to, lean), 0.7);
  }
  const blue = [110, 150, 190] as const;
  const tan = [158, 144, 116] as const;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [pixel, share] of cover.entries())
    for (const channel of [0, 1, 2] as const)
      data[pixel * 4 + channel] = Math.round(blue[channel] * share + tan[channel] * (1 - share));
  const around = [-side, -1, 0, 1, side];
  const mask = Uint8Array.from(cover, (_, pixel) => Number(around.some((by) => (cover[pixel + by] ?? 0) > 0.3)));
  applyMatte({ data, width: side, height: side }, { mask, size: { width: side, height: side } }, PLAIN_EDGE);
  const errors = [...cover.entries()]
    .filter(([, share]) => share > 0.03 && share < 0.97)
    .map(([pixel, share]) => Math.abs((data[pixel * 4 + 3] ?? 0) / 255 - share));
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.1);
});
