import type { RoutePath } from '#src/app/route-table.ts';

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

type ScreenShortcut = Pick<Shortcut, 'id' | 'strokes'>;

const HISTORY_SHORTCUTS = [
  { id: 'undo', strokes: ['mod+z'] },
  { id: 'redo', strokes: ['mod+y'] },
] as const satisfies readonly ScreenShortcut[];

const PRODUCT_SHORTCUTS = [
  { id: 'nextLine', strokes: ['Enter'] },
  { id: 'moveLine', strokes: ['Alt ↑', 'Alt ↓'] },
  { id: 'liftPicture', strokes: ['Space'] },
  { id: 'movePicture', strokes: ['←', '→'] },
  ...HISTORY_SHORTCUTS,
] as const satisfies readonly ScreenShortcut[];

const EDITOR_SHORTCUTS = [
  { id: 'play', strokes: ['Space'] },
  { id: 'frame', strokes: ['←', '→'] },
  { id: 'ends', strokes: ['Home', 'End'] },
  { id: 'scene', strokes: ['↑', '↓'] },
  { id: 'moveScene', strokes: ['Alt ↑', 'Alt ↓'] },
  ...HISTORY_SHORTCUTS,
] as const satisfies readonly ScreenShortcut[];

/** What the keyboard does on the steps of an ad, which listen to it by themselves; the sheet shows these while one is open. */
export const STEP_SHORTCUTS: Readonly<
  Partial<Record<RoutePath, typeof PRODUCT_SHORTCUTS | typeof HISTORY_SHORTCUTS | typeof EDITOR_SHORTCUTS>>
> = {
  '/link-to-video/product-details': PRODUCT_SHORTCUTS,
  '/link-to-video/video-settings': HISTORY_SHORTCUTS,
  '/link-to-video/script-settings': HISTORY_SHORTCUTS,
  '/link-to-video/editor': EDITOR_SHORTCUTS,
  '/ai-video-ads': PRODUCT_SHORTCUTS,
  '/ai-video-ads/video-settings': HISTORY_SHORTCUTS,
  '/ai-video-ads/script-settings': HISTORY_SHORTCUTS,
  '/ai-video-ads/editor': EDITOR_SHORTCUTS,
};
