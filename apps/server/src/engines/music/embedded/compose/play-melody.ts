import type { SeededRandom } from '@reelwright/seeded-random';
import { nearestPitch } from './harmony.ts';
import { chordAt, type Layout, type ScoreBar } from './lay-out.ts';
import type { Section } from './plan-form.ts';
import { type Phrase, type TuneNote, writeTune } from './melody.ts';
import type { Player } from './player.ts';
import type { MelodyPart, Style } from './style.ts';

/** Writes the tune of a part: one for the verses, one for the choruses. */
export function composeTune(part: MelodyPart, layout: Layout, random: SeededRandom): TuneNote[] {
  const bars = layout.bars.filter(({ section }) => isPlaying(part, section));
  const write = (isChorus: boolean): TuneNote[] =>
    writeTune(
      toPhrases(
        bars.filter(({ section }) => (section.kind === 'chorus') === isChorus),
        layout,
      ),
      { key: layout.key, range: part.range, rhythms: part.rhythms, random },
    );
  const tune = [...write(false), ...write(true)].sort((left, right) => left.step - right.step);
  const lastBar = layout.bars.at(-1);
  if (lastBar && isPlaying(part, lastBar.section)) tune.push(toFinalNote(part, layout, tune.at(-1)));
  return tune;
}

export function playTune(part: MelodyPart, tune: readonly TuneNote[], style: Style, player: Player): void {
  for (const { step, steps, pitch, isStrong } of tune) {
    const isOnBeat = step % style.meter.stepsPerBeat === 0;
    player.play({
      step,
      steps,
      pitch: pitch + (part.doubles ?? 0),
      velocity: (isStrong ? 0.76 : 0.6) * (isOnBeat ? 1.05 : 0.95),
    });
  }
}

function isPlaying(part: MelodyPart, { strength }: Section): boolean {
  return strength >= part.from && strength <= part.to;
}

/** Splits every section into phrases of two bars each. */
function toPhrases(bars: readonly ScoreBar[], layout: Layout): Phrase[] {
  const phrases: Phrase[] = [];
  for (let index = 0; index < bars.length; ) {
    const first = bars[index] as ScoreBar;
    const second = bars[index + 1];
    const isPair = second !== undefined && second.section === first.section;
    phrases.push({
      firstStep: first.firstStep,
      steps: first.steps + (isPair ? second.steps : 0),
      chordAt: (step) => chordAt(layout, step).chord,
    });
    index += isPair ? 2 : 1;
  }
  return phrases;
}

/** Returns the final chord's root or third, whichever is nearer. */
function toFinalNote(part: MelodyPart, layout: Layout, last: TuneNote | undefined): TuneNote {
  const { chord, firstStep, steps } = layout.final;
  const before = last?.pitch ?? part.range[0] + 6;
  const home = [chord.root, chord.root + (chord.tones[1] ?? 4)]
    .map((each) => nearestPitch(each, before))
    .reduce((best, each) => (Math.abs(each - before) < Math.abs(best - before) ? each : best));
  return { step: firstStep, steps, pitch: home, isStrong: true };
}
