import { type Area, arch, both, circle, type Distance, half, softly } from './distances.ts';
import { ease, lamp, length } from './falloff.ts';
import type { Surface } from './paint-surfaces.ts';
import { calm, glow, lampAt, lightFloor, lightWall, paintFloor, paintWall, type Room } from './room.ts';
import { blendTo, expose, type Paint } from './ramp.ts';
import { floorOf } from './walls.ts';

/** Returns the direction of shadows as a unit vector: away from the light, and down. */
function fallOf({ light, focus }: Room): { x: number; y: number } {
  const [x, y] = [light.x < focus.x ? 0.72 : -0.72, 0.69];
  return { x, y };
}

/** An arch recessed into the wall: its depth is lit on the far side, and its front edge casts a shadow into it. */
export function niche(room: Room): Surface[] {
  const { focus, unit, height, horizon } = room;
  const fall = fallOf(room);
  const depth = Math.min(0.085 * unit, focus.width * 0.1);
  const sill = Math.min(horizon + 0.012 * unit, height + 8);
  const front: Area = { left: focus.left, top: focus.top, right: focus.right, bottom: sill };
  const back: Area = {
    left: front.left + depth,
    top: front.top + depth,
    right: front.right - depth,
    bottom: sill - depth * 0.3,
  };
  const opening = arch(front);
  const rear = arch(back);
  const shadow = arch({
    left: front.left + fall.x * depth * 1.5,
    top: front.top + fall.y * depth * 2.1,
    right: front.right + fall.x * depth * 1.5,
    bottom: height * 2,
  });
  const spring = front.top + focus.width / 2;
  const isFloored = horizon < height;
  return [
    { paint: (x, y, out) => paintWall(room, room.wall, lightWall(room, x, y), x, y, out) },
    ...floorOf(room),
    {
      inside: opening,
      paint(x, y, out) {
        // How far the depth of the arch faces the light: from one side over the top to the other.
        const [across, down] = [(x - focus.x) / (focus.width / 2), Math.min(0, (y - spring) / (focus.width / 2))];
        const size = Math.max(0.001, length(across, down));
        const facing = (across * fall.x + (down / size) * 0.45 * size) / size;
        if (isFloored && y > back.bottom) {
          paintFloor(room, x, Math.max(y, horizon), out, -0.1 - 0.9 * softly(-shadow(x, y), depth * 1.2));
          return;
        }
        paintWall(room, room.trim, lightWall(room, x, y) * 0.4 + 0.85 * facing, x, y, out);
      },
    },
    {
      inside: rear,
      paint(x, y, out) {
        const shade = softly(-shadow(x, y), depth * 1.1);
        const edge = rear(x, y) / (0.4 * depth);
        const low = (y - back.bottom) / (0.05 * unit);
        const [poolX, poolY] = [
          (x - focus.x - fall.x * focus.width * 0.12) / (0.5 * focus.width),
          (y - focus.y) / (0.62 * focus.height),
        ];
        const pool = lamp(poolX * poolX + poolY * poolY);
        const exposure =
          -0.4 + 1.25 * pool - 1.05 * shade - 0.25 * lamp(edge * edge) - (isFloored ? 0.3 * lamp(low * low) : 0);
        paintWall(room, room.trim, exposure, x, y, out);
      },
    },
  ];
}

/** Layers of paper with an arch cut into each, each layer slightly behind the one before. */
export function arches(room: Room): Surface[] {
  const { focus, unit, height, horizon } = room;
  const fall = fallOf(room);
  const inset = Math.min(0.085 * unit, focus.width * 0.11);
  const layers = [0, 1, 2].map((index) => {
    const area: Area = {
      left: focus.left + index * inset,
      top: focus.top + index * inset * 1.1,
      right: focus.right - index * inset,
      bottom: height * 2,
    };
    const thrown = inset * (0.34 + 0.12 * index);
    return {
      opening: arch(area),
      shadow: arch({
        left: area.left + fall.x * thrown,
        top: area.top + fall.y * thrown,
        right: area.right + fall.x * thrown,
        bottom: height * 3,
      }),
      index,
    };
  });
  const sheets = layers.map(
    ({ opening, shadow, index }): Surface => ({
      inside: horizon < height ? both(opening, (_x, y) => horizon - y) : opening,
      paint(x, y, out) {
        const shade = softly(-shadow(x, y), inset * 0.55);
        const [across, down] = [(x - focus.x) / (0.6 * unit), (y - focus.y) / (0.7 * unit)];
        const pool = lamp(across * across + down * down);
        const tone = index === 1 ? room.wall : room.trim;
        // Deeper layers are a shade darker; the innermost is lit again.
        const depth = index === 2 ? 0.15 : -0.1;
        paintWall(room, tone, -0.3 + depth + pool * 0.9 - 1.15 * shade, x, y, out);
      },
    }),
  );
  return [
    { paint: (x, y, out) => paintWall(room, room.wall, lightWall(room, x, y), x, y, out) },
    ...sheets,
    ...floorOf(room),
  ];
}

