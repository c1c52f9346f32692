import { Button, Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showError } from '#src/ui/toast.ts';
import { useLibraryChange } from '../api/change-library.ts';
import { isRunning, type QueueEntry, useLinkQueue } from '../api/list-queue.ts';
import classes from './upload-tray.module.css';

/** The links that the server fetches, each with its progress or the reason why it was refused. */
export function LinkTray() {
  const { t } = useTranslation('assets');
  const links = useLinkQueue();
  const clear = useLibraryChange('clearQueue');
  if (links.length === 0) return null;
  const running = links.filter(isRunning).length;
  return (
    <section className={classes.tray} aria-label={t('queue.label')}>
      <div className={classes.head}>
        <Text size="sm" fw={600} role="status">
          {running > 0 ? t('queue.running', { count: running }) : t('queue.failed', { count: links.length })}
        </Text>
        <Button size="compact-xs" variant="subtle" onClick={() => clear.mutate({}, { onError: showError })}>
          {t('queue.clear')}
        </Button>
      </div>
      <ul className={classes.files}>
        {links.map((link) => (
          <Row key={link.id} link={link} />
        ))}
      </ul>
    </section>
  );
}

function Row({ link: { file_name: name, url, state, percent, problem } }: { link: QueueEntry }) {
  const { t } = useTranslation('assets');
  return (
    <li className={classes.file}>
      <div className={classes.words}>
        <Text size="xs" truncate title={url ?? name}>
          {name}
        </Text>
        {problem !== null ? (
          <Text size="xs" c="red" role="alert">
            {problem}
          </Text>
        ) : (
          <Text size="xs" c="dimmed">
            {t(state === 'waiting' ? 'queue.waiting' : 'queue.preparing')}
          </Text>
        )}
        {problem === null && <Progress size={3} value={percent} aria-label={name} />}
      </div>
    </li>
  );
}
