import { useEffect, useRef } from 'react';
import { type EditorCommand, toEditorCommand } from './editor-keys.ts';

/** Where keys write. */
const WRITES = 'input:not([type=checkbox],[type=radio],[type=range]), textarea, select, [contenteditable]';
/** Where keys choose, scroll or press: they mean something there. The player has keys of its own. */
const TAKES_KEYS = `${WRITES}, input, button, a, [role=dialog], [role=menu], [role=listbox], [role=slider], [role=tab], [role=radio], [role=switch], [data-takes-keys], section[data-phase]`;

/** Listens to the keyboard for as long as the editor is there. */
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
