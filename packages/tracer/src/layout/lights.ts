import type { MaterialKind, SceneGraph, TimeKind } from '@reelwright/scene';
import { createSeededRandom } from '@reelwright/seeded-random';
import { luminanceOf, mixColors, toLinear } from '../colors.ts';
import { skyColors } from '../scene/backdrops.ts';
import type { AreaLight, Sun } from '../scene/placed-scene.ts';
import { scale, type Vector } from '../vectors.ts';
import type { Paintings } from './paintings.ts';
import type { Palette } from './palette.ts';
import { spreadSeed } from './spread-seed.ts';

export interface LightPlan {
  lights: AreaLight[];
  sun: Sun | null;
  environment: { top: Vector; bottom: Vector };
  /** How bright the set is to look, by its measured color or a mean: 1 as it is, less where the mood is dark. */
  key: number;
  /** Out of doors: the light that a surface gets, which exposure and backdrop go by; else null. */
  level: number | null;
}

/** What the sun's light looks like, and how high it stands. */
const SUNLIGHT: Readonly<Record<TimeKind, { color: Vector; height: number; power: number }>> = {
  day: { color: [1, 0.96, 0.9], height: 0.95, power: 2 },
  dawn: { color: [1, 0.8, 0.72], height: 0.5, power: 1.5 },
  golden_hour: { color: [1, 0.76, 0.5], height: 0.5, power: 2.2 },
  dusk: { color: [1, 0.62, 0.5], height: 0.4, power: 1 },
  night: { color: [0.55, 0.66, 1], height: 0.9, power: 0.55 },
  overcast: { color: [0.95, 0.97, 1], height: 1.2, power: 0.5 },
};

const WHITE: Vector = [1, 1, 1];
/** How much of the color that is asked for a lamp takes on. */
const ASKED_TINT = 0.75;
const METALS: ReadonlySet<MaterialKind> = new Set(['metal', 'brushed_metal', 'chrome', 'gold', 'copper']);
const CARD_DISTANCE = 2.75;
/** A front that is turned less faces the camera. */
const FACING = 0.2;

interface LightOrder {
  graph: SceneGraph;
  palette: Palette;
  seed: number;
  paintings: Paintings;
  /** The subject is a photo, which has been lit from the front: it is lit from behind, so that its shadow falls forward. */
  isPhoto: boolean;
  isOutdoor: boolean;
  /** How far the subject's flat front is turned away from the camera, radians; null if it has none. */
  front: number | null;
  /** Middle and height of the subject. */
  middle: Vector;
  size: number;
  /** Flames and lamps of the scene: where they glow. */
  flames: readonly Vector[];
}

