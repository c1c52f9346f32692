import { createSeededRandom } from '@reelwright/seeded-random';
import { READY_SCENES, type ReadyScene } from './ready-scenes.ts';

export interface SceneProduct {
  /** A trade of packages/product-kinds, for example "beauty"; null if nobody knows. */
  trade: string | null;
  /** Main colour as `#rrggbb`; null if nobody knows. */
  color: string | null;
}

const ANYWHERE = ['white_studio', 'warm_studio', 'sage_arch', 'leaf_shadow', 'terrazzo', 'plaster_niche'];

/** Scenes that suit the products of a trade, the best first. */
const SCENES_BY_TRADE: Readonly<Record<string, readonly string[]>> = {
  beauty: [
    'pastel_podium',
    'white_marble',
    'still_water',
    'silk',
    'leaf_shadow',
    'sage_arch',
    'water_stones',
    'bathroom',
  ],
  'hair-care': ['bathroom', 'still_water', 'sage_arch', 'palm_shadow', 'white_marble', 'leaf_shadow'],
  health: ['white_studio', 'meadow', 'sage_arch', 'still_water', 'leaf_shadow'],
  food: ['oak_table', 'kitchen', 'linen', 'window_table', 'terrazzo', 'autumn'],
  drinks: ['beach', 'still_water', 'window_table', 'palm_shadow', 'kitchen', 'spotlight'],
  kitchen: ['kitchen', 'oak_table', 'white_marble', 'window_table', 'terrazzo'],
  home: ['window_table', 'linen', 'plaster_niche', 'oak_table', 'leaf_shadow', 'warm_studio'],
  furniture: ['warm_studio', 'white_studio', 'plaster_niche', 'concrete'],
  bedding: ['linen', 'warm_studio', 'window_table', 'leaf_shadow'],
  electronics: ['desk', 'neon', 'concrete', 'spotlight', 'blue_steps', 'white_studio'],
  audio: ['neon', 'concrete', 'spotlight', 'desk', 'geometric'],
  computers: ['desk', 'concrete', 'neon', 'white_studio'],
  jewellery: ['black_marble', 'silk', 'black_gold', 'white_marble', 'plaster_niche'],
  bags: ['plaster_niche', 'concrete', 'warm_studio', 'blinds', 'geometric'],
  footwear: ['concrete', 'blue_steps', 'geometric', 'sand_waves', 'blinds'],
  apparel: ['warm_studio', 'plaster_niche', 'blinds', 'concrete'],
  eyewear: ['palm_shadow', 'sand_waves', 'blinds', 'geometric', 'beach'],
  sport: ['concrete', 'blue_steps', 'spotlight', 'meadow', 'sand_waves'],
  outdoor: ['forest', 'meadow', 'water_stones', 'sand_waves', 'concrete'],
  toys: ['blue_steps', 'geometric', 'pastel_podium', 'terrazzo'],
  baby: ['pastel_podium', 'linen', 'warm_studio', 'above_clouds', 'blue_steps'],
  pets: ['meadow', 'warm_studio', 'oak_table', 'sage_arch'],
  stationery: ['desk', 'oak_table', 'terrazzo', 'pastel_podium'],
  tools: ['concrete', 'walnut_table', 'desk', 'spotlight'],
  garden: ['meadow', 'leaf_shadow', 'oak_table', 'forest'],
  car: ['concrete', 'spotlight', 'neon', 'blinds'],
  'books-and-games': ['desk', 'window_table', 'oak_table', 'blinds'],
};

/** How far apart, in sRGB, a product and the wall behind it should be to stand out. */
const LEAST_CONTRAST = 70;

/**
 * Chooses a ready scene for a product: one that its trade likes, whose wall doesn't swallow the product's colour. The
 * same for the same seed; other seeds give other scenes.
 */
export function chooseScene({ trade, color }: SceneProduct, seed: number): ReadyScene {
  const ids = (trade === null ? undefined : SCENES_BY_TRADE[trade]) ?? ANYWHERE;
  const scenes = ids.flatMap((id) => READY_SCENES.find((scene) => scene.id === id) ?? []);
  const clear = scenes.filter(({ graph }) => isClear(color, graph.setting.backdrop));
  return createSeededRandom(seed, 'scene').pick(clear.length > 0 ? clear : scenes);
}

function isClear(color: string | null, wall: string | null): boolean {
  if (color === null || wall === null) return true;
  const [one, other] = [readChannels(color), readChannels(wall)];
  return Math.hypot(...one.map((value, at) => value - (other[at] ?? 0))) >= LEAST_CONTRAST;
}

const readChannels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
