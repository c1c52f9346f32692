import { expect, test } from 'vitest';
import { fillPolygon } from './fill-polygon.ts';

test('a rectangle between samples covers them partly', () => {
  const corners = [
    { x: 1.25, y: 1 },
    { x: 3.5, y: 1 },
    { x: 3.5, y: 2.5 },
    { x: 1.25, y: 2.5 },
  ];
  expect([...fillPolygon(corners, 5, 4)]).toEqual(
    [
      [0, 0, 0, 0, 0],
      [0, 191, 255, 128, 0],
      [0, 96, 128, 64, 0],
      [0, 0, 0, 0, 0],
    ].flat(),
  );
});

test.each([3, 5, 8, 40])('a polygon of %i corners covers its area, clockwise and anticlockwise', (corners) => {
  const points = Array.from({ length: corners }, (_, index) => ({
    x: 32.3 + 27 * Math.cos((index * 2 * Math.PI) / corners + 0.3),
    y: 31.1 + 25 * Math.sin((index * 2 * Math.PI) / corners + 0.3),
  }));
  const area = ((corners * 27 * 25) / 2) * Math.sin((2 * Math.PI) / corners);
  const sum = (samples: Uint8Array) => samples.reduce((total, sample) => total + sample / 255, 0);
  const filled = fillPolygon(points, 64, 64);
  expect(sum(filled)).toBeCloseTo(area, 0);
  expect(fillPolygon([...points].reverse(), 64, 64)).toEqual(filled);
});

test('each sample is covered by the share of its area inside the polygon', () => {
  const triangle = [
    { x: 3.2, y: 1.1 },
    { x: 20.7, y: 6.4 },
    { x: 7.9, y: 18.3 },
  ];
  const isInside = (x: number, y: number) =>
    triangle.every((a, index) => {
      const b = triangle[(index + 1) % 3] ?? a;
      return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
    });
  const samples = fillPolygon(triangle, 24, 20);
  for (let y = 0; y < 20; y++)
    for (let x = 0; x < 24; x++) {
      let inside = 0;
      for (let k = 0; k < 1024; k++) if (isInside(x + ((k & 31) + 0.5) / 32, y + ((k >> 5) + 0.5) / 32)) inside++;
      expect(Math.abs((samples[y * 24 + x] ?? 0) - (255 * inside) / 1024)).toBeLessThan(8);
    }
});