/** Sets up the lamps: a key, a fill, and cards that shiny things mirror; by kind of light, time and mood. */
export function planLights(order: LightOrder): LightPlan {
  const { graph, seed, paintings, isPhoto, isOutdoor, front, middle, size, flames } = order;
  const { kind, time, gobo, colors } = graph.light;
  const random = createSeededRandom(seed, 'light');
  // From one seed to the next, the light changes sides.
  const drawn = seed % 2 === 0 ? -1 : 1;
  const side = graph.light.side === 'left' ? -1 : graph.light.side === 'right' ? 1 : drawn;
  // Lamps stand elsewhere for each seed, so that shadows and the light on walls do.
  const near = 0.6 + 0.55 * spreadSeed(seed, 'lamp');
  const high = random.between(0.85, 1.15);
  const cross = random.between(-2.2, 2.2);
  const mask = paintings.gobo(gobo);
  const isNight = time === 'night' || time === 'dusk';
  const isDark = isNight || graph.mood === 'dramatic' || kind === 'candle' || kind === 'neon' || kind === 'rim';
  const warm = mixColors(WHITE, SUNLIGHT[time].color, 0.45);
  const u = Math.max(0.8, size);
  const at = (x: number, y: number, z: number): Vector => [
    middle[0] + x * u,
    Math.max(0.2, middle[1] + y * u),
    middle[2] + z * u,
  ];
  const lamp = (spot: Vector, width: number, height: number, color: Vector, power: number): AreaLight => ({
    at: spot,
    towards: middle,
    width: width * u,
    height: height * u,
    color: scale(color, power),
  });

  // A front that is turned to the other side gets its light from further before it.
  const isTurnedAway = front !== null && Math.abs(front) > FACING && Math.sign(front) !== side;

  const lights: AreaLight[] = [];
  const power = isOutdoor ? (isNight ? 0.5 : 0.3) : 1;
  const tinted = colors.map((hex) => normalizeColor(toLinear(hex)));
  // A key in the color that is asked for, and what stands across from it in the second, if there is one.
  const own = tinted[0] ? mixColors(warm, tinted[0], ASKED_TINT) : warm;
  const across = tinted[1] ? mixColors(WHITE, tinted[1], ASKED_TINT) : WHITE;
  switch (kind) {
    case 'neon': {
      const one: Vector = tinted[0] ?? [1, 0.12, 0.55];
      const other: Vector = tinted[1] ?? tinted[0] ?? [0.12, 0.5, 1];
      lights.push(
        lamp(at(side * 2.6, 0.7 * high, 1.2), 0.8, 2.8, one, 15),
        lamp(at(-side * 2.6, 0.7, 1), 0.8, 2.8, other, 15),
      );
      break;
    }
    case 'candle':
      lights.push(
        lamp(
          at(side * 1.9, 0.2, 1.1),
          0.7,
          0.7,
          tinted[0] ? mixColors([1, 0.58, 0.25], tinted[0], 0.5) : [1, 0.58, 0.25],
          32,
        ),
        lamp(at(-side * 3, 2, 1), 1.6, 2, [0.9, 0.8, 1], 0.7),
      );
      break;
    case 'rim':
      lights.push(
        lamp(at(side * (2.2 + 0.45 * near), 1.2 * high, -1.5), 0.6, 2.6, own, 30),
        lamp(at(-side * 2.3, 1.2, -1.5), 0.6, 2.6, tinted[1] ? across : own, 16 + 3 * Math.abs(cross)),
        lamp(at(cross, 2.6, 3), 1.6, 1.6, WHITE, 3),
      );
      break;
    case 'back':
      lights.push(
        lamp(at(side * 1.7 * near, 2.8 * high, -2), 2.2, 1.6, own, 16),
        lamp(at(cross, 1.4, 3.6), 3, 2.4, across, 2.4),
      );
      break;
    case 'top':
      lights.push(
        lamp(at(cross * 0.4, 3.6, 0.4), 2.4, 2.4, own, 13),
        lamp(at(-side * 3.2, 1, 1.6), 1, 2.6, across, 1.6),
      );
      break;
    case 'side':
      lights.push(
        lamp(at(side * 3.2, 0.9 * high, 0.5 * near), 1.6, 2.6, own, 15),
        lamp(at(-side * 3.4, 1, 1.4), 1, 2.6, across, 1.1),
      );
      break;
    case 'sun':
    case 'softbox': {
      const soft = kind === 'sun' || mask ? 0.55 : 1;
      const x = graph.light.side === 'front' ? 0.4 : 2.7;
      const z =
        graph.light.side === 'back'
          ? -1.8
          : graph.light.side === 'front'
            ? 3.4
            : isPhoto
              ? -0.6
              : isTurnedAway
                ? 2.4
                : random.between(0.3, 2);
      lights.push(
        lamp(
          at(side * x * (isTurnedAway ? Math.min(near, 0.65) : near), 3 * high, z),
          2.3,
          2.3,
          own,
          (isDark ? 14 : 12) * soft * power,
        ),
        lamp(at(-side * 3.3, 1.3, 0.9), 0.8, 2.8, across, (isDark ? 2.2 : 2) * power),
      );
      if (!isOutdoor) lights.push(lamp(at(cross, 2.5, -2), 2.6, 0.6, WHITE, isDark ? 4 : 2.6));
      break;
    }
  }
  // A flat front of metal mirrors one place before the set: without a card there it takes on the set's color.
  if (METALS.has(graph.subject.surface.material) && front !== null && kind !== 'neon' && !isOutdoor) {
    const [x, z] = [CARD_DISTANCE * Math.sin(2 * front), CARD_DISTANCE * Math.cos(2 * front)];
    lights.push(lamp(at(Math.abs(front) < FACING ? side * 0.5 : x, 0.3, z), 3.4, 4, WHITE, isDark ? 0.7 : 0.9));
  }
  for (const flame of flames.slice(0, 4))
    lights.push({
      at: [flame[0], flame[1] + 0.12 * u, flame[2] + 0.22 * u],
      towards: [flame[0], flame[1] - 0.9 * u, flame[2] - 0.15 * u],
      width: 0.12 * u,
      height: 0.12 * u,
      color: [46, 24, 8],
    });

  const light = SUNLIGHT[time];
  const wantsSun =
    kind === 'sun' ||
    mask !== null ||
    (isOutdoor && time !== 'overcast') ||
    (kind === 'softbox' && (time === 'golden_hour' || time === 'dawn'));
  const sunPower = light.power * (kind === 'sun' || mask ? 1.15 : isOutdoor ? 1.2 : 0.5);
  const sunward = createSeededRandom(seed, 'sun');
  const toSun: Vector = [
    side * sunward.between(0.6, 1.1),
    light.height * sunward.between(0.8, 1.25),
    (graph.light.side === 'back' ? -0.7 : 0.62) * sunward.between(0.75, 1.25),
  ];
  const sun: Sun | null = wantsSun
    ? {
        direction: toSun,
        color: scale(tinted[0] ? mixColors(light.color, tinted[0], ASKED_TINT) : light.color, sunPower),
        size: mask ? 0.025 : 0.06,
        gobo: mask && { ...mask, scale: mask.scale / Math.max(0.8, size) },
      }
    : null;
  const environment = surround(order, isDark);
  const lamps = isNight ? 0.5 : 0.25;
  const level = isOutdoor
    ? luminanceOf(sun?.color ?? [0, 0, 0]) * 0.6 + luminanceOf(environment.top) * 0.7 + lamps
    : null;
  return { lights, sun, environment, key: keyOf(order, isDark), level };
}

