import { videoCutInput } from '@reelwright/contracts';
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
  try {
    sessionStorage.setItem(toKey(assetId), JSON.stringify(history.now));
  } catch {
    // Without room in the browser's storage a reload begins anew.
  }
}

export function forgetHistory(assetId: string): void {
  histories.delete(assetId);
  sessionStorage.removeItem(toKey(assetId));
}

function readKept(assetId: string, frames: number): CutEdit | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(toKey(assetId)) ?? 'null') as CutEdit | null;
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
