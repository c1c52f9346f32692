import { type MaterialKind, SETTING_KINDS, type SettingKind } from '../scene-graph.ts';
import { markDrawn } from './fates.ts';
import { GROUND_MATERIALS, SURFACE_SETTINGS } from './natural-surfaces.ts';
import type { Ask } from './read-asks.ts';

export interface ChosenSetting {
  /** null if the prompt names no place. */
  kind: SettingKind | null;
  /** The ground that a second place brings: water before mountains. */
  ground: MaterialKind | null;
  /** A podium in another place stands there as a plinth. */
  plinth: boolean;
  /** A window in another place lights it. */
  hasWindow: boolean;
  isAsked: boolean;
}

/**
 * Joins the places of a prompt into one: a table by a window, a podium in the desert, a lake before mountains. Places
 * that don't go together leave the first.
 */
export function chooseSetting(asks: readonly Ask[]): ChosenSetting {
  const kinds = [...new Set(asks.map(({ noun }) => noun?.concept.name ?? ''))].filter(isSettingKind);
  const has = (kind: SettingKind): boolean => kinds.includes(kind);
  const drawnKinds = new Set<SettingKind>();
  const chosen: ChosenSetting = { kind: null, ground: null, plinth: false, hasWindow: false, isAsked: false };
  const places = kinds.filter((kind) => !isSupport(kind));
  const natural = kinds.filter((kind) => NATURAL_SURFACES.has(kind));
  const furniture = kinds.find((kind) => SURFACE_SETTINGS.has(kind) && !NATURAL_SURFACES.has(kind));
  chosen.kind = places[0] ?? natural[0] ?? furniture ?? kinds[0] ?? null;
  if (chosen.kind === null) return chosen;
  chosen.isAsked = true;
  drawnKinds.add(chosen.kind);
  if (has('studio')) drawnKinds.add('studio');
  const surface = furniture ?? natural[0];
  if (surface && surface !== chosen.kind) {
    if (places.length + natural.length > 0) {
      chosen.ground = GROUND_MATERIALS[surface];
      drawnKinds.add(surface);
    }
  }
  if (places.includes('sky') && places.length > 1) {
    // Whatever lies under the sky shows it.
    chosen.kind = places.find((kind) => kind !== 'sky') ?? 'sky';
    drawnKinds.add(chosen.kind).add('sky');
  }
  const [ground] = natural;
  if (chosen.kind === 'sky' && ground && OPEN_GROUNDS[ground]) {
    chosen.kind = OPEN_GROUNDS[ground];
    chosen.ground = null;
    drawnKinds.add(ground);
  }
  if (has('podium')) {
    if (chosen.kind === 'studio') chosen.kind = 'podium';
    else if (chosen.kind !== 'podium') chosen.plinth = true;
    drawnKinds.add('podium');
  }
  if (has('window_table')) {
    if (kinds.every((kind) => kind === 'window_table' || kind === 'table' || kind === 'studio'))
      chosen.kind = 'window_table';
    else chosen.hasWindow = true;
    drawnKinds.add('window_table');
  }
  for (const { noun } of asks)
    if (noun && drawnKinds.has(noun.concept.name as SettingKind)) markDrawn(noun.reading, noun.concept.id);
  return chosen;
}

/** Where a ground lies under the open sky. */
const OPEN_GROUNDS: Readonly<Partial<Record<SettingKind, SettingKind>>> = {
  sand: 'desert',
  snow: 'snow',
  grass: 'grass',
};

/** Grounds that reach to the horizon: a table may stand on them. */
const NATURAL_SURFACES: ReadonlySet<SettingKind> = new Set(['water', 'sand', 'snow', 'grass']);

/** A studio, a podium and a window go with any place. */
const isSupport = (kind: SettingKind): boolean =>
  SURFACE_SETTINGS.has(kind) || kind === 'studio' || kind === 'podium' || kind === 'window_table';

const isSettingKind = (name: string): name is SettingKind => (SETTING_KINDS as readonly string[]).includes(name);
