import type { SeededRandom } from '@reelwright/seeded-random';
import { toLinear } from '../../colors.ts';
import type { Material } from '../materials.ts';
import type { Shape } from '../shapes.ts';

/**
 * Where a prop belongs: behind the subject, beside it, strewn around on the ground, in the air, or on the ground behind
 * as a sheet.
 */
export type PropRole = 'behind' | 'beside' | 'strewn' | 'floating' | 'sheet';

export interface PropPlan {
  role: PropRole;
  /** Height or width of a piece as a share of what the image shows of the scene. */
  share: number;
  /** Groups that are placed one by one; each stands on y = 0 around the origin, about 1 unit large. */
  pieces: Shape[][];
}

export interface PropOrder {
  material: Material;
  /** Whether the graph names a color or a material of its own. */
  isPlain: boolean;
  accent: Material;
  count: number;
  random: SeededRandom;
}

export type MakeProp = (order: PropOrder) => PropPlan;

export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const LEAF: Material = {
  color: toLinear('#557f3b'),
  second: toLinear('#8fae5e'),
  pattern: 'veins',
  scale: 1,
  rough: 0.45,
  f0: 0.04,
};

export const DARK_LEAF: Material = {
  color: toLinear('#3b6638'),
  second: toLinear('#6f9553'),
  pattern: 'veins',
  scale: 1,
  rough: 0.4,
  f0: 0.04,
};

export const BARK: Material = {
  color: toLinear('#6d5138'),
  second: toLinear('#4b3624'),
  pattern: 'concrete',
  scale: 6,
  rough: 0.9,
  bump: 0.2,
};

export const own = (order: PropOrder, natural: Material): Material => (order.isPlain ? natural : order.material);

export const solid =
  (make: (material: Material) => Shape[], share: number, role: PropRole = 'beside', most = 12): MakeProp =>
  ({ material, count }) => ({ role, share, pieces: times(Math.min(count, most), () => make(material)) });
