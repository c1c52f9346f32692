import { useEffect, useRef } from 'react';
import { createStrokeReader } from './read-strokes.ts';
import { getToolPath } from '#src/nouns/tools/tool-registry.ts';
import type { ToolPath } from '#src/nouns/tools/tool-screen.ts';
import { listToolShortcuts, SHORTCUTS, type ShortcutId } from './shortcuts.ts';
import { useSingleKeys } from './single-keys.ts';
import { toStroke } from './strokes.ts';

/** Elements with their own use of keys, where shortcuts are off. */
const TAKES_KEYS =
  'input:not([type=checkbox],[type=radio],[type=range]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox], [role=slider], [data-takes-keys]';

type ShortcutActions = Record<ShortcutId, () => void> & { openTool(path: ToolPath): void };

/** Listens to the keyboard for every shortcut of the frame and of the tools. */
export function useShortcuts(actions: ShortcutActions): void {
  const [hasSingleKeys] = useSingleKeys();
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  useEffect(() => {
    const ofTools = listToolShortcuts();
    const readStroke = createStrokeReader<string>([...SHORTCUTS, ...ofTools]);
    const run = (id: string): void => {
      const known = SHORTCUTS.find((shortcut) => shortcut.id === id);
      const opened = ofTools.find((shortcut) => shortcut.id === id);
      if (known) newest.current[known.id]();
      if (opened) newest.current.openTool(getToolPath(opened.tool));
    };
    const listen = (event: KeyboardEvent): void => {
      const stroke = toStroke(event);
      if (stroke === null || event.defaultPrevented || event.isComposing) return;
      const isSingle = !stroke.startsWith('mod+');
      if (isSingle && (!hasSingleKeys || (event.target instanceof Element && event.target.closest(TAKES_KEYS)))) return;
      const id = readStroke(stroke, event.timeStamp);
      if (id === null) return;
      event.preventDefault();
      run(id);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [hasSingleKeys]);
}
