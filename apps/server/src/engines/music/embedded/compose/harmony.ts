import type { KeyMode, MusicKey, Tonic } from '@reelwright/contracts';

export interface Key {
  /** Semitones above C. */
  tonic: number;
  mode: KeyMode;
}

const SEMITONES: Readonly<Record<Tonic, number>> = {
  C: 0,
  'C#': 1,
  D: 2,
  Eb: 3,
  E: 4,
  F: 5,
  'F#': 6,
  G: 7,
  Ab: 8,
  A: 9,
  Bb: 10,
  B: 11,
};

export function readKey(key: MusicKey): Key {
  const [tonic, mode] = key.split(' ') as [Tonic, KeyMode];
  return { tonic: SEMITONES[tonic], mode };
}

export interface Chord {
  /** As written: `bVII9`. */
  symbol: string;
  /** Pitch classes of the root and of the bass note. */
  root: number;
  bass: number;
  /** Semitones above the root, the root first. */
  tones: readonly number[];
}

const DEGREES: Readonly<Record<string, number>> = { I: 0, II: 2, III: 4, IV: 5, V: 7, VI: 9, VII: 11 };

const MAJOR_KINDS: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  '6': [0, 4, 7, 9],
  '69': [0, 4, 7, 9, 14],
  '7': [0, 4, 7, 10],
  '9': [0, 4, 7, 10, 14],
  '13': [0, 4, 10, 14, 21],
  maj7: [0, 4, 7, 11],
  maj9: [0, 4, 7, 11, 14],
  add9: [0, 4, 7, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
  '9sus4': [0, 5, 7, 10, 14],
  '5': [0, 7],
  '7b9': [0, 4, 7, 10, 13],
};
const MINOR_KINDS: Readonly<Record<string, readonly number[]>> = {
  '5': [0, 7],
  '': [0, 3, 7],
  '6': [0, 3, 7, 9],
  '7': [0, 3, 7, 10],
  '9': [0, 3, 7, 10, 14],
  '11': [0, 3, 7, 10, 17],
  add9: [0, 3, 7, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7b5': [0, 3, 6, 10],
  dim: [0, 3, 6],
};

/**
 * Parses a Roman numeral in a key: `V7sus4`, `bVImaj7`, `i9`, `I/3` with the third in the bass. Capitals are major,
 * small ones minor, as semitones above the tonic; `b` and `#` move the root. Throws a RangeError if it is no chord.
 */
export function readChord(symbol: string, key: Key): Chord {
  const match = /^([b#]?)([IV]+|[iv]+)([a-z0-9]*)(?:\/([357]))?$/.exec(symbol);
  const [, accidental = '', numeral = '', kind = '', slash] = match ?? [];
  const degree = DEGREES[numeral.toUpperCase()];
  const tones = (numeral === numeral.toUpperCase() ? MAJOR_KINDS : MINOR_KINDS)[kind];
  if (degree === undefined || tones === undefined) throw new RangeError(`"${symbol}" is no chord`);
  const root = toClass(key.tonic + degree + (accidental === 'b' ? -1 : accidental === '#' ? 1 : 0));
  const third = tones[1] ?? 0;
  const inBass = slash === '3' ? third : slash === '5' ? (tones[2] ?? 7) : slash === '7' ? (tones[3] ?? 10) : 0;
  return { symbol, root, bass: toClass(root + inBass), tones };
}

/** Parses bars of one or two chords each. */
export function readProgression(text: string, key: Key): Chord[][] {
  return text.split('|').map((bar) =>
    bar
      .trim()
      .split(/\s+/)
      .map((symbol) => readChord(symbol, key)),
  );
}

export function toClass(pitch: number): number {
  return ((pitch % 12) + 12) % 12;
}

const SCALES: Readonly<Record<KeyMode, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
};

/**
 * Returns the pitch classes that a tune may use over a chord: those of the key that don't clash with the chord, and the
 * chord's own.
 */
export function scaleOver(chord: Chord, key: Key): ReadonlySet<number> {
  const own = new Set(chord.tones.map((tone) => toClass(chord.root + tone)));
  const classes = SCALES[key.mode].map((step) => toClass(key.tonic + step));
  const fitting = classes.filter((each) => own.has(each) || !isRubbing(each, own));
  return new Set([...own, ...fitting]);
}

/** Checks if a note lies a semitone above one of the chord's: a clash that every listener hears as a mistake. */
function isRubbing(pitchClass: number, own: ReadonlySet<number>): boolean {
  return own.has(toClass(pitchClass - 1));
}

/** Returns the pitch of a class nearest to `around`. */
export function nearestPitch(pitchClass: number, around: number): number {
  const above = around + toClass(pitchClass - around);
  return above - around > 6 ? above - 12 : above;
}
