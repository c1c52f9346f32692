/** Immutable undo history: past, present and future values. */
export interface History<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
  /** The subject of the newest change: the next change of the same subject, soon after, merges into it. */
  mergeKey: string | null;
  changedAtMs: number;
}

const MAX_STEPS = 200;
/** Changes of one subject within this time merge into one step. */
const MERGE_MS = 1500;

export function startHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [], mergeKey: null, changedAtMs: 0 };
}

export function pushChange<Value>(
  history: History<Value>,
  present: Value,
  { mergeKey, nowMs }: { mergeKey: string | null; nowMs: number },
): History<Value> {
  const isSame = mergeKey !== null && mergeKey === history.mergeKey && nowMs - history.changedAtMs < MERGE_MS;
  const past = isSame ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present, future: [], mergeKey, changedAtMs: nowMs };
}

/**
 * Changes the present without a step to undo. The past and the future get the same change, so that undo and redo keep
 * it.
 */
export function changeThroughout<Value>(history: History<Value>, update: (value: Value) => Value): History<Value> {
  const present = update(history.present);
  if (present === history.present) return history;
  return { ...history, past: history.past.map(update), present, future: history.future.map(update) };
}

/** Returns the same history if there is nothing to undo. */
export function undoChange<Value>(history: History<Value>): History<Value> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    mergeKey: null,
    changedAtMs: 0,
  };
}

/** Returns the same history if there is nothing to redo. */
export function redoChange<Value>(history: History<Value>): History<Value> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, mergeKey: null, changedAtMs: 0 };
}
