import { videoCutInput } from '@reelwright/contracts';
import { keepInTab, readFromTab } from '#src/lib/tab-storage.ts';
import { type CutEdit, type CutHistory, startEdit, startHistory } from './cut-edit.ts';

/** Edits of this tab by video: other screens may be visited meanwhile. A reload keeps the edit, not its history. */
const histories = new Map<string, CutHistory>();
const toKey = (assetId: string): string => `videoCut:${assetId}`;

/** Returns the edit of a video as it was left; of `frames` frames if it is new. */
export function openHistory(assetId: string, frames: number): CutHistory {
  const known = histories.get(assetId);
  if (known) return known;
  return startHistory(readKept(assetId, frames) ?? startEdit(frames));
}

export function keepHistory(assetId: string, history: CutHistory): void {
  histories.set(assetId, history);
  keepInTab(toKey(assetId), history.now);
}

export function forgetHistory(assetId: string): void {
  histories.delete(assetId);
  keepInTab(toKey(assetId), null);
}

function readKept(assetId: string, frames: number): CutEdit | undefined {
  try {
    const kept = readFromTab(toKey(assetId)) as CutEdit | null;
    if (kept === null) return undefined;
    const { ranges, frame } = videoCutInput.parse({
      asset_id: assetId,
      frame_rate: { num: 600, den: 1 },
      ranges: kept.ranges,
      frame: kept.frame,
    });
    return ranges.every(({ to }) => to <= frames) ? { ...startEdit(frames), ...kept, ranges, frame } : undefined;
  } catch {
    return undefined;
  }
}
