import { Button, Group, Modal } from '@mantine/core';
import { type FolderId, UPLOAD_LIMITS } from '@reelwright/contracts';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '#src/ui/toast.ts';
import { GrowingTextarea } from '#src/ui/growing-textarea.tsx';
import { useLibraryChange } from '../api/change-library.ts';

const { maxFiles } = UPLOAD_LIMITS.library;

const listLinks = (text: string): string[] => [...new Set(text.split(/\s+/).filter((link) => link !== ''))];

/** Asks for links whose files the server fetches. */
export function LinksDialog({ folderId, onClose }: { folderId: FolderId | null; onClose(): void }) {
  const { t } = useTranslation('assets');
  const add = useLibraryChange('importLinks');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const urls = listLinks(text);
    const wrong = urls.find((link) => !/^https?:\/\/\S+$/i.test(link) || !URL.canParse(link));
    if (wrong !== undefined) return setProblem(t('links.invalid', { link: wrong }));
    if (urls.length > maxFiles) return setProblem(t('links.tooMany', { max: maxFiles }));
    add.mutate({ urls, folder_id: folderId }, { onError: showError, onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title={t('links.title')} closeButtonProps={{ 'aria-label': t('cancel') }}>
      <form onSubmit={submit}>
        <GrowingTextarea
          data-autofocus
          label={t('links.label')}
          description={t('links.hint', { max: maxFiles })}
          placeholder="https://"
          value={text}
          error={problem}
          minRows={4}
          maxRows={12}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={add.isPending} disabled={text.trim() === ''}>
            {t('links.fetch')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
