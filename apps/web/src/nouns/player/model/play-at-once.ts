const played = new Set<string>();

/** Whether a video may play by itself: not again, not without audio, and not for those who want no motion. */
export function mayPlayAtOnce(key: string): boolean {
  if (played.has(key) || !navigator.userActivation?.hasBeenActive) return false;
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns whether a video may play by itself, and notes that it did. */
export function takePlayAtOnce(key: string): boolean {
  if (!mayPlayAtOnce(key)) return false;
  played.add(key);
  return true;
}