const normalizeColor = (color: Vector): Vector => scale(color, 1 / Math.max(0.02, ...color));

function surround({ graph, palette, isOutdoor }: LightOrder, isDark: boolean): LightPlan['environment'] {
  if (isOutdoor) {
    const { top, horizon } = skyColors(graph.light.time);
    const gain = graph.light.time === 'night' ? 1.6 : 1;
    return { top: scale(mixColors(top, horizon, 0.4), 0.85 * gain), bottom: scale(horizon, 0.5 * gain) };
  }
  const fill =
    graph.light.kind === 'neon'
      ? 0.06
      : graph.light.kind === 'candle'
        ? 0.07
        : isDark
          ? 0.16
          : graph.light.gobo === 'none'
            ? 0.2
            : 0.22;
  const tint = mixColors(WHITE, normalizeColor(palette.main), 0.3);
  return { top: scale(mixColors(WHITE, tint, 0.5), fill), bottom: scale(tint, fill * 0.7) };
}

function keyOf({ graph, palette }: LightOrder, isDark: boolean): number {
  if (graph.light.kind === 'neon') return 0.9;
  if (graph.light.kind === 'candle') return 0.62;
  // Dark colors are shown as they are: darker still, they would be black.
  if (luminanceOf(palette.main) <= 0.1) return 1;
  if (graph.light.time === 'night') return 0.5;
  if (graph.light.time === 'dusk') return 0.72;
  return isDark ? 0.8 : 1;
}
