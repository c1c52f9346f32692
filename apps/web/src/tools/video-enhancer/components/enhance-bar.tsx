import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Obstacle, TaskBar } from '#src/nouns/tasks/components/task-bar.tsx';

interface EnhanceBarProps {
  count: number;
  credits: number;
  balance: number | undefined;
  /** Why the server refuses these videos, in the user's language. */
  refusal: string | null;
  /** How many videos are not ready yet, or can't be used. */
  waiting: number;
  failed: number;
  isNothing: boolean;
  isPushing: boolean;
  onEnhance(): void;
}

/** The price of all videos, and what still keeps them from being enhanced. */
export function EnhanceBar({ count, refusal, waiting, failed, isNothing, ...props }: EnhanceBarProps) {
  const { t } = useTranslation('videoEnhancer');
  const wrong =
    failed > 0 ? t('bar.failed', { count: failed }) : waiting > 0 ? null : isNothing ? t('bar.nothing') : refusal;
  const obstacle: Obstacle | null =
    wrong !== null
      ? { text: wrong, isWrong: true }
      : waiting > 0
        ? { text: t('bar.waiting', { count: waiting }), isWrong: false }
        : null;
  return (
    <TaskBar
      title={t('bar.videos', { count })}
      offline={t('bar.offline')}
      obstacle={obstacle}
      credits={props.credits}
      balance={props.balance}
      action={t('bar.enhance')}
      icon={Sparkles}
      isPushing={props.isPushing}
      onStart={props.onEnhance}
    />
  );
}
