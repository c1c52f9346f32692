import { createSeededRandom, type SeededRandom } from '../../seeded-random.ts';
import type { Mood } from '../music.ts';
import { type Chord, voiceChords } from './harmony.ts';
import { type MelodyNote, writeMelody } from './melody.ts';
import { type DrumPattern, MOOD_STYLES, type MoodStyle } from './moods.ts';
import { type BarRole, BEATS_PER_BAR, planForm, planTime, type TimePlan } from './plan-time.ts';
import type { Instrument, Note, Piece } from './score.ts';

/** Places notes in time with the hand of a player: swing, a little looseness, uneven strength. */
interface Player {
  /** `beat` counts from the start of the piece and may be a fraction. */
  play(instrument: Instrument, beat: number, note: { beats: number; pitch?: number; velocity: number }): void;
}

/** Composes a piece: the same mood, length and seed give the same notes. */
export function composePiece({ mood, durationS, seed }: { mood: Mood; durationS: number; seed: number }): Piece {
  const style = MOOD_STYLES[mood];
  const random = createSeededRandom(seed, `music ${mood}`);
  const time = planTime(durationS, style, random.between(style.tempoBpm.min, style.tempoBpm.max));
  const key = { root: random.pick(style.roots), scale: style.scale };
  const progression = random.pick(style.progressions);
  const form = planForm(time.bars);
  // The last bar stands on the dominant's side, so that the final chord is an arrival.
  const degrees = form.map((role, bar) =>
    role === 'last' ? (style.scale === 'minor' ? 6 : 4) : (progression[bar % progression.length] ?? 0),
  );
  const chords = voiceChords([...degrees, 0], key, style);
  const final = chords.pop() as Chord; // voiceChords answers one chord for each degree
  const melody = writeMelody(chords, key, {
    density: mood === 'calm' || mood === 'bold' ? 'sparse' : 'lively',
    random,
  });

  const notes: Note[] = [];
  const player = createPlayer(notes, time, random.between(style.swing.min, style.swing.max), random);
  const band = { style, chords, form, player, random };
  playChords(band);
  playArpeggio(band);
  playBass(band);
  playMelody(band, melody, random.pick(style.leads));
  playDrums(band, random.pick(style.drums));
  playEnding(final, time, style, player);

  return {
    durationS,
    tempoBpm: time.tempoBpm,
    beatsS: Array.from({ length: time.bars * BEATS_PER_BAR + 1 }, (_none, beat) => beat * time.beatS),
    endingS: time.endingS,
    notes: notes.filter((note) => note.startS < durationS).sort((left, right) => left.startS - right.startS),
    sound: style.sound,
  };
}

interface Band {
  style: MoodStyle;
  chords: readonly Chord[];
  form: readonly BarRole[];
  player: Player;
  random: SeededRandom;
}

function createPlayer(notes: Note[], time: TimePlan, swing: number, random: SeededRandom): Player {
  const isDrum = (instrument: Instrument) => !['pad', 'keys', 'pluck', 'bell', 'bass'].includes(instrument);
  return {
    play(instrument, beat, { beats, pitch = 60, velocity }) {
      const whole = Math.floor(beat);
      const part = beat - whole;
      const swung = part < 0.5 ? part * 2 * swing : swing + (part - 0.5) * 2 * (1 - swing);
      // Drums keep the time; the others lean a few milliseconds around it.
      const leanS = beat === 0 ? 0 : isDrum(instrument) ? random.between(0, 0.003) : random.between(0, 0.009);
      notes.push({
        instrument,
        startS: (whole + swung) * time.beatS + leanS,
        lengthS: beats * time.beatS,
        pitch,
        velocity: Math.min(1, velocity * random.between(0.88, 1.08)),
      });
    },
  };
}

