import type { FliteVoice } from './speak-flite.ts';

/** A recorded speaker, and the changes made to that voice. */
export interface NaturalVoice {
  program: 'flite' | 'festival';
  /** The speaker in flite; festival has only one. */
  person: FliteVoice;
  /** Scale of the vocal tract: 1.03 is smaller than the recorded speaker's, as of a younger person. */
  size: number;
  /** Raises the pitch of the recording. */
  semitones: number;
  /** Factor by which the melody is wider than the program's own, which is flat. */
  range: number;
  /** Factor on the program's own pace. */
  pace: number;
  /** Filters of ffmpeg. */
  tone: readonly string[];
}

const equalizer = (hz: number, q: number, gainDb: number): string => `equalizer=f=${hz}:t=q:w=${q}:g=${gainDb}`;

const WOMANS_TONE = ['highpass=f=90'];
/** flite's samples end at 8 kHz: this boosts the brightness that is left. */
const WOMANS_NARROW_TONE = ['highpass=f=90', equalizer(3600, 0.9, 3)];
const MANS_TONE = ['highpass=f=65', equalizer(150, 0.8, 1), equalizer(3200, 0.9, 3)];
const DEEP_TONE = ['highpass=f=50', equalizer(120, 0.8, 2), equalizer(3000, 0.9, 3)];

export const NATURAL_VOICES = {
  bright: { program: 'festival', person: 'slt', size: 1, semitones: 0, range: 1.8, pace: 0.97, tone: WOMANS_TONE },
  fresh: { program: 'festival', person: 'slt', size: 1.03, semitones: 1, range: 1.85, pace: 0.98, tone: WOMANS_TONE },
  mellow: {
    program: 'flite',
    person: 'slt',
    size: 0.97,
    semitones: -0.5,
    range: 2.3,
    pace: 0.98,
    tone: WOMANS_NARROW_TONE,
  },
  solid: { program: 'flite', person: 'rms', size: 1, semitones: 0.5, range: 1.25, pace: 1.07, tone: MANS_TONE },
  broad: { program: 'flite', person: 'rms', size: 0.97, semitones: -1.5, range: 1.25, pace: 1.05, tone: DEEP_TONE },
  scottish: { program: 'flite', person: 'awb', size: 1, semitones: 0.5, range: 1.75, pace: 1, tone: MANS_TONE },
} as const satisfies Record<string, NaturalVoice>;

export type NaturalVoiceName = keyof typeof NATURAL_VOICES;
