/** Where somebody was in a video whose player made room for another one. */
export interface KeptPosition {
  seconds: number;
  isPlaying: boolean;
}

const kept = new Map<string, KeptPosition>();

/** Keeps the position for the next player of the same video. */
export function keepPosition(key: string, position: KeptPosition): void {
  kept.set(key, position);
}

/** Returns the position once. */
export function takePosition(key: string): KeptPosition | undefined {
  const position = kept.get(key);
  kept.delete(key);
  return position;
}
