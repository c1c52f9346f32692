import { Button, Skeleton } from '@mantine/core';
import { ERRORS } from '@reelwright/contracts';
import { MonitorX } from 'lucide-react';
import { type PropsWithChildren, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#src/lib/api-client.ts';
import { describeError } from '#src/lib/error-message.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { StateMessage } from '#src/ui/state-message.tsx';
import { usePreviewSource } from '../api/preload-preview.ts';
import { canPreview } from '../model/browser-support.ts';
import type { Preview } from '../model/preview.ts';
import { Player } from './player.tsx';
import classes from './player.module.css';

interface PreviewPlayerProps {
  taskId: string;
  title: string;
  /** Receives the preview once it is open; null when it closes. */
  onPreview?(preview: Preview | null): void;
}

/** Nothing was made yet that could be shown. */
const isUnavailable = (error: Error): boolean =>
  error instanceof CallError && error.code === ERRORS.PREVIEW_UNAVAILABLE.code;

/** Shows a task's video before it is rendered, with a note. Renders nothing if there is no preview. */
export function PreviewPlayer({ taskId, title, onPreview, children }: PropsWithChildren<PreviewPlayerProps>) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const isAble = canPreview();
  const { data: source, isPending, error, refetch } = usePreviewSource(taskId);
  // The signed addresses may have expired.
  async function retry(): Promise<void> {
    await refetch();
    setAttempt(attempt + 1);
  }

  if (!isAble) {
    return (
      <div className={classes.player}>
        <StateMessage icon={MonitorX} title={t('player.unsupported.title')} text={t('player.unsupported.text')} />
      </div>
    );
  }
  if (isPending) return <Skeleton height={360} radius="lg" role="status" aria-label={t('state.loading')} />;
  if (error && !source && !isUnavailable(error)) {
    return (
      <div className={classes.player}>
        <StateMessage
          icon={MonitorX}
          title={describeError(error, getLanguage())}
          action={<Button onClick={() => void refetch()}>{t('action.tryAgain')}</Button>}
        />
      </div>
    );
  }
  if (!source) return null;
  return (
    <div>
      <Player key={attempt} source={source} title={title} onRetry={retry} {...(onPreview ? { onPreview } : {})} />
      {children}
    </div>
  );
}
