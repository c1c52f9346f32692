import type { Footing } from '@reelwright/timeline';
import { both, box, type Distance, either, ellipse, half, softly } from './distances.ts';
import { clamp, ease, lamp, length } from './falloff.ts';
import { paintSurfaces, type Surface } from './paint-surfaces.ts';
import { blendTo, channelsOf, createRamp, expose, type Paint, type Ramp } from './ramp.ts';

/** Height of a horizontal circle relative to its width: the camera is slightly above it. */
const TILT = 0.17;
/** A podium is wider than the products on it by this factor. */
const SPARE = 1.3;
/** Width of a podium's rounded edge, which catches the light, relative to the podium's breadth. */
const BEVEL = 0.012;

interface Podium {
  x: number;
  /** The middle of its top. */
  y: number;
  radius: number;
}

interface Foot {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Measured {
  height: number;
  /** For podiums: the middle, the lowest and the highest of the feet on it, and half its width. */
  middle: number;
  front: number;
  back: number;
  radius: number;
  surface: Ramp;
  shadow: { color: [number, number, number]; opacity: number };
  /** -1 if the light comes from the left. */
  from: number;
  rim: [number, number, number];
  /** Returns the strength of the products' shadows at a point, 0 to 1. */
  castAt(x: number, y: number): number;
}

/**
 * Paints what products stand on, and the shadows on it. Straight RGBA, transparent around; the same bytes everywhere.
 */
export function rasterizeFooting(footing: Footing, size: { width: number; height: number }): Uint8ClampedArray {
  return paintSurfaces(size, listSurfaces(footing.kind, measure(footing, size)));
}

function measure(footing: Footing, { width, height }: { width: number; height: number }): Measured {
  const feet = footing.feet.map(
    (foot): Foot => ({
      x: foot.x * width,
      y: foot.y * height,
      width: foot.width * width,
      height: foot.height * height,
    }),
  );
  const casts = feet.map((foot) => castOf(foot, footing.lightFrom));
  const middle = footing.middle * width;
  const reach = Math.max(...feet.map((foot) => Math.abs(foot.x - middle) + foot.width / 2));
  return {
    height,
    middle,
    front: Math.max(...feet.map(({ y }) => y)),
    back: Math.min(...feet.map(({ y }) => y)),
    radius: Math.max(reach * SPARE, (footing.breadth * width) / 2),
    surface: createRamp(footing.surface),
    shadow: { color: channelsOf(footing.shadow.color), opacity: footing.shadow.opacity },
    from: footing.lightFrom,
    rim: channelsOf(footing.rim),
    castAt: (x, y) => casts.reduce((most, cast) => Math.max(most, cast(x, y)), 0),
  };
}

/** Darkness of the cast shadow relative to the shadow directly under a foot. */
const CAST = 0.62;

/**
 * Returns the shadow of a product at a foot: away from the light and back, softer and fainter with distance, darkest at
 * the point of contact.
 */
function castOf(foot: Foot, from: number): Measured['castAt'] {
  const reach = clamp(foot.height * 0.62, foot.width * 0.5, foot.width * 1.5) * Math.abs(from);
  const way = from < 0 ? 1 : -1;
  const radius = foot.width * 0.46;
  const contact = ellipse(foot.x, foot.y - foot.width * 0.012, foot.width * 0.5, foot.width * 0.042);
  const around = ellipse(foot.x, foot.y - foot.width * 0.01, foot.width * 0.58, foot.width * 0.085);
  return (x, y) => {
    // Seen from above: the floor is stretched upright.
    const [across, down] = [(x - foot.x) * way, (y - foot.y + radius * TILT * 0.7) / TILT];
    const [toX, toY] = [0.86, -0.5];
    const along = clamp((across * toX + down * toY) / reach, 0, 1);
    const distance = radius * (1 - 0.2 * along) - length(across - toX * reach * along, down - toY * reach * along);
    const cast = CAST * softly(distance, radius * (0.34 + 0.95 * along)) * (1 - 0.8 * along);
    const touch = softly(contact(x, y), foot.width * 0.07);
    const near = 0.5 * softly(around(x, y), foot.width * 0.15);
    return 1 - (1 - cast) * (1 - near) * (1 - touch);
  };
}

function listSurfaces(kind: Footing['kind'], measured: Measured): Surface[] {
  const { middle, front, back, radius } = measured;
  const top: Podium = { x: middle, y: (front + back) / 2 - radius * TILT * 0.3, radius };
  switch (kind) {
    case 'floor':
      return [groundShadow(measured, measured.castAt)];
    case 'pedestal':
      return [groundShadow(measured, podiumShadow(measured, top)), ...drum(measured, top)];
    case 'steps': {
      const low: Podium = {
        x: top.x + radius * 0.16 * (measured.from < 0 ? 1 : -1),
        y: top.y + radius * (TILT + 0.09),
        radius: radius * 1.34,
      };
      const rim = ellipse(top.x, top.y + radius * 0.12, radius * 1.03, radius * TILT * 1.1);
      const thrown = podiumShadow(measured, { ...top, y: top.y + radius * 0.1 });
      const onto = (x: number, y: number) => 0.75 * softly(rim(x, y), radius * 0.09) + 0.5 * thrown(x, y);
      return [
        groundShadow(measured, podiumShadow(measured, low)),
        ...drum(measured, low, { shadeOnTop: onto }),
        ...drum(measured, top, { standsAt: low.y + radius * 0.02 }),
      ];
    }
    case 'block':
      return [groundShadow(measured, podiumShadow(measured, top)), ...plinth(measured, top)];
  }
}

/** Only a shadow, on a floor painted by the set. */
function groundShadow({ shadow }: Measured, shadeAt: (x: number, y: number) => number): Surface {
  return {
    paint(x, y, out) {
      const [red, green, blue] = shadow.color;
      out[0] = red;
      out[1] = green;
      out[2] = blue;
      out[3] = shadow.opacity * clamp(shadeAt(x, y), 0, 1);
    },
  };
}

/** The shadow of a podium itself on the floor beside it. */
function podiumShadow({ from }: Measured, { x, y, radius }: Podium): (x: number, y: number) => number {
  const way = from < 0 ? 1 : -1;
  const figure = ellipse(x + way * radius * 0.62, y + radius * 0.16, radius * 1.12, radius * TILT * 1.5);
  return (atX, atY) => {
    const far = ease(0, 1.7 * radius, (atX - x) * way);
    return softly(figure(atX, atY), radius * TILT * 2) * (0.85 - 0.55 * far);
  };
}

/** Darkens a colour by a shadow. */
function darken(out: Paint, { shadow }: Measured, part: number): void {
  blendTo(out, shadow.color, shadow.opacity * clamp(part, 0, 1));
}

/** A round podium, down to the bottom of the box or to the podium beneath it. */
function drum(
  measured: Measured,
  { x: middle, y: level, radius }: Podium,
  { shadeOnTop = measured.castAt, standsAt }: { shadeOnTop?: Measured['castAt']; standsAt?: number } = {},
): Surface[] {
  const { surface, from, rim, height } = measured;
  const high = radius * TILT;
  const bevel = Math.max(1.5, radius * 2 * BEVEL);
  const foot = standsAt ?? height + radius;
  const upper = ellipse(middle, level, radius, high);
  const sides = box({ left: middle - radius, top: level, right: middle + radius, bottom: foot });
  const lower = ellipse(middle, foot, radius, high);
  const body: Distance = either(sides, either(upper, lower));
  const facing = (x: number) => (x - middle) / radius;
  return [
    {
      inside: body,
      paint(x, y, out) {
        const across = facing(x);
        const toLight = (across - 0.42 * from) / 0.62;
        // Light reflected by the floor brightens the dark side.
        const back = ease(0.72, 1, -across * from);
        const depth = ease(level, level + 0.9 * radius, y);
        const under = 1 - ease(0, bevel * 3, y - level - high * Math.sqrt(Math.max(0, 1 - across * across)));
        expose(surface, -0.95 + 1.45 * lamp(toLight * toLight) + 0.4 * back - 0.42 * depth - 0.12 * under, out);
      },
    },
    {
      inside: ellipse(middle, level + bevel * 0.5, radius, high),
      paint(x, _y, out) {
        const toLight = (facing(x) - 0.4 * from) / 0.6;
        const shine = lamp(toLight * toLight);
        expose(surface, 0.2 + 0.9 * shine, out);
        blendTo(out, rim, 0.55 * shine);
      },
    },
    {
      inside: ellipse(middle, level - bevel * 0.25, radius - bevel * 0.6, high - bevel * 0.5),
      paint(x, y, out) {
        const [across, down] = [(facing(x) - 0.3 * from) / 0.95, (y - level) / (high * 2.6)];
        expose(surface, -0.18 + 1.05 * lamp(across * across + down * down), out);
        darken(out, measured, shadeOnTop(x, y));
      },
    },
  ];
}

/** A square podium, seen from the front and slightly from above. */
function plinth(measured: Measured, { x: middle, y: level, radius }: Podium): Surface[] {
  const { surface, from, rim, height, castAt } = measured;
  const deep = radius * TILT;
  const back = radius * 0.88;
  const front = level + deep;
  const bevel = Math.max(1.5, radius * 2 * BEVEL);
  const face = box({ left: middle - radius, top: front, right: middle + radius, bottom: height + radius });
  const lid = both(
    both(
      (_x, y) => y - (level - deep),
      (_x, y) => front + 1 - y,
    ),
    both(
      half(middle - radius, front, middle - back, level - deep),
      half(middle + back, level - deep, middle + radius, front),
    ),
  );
  return [
    {
      inside: face,
      paint(x, y, out) {
        const across = (x - middle) / radius;
        const depth = ease(front, front + 1.1 * radius, y);
        const edge = 1 - ease(0, bevel, y - front);
        expose(surface, -0.35 + 0.42 * across * from - 0.4 * depth + 0.8 * edge, out);
        blendTo(out, rim, 0.35 * edge * (0.5 + 0.5 * across * from));
      },
    },
    {
      inside: lid,
      paint(x, y, out) {
        const [across, down] = [((x - middle) / radius - 0.35 * from) / 1.05, (y - level) / (deep * 2.8)];
        expose(surface, -0.1 + 1.05 * lamp(across * across + down * down), out);
        darken(out, measured, castAt(x, y));
      },
    },
  ];
}