function playChords({ style, chords, form, player, random }: Band): void {
  const stabs = random.pick([
    [0, 1.5, 3],
    [0, 1.5, 2.5],
    [0.5, 1.5, 2.5, 3.5],
    [0, 2.5],
  ]);
  const strums = random.pick([
    [0, 1, 1.5, 2.5, 3],
    [0, 1.5, 2, 3],
    [0, 1, 2.5, 3.5],
  ]);
  for (const [bar, chord] of chords.entries()) {
    const start = bar * BEATS_PER_BAR;
    for (const pitch of chord.voicing)
      player.play('pad', start, { beats: BEATS_PER_BAR, pitch, velocity: form[bar] === 'chorus' ? 0.62 : 0.5 });
    const isFull = form[bar] !== 'intro' && form[bar] !== 'break';
    if (style.chords === 'stabs' && isFull) {
      for (const beat of stabs)
        for (const pitch of chord.voicing)
          player.play('keys', start + beat, { beats: 0.4, pitch, velocity: beat === 0 ? 0.6 : 0.48 });
    }
    if (style.chords === 'strums') {
      for (const beat of form[bar] === 'intro' ? [0, 2] : strums) {
        const strings = [...chord.voicing, (chord.voicing[0] ?? 48) + 12];
        // A hand takes a moment to cross the strings.
        for (const [string, pitch] of strings.entries()) {
          player.play('pluck', start + beat + string * 0.03, {
            beats: 1.6,
            pitch,
            velocity: (Number.isInteger(beat) ? 0.6 : 0.42) - string * 0.03,
          });
        }
      }
    }
  }
}

function playArpeggio({ style, chords, form, player, random }: Band): void {
  if (style.arpeggio === null) return;
  const shape = random.pick([
    [0, 1, 2, 1],
    [0, 2, 1, 2],
    [2, 1, 0, 1],
    [0, 1, 2, 3],
  ]);
  const steps = style.arpeggioPerBeat * BEATS_PER_BAR;
  for (const [bar, chord] of chords.entries()) {
    const ladder = [...chord.voicing, (chord.voicing[0] ?? 48) + 12];
    for (let step = 0; step < steps; step += 1) {
      const pitch = ladder[(shape[step % shape.length] ?? 0) % ladder.length] ?? 60;
      const isAccent = step % style.arpeggioPerBeat === 0;
      const strength = form[bar] === 'intro' ? 0.5 : form[bar] === 'break' ? 0.42 : 0.46;
      player.play(style.arpeggio, bar * BEATS_PER_BAR + step / style.arpeggioPerBeat, {
        beats: style.arpeggio === 'keys' ? 1.6 : 1.2 / style.arpeggioPerBeat,
        pitch: pitch + (style.arpeggioPerBeat < 4 ? 12 : 0),
        velocity: strength * (isAccent ? 1 : 0.72),
      });
    }
  }
}

function playBass({ style, chords, form, player }: Band): void {
  for (const [bar, chord] of chords.entries()) {
    if (form[bar] === 'intro') continue;
    const start = bar * BEATS_PER_BAR;
    const fifth = chord.bass + 7;
    const next = chords[bar + 1]?.bass ?? chord.bass;
    if (style.bass === 'held' || form[bar] === 'break') {
      player.play('bass', start, { beats: 3.8, pitch: chord.bass, velocity: 0.7 });
    } else if (style.bass === 'eighths') {
      for (let eighth = 0; eighth < 8; eighth += 1)
        player.play('bass', start + eighth / 2, {
          beats: 0.42,
          pitch: chord.bass,
          velocity: eighth % 2 === 0 ? 0.8 : 0.6,
        });
    } else if (style.bass === 'offbeat') {
      for (const [beat, pitch] of [
        [0, chord.bass],
        [1.5, chord.bass],
        [2.5, fifth],
        [3.5, chord.bass + 12],
      ] as const) {
        player.play('bass', start + beat, { beats: 0.7, pitch, velocity: beat === 0 ? 0.85 : 0.65 });
      }
    } else {
      const lead = next > chord.bass ? next - 1 : next + 1;
      for (const [beat, pitch, beats] of [
        [0, chord.bass, 1.4],
        [1.5, chord.bass, 0.4],
        [2, fifth, 0.9],
        [3, lead, 0.8],
      ] as const) {
        player.play('bass', start + beat, { beats, pitch, velocity: beat === 0 ? 0.8 : 0.62 });
      }
    }
  }
}

