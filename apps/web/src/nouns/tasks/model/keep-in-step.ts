/** Two videos this close to each other look as one. */
const IN_STEP_S = 0.04;
/** Further apart, catching up would take too long to look at. */
const FAR_S = 0.3;
/** Faster or slower by this share while catching up: nobody hears it, and it takes a second or two. */
const CATCH_UP = 0.12;

export type Correction = { kind: 'seek'; toS: number } | { kind: 'rate'; rate: number };

/** What brings a video to where the leading one is. */
export function planCorrection(at: { leaderS: number; followerS: number; rate: number }): Correction {
  const behindS = at.leaderS - at.followerS;
  if (Math.abs(behindS) > FAR_S) return { kind: 'seek', toS: at.leaderS };
  if (Math.abs(behindS) <= IN_STEP_S) return { kind: 'rate', rate: at.rate };
  return { kind: 'rate', rate: at.rate * (1 + Math.sign(behindS) * CATCH_UP) };
}

/** The one that all follow: the longest, so that the others may end before it. */
export function findLeader(durationsS: readonly number[]): number {
  return durationsS.indexOf(Math.max(...durationsS));
}
