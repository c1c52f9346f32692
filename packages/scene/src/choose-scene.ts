import { createSeededRandom } from '@reelwright/seeded-random';
import { toOklab } from '@reelwright/picture-styles';
import { mountingOf, type SceneKind } from './mounting.ts';
import { READY_SCENES, type ReadyScene } from './ready-scenes/ready-scenes.ts';
import type { MoodKind, SettingKind } from './scene-graph.ts';

export interface SceneProduct {
  /** null if nobody knows. */
  kind: SceneKind | null;
  /** Main colour as `#rrggbb`; null if nobody knows. */
  color: string | null;
  /** Moods that the ad's look asks for: scenes of other moods are shown only where no other suits. */
  moods?: readonly MoodKind[];
}

const ANYWHERE = ['white_studio', 'warm_studio', 'pastel_podium', 'leaf_shadow', 'terrazzo', 'white_marble', 'blinds'];

/** Scenes that suit the products of a trade. Their light leaves a photographed product as it is. */
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
    'palm_shadow',
    'black_marble',
  ],
  'hair-care': ['bathroom', 'still_water', 'sage_arch', 'palm_shadow', 'white_marble', 'leaf_shadow', 'pastel_podium'],
  health: ['white_studio', 'sage_arch', 'still_water', 'leaf_shadow', 'white_marble', 'linen', 'blue_steps'],
  food: ['oak_table', 'kitchen', 'linen', 'window_table', 'terrazzo', 'warm_studio'],
  drinks: ['still_water', 'window_table', 'palm_shadow', 'kitchen', 'water_stones', 'oak_table', 'leaf_shadow'],
  kitchen: ['kitchen', 'oak_table', 'white_marble', 'window_table', 'terrazzo', 'linen'],
  home: ['window_table', 'linen', 'oak_table', 'leaf_shadow', 'warm_studio', 'terrazzo', 'white_marble'],
  furniture: ['warm_studio', 'white_studio', 'leaf_shadow', 'blinds'],
  bedding: ['linen', 'warm_studio', 'window_table', 'leaf_shadow'],
  electronics: ['desk', 'blue_steps', 'black_marble', 'geometric', 'white_marble', 'blinds', 'pastel_podium'],
  audio: ['desk', 'geometric', 'black_marble', 'blue_steps', 'blinds', 'pastel_podium'],
  computers: ['desk', 'oak_table', 'blue_steps', 'warm_studio', 'terrazzo'],
  jewellery: ['black_marble', 'silk', 'leaf_shadow', 'white_marble', 'pastel_podium', 'walnut_table'],
  bags: ['warm_studio', 'blinds', 'geometric', 'palm_shadow', 'sage_arch', 'oak_table', 'blue_steps'],
  footwear: ['concrete', 'blue_steps', 'geometric', 'sand_waves', 'blinds', 'palm_shadow', 'warm_studio'],
  apparel: ['warm_studio', 'blinds', 'concrete'],
  eyewear: ['palm_shadow', 'sand_waves', 'blinds', 'geometric', 'white_marble', 'terrazzo'],
  sport: ['concrete', 'blue_steps', 'sand_waves', 'blinds', 'geometric', 'palm_shadow'],
  outdoor: ['water_stones', 'sand_waves', 'concrete', 'warm_studio', 'oak_table'],
  toys: ['blue_steps', 'geometric', 'pastel_podium', 'terrazzo', 'warm_studio'],
  baby: ['pastel_podium', 'linen', 'warm_studio', 'blue_steps', 'leaf_shadow'],
  pets: ['warm_studio', 'oak_table', 'sage_arch', 'terrazzo', 'linen'],
  stationery: ['desk', 'oak_table', 'terrazzo', 'pastel_podium', 'window_table'],
  tools: ['concrete', 'walnut_table', 'desk', 'oak_table'],
  garden: ['leaf_shadow', 'oak_table', 'sage_arch', 'terrazzo', 'window_table'],
  car: ['concrete', 'blinds', 'black_marble', 'white_studio'],
  'books-and-games': ['desk', 'window_table', 'oak_table', 'blinds', 'linen'],
};

/** Scenes with a floor only: nothing in them says how large a product is. */
const ON_FLOOR = ['white_studio', 'warm_studio', 'leaf_shadow', 'blinds', 'concrete'];

/** What is seen behind a product where the scene's graph names no colour. */
const WALLS: Readonly<Record<string, string>> = { window_table: '#cca27e', kitchen: '#f1eee6', desk: '#c3a080' };

/** How far apart, in OKLab, a product and the wall behind it should be to stand out. */
const LEAST_CONTRAST = 0.13;
/** From how many scenes of the look's moods on the others are left out. */
const ENOUGH = 2;

/** Lists the ready scenes that suit a product; none for what lies, hangs or is worn. */
export function listScenes({ kind, color, moods = [] }: SceneProduct): ReadyScene[] {
  const mounting = mountingOf(kind);
  if (mounting !== 'stands' && mounting !== 'stands_on_floor') return [];
  const ids = mounting === 'stands_on_floor' ? ON_FLOOR : ((kind && SCENES_BY_TRADE[kind.trade]) ?? ANYWHERE);
  const scenes = ids.flatMap((id) => READY_SCENES.find((scene) => scene.id === id) ?? []);
  // A painted wall takes a colour that is apart from the product's.
  const clear = scenes.filter((scene) => isPainted(scene) || contrastOf(color, scene) >= LEAST_CONTRAST);
  const inMood = clear.filter(({ graph }) => moods.includes(graph.mood));
  return inMood.length >= ENOUGH ? inMood : clear;
}

/**
 * Chooses a ready scene for a product: one that suits its kind and whose wall doesn't swallow its colour, in the moods of
 * the ad's look. The same for the same seed; other seeds give other scenes. Returns null where none suits.
 */
export function chooseScene(product: SceneProduct, seed: number): ReadyScene | null {
  const scenes = listScenes(product);
  return scenes.length === 0 ? null : createSeededRandom(seed, 'scene').pick(scenes);
}

/** Settings whose walls may be of any colour. */
const PAINTED = new Set<SettingKind>(['studio', 'podium', 'table', 'abstract', 'niche']);

/** Whether the walls of a scene can be painted in another colour: others have a colour of their own. */
export const isPainted = ({ graph }: ReadyScene): boolean => PAINTED.has(graph.setting.kind);

/** Paints the walls of a scene: all that has their colour takes the new one. Scenes with a colour of their own keep it. */
export function paintScene(scene: ReadyScene, color: string): ReadyScene {
  if (!isPainted(scene)) return scene;
  const { graph } = scene;
  return {
    ...scene,
    graph: {
      ...graph,
      setting: { ...graph.setting, backdrop: color },
      palette: [color, ...graph.palette.slice(1)],
    },
  };
}

/** Measures how far a product's colour is from the wall behind it, in OKLab: 0 to about 1. */
function contrastOf(color: string | null, { id, graph }: ReadyScene): number {
  const wall = WALLS[id] ?? graph.setting.backdrop;
  if (color === null || wall === null) return Number.POSITIVE_INFINITY;
  const [one, other] = [toOklab(readChannels(color)), toOklab(readChannels(wall))];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

const readChannels = (color: string): readonly [number, number, number] => {
  const read = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return [read(1), read(3), read(5)];
};
