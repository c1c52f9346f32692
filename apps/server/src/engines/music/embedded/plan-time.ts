import type { MoodStyle } from './moods.ts';

export const BEATS_PER_BAR = 4;
/** How long the final chord may ring. */
const ENDING_S = { min: 1.5, max: 3.2, ideal: 2.2 };

export interface TimePlan {
  tempoBpm: number;
  beatS: number;
  bars: number;
  endingS: number;
}

/**
 * Finds whole bars and a tempo of the mood that leave time for the final chord, so that a piece ends on the dot
 * without being cut. `wishedBpm` decides between those that fit.
 */
export function planTime(durationS: number, style: MoodStyle, wishedBpm: number): TimePlan {
  const { min, max } = style.tempoBpm;
  let best = { tempoBpm: wishedBpm, bars: 0, cost: Number.POSITIVE_INFINITY };
  const longest = Math.floor((durationS * max) / 60 / BEATS_PER_BAR);
  for (let bars = 0; bars <= longest; bars += 1) {
    for (let tempoBpm = min; tempoBpm <= max; tempoBpm += 0.5) {
      const ringS = durationS - (bars * BEATS_PER_BAR * 60) / tempoBpm;
      if (ringS < Math.min(ENDING_S.min, durationS)) continue;
      const cost =
        Math.abs(ringS - ENDING_S.ideal) * 1.5 +
        Math.max(0, ringS - ENDING_S.max) * 40 +
        Math.abs(tempoBpm - wishedBpm) * 0.3;
      if (cost < best.cost) best = { tempoBpm, bars, cost };
    }
  }
  const beatS = 60 / best.tempoBpm;
  return { tempoBpm: best.tempoBpm, beatS, bars: best.bars, endingS: best.bars * BEATS_PER_BAR * beatS };
}

/** What a bar is for: it decides who plays. */
export type BarRole = 'intro' | 'verse' | 'chorus' | 'break' | 'last';

/** An intro, sections of four bars in turn, a break in a long piece, and a last bar that leads into the final chord. */
export function planForm(bars: number): BarRole[] {
  const introBars = bars >= 24 ? 4 : bars >= 12 ? 2 : bars >= 3 ? 1 : 0;
  const breakAt = bars >= 20 ? introBars + Math.floor((bars - introBars) / 8) * 4 : -1;
  return Array.from({ length: bars }, (_none, bar): BarRole => {
    if (bar === bars - 1 && bars > 2) return 'last';
    if (bar < introBars) return 'intro';
    if (bar === breakAt || bar === breakAt + 1) return 'break';
    // A short piece grows into its chorus; a long one goes there and back.
    return bars < 12
      ? bar >= Math.ceil(bars * 0.55)
        ? 'chorus'
        : 'verse'
      : Math.floor((bar - introBars) / 4) % 2 === 0
        ? 'verse'
        : 'chorus';
  });
}
