/** A stroke is a key as it is typed (`?`, `g`), with `mod+` before it for Ctrl or Cmd. Several are typed one after another. */
export interface Shortcut {
  id: string;
  strokes: readonly [string, ...string[]];
  group: 'general' | 'go';
}

/** Every shortcut of the frame: the sheet shows this list, and these are what the keyboard listens to. */
export const SHORTCUTS = [
  { id: 'palette', strokes: ['mod+k'], group: 'general' },
  { id: 'shortcuts', strokes: ['?'], group: 'general' },
  { id: 'newVideo', strokes: ['n'], group: 'general' },
  { id: 'tray', strokes: ['t'], group: 'general' },
  { id: 'sideBar', strokes: ['['], group: 'general' },
  { id: 'goHome', strokes: ['g', 'h'], group: 'go' },
  { id: 'goProjects', strokes: ['g', 'p'], group: 'go' },
  { id: 'goTools', strokes: ['g', 't'], group: 'go' },
  { id: 'goSpeech', strokes: ['g', 's'], group: 'go' },
] as const satisfies readonly Shortcut[];

export type ShortcutId = (typeof SHORTCUTS)[number]['id'];

/** What the keyboard does in the ad editor, which listens to it by itself; the sheet shows these while the editor is open. */
export const EDITOR_SHORTCUTS = [
  { id: 'play', strokes: ['Space'] },
  { id: 'frame', strokes: ['←', '→'] },
  { id: 'ends', strokes: ['Home', 'End'] },
  { id: 'scene', strokes: ['↑', '↓'] },
  { id: 'moveScene', strokes: ['Alt ↑', 'Alt ↓'] },
  { id: 'undo', strokes: ['mod+z'] },
  { id: 'redo', strokes: ['mod+y'] },
] as const satisfies readonly Pick<Shortcut, 'id' | 'strokes'>[];
