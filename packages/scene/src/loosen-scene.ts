import { createSeededRandom } from '@reelwright/seeded-random';
import { OUTDOOR_SETTINGS, PROP_SURFACES } from './reading/natural-surfaces.ts';
import type { PromptAccount } from './reading/read-prompt.ts';
import type { MoodKind, PropKind, SceneGraph, SettingKind, TimeKind } from './scene-graph.ts';

/** Parts of a scene that a prompt may leave open. */
export const OPEN_PARTS = ['light', 'camera', 'mood', 'props'] as const;
export type OpenPart = (typeof OPEN_PARTS)[number];

const FAMILIES: Readonly<Record<OpenPart, readonly string[]>> = {
  light: ['light', 'time', 'gobo', 'side', 'theme'],
  camera: ['camera', 'shot'],
  mood: ['mood', 'theme', 'color'],
  props: ['prop', 'theme'],
};

/** Lists what a prompt neither asks for nor rules out. */
export function listOpenParts({ understood, removed }: Pick<PromptAccount, 'understood' | 'removed'>): OpenPart[] {
  const said = new Set([...understood.map(({ as }) => as), ...removed].map((id) => id.split('.')[0] ?? ''));
  return OPEN_PARTS.filter((part) => !FAMILIES[part].some((family) => said.has(family)));
}

/** Up to here a scene is as it was read; at the end every open part is chosen anew. */
const CREATIVITY = { from: 0.3, to: 0.9 } as const;
const LIGHTS: readonly Pick<SceneGraph['light'], 'kind' | 'gobo' | 'time'>[] = [
  { kind: 'side', gobo: 'none', time: 'day' },
  { kind: 'top', gobo: 'none', time: 'day' },
  { kind: 'back', gobo: 'none', time: 'day' },
  { kind: 'sun', gobo: 'leaves', time: 'day' },
  { kind: 'sun', gobo: 'palm', time: 'day' },
  { kind: 'sun', gobo: 'window', time: 'dawn' },
  { kind: 'sun', gobo: 'none', time: 'golden_hour' },
];
const TIMES: readonly TimeKind[] = ['day', 'dawn', 'golden_hour', 'overcast'];
const HEIGHTS = ['low', 'eye', 'raised'] as const;
const MOODS: readonly MoodKind[] = ['soft', 'fresh', 'cozy', 'calm', 'luxury', 'playful'];
const PROPS: readonly PropKind[] = ['arch', 'sphere', 'ring', 'cube', 'leaves', 'petals', 'branch', 'stairs'];
/** Where things may stand around that nobody asked for. */
const STAGES: ReadonlySet<SettingKind> = new Set(['studio', 'podium', 'abstract', 'table']);

/**
 * Chooses open parts of a scene anew, by its seed: the more of them, the higher `creativity` (0 to 1) is. Parts that the
 * prompt names stay.
 */
export function loosenScene(
  graph: SceneGraph,
  { open, creativity, seed }: { open: readonly OpenPart[]; creativity: number; seed: number },
): SceneGraph {
  const chance = (creativity - CREATIVITY.from) / (CREATIVITY.to - CREATIVITY.from);
  const parts = new Set(open.filter((part) => createSeededRandom(seed, `loosen ${part}`).isLucky(chance)));
  const random = createSeededRandom(seed, 'loosened');
  const [light, time, height, mood, prop] = [
    random.pick(LIGHTS),
    random.pick(TIMES),
    random.pick(HEIGHTS),
    random.pick(MOODS),
    random.pick(PROPS),
  ];
  const isOutdoor = OUTDOOR_SETTINGS.has(graph.setting.kind);
  const hasRoom = STAGES.has(graph.setting.kind) && graph.props.length === 0;
  const { material, count } = PROP_SURFACES[prop];
  return {
    ...graph,
    light: parts.has('light') ? { ...graph.light, ...(isOutdoor ? { time } : light), side: 'auto' } : graph.light,
    camera: parts.has('camera') ? { ...graph.camera, height } : graph.camera,
    mood: parts.has('mood') ? mood : graph.mood,
    props: parts.has('props') && hasRoom ? [{ kind: prop, surface: { material, color: null }, count }] : graph.props,
  };
}
