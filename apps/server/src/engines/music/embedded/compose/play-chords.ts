import { chordAt, type Layout, type ScoreBar, signAt } from './lay-out.ts';
import type { Player } from './player.ts';
import type { ChordPart, Style } from './style.ts';
import { voiceChords } from './voicing.ts';

const HARD = 0.78;
const SOFT = 0.56;

interface Band {
  layout: Layout;
  style: Style;
  player: Player;
  /** Rhythm of the verses and of the choruses. */
  rhythmOf(bar: ScoreBar): string;
}

/** Plays the chords of one part: struck in its rhythm, or broken into single notes; on a cut always struck. */
export function playChords(part: ChordPart, { layout, style, player, rhythmOf }: Band): void {
  const voicings = voiceChords(layout.chords, part);
  const voicingAt = (step: number): readonly number[] => voicings[chordAt(layout, step).index] ?? [];
  for (const bar of layout.bars) {
    const { strength } = bar.section;
    if (strength < part.from || strength > part.to) continue;
    const rhythm = rhythmOf(bar);
    const swell = 0.86 + strength * 0.035;
    for (let at = 0; at < bar.steps; at += 1) {
      const step = bar.firstStep + at;
      const sign = signAt(rhythm, bar, at);
      const isCut = layout.cutSteps.has(step);
      const isTurn = sign === '-' && bar.chords.some((span) => span.firstStep === step);
      if (part.kind === 'broken') {
        if (sign === '.' || sign === '-') continue;
        const voicing = voicingAt(step);
        const steps = heldSteps(rhythm, bar, at);
        const velocity = (at % style.meter.stepsPerBeat === 0 ? 0.7 : 0.52) * swell;
        player.play({ step, steps, pitch: climb(voicing, Number(sign)), velocity });
        continue;
      }
      if (sign !== 'X' && sign !== 'x' && !isTurn && !isCut) continue;
      const velocity = (isCut ? HARD + 0.12 : sign === 'X' || isTurn ? HARD : SOFT) * swell;
      strike({ part, player, step, steps: heldSteps(rhythm, bar, at), voicing: voicingAt(step), velocity });
    }
  }
  playFinal(part, layout, voicings.at(-1) ?? [], player);
}

/** Returns the length of a stroke: up to the next sign, a new chord or a cut. */
function heldSteps(rhythm: string, bar: ScoreBar, at: number): number {
  let steps = 1;
  for (let next = at + 1; next < bar.steps; next += 1) {
    if (signAt(rhythm, bar, next) !== '-') break;
    if (bar.chords.some((span) => span.firstStep === bar.firstStep + next)) break;
    steps += 1;
  }
  return steps;
}

/** Returns the n-th voice from below; past the top it continues an octave higher. */
function climb(voicing: readonly number[], voice: number): number {
  const octave = Math.floor(voice / Math.max(1, voicing.length));
  return (voicing[voice % Math.max(1, voicing.length)] ?? 60) + 12 * octave;
}

interface Stroke {
  part: ChordPart;
  player: Player;
  step: number;
  steps: number;
  voicing: readonly number[];
  velocity: number;
}

/**
 * Plays all voices, the top one a little louder, since it is heard as a line; a strum takes time, up strokes start from
 * above.
 */
function strike({ part, player, step, steps, voicing, velocity }: Stroke): void {
  const isUp = part.strumS > 0 && step % 4 !== 0;
  for (const [voice, pitch] of voicing.entries()) {
    const order = isUp ? voicing.length - 1 - voice : voice;
    const isTop = voice === voicing.length - 1;
    player.play({
      step,
      steps,
      pitch,
      velocity: velocity * (isTop ? 1.06 : 0.94) * (isUp ? 0.85 : 1),
      afterS: order * part.strumS,
    });
  }
}

function playFinal(part: ChordPart, layout: Layout, voicing: readonly number[], player: Player): void {
  const last = layout.bars.at(-1)?.section.strength ?? 4;
  if (last < part.from || last > part.to) return;
  const { firstStep, steps } = layout.final;
  for (const [voice, pitch] of voicing.entries())
    player.play({ step: firstStep, steps, pitch, velocity: 0.74, afterS: voice * Math.max(0.006, part.strumS) });
}
