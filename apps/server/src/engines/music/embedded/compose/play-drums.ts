import type { SeededRandom } from '@reelwright/seeded-random';
import type { StruckId } from '../play/instrument-ids.ts';
import { type Layout, type ScoreBar, signAt } from './lay-out.ts';
import type { Player } from './player.ts';
import type { DrumPart, Fill, Style } from './style.ts';

/** Drums that keep the time during a fill. */
const KEEPS_TIME: ReadonlySet<StruckId> = new Set([
  'kick',
  'kick-deep',
  'kick-soft',
  'shaker',
  'tambourine',
  'triangle',
]);
const ACCENT = 0.95;

interface Kit {
  layout: Layout;
  style: Style;
  playerOf(instrument: StruckId): Player;
  random: SeededRandom;
}

/** Plays the drums: a groove for verses, one for choruses, and a fill before each new section. */
export function playDrums(parts: readonly DrumPart[], { layout, style, playerOf, random }: Kit): void {
  const grooves = Math.max(...parts.map((part) => part.grooves.length), 1);
  const verse = Math.floor(random.between(0, grooves));
  const chorus = (verse + 1 + Math.floor(random.between(0, Math.max(1, grooves - 1)))) % grooves;
  const fills = style.fills.length > 0 ? random.shuffle(style.fills) : [];
  let filled = 0;
  for (const [index, bar] of layout.bars.entries()) {
    const next = layout.bars[index + 1];
    const fill = wantsFill(bar, next) ? fills[filled % fills.length] : undefined;
    if (fill) filled += 1;
    const fillSteps = fill ? Math.min(bar.steps, lengthOf(fill)) : 0;
    for (const part of parts) {
      if (bar.section.strength < part.from || bar.section.strength > part.to) continue;
      const groove = part.grooves[(bar.section.kind === 'chorus' ? chorus : verse) % part.grooves.length] ?? '';
      playGroove({
        part,
        bar,
        groove,
        player: playerOf(part.instrument),
        style,
        until: KEEPS_TIME.has(part.instrument) ? bar.steps : bar.steps - fillSteps,
      });
    }
    if (fill) playFill({ fill, fillSteps, bar, parts, playerOf });
  }
}

interface Bar {
  part: DrumPart;
  bar: ScoreBar;
  groove: string;
  player: Player;
  style: Style;
  until: number;
}

function playGroove({ part, bar, groove, player, style, until }: Bar): void {
  if (groove.length === 0) return;
  for (let at = 0; at < until; at += 1) {
    const strength = Number(signAt(groove, bar, at));
    if (!strength) continue;
    // Drummers accent the beat.
    const lean = at % style.meter.stepsPerBeat === 0 ? 1 : 0.94;
    player.play({
      step: bar.firstStep + at,
      steps: 1,
      velocity: (strength / 9) * lean * (0.86 + bar.section.strength * 0.028),
      ...(part.pitch === undefined ? {} : { pitch: part.pitch }),
    });
  }
}

/** Fills precede every new section but a break, and the final chord. */
function wantsFill(bar: ScoreBar, next: ScoreBar | undefined): boolean {
  if (next === undefined) return bar.section.strength >= 2;
  if (!bar.isLastOfSection) return bar.section.strength >= 3 && bar.inSection % 4 === 3;
  return next.section.kind !== 'break';
}

function lengthOf(fill: Fill): number {
  return Math.max(...Object.values(fill).map((steps) => steps.length));
}

interface Filling {
  fill: Fill;
  fillSteps: number;
  bar: ScoreBar;
  parts: readonly DrumPart[];
  playerOf(instrument: StruckId): Player;
}

function playFill({ fill, fillSteps, bar, parts, playerOf }: Filling): void {
  for (const [instrument, steps] of Object.entries(fill) as [StruckId, string][]) {
    const known = parts.find((part) => part.instrument === instrument);
    for (const [at, sign] of Array.from(steps.slice(-fillSteps)).entries()) {
      const strength = Number(sign);
      if (!strength) continue;
      playerOf(instrument).play({
        step: bar.firstStep + bar.steps - fillSteps + at,
        steps: 1,
        velocity: (strength / 9) * ACCENT * (bar.section.strength === 1 ? 0.75 : 1),
        // Toms descend during the fill.
        pitch: instrument === 'tom' ? 50 - Math.round((at / fillSteps) * 9) : (known?.pitch ?? 60),
      });
    }
  }
}
