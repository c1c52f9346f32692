/** Instruments that play pitches. */
export const PITCHED = [
  'grand',
  'felt',
  'epiano',
  'organ',
  'guitar',
  'muted-guitar',
  'nylon',
  'pizzicato',
  'harp',
  'marimba',
  'kalimba',
  'glockenspiel',
  'vibraphone',
  'strings',
  'spiccato',
  'pad',
  'air-pad',
  'saws',
  'stab',
  'synth-pluck',
  'lead',
  'soft-lead',
  'whistle',
  'brass',
  'choir',
  'bass-finger',
  'bass-upright',
  'bass-synth',
  'bass-sub',
  'bass-808',
] as const;
export type PitchedId = (typeof PITCHED)[number];

/** Drums, cymbals and effects that mark a new section. */
export const STRUCK = [
  'kick',
  'kick-deep',
  'kick-soft',
  'snare',
  'snare-dry',
  'snare-big',
  'brush',
  'clap',
  'snap',
  'rim',
  'hat',
  'hat-open',
  'ride',
  'crash',
  'shaker',
  'tambourine',
  'conga',
  'cowbell',
  'clave',
  'guiro',
  'tom',
  'taiko',
  'triangle',
  'reverse',
  'sweep',
  'boom',
  'chimes',
] as const;
export type StruckId = (typeof STRUCK)[number];

export type InstrumentId = PitchedId | StruckId;

const struck: ReadonlySet<string> = new Set(STRUCK);
export function isStruck(id: InstrumentId): id is StruckId {
  return struck.has(id);
}
