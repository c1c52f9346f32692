import { type DragEvent, useState } from 'react';
import { canDropEntries, endEntryDrag, listDraggedEntries } from './entry-drag.ts';

/** Lets entries be dropped on an element that stands for a folder, null for the top. */
export function useEntryDrop(
  folderId: string | null,
  onDrop: (ids: readonly string[]) => void,
  { isEnabled = true }: { isEnabled?: boolean } = {},
) {
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent): void => {
    if (!isEnabled || !canDropEntries(event, folderId)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  };
  const handleDrop = (event: DragEvent): void => {
    setOver(false);
    if (!isEnabled || !canDropEntries(event, folderId)) return;
    event.preventDefault();
    event.stopPropagation();
    const ids = listDraggedEntries();
    endEntryDrag();
    onDrop(ids);
  };
  return { isOver, handlers: { onDragOver, onDragLeave: () => setOver(false), onDrop: handleDrop } };
}
