import type { SceneLanguage } from './describe-concept.ts';
import { GROUND_MATERIALS, PROP_SURFACES } from './reading/natural-surfaces.ts';
import type {
  GoboKind,
  LightKind,
  MaterialKind,
  MoodKind,
  PropKind,
  SceneGraph,
  SettingKind,
  TimeKind,
} from './scene-graph.ts';

export const SCENE_GROUPS = ['studio', 'surfaces', 'nature', 'home', 'light', 'festive'] as const;
export type SceneGroup = (typeof SCENE_GROUPS)[number];

/** A scene that a product can be set into with one click. */
export interface ReadyScene {
  id: string;
  group: SceneGroup;
  /** With the user's product as its subject. */
  graph: SceneGraph;
}

interface SceneRow {
  id: string;
  group: SceneGroup;
  /** English and Chinese. */
  names: readonly [string, string];
  setting: SettingKind;
  ground?: MaterialKind;
  groundColor?: string;
  backdrop?: string;
  props?: readonly PropKind[];
  light?: LightKind;
  time?: TimeKind;
  gobo?: GoboKind;
  colors?: readonly string[];
  mood?: MoodKind;
  palette?: readonly string[];
  blur?: number;
  height?: SceneGraph['camera']['height'];
}

const ROWS: readonly SceneRow[] = [
  {
    id: 'white_studio',
    group: 'studio',
    names: ['White studio', '白色影棚'],
    setting: 'studio',
    backdrop: '#f6f5f2',
    palette: ['#f6f5f2'],
  },
  {
    id: 'warm_studio',
    group: 'studio',
    names: ['Warm beige studio', '暖米色影棚'],
    setting: 'studio',
    backdrop: '#e6d3bd',
    palette: ['#e6d3bd'],
    mood: 'cozy',
  },
  {
    id: 'pastel_podium',
    group: 'studio',
    names: ['Pink podium', '粉色展台'],
    setting: 'podium',
    backdrop: '#f3b9c6',
    palette: ['#f3b9c6'],
    mood: 'soft',
  },
  {
    id: 'sage_arch',
    group: 'studio',
    names: ['Sage podium with an arch', '鼠尾草绿拱门展台'],
    setting: 'podium',
    backdrop: '#b4c4a8',
    palette: ['#b4c4a8'],
    props: ['arch'],
    mood: 'calm',
  },
  {
    id: 'blue_steps',
    group: 'studio',
    names: ['Sky-blue steps', '天蓝台阶'],
    setting: 'podium',
    backdrop: '#8fc4ea',
    palette: ['#8fc4ea'],
    props: ['stairs', 'sphere'],
    mood: 'playful',
  },
  {
    id: 'black_gold',
    group: 'studio',
    names: ['Black with gold', '黑金展台'],
    setting: 'podium',
    ground: 'glossy',
    backdrop: '#1c1b1e',
    palette: ['#1c1b1e', '#d9a441'],
    props: ['ring'],
    light: 'rim',
    mood: 'luxury',
  },
  {
    id: 'geometric',
    group: 'studio',
    names: ['Geometric shapes', '几何造型'],
    setting: 'abstract',
    backdrop: '#f2b79a',
    palette: ['#f2b79a', '#f5ead6'],
    props: ['sphere', 'cylinder', 'cube'],
    mood: 'playful',
  },
  {
    id: 'plaster_niche',
    group: 'studio',
    names: ['Plaster niche', '灰泥壁龛'],
    setting: 'niche',
    backdrop: '#f5ead6',
    palette: ['#f5ead6'],
    light: 'sun',
    mood: 'calm',
  },

  {
    id: 'white_marble',
    group: 'surfaces',
    names: ['White marble', '白色大理石'],
    setting: 'table',
    ground: 'marble',
    backdrop: '#f6f5f2',
    palette: ['#f6f5f2'],
    mood: 'luxury',
  },
  {
    id: 'black_marble',
    group: 'surfaces',
    names: ['Black marble', '黑色大理石'],
    setting: 'table',
    ground: 'marble',
    groundColor: '#1c1b1e',
    backdrop: '#3c3d42',
    palette: ['#3c3d42'],
    light: 'side',
    mood: 'luxury',
  },
  {
    id: 'terrazzo',
    group: 'surfaces',
    names: ['Terrazzo', '水磨石'],
    setting: 'table',
    ground: 'terrazzo',
    backdrop: '#f5ead6',
    palette: ['#f5ead6'],
    mood: 'playful',
  },
  {
    id: 'concrete',
    group: 'surfaces',
    names: ['Concrete', '清水混凝土'],
    setting: 'table',
    ground: 'concrete',
    backdrop: '#9c9ca0',
    palette: ['#9c9ca0'],
    light: 'side',
    mood: 'dramatic',
  },
  {
    id: 'oak_table',
    group: 'surfaces',
    names: ['Oak table', '橡木桌面'],
    setting: 'table',
    ground: 'wood',
    backdrop: '#f5ead6',
    palette: ['#f5ead6'],
    mood: 'cozy',
  },
  {
    id: 'walnut_table',
    group: 'surfaces',
    names: ['Dark walnut table', '深色胡桃木桌'],
    setting: 'table',
    ground: 'dark_wood',
    backdrop: '#23472f',
    palette: ['#23472f'],
    light: 'side',
    mood: 'luxury',
  },
  {
    id: 'silk',
    group: 'surfaces',
    names: ['Draped silk', '丝绸'],
    setting: 'table',
    ground: 'silk',
    groundColor: '#f5ead6',
    backdrop: '#f5ead6',
    palette: ['#f5ead6'],
    mood: 'luxury',
  },
  {
    id: 'linen',
    group: 'surfaces',
    names: ['Linen cloth', '亚麻布'],
    setting: 'table',
    ground: 'fabric',
    groundColor: '#e6d3bd',
    backdrop: '#fbf3e4',
    palette: ['#e6d3bd'],
    gobo: 'leaves',
    light: 'sun',
    mood: 'cozy',
  },

  {
    id: 'still_water',
    group: 'nature',
    names: ['Still water', '水面'],
    setting: 'water',
    backdrop: '#8fc4ea',
    palette: ['#8fc4ea'],
    mood: 'fresh',
  },
  {
    id: 'water_stones',
    group: 'nature',
    names: ['Water and stones', '水与石'],
    setting: 'water',
    backdrop: '#b8e3cf',
    palette: ['#b8e3cf'],
    props: ['rock', 'pebbles'],
    mood: 'calm',
  },
  {
    id: 'sand_waves',
    group: 'nature',
    names: ['Rippled sand', '沙纹'],
    setting: 'sand',
    backdrop: '#f2b79a',
    palette: ['#f2b79a'],
    light: 'sun',
    time: 'golden_hour',
    mood: 'calm',
  },
  {
    id: 'beach',
    group: 'nature',
    names: ['Beach', '海滩'],
    setting: 'beach',
    props: ['shell'],
    light: 'sun',
    mood: 'fresh',
    blur: 0.6,
  },
  {
    id: 'meadow',
    group: 'nature',
    names: ['Meadow', '草地'],
    setting: 'grass',
    props: ['flower'],
    light: 'sun',
    mood: 'fresh',
    blur: 0.6,
  },
  {
    id: 'forest',
    group: 'nature',
    names: ['Forest', '森林'],
    setting: 'forest',
    props: ['rock', 'leaves'],
    light: 'sun',
    mood: 'fresh',
    blur: 0.7,
  },
  {
    id: 'snow',
    group: 'nature',
    names: ['Snow', '雪地'],
    setting: 'snow',
    backdrop: '#8fc4ea',
    palette: ['#8fc4ea'],
    props: ['ice_cubes'],
    light: 'sun',
    mood: 'fresh',
  },
  {
    id: 'above_clouds',
    group: 'nature',
    names: ['Sky', '天空'],
    setting: 'sky',
    light: 'sun',
    mood: 'soft',
    blur: 0.5,
  },

  {
    id: 'window_table',
    group: 'home',
    names: ['Table by a window', '窗边木桌'],
    setting: 'window_table',
    ground: 'wood',
    gobo: 'window',
    light: 'sun',
    time: 'dawn',
    mood: 'cozy',
  },
  {
    id: 'kitchen',
    group: 'home',
    names: ['Kitchen', '厨房'],
    setting: 'kitchen',
    ground: 'marble',
    props: ['citrus'],
    light: 'sun',
    mood: 'fresh',
    blur: 0.6,
  },
  {
    id: 'bathroom',
    group: 'home',
    names: ['Bathroom', '浴室'],
    setting: 'bathroom',
    ground: 'tiles',
    backdrop: '#f6f5f2',
    palette: ['#f6f5f2'],
    props: ['cloth'],
    mood: 'fresh',
    blur: 0.4,
  },
  {
    id: 'desk',
    group: 'home',
    names: ['Desk', '书桌'],
    setting: 'desk',
    ground: 'wood',
    props: ['books'],
    light: 'side',
    mood: 'cozy',
    blur: 0.5,
  },

  {
    id: 'leaf_shadow',
    group: 'light',
    names: ['Leaf shadow', '叶影'],
    setting: 'studio',
    backdrop: '#fbf3e4',
    palette: ['#fbf3e4'],
    light: 'sun',
    gobo: 'leaves',
    mood: 'calm',
  },
  {
    id: 'palm_shadow',
    group: 'light',
    names: ['Palm shadow', '棕榈影'],
    setting: 'podium',
    backdrop: '#f2b79a',
    palette: ['#f2b79a'],
    light: 'sun',
    gobo: 'palm',
    mood: 'fresh',
  },
  {
    id: 'blinds',
    group: 'light',
    names: ['Light through blinds', '百叶窗光影'],
    setting: 'studio',
    backdrop: '#e6d3bd',
    palette: ['#e6d3bd'],
    light: 'sun',
    gobo: 'blinds',
    time: 'golden_hour',
    mood: 'dramatic',
  },
  {
    id: 'neon',
    group: 'light',
    names: ['Neon night', '霓虹夜'],
    setting: 'studio',
    ground: 'glossy',
    backdrop: '#1c1b1e',
    palette: ['#1c1b1e'],
    light: 'neon',
    time: 'night',
    colors: ['#ff3d9a', '#35d6ff'],
    mood: 'dramatic',
  },
  {
    id: 'spotlight',
    group: 'light',
    names: ['Spotlight', '聚光灯'],
    setting: 'podium',
    backdrop: '#3c3d42',
    palette: ['#3c3d42'],
    light: 'top',
    mood: 'dramatic',
  },

  {
    id: 'gift',
    group: 'festive',
    names: ['Gifts and ribbon', '礼物与丝带'],
    setting: 'podium',
    backdrop: '#f5ead6',
    palette: ['#f5ead6', '#c8322f'],
    props: ['gift_box', 'ribbon'],
    mood: 'festive',
  },
  {
    id: 'christmas',
    group: 'festive',
    names: ['Christmas', '圣诞节'],
    setting: 'podium',
    backdrop: '#a3242f',
    palette: ['#a3242f', '#1f5a3d'],
    props: ['bauble', 'gift_box', 'star'],
    mood: 'festive',
  },
  {
    id: 'valentine',
    group: 'festive',
    names: ["Valentine's Day", '情人节'],
    setting: 'podium',
    backdrop: '#f3b9c6',
    palette: ['#f3b9c6', '#c8322f'],
    props: ['heart', 'petals'],
    mood: 'soft',
  },
  {
    id: 'autumn',
    group: 'festive',
    names: ['Autumn', '金秋'],
    setting: 'table',
    ground: 'wood',
    backdrop: '#c0694a',
    palette: ['#c0694a', '#cf9f32'],
    props: ['leaves', 'apple'],
    light: 'sun',
    time: 'golden_hour',
    mood: 'cozy',
  },
  {
    id: 'spring_festival',
    group: 'festive',
    names: ['Spring Festival', '春节'],
    setting: 'podium',
    backdrop: '#d9381e',
    palette: ['#d9381e', '#d9a441'],
    props: ['lantern', 'coins'],
    gobo: 'lattice',
    light: 'sun',
    mood: 'festive',
  },
  {
    id: 'mid_autumn',
    group: 'festive',
    names: ['Mid-Autumn Festival', '中秋节'],
    setting: 'podium',
    backdrop: '#1f2f5c',
    palette: ['#1f2f5c', '#cf9f32'],
    props: ['ring', 'lantern'],
    time: 'dusk',
    mood: 'calm',
  },
  {
    id: 'dragon_boat',
    group: 'festive',
    names: ['Dragon Boat Festival', '端午节'],
    setting: 'water',
    backdrop: '#b4c4a8',
    palette: ['#b4c4a8', '#3f8f5b'],
    props: ['leaves', 'branch'],
    mood: 'fresh',
  },
];

