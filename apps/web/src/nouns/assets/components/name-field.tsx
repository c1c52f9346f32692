import { TextInput } from '@mantine/core';
import { type LibraryEntry, LIBRARY_LIMITS } from '@reelwright/contracts';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '#src/ui/toast.ts';
import { useLibraryChange } from '../api/change-library.ts';

interface NameFieldProps {
  entry: LibraryEntry;
  /** If a key ended the edit, the focus needs a new place. */
  onEnd(ended: { byKey: boolean }): void;
}

/** Edits a name in place: Enter or leaving the field saves, Escape cancels. The extension is not selected. */
export function NameField({ entry, onEnd }: NameFieldProps) {
  const { t } = useTranslation('assets');
  const renameAsset = useLibraryChange('updateLibraryAsset');
  const renameFolder = useLibraryChange('updateFolder');
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const { is_folder: isFolder, file_name: name } = entry;
  useEffect(() => {
    // The menu returns the focus to its button when it closes; the field takes the focus after that.
    const frame = requestAnimationFrame(() => {
      const dot = isFolder ? -1 : name.lastIndexOf('.');
      field.current?.focus();
      field.current?.setSelectionRange(0, dot > 0 ? dot : name.length);
    });
    return () => cancelAnimationFrame(frame);
  }, [isFolder, name]);
  const end = (typed: string | null, ended: { byKey: boolean }): void => {
    if (isDone.current) return;
    isDone.current = true;
    const next = typed?.trim() ?? '';
    const done = { onError: showError, onSettled: () => onEnd(ended) };
    if (next === '' || next === name) onEnd(ended);
    else if (entry.is_folder) renameFolder.mutate({ folder_id: entry.id, folder_name: next }, done);
    else renameAsset.mutate({ asset_id: entry.id, file_name: next }, done);
  };
  return (
    <TextInput
      size="xs"
      aria-label={t(isFolder ? 'folderName' : 'fileName')}
      defaultValue={name}
      maxLength={isFolder ? LIBRARY_LIMITS.folderNameLength : LIBRARY_LIMITS.fileNameLength}
      disabled={renameAsset.isPending || renameFolder.isPending}
      ref={field}
      styles={{ root: { position: 'relative', zIndex: 2, width: '100%' } }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(event.currentTarget.value, { byKey: true });
        if (event.key === 'Escape') end(null, { byKey: true });
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => end(event.currentTarget.value, { byKey: false })}
    />
  );
}
