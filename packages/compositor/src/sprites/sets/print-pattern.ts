import type { LitSet, ShapePattern } from '@reelwright/timeline';
import { type CanvasHost, drawPixels } from '../../canvas-host.ts';
import { paintPattern } from '../stickers/paint-pattern.ts';
import { clamp } from './falloff.ts';

/** Prints a pattern on the wall of a painted set (straight RGBA, in place); the floor does not change. */
export function printPattern(
  host: CanvasHost,
  pixels: Uint8ClampedArray,
  { set, pattern, width, height }: { set: LitSet; pattern: ShapePattern; width: number; height: number },
): void {
  const rows = Math.round(clamp(set.horizon, 0, 1) * height);
  if (rows === 0) return;
  const print = drawPixels(host, { width, height: rows }, (context) =>
    paintPattern(context, pattern, { width, height }),
  );
  for (let at = 0; at < print.length; at += 4) {
    const opacity = (print[at + 3] ?? 0) / 255;
    if (opacity === 0) continue;
    for (let channel = at; channel < at + 3; channel++) {
      const before = pixels[channel] ?? 0;
      pixels[channel] = before + ((print[channel] ?? 0) - before) * opacity;
    }
  }
}
