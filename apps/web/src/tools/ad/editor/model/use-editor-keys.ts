import { useEffect, useRef } from 'react';
import { type EditorCommand, toEditorCommand } from './editor-keys.ts';

/** Elements that take typed text. */
const WRITES = 'input:not([type=checkbox],[type=radio],[type=range]), textarea, select, [contenteditable]';
/** Elements with their own use of keys: select, scroll or press. The player has its own keys. */
const TAKES_KEYS = `${WRITES}, input, button, a, [role=dialog], [role=menu], [role=listbox], [role=slider], [role=tab], [role=radio], [role=switch], [data-takes-keys], section[data-phase]`;

/** Listens to the keyboard while the editor is mounted. */
export function useEditorKeys(obey: (command: EditorCommand) => void): void {
  const newest = useRef(obey);
  useEffect(() => {
    newest.current = obey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || !(event.target instanceof Element)) return;
      const inDialog = event.target.closest('[role=dialog]') !== null;
      const command = toEditorCommand(event, event.target.closest(TAKES_KEYS) !== null);
      if (!command || (inDialog && command.kind !== 'undo' && command.kind !== 'redo')) return;
      event.preventDefault();
      newest.current(command);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
