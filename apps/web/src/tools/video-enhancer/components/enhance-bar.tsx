import { Button, Text } from '@mantine/core';
import type { CallData } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '#src/lib/use-connection.ts';
import classes from '#src/ui/action-bar.module.css';

interface EnhanceBarProps {
  count: number;
  /** The server's price; undefined until it has answered. */
  cost: CallData<'getTaskCost'> | undefined;
  /** Why the server refuses these videos, in the user's language. */
  refusal: string | null;
  /** The price by the price list, until the server has answered. */
  expectedCredits: number;
  /** How many videos are not ready yet, or can't be used. */
  waiting: number;
  failed: number;
  isNothing: boolean;
  isPushing: boolean;
  onEnhance(): void;
}

/** The price of all videos, what still keeps them from being enhanced, and the button; stays in view. */
export function EnhanceBar(props: EnhanceBarProps) {
  const { count, cost, refusal, expectedCredits, waiting, failed, isNothing, isPushing, onEnhance } = props;
  const { t } = useTranslation(['videoEnhancer', 'translation']);
  const online = useConnection();
  const isShort = cost !== undefined && !cost.is_enough;
  const isBlocked = waiting > 0 || failed > 0 || isNothing || refusal !== null;
  const word = !online
    ? t('bar.offline')
    : failed > 0
      ? t('bar.failed', { count: failed })
      : waiting > 0
        ? t('bar.waiting', { count: waiting })
        : isNothing
          ? t('bar.nothing')
          : (refusal ??
            (isShort
              ? t('bar.notEnough', { needed: cost.credits, balance: cost.balance })
              : cost
                ? t('bar.balance', { count: cost.balance })
                : ''));
  const isWarning = !online || isShort || failed > 0 || isNothing || refusal !== null;
  const credits = cost?.credits ?? expectedCredits;
  return (
    <div className={classes.bar}>
      <div>
        <Text size="sm" fw={600}>
          {t('bar.videos', { count })}
        </Text>
        <Text size="xs" role="status" c={isWarning ? 'var(--mantine-color-error)' : 'dimmed'}>
          {word} {isShort && !isBlocked && online && <Link to="/vip-price">{t('translation:header.getCredits')}</Link>}
        </Text>
      </div>
      <Button
        size="md"
        loading={isPushing}
        disabled={isShort || isBlocked || !online}
        leftSection={<Sparkles size={18} aria-hidden />}
        onClick={onEnhance}
      >
        {t('bar.enhance', { count: credits, credits })}
      </Button>
    </div>
  );
}
