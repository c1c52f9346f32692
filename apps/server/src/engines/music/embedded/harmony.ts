import { SCALES } from './moods.ts';

export interface Key {
  /** MIDI number of the root, around C3. */
  root: number;
  scale: keyof typeof SCALES;
}

export interface Chord {
  /** 0 is the tonic. */
  degree: number;
  /** MIDI numbers of the chord as it is held, low to high. */
  voicing: number[];
  /** Its root in the bass octave. */
  bass: number;
}

/** The pitch `steps` steps of the scale above the root. */
export function pitchOf(key: Key, steps: number): number {
  const scale = SCALES[key.scale];
  const octave = Math.floor(steps / scale.length);
  return key.root + octave * 12 + (scale[steps - octave * scale.length] ?? 0);
}

/** Each chord in the inversion that moves least from the one before. */
export function voiceChords(degrees: readonly number[], key: Key, { sevenths }: { sevenths: boolean }): Chord[] {
  const center = 57;
  let before: number[] | null = null;
  return degrees.map((degree) => {
    const steps = sevenths ? [0, 2, 4, 6] : [0, 2, 4];
    const classes = steps.map((step) => pitchOf(key, degree + step));
    // The dominant of a minor key wants its leading note.
    if (key.scale === 'minor' && degree === 4 && classes[1] !== undefined) classes[1] += 1;
    const candidates = classes.flatMap((_pitch, inversion) =>
      [-12, 0, 12].map((shift) =>
        classes.map((pitch, index) => pitch + shift + (index < inversion ? 12 : 0)).sort((low, high) => low - high),
      ),
    );
    const cost = (voicing: number[]): number => {
      const spread = voicing.reduce((sum, pitch) => sum + Math.abs(pitch - center), 0) * 0.25;
      const moves = before?.reduce((sum, pitch, index) => sum + Math.abs(pitch - (voicing[index] ?? pitch)), 0) ?? 0;
      return spread + moves;
    };
    const voicing = candidates.reduce((best, candidate) => (cost(candidate) < cost(best) ? candidate : best));
    before = voicing;
    return { degree, voicing, bass: toBass(pitchOf(key, degree)) };
  });
}

/** Between E1 and D#2: felt on loudspeakers, still heard on telephones by its partials. */
function toBass(pitch: number): number {
  let bass = pitch;
  while (bass > 39) bass -= 12;
  while (bass < 28) bass += 12;
  return bass;
}
