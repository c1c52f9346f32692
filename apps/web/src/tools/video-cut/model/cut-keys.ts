export type CutCommand =
  | { kind: 'toggle' | 'pause' | 'start' | 'end' | 'split' | 'add' | 'remove' | 'undo' | 'redo' | 'result' }
  | { kind: 'shuttle'; direction: 1 | -1 }
  | { kind: 'step'; frames: number }
  | { kind: 'jump'; to: 'start' | 'end' }
  | { kind: 'zoom'; factor: number };

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const ZOOM = 1.5;
/** Frames of a step with Shift. */
const LONG_STEP = 10;

const COMMANDS: Readonly<Record<string, CutCommand>> = {
  ' ': { kind: 'toggle' },
  j: { kind: 'shuttle', direction: -1 },
  k: { kind: 'pause' },
  l: { kind: 'shuttle', direction: 1 },
  i: { kind: 'start' },
  o: { kind: 'end' },
  s: { kind: 'split' },
  a: { kind: 'add' },
  p: { kind: 'result' },
  delete: { kind: 'remove' },
  backspace: { kind: 'remove' },
  home: { kind: 'jump', to: 'start' },
  end: { kind: 'jump', to: 'end' },
  '+': { kind: 'zoom', factor: ZOOM },
  '=': { kind: 'zoom', factor: ZOOM },
  '-': { kind: 'zoom', factor: 1 / ZOOM },
};

/** Returns what a key does in the cutter; undefined if nothing. */
export function findCommand({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): CutCommand | undefined {
  if (altKey) return undefined;
  const lower = key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (lower === 'y') return { kind: 'redo' };
    return lower === 'z' ? { kind: shiftKey ? 'redo' : 'undo' } : undefined;
  }
  if (lower === 'arrowleft' || lower === 'arrowright') {
    const frames = shiftKey ? LONG_STEP : 1;
    return { kind: 'step', frames: lower === 'arrowleft' ? -frames : frames };
  }
  return COMMANDS[lower];
}
