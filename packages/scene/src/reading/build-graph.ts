import { type MoodKind, PROP_KINDS, type SceneGraph, type SettingKind } from '../scene-graph.ts';
import { chooseSetting } from './choose-setting.ts';
import { chooseSubject } from './choose-subject.ts';
import { draftLight } from './draft-light.ts';
import { addProp, draftProps, spendMaterials } from './draft-props.ts';
import { draftSubject } from './draft-subject.ts';
import { draftBareAdjectives, draftSurroundings } from './draft-surroundings.ts';
import { listReadings, markIgnored } from './fates.ts';
import { GROUND_MATERIALS, SETTING_BY_GROUND, SUBJECT_MATERIALS, THEMES } from './natural-surfaces.ts';
import { CONCEPTS } from '../vocabulary/concept.ts';
import type { Ask, Asks } from './read-asks.ts';
import { type Finish, readFinish } from './read-finish.ts';
import { assume, type Assumption, isRuledOut, pickStrongest, type SceneDraft } from './scene-draft.ts';

export interface BuiltGraph extends Finish {
  graph: SceneGraph;
  assumed: Assumption[];
  isSubjectAsked: boolean;
  isSettingAsked: boolean;
}

export interface GraphWishes {
  /** Ids that must not appear. */
  ruledOut: ReadonlySet<string>;
  hasProduct: boolean;
  /** Whether the caller can draw camera moves and effects, and finish in a style. */
  canMove: boolean;
  canStyle: boolean;
}

const MAX_PALETTE = 4;
/** Of what a theme brings. */
const MAX_THEME_COUNT = 4;
/** The stronger stands first: of several moods, the graph holds one. */
const MOODS_BY_STRENGTH: readonly MoodKind[] = [
  'festive',
  'luxury',
  'dramatic',
  'playful',
  'fresh',
  'cozy',
  'calm',
  'soft',
  'neutral',
];
const HEIGHTS_BY_STRENGTH = ['top', 'low', 'high', 'raised', 'eye'] as const;
const BLURS = { strong: 0.7, none: 0 } as const;
const NATURAL_BLUR = 0.2;

/** Makes the graph of what is asked for, and notes on each word whether the graph holds it. */
export function buildGraph(found: Asks, wishes: GraphWishes): BuiltGraph {
  const { ruledOut, hasProduct } = wishes;
  const draft: SceneDraft = {
    subject: { kind: 'none', surface: { material: 'matte', color: null }, label: null, count: 1 },
    ground: { material: null, color: null, isAsked: false },
    backdrop: null,
    lightColors: [],
    palette: [],
    props: new Map(),
    assumed: [],
    ruledOut,
  };
  const asks = found.asks
    .map(layStone)
    .filter(({ noun }) => !noun || !isRuledOut(draft, noun.concept.id, noun.reading));
  const traits = found.traits.filter(({ concept, reading }) => !isRuledOut(draft, concept.id, reading));
  const places = asks.filter(({ noun }) => noun?.concept.family === 'setting');
  const isEmptyStage = asks.some(
    ({ noun }) => noun?.concept.id === 'subject.none' || noun?.concept.id === 'setting.abstract',
  );
  const subject = chooseSubject(asks, { isEmptyStage, hasProduct });
  draft.subject.kind = hasProduct ? 'product' : subject.kind;
  draft.subject.surface = { material: SUBJECT_MATERIALS[draft.subject.kind], color: null };
  draftSubject(draft, subject, found.labels);
  const setting = chooseSetting(places);
  draft.ground.material = setting.ground;
  draftSurroundings(draft, asks, subject);
  const materialsLeft = draftBareAdjectives(draft, asks, subject);
  draftProps(
    draft,
    asks.filter((ask) => !subject.asks.includes(ask)),
  );
  if (setting.plinth) addProp(draft, 'plinth');
  spendMaterials(draft, materialsLeft);
  const theme = THEMES[pickStrongest(traits, 'theme', Object.keys(THEMES)) ?? ''] ?? null;
  const mood = pickStrongest(traits, 'mood', MOODS_BY_STRENGTH) ?? theme?.mood ?? 'neutral';
  // "Clean" and "soft" are said of everything: beside a stronger mood they ask for nothing of their own.
  for (const { concept, reading } of traits)
    if (reading.fate.kind === 'ignored' && (concept.id === 'mood.neutral' || concept.id === 'mood.soft'))
      reading.fate = { kind: 'neutral' };
  if (theme && draft.palette.length === 0) draft.palette.push(...theme.palette);
  if (theme && draft.props.size === 0)
    for (const kind of theme.props)
      if (assume(draft, `prop.${kind}`, 'fits_theme')) addProp(draft, kind, MAX_THEME_COUNT);
  const place = setting.kind ?? assumeSetting(draft);
  const light = draftLight(draft, traits, { place, setting, themeGobo: theme?.gobo ?? null });
  const blur = pickStrongest(traits, 'blur', ['strong', 'none'] as const);
  const camera = {
    height: pickStrongest(traits, 'camera', HEIGHTS_BY_STRENGTH) ?? 'eye',
    shot: pickStrongest(traits, 'shot', ['close', 'wide', 'medium'] as const) ?? 'medium',
    blur: blur === null ? NATURAL_BLUR : BLURS[blur],
  };
  const finish = readFinish(traits, wishes);
  for (const ask of asks) for (const reading of listReadings(ask)) markIgnored(reading);
  return {
    graph: {
      version: 1,
      subject: draft.subject,
      setting: {
        kind: place,
        ground: { material: draft.ground.material ?? GROUND_MATERIALS[place], color: draft.ground.color },
        backdrop: draft.backdrop,
      },
      props: PROP_KINDS.flatMap((kind) => draft.props.get(kind) ?? []),
      light,
      camera,
      mood,
      palette: draft.palette.slice(0, MAX_PALETTE),
    },
    assumed: draft.assumed,
    isSubjectAsked: subject.kind !== 'none',
    isSettingAsked: setting.isAsked || draft.ground.isAsked,
    ...finish,
  };
}

/** "On dark stone": a rock that carries something is a ground of stone. */
function layStone(ask: Ask): Ask {
  const stone = CONCEPTS.find(({ id }) => id === 'material.stone');
  if (ask.noun?.concept.id !== 'prop.rock' || ask.place !== 'on' || ask.count !== null || !stone) return ask;
  return { ...ask, noun: null, materials: [...ask.materials, { concept: stone, reading: ask.noun.reading }] };
}

/** A ground asks for the place it belongs to; without one it is a studio. */
function assumeSetting({ ground, ruledOut, assumed }: SceneDraft): SettingKind {
  const likely = ground.isAsked && ground.material ? (SETTING_BY_GROUND[ground.material] ?? 'table') : 'studio';
  const kind = ruledOut.has(`setting.${likely}`) ? (likely === 'studio' ? 'podium' : 'studio') : likely;
  assumed.push({ as: `setting.${kind}`, reason: 'no_setting' });
  return kind;
}
