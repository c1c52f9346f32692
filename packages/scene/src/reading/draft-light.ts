import {
  GOBO_KINDS,
  type GoboKind,
  type LightKind,
  type SceneGraph,
  type SettingKind,
  type TimeKind,
} from '../scene-graph.ts';
import type { ChosenSetting } from './choose-setting.ts';
import { OUTDOOR_SETTINGS } from './natural-surfaces.ts';
import type { Asks } from './read-asks.ts';
import { assume, pickStrongest, type SceneDraft } from './scene-draft.ts';

const TIMES_BY_STRENGTH: readonly TimeKind[] = ['night', 'dusk', 'golden_hour', 'dawn', 'overcast', 'day'];
const LIGHTS_BY_STRENGTH: readonly LightKind[] = ['neon', 'candle', 'rim', 'back', 'side', 'top', 'sun', 'softbox'];
const GOBOS_BY_STRENGTH: readonly GoboKind[] = ['blinds', 'lattice', 'palm', 'ripples', 'window', 'branches', 'leaves'];
const NEON_COLORS: readonly string[] = ['#ff3d9a', '#35d6ff'];

/** Lights the scene: what is asked for, and what goes without saying in this place at this time. */
export function draftLight(
  draft: SceneDraft,
  traits: Asks['traits'],
  { place, setting, themeGobo }: { place: SettingKind; setting: ChosenSetting; themeGobo: GoboKind | null },
): SceneGraph['light'] {
  const askedTime = pickStrongest(traits, 'time', TIMES_BY_STRENGTH);
  const askedLight = pickStrongest(traits, 'light', LIGHTS_BY_STRENGTH);
  const side = pickStrongest(traits, 'side', ['left', 'right', 'front'] as const);
  const gobo = pickStrongest(traits, 'gobo', GOBOS_BY_STRENGTH) ?? assumeGobo(draft, { place, setting, themeGobo });
  const kind = askedLight ?? assumeLight(draft, { place, gobo, time: askedTime });
  const time = askedTime ?? (kind === 'neon' || kind === 'candle' ? 'night' : 'day');
  if (askedTime === null && time === 'night') draft.assumed.push({ as: 'time.night', reason: 'fits_setting' });
  const { lightColors, palette } = draft;
  const colors = lightColors.length > 0 || kind !== 'neon' ? lightColors : palette.length > 1 ? palette : NEON_COLORS;
  return {
    kind,
    time,
    gobo,
    side: side ?? (kind === 'back' || kind === 'rim' ? 'back' : 'auto'),
    colors: colors.slice(0, 2),
  };
}

function assumeGobo(
  draft: SceneDraft,
  { place, setting, themeGobo }: { place: SettingKind; setting: ChosenSetting; themeGobo: GoboKind | null },
): GoboKind {
  if (setting.hasWindow) return 'window';
  if (place === 'window_table' && assume(draft, 'gobo.window', 'fits_setting')) return 'window';
  if (themeGobo !== null && GOBO_KINDS.includes(themeGobo) && assume(draft, `gobo.${themeGobo}`, 'fits_theme'))
    return themeGobo;
  return 'none';
}

function assumeLight(
  draft: SceneDraft,
  { place, gobo, time }: { place: SettingKind; gobo: GoboKind; time: TimeKind | null },
): LightKind {
  const isSunnyTime = time === 'golden_hour' || time === 'dawn' || time === 'day';
  const isSunnyPlace = gobo !== 'none' || OUTDOOR_SETTINGS.has(place) || place === 'window_table';
  const isSunless = time === 'night' || time === 'overcast';
  const isSunny = (isSunnyTime || isSunnyPlace) && !isSunless;
  return isSunny && assume(draft, 'light.sun', time === null ? 'fits_setting' : 'fits_time') ? 'sun' : 'softbox';
}
