import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { type Obstacle, TaskBar } from '#src/nouns/tasks/components/task-bar.tsx';
import type { DownloadKind } from '../model/to-task-input.ts';

interface DownloadBarProps {
  kind: DownloadKind;
  /** How many links are ready, and how long they are together. */
  count: number;
  lengthS: number;
  credits: number;
  balance: number | undefined;
  waiting: number;
  failed: number;
  /** Whether the statement of rights is ticked. */
  hasRights: boolean;
  onRights(hasRights: boolean): void;
  isPushing: boolean;
  onDownload(): void;
}

/** What is downloaded, what it costs, and what still keeps it from being downloaded. */
export function DownloadBar({ kind, count, lengthS, waiting, failed, ...props }: DownloadBarProps) {
  const { t } = useTranslation('downloader');
  const failedText = failed > 0 ? t('bar.failed', { count: failed }) : null;
  const obstacle: Obstacle | null =
    waiting > 0
      ? { text: t('bar.waiting', { count: waiting }), isWrong: false }
      : count === 0
        ? { text: failedText ?? '', isWrong: true }
        : null;
  return (
    <TaskBar
      title={t(kind === 'video' ? 'bar.videos' : 'bar.audios', { count, length: formatClock(lengthS) })}
      offline={t('bar.offline')}
      obstacle={obstacle}
      hint={failedText}
      credits={props.credits}
      balance={props.balance}
      rights={{ label: t('rights'), isTicked: props.hasRights, onChange: props.onRights }}
      action={t('bar.download')}
      icon={Download}
      isPushing={props.isPushing}
      onStart={props.onDownload}
    />
  );
}
