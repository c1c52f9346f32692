import type { DragEvent } from 'react';

/** The type of what is dragged: files of the desktop have another one. */
const TYPE = 'application/x-library-entries';

/** Ids of the dragged entries. A page may only read what is dragged once it is dropped, so they are kept here too. */
let dragged: readonly string[] = [];

export function startEntryDrag({ dataTransfer }: DragEvent, ids: readonly string[]): void {
  dragged = ids;
  dataTransfer.setData(TYPE, ids.join(' '));
  dataTransfer.effectAllowed = 'move';
}

export function endEntryDrag(): void {
  dragged = [];
}

/** Returns whether entries are dragged that may go into a folder: none of them is that folder. */
export function canDropEntries({ dataTransfer }: DragEvent, folderId: string | null): boolean {
  return dataTransfer.types.includes(TYPE) && dragged.length > 0 && (folderId === null || !dragged.includes(folderId));
}

export const listDraggedEntries = (): readonly string[] => dragged;
