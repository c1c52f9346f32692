import { useEffect, useRef } from 'react';
import { createStrokeReader } from './read-strokes.ts';
import { SHORTCUTS, type ShortcutId } from './shortcuts.ts';
import { useSingleKeys } from './single-keys.ts';
import { toStroke } from './strokes.ts';

/** Where keys write or choose, they are no shortcuts. */
const TAKES_KEYS =
  'input:not([type=checkbox],[type=radio],[type=range]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox], [role=slider], [data-takes-keys]';

/** Listens to the keyboard for every shortcut of the list. */
export function useShortcuts(actions: Record<ShortcutId, () => void>): void {
  const [hasSingleKeys] = useSingleKeys();
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  useEffect(() => {
    const readStroke = createStrokeReader(SHORTCUTS);
    const listen = (event: KeyboardEvent): void => {
      const stroke = toStroke(event);
      if (stroke === null || event.defaultPrevented || event.isComposing) return;
      const isSingle = !stroke.startsWith('mod+');
      if (isSingle && (!hasSingleKeys || (event.target instanceof Element && event.target.closest(TAKES_KEYS)))) return;
      const id = readStroke(stroke, event.timeStamp);
      if (id === null) return;
      event.preventDefault();
      newest.current[id]();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [hasSingleKeys]);
}