function playMelody({ form, player, style }: Band, melody: readonly MelodyNote[], lead: Instrument): void {
  for (const note of melody) {
    const role = form[note.bar];
    if (role === 'intro' || role === 'break') continue;
    const beat = note.bar * BEATS_PER_BAR + note.at / 2;
    const velocity = (role === 'chorus' ? 0.66 : 0.54) * (note.at % 4 === 0 ? 1 : 0.85);
    player.play(lead, beat, { beats: Math.max(0.5, note.eighths / 2), pitch: note.pitch, velocity });
    // The chorus doubles the tune an octave below, where it adds body without covering words.
    if (role === 'chorus' && style.chords !== 'held')
      player.play('keys', beat, { beats: note.eighths / 2, pitch: note.pitch - 12, velocity: velocity * 0.5 });
  }
}

function playDrums({ form, player, random }: Band, pattern: DrumPattern): void {
  const bars = form.length;
  for (const [bar, role] of form.entries()) {
    const start = bar * BEATS_PER_BAR;
    const isFillBar = role === 'last' || (bar % 8 === 7 && role !== 'break' && bars > 8);
    for (const [instrument, steps] of Object.entries(pattern) as [Instrument, string][]) {
      // The intro has the light ones only; the break none; before an ending or a new part the fill takes the last beat.
      if (role === 'break' || (role === 'intro' && !['hat', 'shaker', 'rim'].includes(instrument))) continue;
      for (let step = 0; step < 16; step += 1) {
        const strength = Number(steps[step]);
        if (!strength || (isFillBar && step >= 12)) continue;
        player.play(instrument, start + step / 4, {
          beats: 0.5,
          velocity: (strength / 9) * (role === 'verse' ? 0.9 : 1),
          pitch: instrument === 'tom' ? 45 : 60,
        });
      }
    }
    if (isFillBar) playFill(pattern, start + 3, player, random);
  }
}

function playFill(pattern: DrumPattern, beat: number, player: Player, random: SeededRandom): void {
  const drum: Instrument = pattern.snare ? 'snare' : pattern.tom ? 'tom' : pattern.clap ? 'clap' : 'rim';
  const strength = pattern.kick?.includes('9') ? 0.75 : 0.4;
  const steps = random.pick([
    [0, 0.5, 0.75],
    [0, 0.25, 0.5, 0.75],
    [0, 0.5],
  ]);
  for (const [index, step] of steps.entries()) {
    player.play(drum, beat + step, {
      beats: 0.4,
      velocity: strength * (0.55 + (0.45 * (index + 1)) / steps.length),
      pitch: 50 - index * 3,
    });
  }
}

/** The tonic, spread and left to ring. */
function playEnding(chord: Chord, time: TimePlan, style: MoodStyle, player: Player): void {
  const beat = time.bars * BEATS_PER_BAR;
  const hasDrums = style.drums.some((pattern) => pattern.kick?.includes('9'));
  for (const pitch of chord.voicing) {
    player.play('pad', beat, { beats: 3, pitch, velocity: 0.62 });
    player.play(style.chords === 'strums' ? 'pluck' : 'keys', beat, { beats: 4, pitch, velocity: 0.6 });
  }
  player.play('bell', beat, {
    beats: 4,
    pitch: (chord.voicing.at(-1) ?? 60) + 12 > 79 ? (chord.voicing.at(-1) ?? 60) : (chord.voicing.at(-1) ?? 60) + 12,
    velocity: 0.5,
  });
  player.play('bass', beat, { beats: 3, pitch: chord.bass, velocity: 0.8 });
  if (hasDrums) player.play('kick', beat, { beats: 1, velocity: 0.95 });
}
