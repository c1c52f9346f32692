import { toOklch } from './oklch.ts';

/** Returns the distance of two colours in Oklab, 0 to about 1. Below 0.05 they look the same. */
export function colorDistance(a: string, b: string): number {
  const [from, to] = [toOklch(a), toOklch(b)];
  const [fromA, fromB] = planeOf(from);
  const [toA, toB] = planeOf(to);
  return Math.hypot(from.lightness - to.lightness, fromA - toA, fromB - toB);
}

function planeOf({ chroma, hue }: { chroma: number; hue: number }): [number, number] {
  const angle = (hue * Math.PI) / 180;
  return [chroma * Math.cos(angle), chroma * Math.sin(angle)];
}
