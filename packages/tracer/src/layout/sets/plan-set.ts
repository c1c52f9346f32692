import type { SceneGraph, SettingKind } from '@reelwright/scene';
import { createSeededRandom } from '@reelwright/seeded-random';
import { toLinear } from '../../colors.ts';
import { materialOf } from '../../scene/materials.ts';
import type { Palette } from '../palette.ts';
import { bathroom, desk, kitchen, shelf, table } from './indoor-sets.ts';
import { ledge, meadow, MOSSY, outdoors, PALE_STONE, plinthInSky, streetLedge, water } from './outdoor-sets.ts';
import { FLOOR_ROOM, groundOf, type SetOrder, type SetPlan, wallPaint } from './set-plan.ts';
import { abstractSet, nicheSet, podium, studio } from './studio-sets.ts';

export function planSet(graph: SceneGraph, palette: Palette, seed: number, size: SetOrder['size']): SetPlan {
  return SETS[graph.setting.kind]({ graph, palette, random: createSeededRandom(seed, 'set'), size });
}

const SETS: Readonly<Record<SettingKind, (order: SetOrder) => SetPlan>> = {
  studio,
  podium,
  table,
  window_table: table,
  shelf,
  kitchen,
  bathroom,
  desk,
  water,
  sand: ({ graph, palette }) => ({
    stage: {
      kind: 'room',
      ground: groundOf(graph, materialOf('sand')),
      wall: wallPaint(palette.main),
      depth: 3.6,
      fillet: 0,
    },
    decor: [],
    top: 0,
    room: FLOOR_ROOM,
    far: null,
    measured: palette.main,
  }),
  beach: outdoors('beach', materialOf('sand')),
  snow: outdoors('snow', materialOf('snow')),
  grass: outdoors('grass', MOSSY, meadow),
  forest: outdoors('forest', MOSSY, ledge(materialOf('dark_wood'), MOSSY)),
  mountain: outdoors('mountain', PALE_STONE, ledge(PALE_STONE, MOSSY)),
  desert: outdoors('desert', materialOf('sand', toLinear('#dcb380'))),
  sky: outdoors('sky', PALE_STONE, plinthInSky),
  city: outdoors('city', PALE_STONE, streetLedge),
  niche: nicheSet,
  abstract: abstractSet,
};
