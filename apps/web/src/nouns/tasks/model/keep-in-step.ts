/** Two videos this close to each other appear in sync. */
const IN_STEP_S = 0.04;
/** Beyond this difference, catching up would take too long. */
const FAR_S = 0.3;
/** Change of speed while catching up: inaudible, and done within a second or two. */
const CATCH_UP = 0.12;

export type Correction = { kind: 'seek'; toS: number } | { kind: 'rate'; rate: number };

/** Returns the correction that brings a video to the leader's position. */
export function planCorrection(at: { leaderS: number; followerS: number; rate: number }): Correction {
  const behindS = at.leaderS - at.followerS;
  if (Math.abs(behindS) > FAR_S) return { kind: 'seek', toS: at.leaderS };
  if (Math.abs(behindS) <= IN_STEP_S) return { kind: 'rate', rate: at.rate };
  return { kind: 'rate', rate: at.rate * (1 + Math.sign(behindS) * CATCH_UP) };
}

/** Returns the index of the leader: the longest, so that the others may end before it. */
export function findLeader(durationsS: readonly number[]): number {
  return durationsS.indexOf(Math.max(...durationsS));
}
