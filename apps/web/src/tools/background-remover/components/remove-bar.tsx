import { Button, Text } from '@mantine/core';
import type { CallData } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Scissors } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '#src/lib/use-connection.ts';
import classes from '#src/ui/action-bar.module.css';

interface RemoveBarProps {
  count: number;
  /** The server's price; undefined while images are not ready. */
  cost: CallData<'getTaskCost'> | undefined;
  /** The price by the price list, until the server has answered. */
  expectedCredits: number;
  /** How many images are uploading or being looked at, need a look or marks, or can't be used. */
  waiting: number;
  unseen: number;
  failed: number;
  isPushing: boolean;
  onRemove(): void;
}

/** The price of all images, what still keeps them from being cut out, and the button; stays in view. */
export function RemoveBar({
  count,
  cost,
  expectedCredits,
  waiting,
  unseen,
  failed,
  isPushing,
  onRemove,
}: RemoveBarProps) {
  const { t } = useTranslation(['backgroundRemover', 'translation']);
  const online = useConnection();
  const isShort = cost !== undefined && !cost.is_enough;
  const isBlocked = waiting > 0 || unseen > 0 || failed > 0;
  const word = !online
    ? t('bar.offline')
    : failed > 0
      ? t('bar.failed', { count: failed })
      : unseen > 0
        ? t('bar.unseen', { count: unseen })
        : waiting > 0
          ? t('bar.waiting', { count: waiting })
          : isShort
            ? t('bar.notEnough', { needed: cost.credits, balance: cost.balance })
            : cost
              ? t('bar.balance', { count: cost.balance })
              : '';
  const credits = cost?.credits ?? expectedCredits;
  return (
    <div className={classes.bar}>
      <Text size="sm" role="status" c={!online || isShort || failed > 0 ? 'var(--mantine-color-error)' : 'dimmed'}>
        {word} {isShort && !isBlocked && online && <Link to="/vip-price">{t('translation:header.getCredits')}</Link>}
      </Text>
      <Button
        size="md"
        loading={isPushing}
        disabled={isShort || isBlocked || !online}
        leftSection={<Scissors size={18} aria-hidden />}
        onClick={onRemove}
      >
        {t('bar.remove', { count, credits })}
      </Button>
    </div>
  );
}
