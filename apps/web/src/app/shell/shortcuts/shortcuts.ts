import { listWebTools } from '#src/nouns/tools/tool-registry.ts';
import type { AnyWebTool } from '#src/nouns/tools/web-tool.ts';

/**
 * A stroke is a key as typed (`?`, `g`), prefixed with `mod+` for Ctrl or Cmd. Several strokes are typed in sequence.
 */
export interface Shortcut {
  id: string;
  strokes: readonly [string, ...string[]];
  group: 'general' | 'go';
}

/** Every shortcut of the frame. The keyboard handler and the sheet use this list and those of the tools. */
export const SHORTCUTS = [
  { id: 'palette', strokes: ['mod+k'], group: 'general' },
  { id: 'shortcuts', strokes: ['?'], group: 'general' },
  { id: 'newVideo', strokes: ['n'], group: 'general' },
  { id: 'tray', strokes: ['t'], group: 'general' },
  { id: 'sideBar', strokes: ['['], group: 'general' },
  { id: 'goHome', strokes: ['g', 'h'], group: 'go' },
  { id: 'goProjects', strokes: ['g', 'p'], group: 'go' },
] as const satisfies readonly Shortcut[];

export type ShortcutId = (typeof SHORTCUTS)[number]['id'];

/** A shortcut that opens a tool. */
interface ToolShortcut extends Shortcut {
  tool: AnyWebTool;
}

/** Returns the tools' own shortcuts. */
export function listToolShortcuts(): ToolShortcut[] {
  return listWebTools().flatMap((tool) =>
    tool.shortcut ? [{ id: `tool-${tool.row.id}`, strokes: tool.shortcut, group: 'go' as const, tool }] : [],
  );
}
