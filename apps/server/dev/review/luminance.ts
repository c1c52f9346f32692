import { toLinear } from '@reelwright/color-spaces';

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

/** Returns the relative luminance of WCAG 2 for sRGB, 0 to 255 per channel. */
export function toLuminance(red: number, green: number, blue: number): number {
  return 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);
}
