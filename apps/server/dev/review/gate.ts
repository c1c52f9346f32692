import { TICKS_PER_SECOND } from '@reelwright/timeline';

/** What an ad is measured by. */
export interface Gate {
  /** Stable; one for each measure. */
  id: string;
  label: string;
  /** As measured, with its unit; a dash where there was nothing to measure. */
  value: string;
  limit: string;
  /** Null where it was not measured. */
  isPassed: boolean | null;
  /** Scenes and times at which it fails. */
  where: string[];
}

/** A gate for which an ad has nothing to measure, or which was not asked for. */
export function skippedGate({ id, label, limit }: Pick<Gate, 'id' | 'label' | 'limit'>): Gate {
  return { id, label, limit, value: '–', isPassed: null, where: [] };
}

/** `12.30 s`. */
export function formatTick(tick: number): string {
  return `${(tick / TICKS_PER_SECOND).toFixed(2)} s`;
}

/** `24.1 %`. */
export function formatShare(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** 0 where there is nothing. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
