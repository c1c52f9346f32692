import * as drums from './drums.ts';
import { soundElectricPiano } from './electric-piano.ts';
import { type InstrumentId, isStruck, type PitchedId, type StruckId } from './instrument-ids.ts';
import { type ModalPatch, soundModal } from './modal.ts';
import { MODAL, STRING, SUBTRACTIVE } from './patches.ts';
import { FELT, GRAND, soundPiano } from './piano.ts';
import { peakOf, scale, type Stereo } from './sound.ts';
import { soundString, type StringPatch } from './string.ts';
import { soundSubtractive, type SubtractivePatch } from './subtractive.ts';

/** The properties of a note that change an instrument's sound. */
export interface Touch {
  pitch: number;
  velocity: number;
  lengthS: number;
  /** The number of a variant, because real drum strokes always differ. */
  variant: number;
}

/** Channels of a sound; both are the same array if the instrument is mono. */
export interface Sounded extends Stereo {
  isMono: boolean;
}

/** The number of different velocity samples and of drum variants; in between only the loudness differs. */
const SHADES = 5;
const VARIANTS = 4;
/** Step of held-note lengths that share one sample. */
const LENGTH_S = 0.04;

/** Release time in seconds of notes that ring on; sustained notes end by themselves. */
const RELEASE_S: Partial<Record<PitchedId, number>> = {
  grand: 0.22,
  felt: 0.3,
  epiano: 0.16,
  guitar: 0.14,
  'muted-guitar': 0.05,
  nylon: 0.16,
  pizzicato: 0.3,
  harp: 0.9,
  marimba: 0.5,
  kalimba: 0.6,
  glockenspiel: 1,
  vibraphone: 0.6,
  'bass-finger': 0.09,
  'bass-upright': 0.12,
};

/** Returns the release time of an instrument that rings on; undefined if its sound ends by itself. */
export function releaseOf(instrument: InstrumentId): number | undefined {
  return isStruck(instrument) ? undefined : RELEASE_S[instrument];
}

export interface Instruments {
  sound(instrument: InstrumentId, touch: Touch): Sounded;
}

/** Creates the instruments of one piece. Sounds are cached, since most notes of a piece repeat. */
export function createInstruments(): Instruments {
  const kept = new Map<string, Sounded>();
  return {
    sound(instrument, touch) {
      const shade = Math.max(1, Math.round(touch.velocity * SHADES));
      const lengthS = Math.max(1, Math.ceil(touch.lengthS / LENGTH_S)) * LENGTH_S;
      const isHeld = !isStruck(instrument) && RELEASE_S[instrument] === undefined;
      const variant = touch.variant % VARIANTS;
      const key = isStruck(instrument)
        ? `${instrument} ${touch.pitch} ${shade} ${variant}`
        : `${instrument} ${touch.pitch} ${shade} ${isHeld ? lengthS.toFixed(2) : ''}`;
      const known = kept.get(key);
      if (known) return known;
      const made = makeSound(instrument, { ...touch, velocity: shade / SHADES, lengthS, variant });
      kept.set(key, made);
      return made;
    },
  };
}

const STRIKES: Readonly<Record<StruckId, (stroke: drums.Stroke) => Float32Array>> = {
  kick: drums.kick,
  'kick-deep': drums.kickDeep,
  'kick-soft': drums.kickSoft,
  snare: drums.snare,
  'snare-dry': drums.snareDry,
  'snare-big': drums.snareBig,
  brush: drums.brush,
  clap: drums.clap,
  snap: drums.snap,
  rim: drums.rim,
  hat: drums.hat,
  'hat-open': drums.hatOpen,
  ride: drums.ride,
  crash: drums.crash,
  shaker: drums.shaker,
  tambourine: drums.tambourine,
  conga: drums.conga,
  cowbell: drums.cowbell,
  clave: drums.clave,
  guiro: drums.guiro,
  tom: drums.tom,
  taiko: drums.taiko,
  triangle: drums.triangle,
  reverse: drums.reverse,
  sweep: drums.sweep,
  boom: drums.boom,
  chimes: drums.chimes,
};

function makeSound(instrument: InstrumentId, touch: Touch): Sounded {
  if (isStruck(instrument)) {
    const samples = STRIKES[instrument](touch);
    // All drums have the same peak; the style sets their levels in the kit.
    scale(samples, 0.9 / Math.max(peakOf(samples), 1e-6));
    return toSounded(samples);
  }
  switch (instrument) {
    case 'grand':
      return toSounded(soundPiano(GRAND, touch));
    case 'felt':
      return toSounded(soundPiano(FELT, touch));
    case 'epiano':
      return toSounded(soundElectricPiano(touch));
    default: {
      const strings: Partial<Record<PitchedId, StringPatch>> = STRING;
      const bars: Partial<Record<PitchedId, ModalPatch>> = MODAL;
      const synths: Partial<Record<PitchedId, SubtractivePatch>> = SUBTRACTIVE;
      const string = strings[instrument];
      if (string) return toSounded(soundString(string, touch));
      const modal = bars[instrument];
      if (modal) return toSounded(soundModal(modal, touch));
      const synth = synths[instrument];
      if (synth) return { ...soundSubtractive(synth, touch), isMono: false };
      throw new Error(`nobody plays the ${instrument}`);
    }
  }
}

function toSounded(samples: Float32Array): Sounded {
  return { left: samples, right: samples, isMono: true };
}
