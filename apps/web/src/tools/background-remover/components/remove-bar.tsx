import { Scissors } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Obstacle, TaskBar } from '#src/nouns/tasks/components/task-bar.tsx';

interface RemoveBarProps {
  count: number;
  credits: number;
  balance: number | undefined;
  /** How many images are uploading or being looked at, need a look or marks, or can't be used. */
  waiting: number;
  unseen: number;
  failed: number;
  isPushing: boolean;
  onRemove(): void;
}

/** The price of all images, and what still keeps them from being cut out. */
export function RemoveBar({ count, waiting, unseen, failed, ...props }: RemoveBarProps) {
  const { t } = useTranslation('backgroundRemover');
  const obstacle: Obstacle | null =
    failed > 0
      ? { text: t('bar.failed', { count: failed }), isWrong: true }
      : unseen > 0
        ? { text: t('bar.unseen', { count: unseen }), isWrong: false }
        : waiting > 0
          ? { text: t('bar.waiting', { count: waiting }), isWrong: false }
          : null;
  return (
    <TaskBar
      offline={t('bar.offline')}
      obstacle={obstacle}
      credits={props.credits}
      balance={props.balance}
      action={t('bar.remove', { count })}
      icon={Scissors}
      isPushing={props.isPushing}
      onStart={props.onRemove}
    />
  );
}
