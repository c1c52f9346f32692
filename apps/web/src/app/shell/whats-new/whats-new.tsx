import { Button, Loader, Modal, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useReleaseNotes } from '#src/nouns/site/api/get-release-notes.ts';
import { useReadReleaseNotes } from '#src/nouns/site/api/read-release-notes.ts';
import { loadShellTexts } from '../shell-texts.ts';
import classes from './whats-new.module.css';

loadShellTexts();

/** Shows what is new in the running version, which counts as read from then on. */
export function WhatsNew({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  const { t: tHeader } = useTranslation();
  const { data, isError, refetch } = useReleaseNotes();
  const { mutate: markRead } = useReadReleaseNotes();
  const release = data?.release;
  const unread = data && !data.is_read ? release?.version : undefined;

  useEffect(() => {
    if (unread !== undefined) markRead({ version: unread });
  }, [unread, markRead]);

  return (
    <Modal
      opened
      onClose={onClose}
      title={release ? t('whatsNew.title', { version: release.version }) : tHeader('header.whatsNew')}
      radius="lg"
      padding="lg"
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap="lg">
        {!data && !isError && <Loader size="sm" aria-label={t('whatsNew.loading')} mx="auto" />}
        {!data && isError && (
          <>
            <Text role="alert">{t('whatsNew.failed')}</Text>
            <Button variant="default" onClick={() => void refetch()}>
              {t('whatsNew.again')}
            </Button>
          </>
        )}
        {release === null && <Text c="dimmed">{t('whatsNew.none')}</Text>}
        {release && (
          <ul className={classes.notes}>
            {release.notes.map(({ title, text }) => (
              <li key={title}>
                <Text fw={600} size="sm">
                  {title}
                </Text>
                <Text size="sm" c="dimmed">
                  {text}
                </Text>
              </li>
            ))}
          </ul>
        )}
        {data && (
          <Button onClick={onClose} data-autofocus>
            {t('whatsNew.done')}
          </Button>
        )}
      </Stack>
    </Modal>
  );
}
