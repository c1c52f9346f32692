/** The command of a key while videos are compared. */
export type CompareCommand =
  | { kind: 'toggle' | 'mute' | 'loop' | 'start' | 'end' }
  | { kind: 'move'; byS: number }
  | { kind: 'hear'; index: number };

/** A frame at 30 a second. */
const FRAME_S = 1 / 30;
const MOVE_S = 1;
const KEYS: Readonly<Record<string, CompareCommand>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  m: { kind: 'mute' },
  l: { kind: 'loop' },
  Home: { kind: 'start' },
  End: { kind: 'end' },
  ArrowLeft: { kind: 'move', byS: -MOVE_S },
  ArrowRight: { kind: 'move', byS: MOVE_S },
  ',': { kind: 'move', byS: -FRAME_S },
  '.': { kind: 'move', byS: FRAME_S },
};

interface KeyStroke {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Returns the command of a key; null if it has none. Digits select the audible video. */
export function readCompareKey(stroke: KeyStroke, count: number): CompareCommand | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return null;
  const digit = /^[1-9]$/.test(stroke.key) ? Number(stroke.key) : 0;
  if (digit > 0) return digit <= count ? { kind: 'hear', index: digit - 1 } : null;
  return KEYS[stroke.key.length === 1 ? stroke.key.toLowerCase() : stroke.key] ?? null;
}
