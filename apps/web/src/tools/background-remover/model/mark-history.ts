import type { CutOutEdge, CutOutMarks } from '@reelwright/contracts';

/** What a person has done to an image: undone and redone as a whole. */
export interface Edit {
  marks: CutOutMarks;
  edge: CutOutEdge;
}

export interface MarkHistory {
  now: Edit;
  past: readonly Edit[];
  future: readonly Edit[];
}

const MOST_STEPS = 100;
export const NO_MARKS: CutOutMarks = { box: null, strokes: [] };
export const FIRST_EDGE: CutOutEdge = { refine: 0.5, feather: 0, shift: 0 };

export const startHistory = (now: Edit = { marks: NO_MARKS, edge: FIRST_EDGE }): MarkHistory => ({
  now,
  past: [],
  future: [],
});

/** Adds an edit, after which nothing can be redone. */
export function addEdit({ now, past }: MarkHistory, next: Edit): MarkHistory {
  return { now: next, past: [...past, now].slice(-MOST_STEPS), future: [] };
}

/** Returns the history itself if there is nothing to undo. */
export function undoEdit(history: MarkHistory): MarkHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future] };
}

/** Returns the history itself if there is nothing to redo. */
export function redoEdit(history: MarkHistory): MarkHistory {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { now: next, past: [...history.past, history.now], future };
}

/** Whether a person has marked anything. */
export const isMarked = ({ box, strokes }: CutOutMarks): boolean => box !== null || strokes.length > 0;
