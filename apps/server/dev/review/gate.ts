import { TICKS_PER_SECOND } from '@reelwright/timeline';

/** One measurement of an ad, with its limit. */
export interface Gate {
  /** Stable; unique for each measure. */
  id: string;
  label: string;
  /** Measured value with its unit; a dash if there was nothing to measure. */
  value: string;
  limit: string;
  /** Null if not measured. */
  isPassed: boolean | null;
  /** Scenes and times at which it fails. */
  where: string[];
}

/** Returns a gate for which an ad has nothing to measure, or which was not requested. */
export function skippedGate({ id, label, limit }: Pick<Gate, 'id' | 'label' | 'limit'>): Gate {
  return { id, label, limit, value: '–', isPassed: null, where: [] };
}

/** Formats as `12.30 s`. */
export function formatTick(tick: number): string {
  return `${(tick / TICKS_PER_SECOND).toFixed(2)} s`;
}

/** Formats as `24.1 %`. */
export function formatShare(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** Returns 0 for an empty list. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
