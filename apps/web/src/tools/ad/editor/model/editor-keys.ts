/** The editor's command of a key. */
export type EditorCommand =
  | { kind: 'undo' | 'redo' | 'make' | 'captions' | 'toggle' | 'pause' | 'to_start' | 'to_end' }
  | { kind: 'shuttle'; direction: 1 | -1 }
  | { kind: 'step'; frames: number }
  | { kind: 'jump'; seconds: number }
  | { kind: 'select_scene' | 'move_scene'; by: 1 | -1 };

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Returns undefined for keys that are not the editor's. `isTyping`: keys go to a text field, except undo, redo and make. */
export function toEditorCommand(pressed: Key, isTyping: boolean): EditorCommand | undefined {
  const { shiftKey, ctrlKey, altKey, metaKey } = pressed;
  const key = pressed.key.toLowerCase();
  if ((ctrlKey || metaKey) && !altKey) {
    if (key === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
    if (key === 'enter' && !shiftKey) return { kind: 'make' };
    return key === 'y' && !shiftKey ? { kind: 'redo' } : undefined;
  }
  if (ctrlKey || metaKey || isTyping) return undefined;
  if (altKey) {
    if (key === 'arrowup') return { kind: 'move_scene', by: -1 };
    return key === 'arrowdown' ? { kind: 'move_scene', by: 1 } : undefined;
  }
  switch (key) {
    case ' ':
      return { kind: 'toggle' };
    case 'arrowleft':
      return shiftKey ? { kind: 'jump', seconds: -1 } : { kind: 'step', frames: -1 };
    case 'arrowright':
      return shiftKey ? { kind: 'jump', seconds: 1 } : { kind: 'step', frames: 1 };
    case 'arrowup':
      return { kind: 'select_scene', by: -1 };
    case 'arrowdown':
      return { kind: 'select_scene', by: 1 };
    case 'k':
      return { kind: 'pause' };
    case 'j':
      return { kind: 'shuttle', direction: -1 };
    case 'l':
      return { kind: 'shuttle', direction: 1 };
    case 'c':
      return { kind: 'captions' };
    case 'home':
      return { kind: 'to_start' };
    case 'end':
      return { kind: 'to_end' };
    default:
      return undefined;
  }
}
