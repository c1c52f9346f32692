import { VIDEO_CUT_LIMITS } from '@reelwright/contracts';
import { Scissors } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TaskBar } from '#src/nouns/tasks/components/task-bar.tsx';

interface CutBarProps {
  files: number;
  /** Of all results together. */
  lengthS: number;
  credits: number;
  balance: number | undefined;
  isPushing: boolean;
  onCut(): void;
}

/** What is made, what it costs, and what keeps it from being made. */
export function CutBar({ files, lengthS, ...props }: CutBarProps) {
  const { t, i18n } = useTranslation('videoCut');
  const length = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 }).format(lengthS);
  const isTooLong = lengthS > VIDEO_CUT_LIMITS.maxLengthS;
  return (
    <TaskBar
      title={files > 1 ? t('bar.files', { count: files, length }) : t('bar.length', { length })}
      offline={t('bar.offline')}
      obstacle={
        isTooLong ? { text: t('bar.tooLong', { minutes: VIDEO_CUT_LIMITS.maxLengthS / 60 }), isWrong: true } : null
      }
      credits={props.credits}
      balance={props.balance}
      action={t('bar.cut')}
      icon={Scissors}
      isPushing={props.isPushing}
      onStart={props.onCut}
    />
  );
}
