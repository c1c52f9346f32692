import type { Shortcut } from './shortcuts.ts';

/** Maximum delay until the next stroke of a sequence. */
const PATIENCE_MS = 1200;

/** Returns a function that takes strokes one by one and returns the shortcut that they complete, or null. */
export function createStrokeReader<Id extends string>(shortcuts: readonly (Shortcut & { id: Id })[]) {
  let typed: string[] = [];
  let typedAtMs = 0;
  return function readStroke(stroke: string, nowMs: number): Id | null {
    if (nowMs - typedAtMs > PATIENCE_MS) typed = [];
    typedAtMs = nowMs;
    typed.push(stroke);
    // A broken sequence may contain the start of another one.
    while (typed.length > 0 && !shortcuts.some(({ strokes }) => startsWith(strokes, typed))) typed.shift();
    const complete = shortcuts.find(({ strokes }) => strokes.length === typed.length && startsWith(strokes, typed));
    if (complete) typed = [];
    return complete?.id ?? null;
  };
}

function startsWith(strokes: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((stroke, index) => strokes[index] === stroke);
}
