import type { SeededRandom } from '@reelwright/seeded-random';
import { type Chord, type Key, readChord, readProgression } from './harmony.ts';
import { planForm, type Section, type Turns } from './plan-form.ts';
import type { TimePlan } from './plan-time.ts';
import type { Style } from './style.ts';

/** A chord of a bar and the steps of the piece during which it sounds. */
export interface ChordSpan {
  chord: Chord;
  /** The chord's position among all of the piece: the index of its voicing. */
  index: number;
  firstStep: number;
  steps: number;
}

export interface ScoreBar {
  section: Section;
  /** Bars since the section's start. */
  inSection: number;
  isLastOfSection: boolean;
  firstStep: number;
  steps: number;
  /** Steps since the section's start, counting every bar as whole; the position in rhythms of two bars. */
  rhythmStep: number;
  chords: ChordSpan[];
}

/** The plan of a piece: its bars with their chords, and the place of the final chord. */
export interface Layout {
  key: Key;
  bars: ScoreBar[];
  final: ChordSpan;
  /** Steps that mark a cut. */
  cutSteps: ReadonlySet<number>;
  /** Every chord in order, the final one last. */
  chords: Chord[];
}

interface LayoutRequest {
  time: TimePlan;
  turns: Turns;
  style: Style;
  key: Key;
  random: SeededRandom;
}

/**
 * Gives each bar its section and chords: verse chords in verses, chorus chords elsewhere; the last bar leads to the
 * final chord.
 */
export function layOutBars({ time, turns, style, key, random }: LayoutRequest): Layout {
  const sections = planForm(time.bars, turns);
  const { verse, chorus, turn, final } = style.progressions[key.mode];
  const verseBars = readProgression(random.pick(verse), key);
  const chorusBars = readProgression(random.pick(chorus), key);
  const turnBar = readProgression(turn, key)[0] ?? [];
  const { stepsPerBeat } = style.meter;
  const chords: Chord[] = [];
  const bars: ScoreBar[] = time.bars.map((plan, index) => {
    const section = sections.find(({ first, end }) => index >= first && index < end);
    if (!section) throw new Error(`bar ${index} lies in no section`);
    const inSection = index - section.first;
    const source = section.kind === 'chorus' ? chorusBars : verseBars;
    const isTurn = index === time.bars.length - 1 && time.bars.length > 2;
    const written = (isTurn ? turnBar : source[inSection % source.length]) ?? turnBar;
    const steps = plan.beats * stepsPerBeat;
    const firstStep = plan.beat * stepsPerBeat;
    const spans = divideBar(plan.beats < style.meter.beats ? written.slice(0, 1) : written, { firstStep, steps });
    return {
      section,
      inSection,
      isLastOfSection: index === section.end - 1,
      firstStep,
      steps,
      rhythmStep: inSection * style.meter.beats * stepsPerBeat,
      chords: spans.map((span) => ({ ...span, index: chords.push(span.chord) - 1 })),
    };
  });
  const finalChord = readChord(final, key);
  const finalStep = time.totalBeats * stepsPerBeat;
  return {
    key,
    bars,
    final: {
      chord: finalChord,
      index: chords.push(finalChord) - 1,
      firstStep: finalStep,
      // Held until the piece has faded.
      steps: Math.max(stepsPerBeat * 4, Math.ceil(time.ringBeats * stepsPerBeat)),
    },
    cutSteps: new Set(time.cutBeats.map((beat) => beat * stepsPerBeat)),
    chords,
  };
}

function divideBar(
  written: readonly Chord[],
  { firstStep, steps }: { firstStep: number; steps: number },
): Omit<ChordSpan, 'index'>[] {
  const share = Math.floor(steps / written.length);
  return written.map((chord, index) => ({
    chord,
    firstStep: firstStep + index * share,
    steps: index === written.length - 1 ? steps - index * share : share,
  }));
}

/** Returns the chord that sounds at a step. */
export function chordAt(layout: Layout, step: number): ChordSpan {
  for (const bar of layout.bars) {
    if (step >= bar.firstStep + bar.steps) continue;
    for (const span of bar.chords) if (step < span.firstStep + span.steps) return span;
  }
  return layout.final;
}

/** Returns the sign of a rhythm at a step of a bar. */
export function signAt(rhythm: string, bar: ScoreBar, at: number): string {
  return rhythm[(bar.rhythmStep + at) % rhythm.length] ?? '.';
}
