import { Button, Group, Modal, ScrollArea, UnstyledButton } from '@mantine/core';
import type { CallData, FolderId, LibraryEntry } from '@reelwright/contracts';
import { Folder, House } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTrouble } from '#src/ui/list-trouble.tsx';
import { useFolders } from '../api/list-library.ts';
import classes from './move-dialog.module.css';

type Row = CallData<'listFolders'>['list'][number];

/** Returns the folders as a tree from top to bottom, without the moved ones and what is in them. */
function listTargets(folders: readonly Row[], moved: ReadonlySet<string>): { folder: Row; depth: number }[] {
  const below = (parentId: FolderId | null, depth: number): { folder: Row; depth: number }[] =>
    folders
      .filter(({ id, folder_id: parent }) => parent === parentId && !moved.has(id))
      .flatMap((folder) => [{ folder, depth }, ...below(folder.id, depth + 1)]);
  return below(null, 0);
}

interface MoveDialogProps {
  entries: readonly LibraryEntry[];
  onMove(parentId: FolderId | null): void;
  onClose(): void;
}

/** Chooses the folder that entries are moved to. */
export function MoveDialog({ entries, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('assets');
  const folders = useFolders();
  const [chosen, setChosen] = useState<FolderId | null>(null);
  const targets = useMemo(
    () => listTargets(folders.data?.list ?? [], new Set(entries.map(({ id }) => id))),
    [folders.data, entries],
  );
  const option = (id: FolderId | null, name: string, depth: number) => {
    const Icon = id === null ? House : Folder;
    return (
      <UnstyledButton
        key={id ?? 'root'}
        role="radio"
        aria-checked={chosen === id}
        className={classes.target}
        style={{ paddingLeft: 12 + depth * 20 }}
        onClick={() => setChosen(id)}
        onDoubleClick={() => onMove(id)}
      >
        <Icon size={16} aria-hidden />
        <span>{name}</span>
      </UnstyledButton>
    );
  };
  return (
    <Modal opened onClose={onClose} title={t('move.title')} closeButtonProps={{ 'aria-label': t('cancel') }}>
      <ListTrouble query={folders} />
      <ScrollArea.Autosize mah={360} role="radiogroup" aria-label={t('move.folders')}>
        {option(null, t('root'), 0)}
        {targets.map(({ folder, depth }) => option(folder.id, folder.file_name, depth + 1))}
      </ScrollArea.Autosize>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button onClick={() => onMove(chosen)}>{t('move.here')}</Button>
      </Group>
    </Modal>
  );
}
