import type { GoboKind, MaterialKind, MoodKind, PropKind, SettingKind, SubjectKind } from '../scene-graph.ts';

/** What a subject is made of where the prompt doesn't say. */
export const SUBJECT_MATERIALS: Readonly<Record<SubjectKind, MaterialKind>> = {
  none: 'matte',
  product: 'matte',
  bottle: 'plastic',
  dropper_bottle: 'glass',
  spray_bottle: 'plastic',
  pump_bottle: 'plastic',
  wine_bottle: 'glass',
  perfume: 'glass',
  jar: 'glossy',
  can: 'metal',
  cup: 'ceramic',
  mug: 'ceramic',
  glass: 'glass',
  bowl: 'ceramic',
  plate: 'ceramic',
  vase: 'ceramic',
  candle: 'wax',
  box: 'paper',
  gift_box: 'paper',
  shoe_box: 'paper',
  pouch: 'matte',
  shopping_bag: 'paper',
  tube: 'plastic',
  lipstick: 'glossy',
  phone: 'glossy',
  laptop: 'metal',
  book: 'paper',
  card: 'paper',
  watch: 'metal',
  headphones: 'plastic',
  lamp: 'matte',
  sphere: 'glossy',
};

/** The colours of metals that go with another colour as details. */
export const METAL_COLORS: Readonly<Record<string, string>> = { gold: '#d9a441', copper: '#b8734a', chrome: '#c9ccd1' };

/** What has a cap, a lid, a handle or a stand. */
export const TRIMMED: ReadonlySet<SubjectKind> = new Set<SubjectKind>([
  'bottle',
  'dropper_bottle',
  'spray_bottle',
  'pump_bottle',
  'wine_bottle',
  'perfume',
  'jar',
  'can',
  'gift_box',
  'shoe_box',
  'shopping_bag',
  'tube',
  'lipstick',
  'lamp',
]);

/** The natural material of a setting's ground. */
export const GROUND_MATERIALS: Readonly<Record<SettingKind, MaterialKind>> = {
  studio: 'matte',
  podium: 'matte',
  table: 'wood',
  window_table: 'wood',
  shelf: 'wood',
  kitchen: 'marble',
  bathroom: 'tiles',
  desk: 'wood',
  water: 'water',
  sand: 'sand',
  beach: 'sand',
  snow: 'snow',
  grass: 'grass',
  forest: 'grass',
  mountain: 'stone',
  desert: 'sand',
  sky: 'matte',
  city: 'concrete',
  niche: 'plaster',
  abstract: 'matte',
};

/** Settings whose ground alone makes them: beside a place, they become its ground. */
export const SURFACE_SETTINGS: ReadonlySet<SettingKind> = new Set([
  'table',
  'desk',
  'shelf',
  'water',
  'sand',
  'snow',
  'grass',
]);

export const OUTDOOR_SETTINGS: ReadonlySet<SettingKind> = new Set([
  'sand',
  'beach',
  'snow',
  'grass',
  'forest',
  'mountain',
  'desert',
  'sky',
]);

/** Settings with a wall or sky of their own, which a colour before their noun paints. */
export const BACKDROP_SETTINGS: ReadonlySet<SettingKind> = new Set([
  'studio',
  'niche',
  'abstract',
  'sky',
  'city',
  'mountain',
  'forest',
]);

/** Materials that "marble, perfume" asks for as a ground, without a word that says so. */
export const GROUNDS: ReadonlySet<MaterialKind> = new Set<MaterialKind>([
  'marble',
  'wood',
  'dark_wood',
  'bamboo',
  'terrazzo',
  'concrete',
  'stone',
  'plaster',
  'fabric',
  'silk',
  'velvet',
  'paper',
  'leather',
  'tiles',
  'water',
  'mirror',
]);

/** Materials that are a setting of their own. */
export const SETTING_BY_GROUND: Readonly<Partial<Record<MaterialKind, SettingKind>>> = {
  water: 'water',
  mirror: 'studio',
  plaster: 'studio',
  concrete: 'studio',
  paper: 'studio',
  tiles: 'bathroom',
};

export const PROP_SURFACES: Readonly<Record<PropKind, { material: MaterialKind; count: number }>> = {
  sphere: { material: 'matte', count: 3 },
  cube: { material: 'matte', count: 2 },
  cylinder: { material: 'matte', count: 2 },
  cone: { material: 'matte', count: 1 },
  arch: { material: 'matte', count: 1 },
  ring: { material: 'matte', count: 1 },
  stairs: { material: 'matte', count: 1 },
  plinth: { material: 'matte', count: 1 },
  rock: { material: 'stone', count: 4 },
  pebbles: { material: 'stone', count: 7 },
  leaves: { material: 'matte', count: 5 },
  branch: { material: 'wood', count: 2 },
  flower: { material: 'matte', count: 4 },
  petals: { material: 'matte', count: 9 },
  citrus: { material: 'glossy', count: 3 },
  berries: { material: 'glossy', count: 8 },
  apple: { material: 'glossy', count: 3 },
  coffee_beans: { material: 'glossy', count: 12 },
  gift_box: { material: 'paper', count: 2 },
  ribbon: { material: 'silk', count: 1 },
  candle: { material: 'wax', count: 3 },
  lantern: { material: 'paper', count: 2 },
  bauble: { material: 'glossy', count: 5 },
  star: { material: 'gold', count: 4 },
  heart: { material: 'glossy', count: 4 },
  shell: { material: 'ceramic', count: 4 },
  ice_cubes: { material: 'glass', count: 5 },
  bubbles: { material: 'glass', count: 8 },
  drops: { material: 'water', count: 12 },
  cloth: { material: 'fabric', count: 1 },
  books: { material: 'paper', count: 3 },
  coins: { material: 'gold', count: 7 },
};

/** What a theme brings where the prompt names no mood, colours, props or shadow of its own. */
export const THEMES: Readonly<
  Record<string, { mood: MoodKind; palette: readonly string[]; props: readonly PropKind[]; gobo?: GoboKind }>
> = {
  christmas: { mood: 'festive', palette: ['#a3242f', '#1f5a3d'], props: ['bauble', 'gift_box', 'star'] },
  valentine: { mood: 'soft', palette: ['#f3b9c6', '#c8322f'], props: ['heart', 'petals'] },
  new_year: { mood: 'festive', palette: ['#1f2f5c', '#d9a441'], props: ['star', 'bauble'] },
  birthday: { mood: 'playful', palette: ['#f3b9c6', '#8fc4ea'], props: ['bauble', 'gift_box'] },
  wedding: { mood: 'soft', palette: ['#f5ead6', '#f3b9c6'], props: ['flower', 'petals'] },
  spring: { mood: 'fresh', palette: ['#b4c4a8', '#f3b9c6'], props: ['flower'] },
  summer: { mood: 'fresh', palette: ['#8fc4ea', '#f2cf4a'], props: ['citrus'], gobo: 'palm' },
  autumn: { mood: 'cozy', palette: ['#c0694a', '#cf9f32'], props: ['leaves'] },
  winter: { mood: 'calm', palette: ['#8fc4ea', '#f6f5f2'], props: ['star'] },
  spring_festival: { mood: 'festive', palette: ['#d9381e', '#d9a441'], props: ['lantern', 'coins'], gobo: 'lattice' },
  mid_autumn: { mood: 'calm', palette: ['#1f2f5c', '#cf9f32'], props: ['ring', 'lantern'] },
  dragon_boat: { mood: 'fresh', palette: ['#3f8f5b', '#b4c4a8'], props: ['leaves', 'branch'] },
};