/** A ring of light on a dark wall, and its reflection in the floor. */
export function ring(room: Room): Surface[] {
  const { focus, unit, horizon, height, light } = room;
  const radius = Math.min(focus.width, focus.height) * 0.48;
  // At least 6 px, also on small canvases: a thinner tube would fall between the computed points.
  const tube = Math.max(6, 0.011 * unit);
  const toRing = (x: number, y: number) => Math.abs(length(x - focus.x, y - focus.y) - radius);
  const shine = (x: number, y: number, out: Paint, part: number) => {
    const near = toRing(x, y) / (0.042 * unit);
    const far = toRing(x, y) / (0.16 * unit);
    glow(room, part * (0.62 * lamp(near * near) + 0.22 * lamp(far * far)), x, y, out);
  };
  const wall: Surface = {
    paint(x, y, out) {
      const wide = toRing(x, y) / (0.42 * unit);
      const inner = length(x - focus.x, y - focus.y) / radius;
      paintWall(room, room.wall, -0.75 + 1.2 * lamp(wide * wide) + 0.35 * lamp(inner * inner), x, y, out);
      shine(x, y, out, 1);
    },
  };
  const band = circle(focus.x, focus.y, radius + tube);
  const hole = circle(focus.x, focus.y, radius - tube);
  const tubes: Surface = {
    inside: both(band, (x, y) => -hole(x, y)),
    paint(x, y, out) {
      const core = toRing(x, y) / tube;
      for (const [channel, value] of light.color.entries()) out[channel] = value;
      blendTo(out, [255, 255, 255], 0.92 - 0.5 * core * core);
      out[3] = lampAt(room, x, y);
    },
  };
  if (horizon >= height) return [wall, tubes];
  const floor: Surface = {
    inside: (_x, y) => y - horizon,
    paint(x, y, out) {
      expose(room.floor, calm(room, lightFloor(room, x, y) - 0.35, x, y), out);
      // A polished floor reflects what stands above it, stretched and fading.
      const fade = 1 - ease(horizon, horizon + 0.55 * unit, y);
      shine(x, horizon - (y - horizon) * 1.25, out, 0.8 * fade);
    },
  };
  return [wall, tubes, floor];
}

/** Sheets of folded paper that overlap and cast shadows. Each has a crease: one side of it faces the lamp. */
export function folds(room: Room): Surface[] {
  const { focus, unit, width, height, light } = room;
  const side = light.x < focus.x ? 1 : -1;
  const fall = fallOf(room);
  const { top } = focus;
  /** The area below a line across the box; the line begins on the light's side. */
  const below = (near: number, far: number) => (side > 0 ? half(0, near, width, far) : half(0, far, width, near));
  const foot = Math.min(height - 0.13 * unit, focus.bottom - 0.02 * unit);
  const sheets = [
    { edge: below(top + 0.36 * unit, top - 0.05 * unit), ramp: room.trim, crease: 0.62, lean: 0.22, lift: 0.05 },
    { edge: below(top + 0.34 * unit, top + 0.74 * unit), ramp: room.wall, crease: 0.3, lean: -0.3, lift: 0.065 },
    { edge: below(foot, foot - 0.13 * unit), ramp: room.floor, crease: 0.84, lean: 0.5, lift: 0.05 },
  ];
  const shadowOf = (index: number, x: number, y: number) => {
    const sheet = sheets[index];
    if (!sheet) return 0;
    const reach = sheet.lift * unit;
    // The sheet is raised slightly: the area just above its edge is in its shadow.
    return 0.85 * softly(sheet.edge(x - fall.x * reach, y + fall.y * reach * 0.9), reach * 1.5);
  };
  const background: Surface = {
    paint(x, y, out) {
      paintWall(room, room.wall, lightWall(room, x, y) - shadowOf(0, x, y), x, y, out);
    },
  };
  return [
    background,
    ...sheets.flatMap(({ edge, ramp, crease, lean, lift }, index): Surface[] => {
      const at = side > 0 ? crease * width : (1 - crease) * width;
      const turned = half(at, focus.y, at + side * lean * unit, focus.y + unit);
      // The far side of the crease faces away from the lamp.
      const away: Distance = side > 0 ? (x, y) => -turned(x, y) : turned;
      const paint =
        (isAway: boolean) =>
        (x: number, y: number, out: Paint): void => {
          const [across, down] = [(x - light.x) / (1.1 * unit), (y - focus.y) / (0.9 * unit)];
          const pool = lamp(across * across + down * down);
          const fromCrease = Math.abs(turned(x, y)) / unit;
          const bent = isAway ? -0.42 + 0.34 * ease(0, 0.55, fromCrease) : 0.5 - 0.35 * ease(0, 0.5, fromCrease);
          // The cut edge of thick paper is light.
          const rim = 0.45 * (1 - ease(1, 0.006 * unit + 2, edge(x, y)));
          paintWall(room, ramp, -0.45 + pool * 0.7 + bent - shadowOf(index + 1, x, y) + rim - lift, x, y, out);
        };
      return [
        { inside: edge, paint: paint(false) },
        { inside: both(edge, away), paint: paint(true) },
      ];
    }),
  ];
}
