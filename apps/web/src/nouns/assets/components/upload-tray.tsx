import { ActionIcon, Button, Progress, Text } from '@mantine/core';
import { RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingLibraryUploads } from '#src/nouns/uploads/library-uploads.ts';
import type { PendingUpload, UploadQueue } from '#src/nouns/uploads/upload-queue.ts';
import classes from './upload-tray.module.css';

/** Keeps the trays above each other, in the corner of the screen. */
export function Trays({ children }: { children: ReactNode }) {
  return <div className={classes.trays}>{children}</div>;
}

/** The files on their way to a folder, each with its progress or the reason why it was refused. */
export function UploadTray({ queue }: { queue: UploadQueue }) {
  const { t } = useTranslation('assets');
  const pending = usePendingLibraryUploads(queue);
  if (pending.length === 0) return null;
  const failed = pending.filter(({ problem }) => problem !== null);
  const running = pending.length - failed.length;
  return (
    <section className={classes.tray} aria-label={t('uploads.label')}>
      <div className={classes.head}>
        <Text size="sm" fw={600} role="status">
          {running > 0 ? t('uploads.progress', { count: running }) : t('uploads.failed', { count: failed.length })}
        </Text>
        {failed.some(({ canRetry }) => canRetry) && (
          <Button size="compact-xs" variant="subtle" onClick={() => queue.retryAll()}>
            {t('uploads.retry')}
          </Button>
        )}
      </div>
      <ul className={classes.files}>
        {pending.map((upload) => (
          <Row key={upload.id} upload={upload} queue={queue} />
        ))}
      </ul>
    </section>
  );
}

function Row({ upload, queue }: { upload: PendingUpload; queue: UploadQueue }) {
  const { t } = useTranslation('assets');
  const { id, file, problem, canRetry, isWaiting, step, fraction } = upload;
  const told = problem ?? (isWaiting ? t('uploads.waiting') : step === 'preparing' ? t('uploads.preparing') : null);
  return (
    <li className={classes.file}>
      <div className={classes.words}>
        <Text size="xs" truncate>
          {file.name}
        </Text>
        {told !== null && (
          <Text size="xs" c={problem === null ? 'dimmed' : 'red'} role={problem === null ? undefined : 'alert'}>
            {told}
          </Text>
        )}
        {problem === null && <Progress size={3} value={fraction * 100} aria-label={file.name} />}
      </div>
      {problem !== null && canRetry && (
        <ActionIcon variant="subtle" color="gray" aria-label={t('uploads.retry')} onClick={() => queue.retry(id)}>
          <RotateCw size={14} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('uploads.dismiss', { name: file.name })}
        onClick={() => queue.dismiss(id)}
      >
        <X size={14} aria-hidden />
      </ActionIcon>
    </li>
  );
}
