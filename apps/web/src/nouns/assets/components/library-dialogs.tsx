import { Button, Group, Modal, TagsInput, Text, TextInput } from '@mantine/core';
import { type FolderId, LIBRARY_LIMITS, type LibraryFile } from '@reelwright/contracts';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '#src/ui/toast.ts';
import { useLibraryChange } from '../api/change-library.ts';
import { useLibraryDict } from '../api/list-library.ts';

/** Asks for the name of a new folder. */
export function NewFolderDialog({ parentId, onClose }: { parentId: FolderId | null; onClose(): void }) {
  const { t } = useTranslation('assets');
  const add = useLibraryChange('addFolder');
  const [name, setName] = useState(() => t('newFolderName'));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    add.mutate({ folder_name: name.trim(), parent_id: parentId }, { onError: showError, onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title={t('newFolder')} closeButtonProps={{ 'aria-label': t('cancel') }}>
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          label={t('folderName')}
          value={name}
          maxLength={LIBRARY_LIMITS.folderNameLength}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={add.isPending} disabled={name.trim() === ''}>
            {t('create')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

/** Adds tags to several assets. */
export function TagDialog({ files, onClose }: { files: readonly LibraryFile[]; onClose(): void }) {
  const { t } = useTranslation('assets');
  const dict = useLibraryDict();
  const change = useLibraryChange('tagLibraryAssets');
  const [tags, setTags] = useState<string[]>([]);
  const save = (): void =>
    change.mutate({ asset_ids: files.map(({ id }) => id), add_tags: tags }, { onError: showError, onSuccess: onClose });
  return (
    <Modal opened onClose={onClose} title={t('tags.title')} closeButtonProps={{ 'aria-label': t('cancel') }}>
      <TagsInput
        data-autofocus
        label={t('tags.label')}
        description={t('tags.hint')}
        value={tags}
        onChange={setTags}
        data={dict.data?.tags.map(({ tag }) => tag) ?? []}
        maxTags={LIBRARY_LIMITS.maxTags}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button onClick={save} loading={change.isPending} disabled={tags.length === 0}>
          {t('tags.add')}
        </Button>
      </Group>
    </Modal>
  );
}

/** Asks before files are deleted for good. */
export function PurgeDialog({ onPurge, onClose }: { onPurge(): void; onClose(): void }) {
  const { t } = useTranslation('assets');
  return (
    <Modal opened onClose={onClose} title={t('purge.title')} closeButtonProps={{ 'aria-label': t('cancel') }}>
      <Text size="sm">{t('purge.text')}</Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button color="red" onClick={onPurge}>
          {t('action.deleteForever')}
        </Button>
      </Group>
    </Modal>
  );
}
