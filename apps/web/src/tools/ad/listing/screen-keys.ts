import type { ScreenKey } from '#src/nouns/tools/tool-screen.ts';

/** The keys of every wizard step: undo and redo. */
export const HISTORY_KEYS: readonly ScreenKey[] = [
  { label: 'adListing:keys.undo', strokes: ['mod+z'] },
  { label: 'adListing:keys.redo', strokes: ['mod+y'] },
];

export const PRODUCT_KEYS: readonly ScreenKey[] = [
  { label: 'adListing:keys.nextLine', strokes: ['Enter'] },
  { label: 'adListing:keys.moveLine', strokes: ['Alt ↑', 'Alt ↓'] },
  { label: 'adListing:keys.liftImage', strokes: ['Space'] },
  { label: 'adListing:keys.moveImage', strokes: ['←', '→'] },
  ...HISTORY_KEYS,
];

export const EDITOR_KEYS: readonly ScreenKey[] = [
  { label: 'adListing:keys.play', strokes: ['Space'] },
  { label: 'adListing:keys.shuttle', strokes: ['J', 'K', 'L'] },
  { label: 'adListing:keys.frame', strokes: ['←', '→'] },
  { label: 'adListing:keys.ends', strokes: ['Home', 'End'] },
  { label: 'adListing:keys.scene', strokes: ['↑', '↓'] },
  { label: 'adListing:keys.moveScene', strokes: ['Alt ↑', 'Alt ↓'] },
  { label: 'adListing:keys.captions', strokes: ['C'] },
  { label: 'adListing:keys.make', strokes: ['mod+Enter'] },
  ...HISTORY_KEYS,
];
