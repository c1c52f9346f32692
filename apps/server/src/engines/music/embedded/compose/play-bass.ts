import { type Chord, nearestPitch, toClass } from './harmony.ts';
import { chordAt, type Layout, type ScoreBar, signAt } from './lay-out.ts';
import type { Player } from './player.ts';
import type { BassPart, Style } from './style.ts';

/** Between E1 and D#2: felt on loudspeakers, still audible on phones by its partials. */
const LOWEST = 28;

interface Band {
  layout: Layout;
  style: Style;
  player: Player;
  rhythmOf(bar: ScoreBar): string;
}

export function playBass(part: BassPart, { layout, style, player, rhythmOf }: Band): void {
  for (const bar of layout.bars) {
    const { strength } = bar.section;
    if (strength < part.from || strength > part.to) continue;
    const rhythm = rhythmOf(bar);
    for (let at = 0; at < bar.steps; at += 1) {
      const step = bar.firstStep + at;
      const isTurn = signAt(rhythm, bar, at) === '-' && bar.chords.some((span) => span.firstStep === step);
      const sign = isTurn ? 'R' : signAt(rhythm, bar, at);
      if (sign === '.' || sign === '-') continue;
      let steps = 1;
      while (
        at + steps < bar.steps &&
        signAt(rhythm, bar, at + steps) === '-' &&
        !bar.chords.some((span) => span.firstStep === step + steps)
      )
        steps += 1;
      const span = chordAt(layout, step);
      const next = chordAt(layout, span.firstStep + span.steps).chord;
      const velocity =
        (sign === 'r' ? 0.5 : at % style.meter.stepsPerBeat === 0 ? 0.85 : 0.7) * (0.9 + strength * 0.02);
      player.play({ step, steps, pitch: pitchOf(sign, span.chord, next), velocity });
    }
  }
  const { firstStep, steps, chord } = layout.final;
  player.play({ step: firstStep, steps, pitch: pitchOf('R', chord, chord), velocity: 0.85 });
}

function pitchOf(sign: string, chord: Chord, next: Chord): number {
  const root = LOWEST + toClass(chord.bass - LOWEST);
  const toneOf = (index: number, fallback: number): number => toClass(chord.root + (chord.tones[index] ?? fallback));
  switch (sign) {
    case '8':
      return root + 12;
    case '5':
      return root + toClass(fifthOf(chord) - root);
    case '3':
      return root + toClass(toneOf(1, 4) - root);
    case '7':
      return root + toClass(chord.tones.includes(11) ? chord.root + 11 - root : chord.root + 10 - root);
    case 'a': {
      // Approaches by a semitone from below, or from above if the line descends.
      const target = nearestPitch(next.bass, root);
      const leading = target > root ? target - 1 : target + 1;
      return leading < LOWEST ? leading + 12 : leading;
    }
    default:
      return root;
  }
}

function fifthOf(chord: Chord): number {
  const fifth = chord.tones.find((tone) => tone >= 6 && tone <= 8) ?? 7;
  return toClass(chord.root + fifth);
}
