/** What a drag on the stage does. */
export const EDITOR_TOOLS = ['box', 'keep', 'remove', 'pan'] as const;
export type EditorTool = (typeof EDITOR_TOOLS)[number];

/** The brush's radius, as a share of the image's longer side. */
export const BRUSH = { min: 0.003, max: 0.08, first: 0.02, step: 1.25 } as const;

export const limitBrush = (radius: number): number => Math.min(BRUSH.max, Math.max(BRUSH.min, radius));

export type EditorAction =
  | { kind: 'tool'; tool: EditorTool }
  | { kind: 'brush'; factor: number }
  | { kind: 'zoom'; factor: number | null }
  | { kind: 'undo' | 'redo' | 'compare' };

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const PLAIN_KEYS: Readonly<Record<string, EditorAction>> = {
  b: { kind: 'tool', tool: 'box' },
  k: { kind: 'tool', tool: 'keep' },
  r: { kind: 'tool', tool: 'remove' },
  h: { kind: 'tool', tool: 'pan' },
  '[': { kind: 'brush', factor: 1 / BRUSH.step },
  ']': { kind: 'brush', factor: BRUSH.step },
  '+': { kind: 'zoom', factor: 1.25 },
  '=': { kind: 'zoom', factor: 1.25 },
  '-': { kind: 'zoom', factor: 1 / 1.25 },
  '0': { kind: 'zoom', factor: null },
  c: { kind: 'compare' },
};

/** Returns what a key does in the editor; undefined if nothing. */
export function findKeyAction({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): EditorAction | undefined {
  if (altKey) return undefined;
  const lower = key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (lower === 'y') return { kind: 'redo' };
    return lower === 'z' ? { kind: shiftKey ? 'redo' : 'undo' } : undefined;
  }
  return PLAIN_KEYS[lower];
}
