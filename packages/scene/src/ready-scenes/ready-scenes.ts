import type { SceneLanguage } from '../describe-concept.ts';
import { GROUND_MATERIALS, PROP_SURFACES } from '../reading/natural-surfaces.ts';
import type { SceneGraph } from '../scene-graph.ts';
import { FESTIVE_SCENES } from './festive-scenes.ts';
import { HOME_SCENES } from './home-scenes.ts';
import { LIGHT_SCENES } from './light-scenes.ts';
import { NATURE_SCENES } from './nature-scenes.ts';
import { STUDIO_SCENES } from './studio-scenes.ts';
import { SURFACES_SCENES } from './surface-scenes.ts';
import type { SceneRow } from './scene-row.ts';

export const SCENE_GROUPS = ['studio', 'surfaces', 'nature', 'home', 'light', 'festive'] as const;
export type SceneGroup = (typeof SCENE_GROUPS)[number];

/** A scene that a product can be set into with one click. */
export interface ReadyScene {
  id: string;
  group: SceneGroup;
  /** With the user's product as its subject. */
  graph: SceneGraph;
}

const ROWS: Readonly<Record<SceneGroup, readonly SceneRow[]>> = {
  studio: STUDIO_SCENES,
  surfaces: SURFACES_SCENES,
  nature: NATURE_SCENES,
  home: HOME_SCENES,
  light: LIGHT_SCENES,
  festive: FESTIVE_SCENES,
};

function toScene(group: SceneGroup, row: SceneRow): ReadyScene {
  const { id, setting } = row;
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
export const READY_SCENES: readonly ReadyScene[] = SCENE_GROUPS.flatMap((group) =>
  ROWS[group].map((row) => toScene(group, row)),
);

const NAMES = new Map(Object.values(ROWS).flatMap((rows) => rows.map(({ id, names }) => [id, names] as const)));

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
