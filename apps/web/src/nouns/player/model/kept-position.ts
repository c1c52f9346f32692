/** Where somebody was in a video whose player made room for another one. */
export interface KeptPosition {
  seconds: number;
  isPlaying: boolean;
}

const kept = new Map<string, KeptPosition & { keptAtMs: number }>();

/** A later player doesn't take over from one before it: somebody has come back, who starts it. */
const LONGEST_HANDOVER_MS = 10_000;

/** Keeps the position for the next player of the same video. */
export function keepPosition(key: string, position: KeptPosition): void {
  kept.set(key, { ...position, keptAtMs: performance.now() });
}

/** Returns the position once; `isAwaited` if its user has been waiting for the next player all the time. */
export function takePosition(key: string, { isAwaited = false } = {}): KeptPosition | undefined {
  const position = kept.get(key);
  kept.delete(key);
  if (!position) return undefined;
  const { seconds, isPlaying, keptAtMs } = position;
  return { seconds, isPlaying: isPlaying && (isAwaited || performance.now() - keptAtMs <= LONGEST_HANDOVER_MS) };
}
