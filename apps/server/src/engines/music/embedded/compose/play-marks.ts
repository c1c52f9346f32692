import type { StruckId } from '../play/instrument-ids.ts';
import type { Layout } from './lay-out.ts';
import type { Clock, Player } from './player.ts';
import type { Style } from './style.ts';

/** Length of each rising sound in seconds; it ends where the new section starts. */
const LIFT_S: Partial<Record<StruckId, number>> = { reverse: 1.5, sweep: 2.4 };

interface Marking {
  layout: Layout;
  style: Style;
  clock: Clock;
  playerOf(instrument: StruckId): Player;
}

/** Marks new sections and cuts: a cymbal at their start, and a sound that rises towards them. */
export function playMarks({ layout, style, clock, playerOf }: Marking): void {
  const { section, cut, lift, final } = style.marks;
  const sectionSteps = new Set<number>();
  for (const [index, bar] of layout.bars.entries()) {
    if (bar.inSection !== 0 || index === 0) continue;
    sectionSteps.add(bar.firstStep);
    const { strength } = bar.section;
    if (section && strength >= 3)
      playerOf(section).play({ step: bar.firstStep, steps: 4, velocity: 0.5 + strength * 0.08 });
    if (lift && strength >= 4) playLift(lift, clock.toSeconds(bar.firstStep), playerOf(lift), strength);
  }
  for (const step of layout.cutSteps) {
    if (sectionSteps.has(step) || step >= layout.final.firstStep) continue;
    playerOf(cut).play({ step, steps: 4, velocity: 0.62 });
  }
  if (final) playerOf(final).play({ step: layout.final.firstStep, steps: 4, velocity: 0.85 });
}

function playLift(lift: StruckId, endS: number, player: Player, strength: number): void {
  const lengthS = LIFT_S[lift] ?? 1.5;
  if (endS < lengthS) return;
  player.play({ step: 0, steps: 1, velocity: 0.4 + strength * 0.06, afterS: endS - lengthS });
}
