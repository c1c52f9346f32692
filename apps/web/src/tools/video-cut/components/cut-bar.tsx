import { Button, Text } from '@mantine/core';
import { type CallData, VIDEO_CUT_LIMITS } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Scissors } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '#src/lib/use-connection.ts';
import classes from '#src/ui/action-bar.module.css';

interface CutBarProps {
  files: number;
  /** Of all results together. */
  lengthS: number;
  /** The server's price; undefined until it has answered. */
  cost: CallData<'getTaskCost'> | undefined;
  /** The price by the price list, until then. */
  expectedCredits: number;
  isPushing: boolean;
  onCut(): void;
}

/** What is made, what it costs, what keeps it from being made, and the button; stays in view. */
export function CutBar({ files, lengthS, cost, expectedCredits, isPushing, onCut }: CutBarProps) {
  const { t, i18n } = useTranslation(['videoCut', 'translation']);
  const online = useConnection();
  const isShort = cost !== undefined && !cost.is_enough;
  const isTooLong = lengthS > VIDEO_CUT_LIMITS.maxLengthS;
  const length = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 }).format(lengthS);
  const word = !online
    ? t('bar.offline')
    : isTooLong
      ? t('bar.tooLong', { minutes: VIDEO_CUT_LIMITS.maxLengthS / 60 })
      : isShort
        ? t('bar.notEnough', { needed: cost.credits, balance: cost.balance })
        : cost
          ? t('bar.balance', { count: cost.balance })
          : '';
  const credits = cost?.credits ?? expectedCredits;
  return (
    <div className={classes.bar}>
      <div>
        <Text size="sm" fw={600}>
          {files > 1 ? t('bar.files', { count: files, length }) : t('bar.length', { length })}
        </Text>
        <Text size="xs" role="status" c={!online || isShort || isTooLong ? 'var(--mantine-color-error)' : 'dimmed'}>
          {word} {isShort && online && <Link to="/vip-price">{t('translation:header.getCredits')}</Link>}
        </Text>
      </div>
      <Button
        size="md"
        loading={isPushing}
        disabled={isShort || isTooLong || !online}
        leftSection={<Scissors size={18} aria-hidden />}
        onClick={onCut}
      >
        {t('bar.cut', { count: credits, credits })}
      </Button>
    </div>
  );
}
