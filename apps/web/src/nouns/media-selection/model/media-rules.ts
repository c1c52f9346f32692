import type { MediaAsset } from './media-entry.ts';

/** What may be chosen. Null sets no limit. */
export interface MediaRules {
  maxCount: number | null;
  /** Bytes. */
  maxSize: number | null;
  /** Seconds. */
  maxDuration: number | null;
}

export const NO_RULES: MediaRules = { maxCount: null, maxSize: null, maxDuration: null };

export type InvalidReason = 'FILE_SIZE_EXCEEDED' | 'DURATION_EXCEEDED';

/** Returns why an asset can't be chosen; null if it can. */
export function findInvalidReason(asset: MediaAsset, { maxSize, maxDuration }: MediaRules): InvalidReason | null {
  if (maxSize !== null && asset.filesize > maxSize) return 'FILE_SIZE_EXCEEDED';
  if (maxDuration !== null && asset.duration !== null && asset.duration > maxDuration) return 'DURATION_EXCEEDED';
  return null;
}

/** Reads an attribute as an integer, as `parseInt` does. What is no integer of at least `least` sets no limit. */
function parseLimit(text: string | null, least: number): number | null {
  const value = Number.parseInt(text ?? '', 10);
  return value >= least ? value : null;
}

/** Reads the attributes `max-count`, `max-size` and `max-duration`. */
export function parseRules(read: (attribute: string) => string | null): MediaRules {
  return {
    maxCount: parseLimit(read('max-count'), 1),
    maxSize: parseLimit(read('max-size'), 0),
    maxDuration: parseLimit(read('max-duration'), 0),
  };
}
