import type { MediaEntry } from './media-entry.ts';

export interface SelectionRules {
  /** At least 1; Infinity without a maximum. */
  maxCount: number;
  /** Bytes; Infinity without a limit. */
  maxSize: number;
  /** Seconds; Infinity without a limit. */
  maxDuration: number;
  /** The asset types to choose from; if omitted, all. */
  types?: readonly MediaEntry['asset_type'][];
}

export const REFUSALS = ['FILE_SIZE_EXCEEDED', 'DURATION_EXCEEDED', 'TYPE_NOT_ACCEPTED'] as const;

export type Refusal = (typeof REFUSALS)[number];

export const NO_RULES: SelectionRules = { maxCount: Infinity, maxSize: Infinity, maxDuration: Infinity };

/** Returns why a file can't be selected; null for a valid one. Folders are judged by their callers. */
export function findRefusal(entry: MediaEntry, rules: SelectionRules): Refusal | null {
  if (rules.types && !rules.types.includes(entry.asset_type)) return 'TYPE_NOT_ACCEPTED';
  if (entry.filesize > rules.maxSize) return 'FILE_SIZE_EXCEEDED';
  return entry.duration > rules.maxDuration ? 'DURATION_EXCEEDED' : null;
}

/** Reads `max-count`, `max-size` and `max-duration` as integers. What is no positive integer sets no limit. */
export function readRules(attribute: (name: string) => string | null): SelectionRules {
  const readLimit = (name: string) => {
    const limit = Number.parseInt(attribute(name) ?? '', 10);
    return limit > 0 ? limit : Infinity;
  };
  return { maxCount: readLimit('max-count'), maxSize: readLimit('max-size'), maxDuration: readLimit('max-duration') };
}