function toScene(row: SceneRow): ReadyScene {
  const { id, group, setting } = row;
  const light = row.light ?? 'softbox';
  return {
    id,
    group,
    graph: {
      version: 1,
      subject: { kind: 'product', surface: { material: 'matte', color: null }, label: null, count: 1 },
      setting: {
        kind: setting,
        ground: { material: row.ground ?? GROUND_MATERIALS[setting], color: row.groundColor ?? null },
        backdrop: row.backdrop ?? null,
      },
      props: (row.props ?? []).map((kind) => ({
        kind,
        surface: { material: PROP_SURFACES[kind].material, color: null },
        count: Math.min(5, PROP_SURFACES[kind].count),
      })),
      light: {
        kind: light,
        time: row.time ?? 'day',
        gobo: row.gobo ?? 'none',
        side: light === 'rim' ? 'back' : 'auto',
        colors: [...(row.colors ?? [])],
      },
      camera: { height: row.height ?? 'eye', shot: 'medium', blur: row.blur ?? 0.2 },
      mood: row.mood ?? 'neutral',
      palette: [...(row.palette ?? [])],
    },
  };
}

/** 40 scenes, in the order of their groups. */
export const READY_SCENES: readonly ReadyScene[] = ROWS.map(toScene);

const NAMES = new Map(ROWS.map(({ id, names }) => [id, names]));

/** Names a ready scene; throws a RangeError for an unknown id. */
export function nameReadyScene(id: string, language: SceneLanguage): string {
  const names = NAMES.get(id);
  if (!names) throw new RangeError(`No ready scene is called ${id}`);
  return names[language === 'en' ? 0 : 1];
}

const GROUP_NAMES: Readonly<Record<SceneGroup, readonly [string, string]>> = {
  studio: ['Studio', '影棚'],
  surfaces: ['Surfaces', '台面'],
  nature: ['Nature', '自然'],
  home: ['Home', '居家'],
  light: ['Light and shadow', '光影'],
  festive: ['Occasions', '节日'],
};

/** Names a group of ready scenes. */
export function nameSceneGroup(group: SceneGroup, language: SceneLanguage): string {
  return GROUP_NAMES[group][language === 'en' ? 0 : 1];
}
