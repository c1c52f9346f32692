import type { SceneGraph, SubjectKind } from '@reelwright/scene';
import type { SeededRandom } from '@reelwright/seeded-random';
import { boundsOfAll, place, type Shape } from '../scene/shapes.ts';

type PropKind = SceneGraph['props'][number]['kind'];

/** What lies in a bowl or on a plate that is shown with it. */
const FOOD: ReadonlySet<PropKind> = new Set<PropKind>(['citrus', 'apple', 'berries']);

/** Where food lies in a vessel: how high, by the distance from its middle, and how far its outside may reach. */
const VESSELS: Partial<Record<SubjectKind, { floor(radius: number): number; reach: number }>> = {
  bowl: { floor: (radius) => 0.06 + 1.4 * radius ** 2, reach: 0.5 },
  plate: { floor: (radius) => 0.03 + 0.3 * Math.max(0, radius - 0.34), reach: 0.5 },
};

const TRIES = 40;
/** How much of two pieces may lie in each other: their shapes are no balls. */
const CLOSE = 0.94;
/** A piece against the vessel's reach, so that several find room. */
const MOST_RADIUS = 0.46;

interface Ball {
  x: number;
  y: number;
  z: number;
  radius: number;
}

export interface Vessel {
  /** Puts a piece of food where it lies lowest. */
  add(piece: readonly Shape[], size: number, random: SeededRandom): Shape[];
}

/** Returns the inside of a subject that holds a kind of prop; null for all others. */
export function openVessel(subject: SubjectKind, prop: PropKind, top: number): Vessel | null {
  const vessel = FOOD.has(prop) ? VESSELS[subject] : undefined;
  if (!vessel) return null;
  const { floor, reach } = vessel;
  const heap: Ball[] = [];

  /** Height of the middle of a ball that lies on the floor and on what is there already. */
  function restAt({ x, z, radius }: Omit<Ball, 'y'>): number {
    const from = Math.hypot(x, z);
    const steps = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9].map((step) => step * radius);
    const onFloor = steps.map((step) => floor(Math.abs(from + step)) + Math.sqrt(radius ** 2 - step ** 2));
    const onOthers = heap.flatMap((other) => {
      const near = CLOSE * (radius + other.radius);
      const flat = Math.hypot(other.x - x, other.z - z);
      return flat < near ? [other.y + Math.sqrt(near ** 2 - flat ** 2)] : [];
    });
    return Math.max(...onFloor, ...onOthers);
  }

  return {
    add(piece, wanted, random) {
      const { low, high } = boundsOfAll(piece);
      const half = Math.max(high[0], -low[0], high[2], -low[2], high[1] / 2);
      const size = Math.min(wanted, (MOST_RADIUS * reach) / half);
      const radius = half * size;
      const spots = Array.from({ length: TRIES }, () => {
        const from = (reach - radius) * Math.sqrt(random.next());
        const angle = random.between(0, 2 * Math.PI);
        const spot = { x: from * Math.cos(angle), z: from * Math.sin(angle), radius };
        return { ...spot, y: restAt(spot) };
      });
      const lowest = spots.reduce((best, spot) => (spot.y < best.y ? spot : best));
      heap.push(lowest);
      return place(piece, { at: [lowest.x, top + lowest.y - (high[1] * size) / 2, lowest.z], size });
    },
  };
}
