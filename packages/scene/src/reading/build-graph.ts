import type { ClipEffect, ClipMove } from '@reelwright/clips';
import type { PictureStyle } from '@reelwright/picture-styles';
import {
  type GoboKind,
  type LightKind,
  type MaterialKind,
  MOOD_KINDS,
  type MoodKind,
  PROP_KINDS,
  type PropKind,
  type SceneGraph,
  type SettingKind,
  type TimeKind,
} from '../scene-graph.ts';
import {
  BACKDROP_SETTINGS,
  GROUND_MATERIALS,
  GROUNDS,
  OUTDOOR_SETTINGS,
  PROP_SURFACES,
  SETTING_BY_GROUND,
  SUBJECT_MATERIALS,
  THEMES,
} from './natural-surfaces.ts';
import { chooseSetting } from './choose-setting.ts';
import { chooseSubject, toPropKind } from './choose-subject.ts';
import { dress, listReadings, markDrawn, markIgnored, METAL_COLORS, sortMaterials, toColorId } from './fates.ts';
import { readFinish } from './read-finish.ts';
import type { Ask, Asks, Reading } from './read-asks.ts';

/** Why something stands in the graph that the prompt didn't name. */
export const ASSUMPTION_REASONS = [
  'no_setting', // the prompt names no place
  'fits_setting', // the place brings it
  'fits_theme', // the season or festival brings it
  'fits_time', // the time of day brings it
] as const;
export type AssumptionReason = (typeof ASSUMPTION_REASONS)[number];

export interface Assumption {
  /** A concept's id. */
  as: string;
  reason: AssumptionReason;
}

export interface BuiltGraph {
  graph: SceneGraph;
  assumed: Assumption[];
  isSubjectAsked: boolean;
  isSettingAsked: boolean;
  move: ClipMove | null;
  effects: ClipEffect[];
  style: PictureStyle | null;
}

export interface GraphWishes {
  /** Ids that must not appear. */
  ruledOut: ReadonlySet<string>;
  hasProduct: boolean;
  /** Whether the caller can draw camera moves and effects, and finish in a style. */
  canMove: boolean;
  canStyle: boolean;
}

const MAX_PROPS = 6;
const MAX_PALETTE = 4;
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
const TIMES_BY_STRENGTH = ['night', 'dusk', 'golden_hour', 'dawn', 'overcast', 'day'];
const LIGHTS_BY_STRENGTH = ['neon', 'candle', 'rim', 'back', 'side', 'top', 'sun', 'softbox'];
const HEIGHTS_BY_STRENGTH = ['top', 'low', 'high', 'raised', 'eye'];
const SHOTS_BY_STRENGTH = ['close', 'wide', 'medium'];
const NEON_COLORS = ['#ff3d9a', '#35d6ff'];

