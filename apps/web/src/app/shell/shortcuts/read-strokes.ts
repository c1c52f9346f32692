import type { Shortcut } from './shortcuts.ts';

/** How long the next stroke of a sequence may take. */
const PATIENCE_MS = 1200;

/** Takes strokes one by one; gives the shortcut that they complete, or null. */
export function createStrokeReader<Id extends string>(shortcuts: readonly (Shortcut & { id: Id })[]) {
  let typed: string[] = [];
  let typedAtMs = 0;
  return function readStroke(stroke: string, nowMs: number): Id | null {
    if (nowMs - typedAtMs > PATIENCE_MS) typed = [];
    typedAtMs = nowMs;
    typed.push(stroke);
    // What was begun and does not go on may be the beginning of something else.
    while (typed.length > 0 && !shortcuts.some(({ strokes }) => startsWith(strokes, typed))) typed.shift();
    const complete = shortcuts.find(({ strokes }) => strokes.length === typed.length && startsWith(strokes, typed));
    if (complete) typed = [];
    return complete?.id ?? null;
  };
}

function startsWith(strokes: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((stroke, index) => strokes[index] === stroke);
}
