import { Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { type Obstacle, TaskBar } from '#src/nouns/tasks/components/task-bar.tsx';

interface EraseBarProps {
  count: number;
  /** Of all videos together; 0 until they are known. */
  lengthS: number;
  credits: number;
  balance: number | undefined;
  /** How many videos are uploading, have no boxes, or can't be used. */
  waiting: number;
  withoutBoxes: number;
  failed: number;
  hasRights: boolean;
  onRights(hasRights: boolean): void;
  isPushing: boolean;
  onErase(): void;
}

/** What is erased, what it costs, and what still keeps it from being erased. */
export function EraseBar({ count, lengthS, waiting, withoutBoxes, failed, ...props }: EraseBarProps) {
  const { t } = useTranslation('subtitlesRemover');
  const obstacle: Obstacle | null =
    failed > 0
      ? { text: t('bar.failed', { count: failed }), isWrong: true }
      : waiting > 0
        ? { text: t('bar.waiting', { count: waiting }), isWrong: false }
        : withoutBoxes > 0
          ? { text: t('bar.withoutBoxes', { count: withoutBoxes }), isWrong: false }
          : null;
  return (
    <TaskBar
      title={lengthS > 0 ? t('bar.videos', { count, length: formatClock(lengthS) }) : t('bar.count', { count })}
      offline={t('bar.offline')}
      obstacle={obstacle}
      credits={props.credits}
      balance={props.balance}
      rights={{ label: t('rights'), isTicked: props.hasRights, onChange: props.onRights }}
      action={t('bar.erase')}
      icon={Eraser}
      isPushing={props.isPushing}
      onStart={props.onErase}
    />
  );
}