/** Makes the graph of what is asked for, and notes on each word whether the graph holds it. */
export function buildGraph(asks: Asks, wishes: GraphWishes): BuiltGraph {
  const isRuledOut = (id: string): boolean => wishes.ruledOut.has(id);
  const nouns = asks.asks.filter(({ noun }) => {
    if (!noun || !isRuledOut(noun.concept.id)) return true;
    noun.reading.fate = { kind: 'removed', as: noun.concept.id };
    return false;
  });
  const assumed: Assumption[] = [];
  const assume = (as: string, reason: AssumptionReason): boolean => {
    if (isRuledOut(as)) return false;
    assumed.push({ as, reason });
    return true;
  };
  const palette: string[] = [];
  const addToPalette = (color: string, isFirst = false): void => {
    if (palette.includes(color)) return;
    if (isFirst) palette.unshift(color);
    else palette.push(color);
  };
  const traits = asks.traits.filter(({ concept, reading }) => {
    if (!isRuledOut(concept.id)) return true;
    reading.fate = { kind: 'removed', as: concept.id };
    return false;
  });
  /** Draws the strongest of a family's words; the others say something that the graph can't hold as well. */
  const pick = (family: string, byStrength: readonly string[]): string | null => {
    const own = traits.filter(({ concept }) => concept.family === family);
    const chosen = byStrength.find((name) => own.some(({ concept }) => concept.name === name)) ?? null;
    for (const { concept, reading } of own)
      if (concept.name === chosen) markDrawn(reading, concept.id);
      else markIgnored(reading);
    return chosen;
  };

  // The subject.
  const settingAsks = nouns.filter(({ noun }) => noun?.concept.family === 'setting');
  const isEmptyStage = nouns.some(({ noun }) => noun?.concept.id === 'subject.none');
  const isAbstract = settingAsks.some(({ noun }) => noun?.concept.name === 'abstract');
  const subject = chooseSubject(nouns, { isEmptyStage: isEmptyStage || isAbstract, hasProduct: wishes.hasProduct });
  const graphSubject: SceneGraph['subject'] = {
    kind: wishes.hasProduct ? 'product' : subject.kind,
    surface: { material: SUBJECT_MATERIALS[wishes.hasProduct ? 'product' : subject.kind], color: null },
    label: null,
    count: 1,
  };
  if (subject.kind !== 'none' && !wishes.hasProduct) {
    for (const ask of subject.asks) {
      dress(ask, graphSubject);
      for (const { concept, reading } of ask.materials) {
        const metal = METAL_COLORS[concept.name];
        if (metal === undefined || reading.fate.kind !== 'open') continue;
        if (graphSubject.surface.color) addToPalette(graphSubject.surface.color);
        addToPalette(metal);
        markDrawn(reading, concept.id);
      }
    }
  } else
    for (const ask of subject.asks) [...ask.colors, ...ask.materials].forEach(({ reading }) => markIgnored(reading));
  if (subject.kind !== 'none' && !wishes.hasProduct) {
    const [first, ...others] = asks.labels;
    if (first) {
      graphSubject.label = Array.from(first.text).slice(0, 60).join('').slice(0, 60);
      markDrawn(first.reading, 'part.label');
    }
    for (const { reading } of others) markIgnored(reading);
  } else for (const { reading } of asks.labels) markIgnored(reading);

  // The setting, its ground and its backdrop.
  const setting = chooseSetting(settingAsks);
  const ground: { material: MaterialKind | null; color: string | null } = { material: setting.ground, color: null };
  let backdrop: string | null = null;
  let isGroundAsked = false;
  for (const ask of settingAsks) {
    const name = ask.noun?.concept.name as SettingKind;
    for (const { concept, reading } of sortMaterials(ask.materials)) {
      if (!isGroundAsked) {
        ground.material = concept.name as MaterialKind;
        isGroundAsked = true;
        markDrawn(reading, concept.id);
      } else markIgnored(reading);
    }
    for (const { color, reading } of ask.colors) {
      if (BACKDROP_SETTINGS.has(name)) {
        if (backdrop === null) backdrop = color;
        addToPalette(color, backdrop === color);
      } else if (ground.color === null) ground.color = color;
      else addToPalette(color);
      markDrawn(reading, toColorId(reading));
    }
  }
  let lightColors: string[] = [];
  for (const ask of nouns) {
    const id = ask.noun?.concept.id ?? null;
    if (id === 'part.backdrop') {
      for (const { color, reading } of ask.colors) {
        if (backdrop === null) backdrop = color;
        addToPalette(color, backdrop === color);
        markDrawn(reading, toColorId(reading));
      }
      for (const { concept, reading } of sortMaterials(ask.materials)) {
        const metal = METAL_COLORS[concept.name];
        if (metal === undefined) readGround(concept.name as MaterialKind, null, reading, concept.id);
        else {
          addToPalette(metal);
          markDrawn(reading, concept.id);
        }
      }
      settlePart(ask);
    } else if (id === 'part.ground') {
      for (const { concept, reading } of sortMaterials(ask.materials))
        readGround(concept.name as MaterialKind, null, reading, concept.id);
      for (const { color, reading } of ask.colors) readGround(null, color, reading, toColorId(reading));
      settlePart(ask);
    } else if (id === 'part.light' || ask.noun?.concept.family === 'light') {
      lightColors.push(...ask.colors.map(({ color }) => color));
      for (const { reading } of ask.colors) markDrawn(reading, toColorId(reading));
      for (const { reading } of ask.materials) markIgnored(reading);
      if (id === 'part.light') settlePart(ask);
    }
  }
  // A tray, plate or board under the subject is its ground.
  for (const ask of nouns) {
    if (ask.noun?.concept.name !== 'plate' || ask.place !== 'on' || subject.asks.includes(ask)) continue;
    for (const { concept, reading } of sortMaterials(ask.materials))
      readGround(concept.name as MaterialKind, null, reading, concept.id);
    for (const { color, reading } of ask.colors) readGround(null, color, reading, toColorId(reading));
    if (listReadings(ask).some(({ fate }) => fate.kind === 'drawn')) markDrawn(ask.noun.reading, 'part.ground');
  }
  // Adjectives without a noun.
  const metalsLeft: { concept: Ask['materials'][number]['concept']; reading: Reading }[] = [];
  for (const ask of nouns.filter(({ noun }) => noun === null)) {
    const owner = ask.place === 'of' ? ask.after : null;
    if (owner && subject.asks.includes(owner) && !wishes.hasProduct) {
      dress({ ...ask, count: null }, graphSubject);
      continue;
    }
    if (owner?.noun?.concept.family === 'prop') {
      owner.colors.push(...ask.colors);
      owner.materials.push(...ask.materials);
      continue;
    }
    const first = ask.materials[0];
    const isGround =
      first !== undefined &&
      ask.place !== 'against' &&
      (ask.place === 'on' || (GROUNDS.has(first.concept.name as MaterialKind) && ask.place !== 'with'));
    if (first && isGround && !isRuledOut(first.concept.id)) {
      for (const { concept, reading } of sortMaterials(ask.materials))
        readGround(concept.name as MaterialKind, null, reading, concept.id);
      for (const { color, reading } of ask.colors) readGround(null, color, reading, toColorId(reading));
      continue;
    }
    metalsLeft.push(...ask.materials);
    for (const { color, reading } of ask.colors) {
      if (isRuledOut(toColorId(reading))) {
        reading.fate = { kind: 'removed', as: toColorId(reading) };
        continue;
      }
      const isBackdrop = (ask.place === 'on' || ask.place === 'against') && backdrop === null;
      if (isBackdrop) backdrop = color;
      addToPalette(color, isBackdrop);
      markDrawn(reading, toColorId(reading));
    }
  }

  // Props.
  const props = new Map<PropKind, SceneGraph['props'][number]>();
  for (const ask of nouns) {
    const kind = subject.asks.includes(ask) ? null : toPropKind(ask);
    if (!kind || !ask.noun) continue;
    if (isRuledOut(`prop.${kind}`)) {
      ask.noun.reading.fate = { kind: 'removed', as: `prop.${kind}` };
      continue;
    }
    if (!props.has(kind) && props.size === MAX_PROPS) {
      for (const reading of listReadings(ask)) markIgnored(reading);
      continue;
    }
    const natural = PROP_SURFACES[kind];
    const prop = props.get(kind) ?? {
      kind,
      surface: { material: natural.material, color: null },
      count: natural.count,
    };
    markDrawn(ask.noun.reading, `prop.${kind}`);
    dress(ask, prop, 12);
    props.set(kind, prop);
  }
  if (setting.plinth && !props.has('plinth') && props.size < MAX_PROPS)
    props.set('plinth', { kind: 'plinth', surface: { material: 'matte', color: null }, count: 1 });
  for (const { concept, reading } of metalsLeft) {
    if (isRuledOut(concept.id)) {
      reading.fate = { kind: 'removed', as: concept.id };
      continue;
    }
    const bare = [...props.values()].find(
      ({ kind, surface }) => surface.material === PROP_SURFACES[kind].material && surface.material === 'matte',
    );
    if (bare) {
      bare.surface = { ...bare.surface, material: concept.name as MaterialKind };
      markDrawn(reading, concept.id);
    } else if (
      graphSubject.kind !== 'none' &&
      graphSubject.kind !== 'product' &&
      graphSubject.surface.material === SUBJECT_MATERIALS[graphSubject.kind]
    ) {
      graphSubject.surface = { ...graphSubject.surface, material: concept.name as MaterialKind };
      markDrawn(reading, concept.id);
    } else markIgnored(reading);
  }

  // Light, camera, mood.
  const theme = pick('theme', Object.keys(THEMES));
  const themed = theme === null ? null : (THEMES[theme] ?? null);
  const askedMood = pick('mood', MOODS_BY_STRENGTH) as MoodKind | null;
  // "Clean" and "soft" are said of everything: beside a stronger mood they ask for nothing of their own.
  for (const { concept, reading } of traits)
    if (reading.fate.kind === 'ignored' && (concept.id === 'mood.neutral' || concept.id === 'mood.soft'))
      reading.fate = { kind: 'neutral' };
  if (themed && palette.length === 0) for (const color of themed.palette) palette.push(color);
  if (themed && props.size === 0)
    for (const kind of themed.props) {
      if (!assume(`prop.${kind}`, 'fits_theme')) continue;
      const { material, count } = PROP_SURFACES[kind];
      props.set(kind, { kind, surface: { material, color: null }, count: Math.min(count, 4) });
    }
  const askedTime = pick('time', TIMES_BY_STRENGTH) as TimeKind | null;
  const askedLight = pick('light', LIGHTS_BY_STRENGTH) as LightKind | null;
  const askedGobo = pick('gobo', [
    'blinds',
    'lattice',
    'palm',
    'ripples',
    'window',
    'branches',
    'leaves',
  ]) as GoboKind | null;
  const side = pick('side', ['left', 'right', 'front']);
  const height = pick('camera', HEIGHTS_BY_STRENGTH);
  const shot = pick('shot', SHOTS_BY_STRENGTH);
  const blur = pick('blur', ['strong', 'none']);
  for (const ask of nouns) for (const reading of listReadings(ask)) markIgnored(reading);

  // What goes without saying.
  let { kind } = setting;
  const asGround = ground.material === null ? undefined : SETTING_BY_GROUND[ground.material];
  if (kind === null) {
    kind = isGroundAsked ? (asGround ?? 'table') : 'studio';
    if (isRuledOut(`setting.${kind}`)) kind = kind === 'table' ? 'studio' : 'podium';
    assumed.push({ as: `setting.${kind}`, reason: 'no_setting' });
  }
  let gobo: GoboKind = askedGobo ?? 'none';
  if (setting.hasWindow && gobo === 'none') gobo = 'window';
  else if (kind === 'window_table' && gobo === 'none' && assume('gobo.window', 'fits_setting')) gobo = 'window';
  else if (themed?.gobo && gobo === 'none' && assume(`gobo.${themed.gobo}`, 'fits_theme')) gobo = themed.gobo;
  let light = askedLight;
  if (light === null) {
    const isSunny =
      gobo !== 'none' ||
      OUTDOOR_SETTINGS.has(kind) ||
      kind === 'window_table' ||
      askedTime === 'golden_hour' ||
      askedTime === 'dawn' ||
      askedTime === 'day';
    light = isSunny && askedTime !== 'night' && askedTime !== 'overcast' ? 'sun' : 'softbox';
    if (light === 'sun' && !assume('light.sun', askedTime === null ? 'fits_setting' : 'fits_time')) light = 'softbox';
  }
  if (light === 'neon' && lightColors.length === 0)
    lightColors = palette.length >= 2 ? palette.slice(0, 2) : NEON_COLORS;
  const time = askedTime ?? (light === 'neon' || light === 'candle' ? 'night' : 'day');
  if (askedTime === null && time === 'night') assumed.push({ as: 'time.night', reason: 'fits_setting' });
  const mood = askedMood ?? themed?.mood ?? 'neutral';

  const { move, effects, style } = readFinish(traits, wishes);
  const isSettingAsked = setting.isAsked || isGroundAsked;
  return {
    graph: {
      version: 1,
      subject: graphSubject,
      setting: {
        kind,
        ground: { material: ground.material ?? GROUND_MATERIALS[kind], color: ground.color },
        backdrop,
      },
      props: PROP_KINDS.flatMap((each) => props.get(each) ?? []),
      light: {
        kind: light,
        time,
        gobo,
        side: (side as 'left' | 'right' | 'front' | null) ?? (light === 'back' || light === 'rim' ? 'back' : 'auto'),
        colors: lightColors.slice(0, 2),
      },
      camera: {
        height: (height as SceneGraph['camera']['height'] | null) ?? 'eye',
        shot: (shot as SceneGraph['camera']['shot'] | null) ?? 'medium',
        blur: blur === 'strong' ? 0.7 : blur === 'none' ? 0 : 0.2,
      },
      mood: MOOD_KINDS.includes(mood) ? mood : 'neutral',
      palette: palette.slice(0, MAX_PALETTE),
    },
    assumed,
    isSubjectAsked: subject.asks.length > 0 && subject.kind !== 'none',
    isSettingAsked,
    move,
    effects,
    style,
  };

  function readGround(material: MaterialKind | null, color: string | null, reading: Reading, as: string): void {
    if (material !== null && !isGroundAsked) {
      ground.material = material;
      isGroundAsked = true;
      markDrawn(reading, as);
    } else if (color !== null && ground.color === null) {
      ground.color = color;
      markDrawn(reading, as);
    } else if (material !== null && material === ground.material) markDrawn(reading, as);
    else markIgnored(reading);
  }
}

/** "Background" by itself asks for nothing; with a colour or material it is drawn if that is. */
function settlePart(ask: Ask): void {
  if (!ask.noun) return;
  const adjectives = [...ask.colors, ...ask.materials].map(({ reading }) => reading);
  if (adjectives.length === 0) ask.noun.reading.fate = { kind: 'neutral' };
  else if (adjectives.some(({ fate }) => fate.kind === 'drawn')) markDrawn(ask.noun.reading, ask.noun.concept.id);
  else markIgnored(ask.noun.reading);
}
