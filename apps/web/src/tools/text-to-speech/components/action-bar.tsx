import { Button, Text } from '@mantine/core';
import type { CallData } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { AudioLines } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '#src/lib/use-connection.ts';
import classes from '#src/ui/action-bar.module.css';

interface ActionBarProps {
  /** The server's price; undefined while there is nothing to price. */
  cost: CallData<'getTaskCost'> | undefined;
  /** The price by the price list, until the server has answered. */
  expectedCredits: number;
  /** Why the text can't be spoken; on a phone its field may be out of view. */
  problem: string | undefined;
  isPushing: boolean;
}

/** The recording's price, and the button that generates it; stays in view. */
export function ActionBar({ cost, expectedCredits, problem, isPushing }: ActionBarProps) {
  const { t } = useTranslation(['textToSpeech', 'translation']);
  const online = useConnection();
  const isShort = cost !== undefined && !cost.is_enough;
  const credits = cost?.credits ?? expectedCredits;
  const word = !online
    ? t('offline')
    : problem !== undefined
      ? problem
      : !cost
        ? t('price')
        : isShort
          ? t('notEnough', { needed: cost.credits, balance: cost.balance })
          : t('balance', { count: cost.balance });
  return (
    <div className={classes['bar']}>
      <Text
        size="sm"
        role="status"
        c={isShort || !online || problem !== undefined ? 'var(--mantine-color-error)' : 'dimmed'}
      >
        {word} {isShort && online && <Link to="/vip-price">{t('translation:header.getCredits')}</Link>}
      </Text>
      <Button
        type="submit"
        size="md"
        loading={isPushing}
        disabled={isShort || !online}
        leftSection={<AudioLines size={18} aria-hidden />}
      >
        {credits === 0 ? t('generateAny') : t('generate', { count: credits })}
      </Button>
    </div>
  );
}
