import {
  CAMERA_HEIGHTS,
  CAMERA_SHOTS,
  GOBO_KINDS,
  LIGHT_KINDS,
  MATERIAL_KINDS,
  MOOD_KINDS,
  PROP_KINDS,
  type SceneGraph,
  sceneGraph,
  SETTING_KINDS,
  SUBJECT_KINDS,
  TIME_KINDS,
} from '@reelwright/scene';
import { createSeededRandom } from '@reelwright/seeded-random';

const PLAIN = { material: 'matte', color: null } as const;

/** A bottle in a studio, changed as wished. */
export function makeGraph({ subject, setting, light, camera, ...rest }: Wish = {}): SceneGraph {
  return sceneGraph.parse({
    version: 1,
    subject: { kind: 'bottle', surface: { material: 'plastic', color: null }, label: null, count: 1, ...subject },
    setting: { kind: 'studio', ground: PLAIN, backdrop: null, ...setting },
    light: { kind: 'softbox', time: 'day', gobo: 'none', side: 'auto', colors: [], ...light },
    camera: { height: 'eye', shot: 'medium', blur: 0, ...camera },
    props: [],
    mood: 'neutral',
    palette: [],
    ...rest,
  });
}

type Wish = Partial<Omit<SceneGraph, 'subject' | 'setting' | 'light' | 'camera'>> & {
  subject?: Partial<SceneGraph['subject']>;
  setting?: Partial<SceneGraph['setting']>;
  light?: Partial<SceneGraph['light']>;
  camera?: Partial<SceneGraph['camera']>;
};

/** Goes through all subjects, settings and props in turn; the rest is drawn. */
export function makeRandomGraph(index: number): SceneGraph {
  const random = createSeededRandom(index, 'graph');
  const turn = <Value>(values: readonly Value[], shift = 0): Value => values[(index + shift) % values.length] as Value;
  const subjects = SUBJECT_KINDS.filter((kind) => kind !== 'none' && kind !== 'product');
  const surface = () => ({
    material: random.pick(MATERIAL_KINDS),
    color: random.isLucky(0.5) ? random.pick(['#3f6f9f', '#c8553d', '#e9c46a']) : null,
  });
  return makeGraph({
    subject: {
      kind: turn(subjects),
      surface: random.isLucky(0.5) ? { material: 'plastic', color: null } : surface(),
      count: random.isLucky(0.2) ? 3 : 1,
    },
    setting: {
      kind: turn(SETTING_KINDS, Math.floor(index / SETTING_KINDS.length)),
      ground: random.isLucky(0.5) ? PLAIN : surface(),
    },
    props: random.isLucky(0.8)
      ? [{ kind: turn(PROP_KINDS, 3), surface: random.isLucky(0.6) ? PLAIN : surface(), count: random.pick([1, 3, 5]) }]
      : [],
    light: {
      kind: random.pick(LIGHT_KINDS),
      time: random.pick(TIME_KINDS),
      gobo: random.pick(GOBO_KINDS),
      side: random.pick(['left', 'right', 'front', 'back', 'auto'] as const),
    },
    camera: { height: random.pick(CAMERA_HEIGHTS.slice(0, 3)), shot: random.pick(CAMERA_SHOTS) },
    mood: random.pick(MOOD_KINDS),
  });
}
