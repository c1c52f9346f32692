import type { VideoFrames } from '@reelwright/contracts';
import { useCallback, useState } from 'react';
import { openHistory, keepHistory } from './cut-drafts.ts';
import { addEdit, type CutEdit, redoEdit, undoEdit } from './cut-edit.ts';

/** The edit of a video with undo. What is dragged is shown at once and becomes a step when it is let go. */
export function useCutEdit({ asset_id: assetId, frames }: Pick<VideoFrames, 'asset_id' | 'frames'>) {
  const [history, setHistory] = useState(() => openHistory(assetId, frames));
  const [dragged, setDragged] = useState<CutEdit | null>(null);
  const change = useCallback(
    (next: (before: typeof history) => typeof history) => {
      setDragged(null);
      setHistory((before) => {
        const after = next(before);
        keepHistory(assetId, after);
        return after;
      });
    },
    [assetId],
  );
  return {
    edit: dragged ?? history.now,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    setEdit: useCallback(
      (edit: CutEdit, isDone = true) => (isDone ? change((before) => addEdit(before, edit)) : setDragged(edit)),
      [change],
    ),
    undo: useCallback(() => change(undoEdit), [change]),
    redo: useCallback(() => change(redoEdit), [change]),
  };
}
