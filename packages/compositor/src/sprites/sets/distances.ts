import { clamp, length } from './falloff.ts';

/** Distance in pixels from a point to the edge of a figure, positive inside. */
export type Distance = (x: number, y: number) => number;

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An upright rectangle with a semicircle on top. */
export function arch({ left, top, right, bottom }: Area): Distance {
  const radius = (right - left) / 2;
  const middle = left + radius;
  const spring = top + radius;
  return (x, y) => {
    const round = y < spring ? radius - length(x - middle, y - spring) : radius - Math.abs(x - middle);
    return Math.min(round, bottom - y);
  };
}

export function circle(x: number, y: number, radius: number): Distance {
  return (atX, atY) => radius - length(atX - x, atY - y);
}

/** Approximate: exact along the axes, and always correct about which side a point is on. */
export function ellipse(x: number, y: number, radiusX: number, radiusY: number): Distance {
  const least = Math.min(radiusX, radiusY);
  return (atX, atY) => {
    const [across, down] = [(atX - x) / radiusX, (atY - y) / radiusY];
    const part = length(across, down);
    const slope = length(across / radiusX, down / radiusY);
    return slope === 0 ? least : Math.min(least, (part * (1 - part)) / slope);
  };
}

/** The half-plane on one side of a line: on the right when walking from the first point to the second, y downwards. */
export function half(fromX: number, fromY: number, toX: number, toY: number): Distance {
  const reach = length(toX - fromX, toY - fromY);
  const [acrossX, acrossY] = [-(toY - fromY) / reach, (toX - fromX) / reach];
  return (x, y) => (x - fromX) * acrossX + (y - fromY) * acrossY;
}

export function box({ left, top, right, bottom }: Area): Distance {
  return (x, y) => Math.min(x - left, right - x, y - top, bottom - y);
}

export const both =
  (one: Distance, other: Distance): Distance =>
  (x, y) =>
    Math.min(one(x, y), other(x, y));

export const either =
  (one: Distance, other: Distance): Distance =>
  (x, y) =>
    Math.max(one(x, y), other(x, y));

/** Returns 1 inside and 0 outside, with a soft edge this many pixels wide. */
export function softly(distance: number, softPx: number): number {
  const part = clamp(distance / softPx + 0.5, 0, 1);
  return part * part * (3 - 2 * part);
}
