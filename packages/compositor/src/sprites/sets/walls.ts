import { half, both } from './distances.ts';
import { ease, lamp, scatter, wave } from './falloff.ts';
import type { Surface } from './paint-surfaces.ts';
import { calm, glow, lightFloor, lightWall, paintFloor, paintWall, type Room } from './room.ts';
import { blendTo, expose, type Paint } from './ramp.ts';

/** The floor below the horizon; its back edge is slightly out of focus. */
export function floorOf(room: Room, added = 0): Surface[] {
  const { horizon, height } = room;
  if (horizon >= height) return [];
  return [{ inside: (_x, y) => y - horizon, paint: (x, y, out) => paintFloor(room, x, y, out, added) }];
}

/** Studio paper: the wall curves into the floor without a visible edge. */
export function sweep(room: Room): Surface[] {
  const { horizon, unit } = room;
  const bend = 0.17 * unit;
  const floor: Paint = new Float64Array(4);
  return [
    {
      paint(x, y, out) {
        paintWall(room, room.wall, lightWall(room, x, y), x, y, out);
        const part = ease(horizon - bend, horizon + bend * 0.7, y);
        if (part === 0) return;
        // In the curve the paper faces away from the lamp.
        const turned = 1.1 * part * (1 - part);
        expose(room.floor, calm(room, lightFloor(room, x, y) + 0.25 - turned, x, y), floor);
        blendTo(out, [floor[0] ?? 0, floor[1] ?? 0, floor[2] ?? 0], part);
      },
    },
  ];
}

/** Two walls and a floor: one wall faces the light. */
export function corner(room: Room): Surface[] {
  const { focus, light, horizon, unit, width, height } = room;
  const isLitFromLeft = light.x <= focus.x;
  const crease = isLitFromLeft ? width * 0.72 : width * 0.28;
  const seam = 0.05 * unit;
  const base = horizon - 0.035 * unit;
  const wall = (added: number) => (x: number, y: number, out: Paint) => {
    const depth = (x - crease) / seam;
    paintWall(room, room.wall, lightWall(room, x, y) + added - 0.3 * lamp(depth * depth), x, y, out);
  };
  const right = half(crease, 0, crease, -height);
  const slope = 0.16;
  const background = both(
    half(crease - width, base + slope * width, crease, base),
    half(crease, base, crease + width, base + slope * width),
  );
  const isShaded = (isRight: boolean) => isRight === isLitFromLeft;
  return [
    { paint: wall(isShaded(false) ? -0.5 : 0.2) },
    { inside: right, paint: wall(isShaded(true) ? -0.5 : 0.2) },
    ...(horizon < height
      ? [
          {
            inside: background,
            paint(x: number, y: number, out: Paint) {
              const edge = background(x, y) / seam;
              paintFloor(room, x, y, out, 0.15 - 0.45 * lamp(edge * edge));
            },
          },
        ]
      : []),
  ];
}

/** A wall of upright half-round ribs. */
export function flutes(room: Room): Surface[] {
  const { unit, light } = room;
  const rib = unit / 15;
  const side = light.x < room.focus.x ? -1 : 1;
  return [
    {
      paint(x, y, out) {
        const part = x / rib - Math.floor(x / rib);
        const turned = 2 * part - 1;
        // A rib is lit on the side of the lamp, and dark in the groove between two ribs.
        const round = 0.42 * turned * side * (1 - 0.4 * turned * turned);
        const groove = turned * turned;
        paintWall(room, room.wall, lightWall(room, x, y) + round - 0.5 * groove * groove * groove + 0.12, x, y, out);
      },
    },
    ...floorOf(room),
  ];
}

/** A curtain in folds of different widths that reaches onto the floor. */
export function curtain(room: Room): Surface[] {
  const { unit, light, height } = room;
  const side = light.x < room.focus.x ? 1 : -1;
  return [
    {
      paint(x, y, out) {
        const sway = 0.012 * unit * wave(y / (1.7 * unit)) + 0.03 * x * (y / height);
        const at = (x + sway) / unit;
        const broad = wave(at * 2.6 + 0.35 * wave(at * 0.83));
        const fine = wave(at * 6.1 + 0.6 * wave(at * 1.7 + 0.2));
        const fold = 0.62 * broad + 0.3 * fine;
        // Parts facing the lamp are light, the depth of a fold is dark.
        const turned = 0.5 * wave(at * 2.6 + 0.35 * wave(at * 0.83) + 0.25 * side);
        paintWall(room, room.wall, lightWall(room, x, y) + 0.55 * fold + 0.5 * turned, x, y, out);
      },
    },
    ...floorOf(room, -0.1),
  ];
}

/** The edge of a table; behind it a room out of focus, with distant lights. */
export function table(room: Room): Surface[] {
  const { unit, light, horizon, focus, width, height } = room;
  const spots = Array.from({ length: 9 }, (_, index) => ({
    x: width * scatter(index * 3 + 1),
    y: horizon * (0.25 + 0.7 * scatter(index * 3 + 2)),
    radius: unit * (0.035 + 0.05 * scatter(index * 3 + 3)),
    part: 0.1 + 0.16 * scatter(index * 7 + 5),
  }));
  const shelf = horizon - 0.42 * unit;
  const back: Surface = {
    paint(x, y, out) {
      // A doorway and a shelf, so far out of focus that only their light remains.
      const door = ease(-0.16 * unit, 0.16 * unit, Math.abs(x - (width - light.x)) - 0.24 * unit);
      const board = ease(0, 0.2 * unit, Math.abs(y - shelf));
      paintWall(room, room.wall, lightWall(room, x, y) - 0.2 + 0.34 * door + 0.25 * board - 0.3, x, y, out);
      for (const spot of spots) {
        const [across, down] = [x - spot.x, y - spot.y];
        const distance = Math.sqrt(across * across + down * down);
        const disc = 1 - ease(spot.radius * 0.8, spot.radius * 1.1, distance);
        if (disc > 0) glow(room, disc * spot.part, x, y, out);
      }
    },
  };
  if (horizon >= height) return [back];
  const lip = 0.012 * unit;
  return [
    back,
    {
      inside: (_x, y) => y - horizon,
      paint(x, y, out) {
        const [across, down] = [(x - focus.x) / (0.5 * unit), (y - horizon) / (0.34 * unit)];
        const shine = lamp(across * across + down * down);
        // Its far rim catches the light.
        const rim = 1 - ease(0, lip, y - horizon);
        paintFloor(room, x, y, out, 0.35 * shine + 0.5 * rim * (0.35 + shine) + 0.15);
      },
    },
  ];
}
