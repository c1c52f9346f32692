import { Button, Text } from '@mantine/core';
import type { CallData } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { WandSparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '#src/lib/use-connection.ts';
import classes from '#src/ui/action-bar.module.css';

interface GenerateBarProps {
  kind: 'image' | 'clip';
  quantity: number;
  /** The server's price; undefined while there is nothing to price. */
  cost: CallData<'getTaskCost'> | undefined;
  /** The price by the price list: now, and without the flash sale. */
  expected: { now: number; before: number };
  /** Why nothing can be generated yet; null if it can. */
  gap: string | null;
  refusal: string | null;
  isPushing: boolean;
  onGenerate(): void;
}

/** The exact price, what is still missing, and the button; stays in view. */
export function GenerateBar({ kind, quantity, cost, expected, gap, refusal, isPushing, onGenerate }: GenerateBarProps) {
  const { t } = useTranslation(['generator', 'translation']);
  const online = useConnection();
  const isShort = cost !== undefined && !cost.is_enough;
  const problem = gap ?? refusal;
  const word = !online
    ? t('bar.offline')
    : problem !== null
      ? problem
      : isShort
        ? t('bar.notEnough', { needed: cost.credits, balance: cost.balance })
        : cost
          ? t('bar.balance', { count: cost.balance })
          : '';
  const isBad = !online || isShort || refusal !== null;
  return (
    <div className={classes['bar']}>
      <Text size="sm" role="status" c={isBad ? 'var(--mantine-color-error)' : 'dimmed'}>
        {word}{' '}
        {isShort && problem === null && online && <Link to="/vip-price">{t('translation:header.getCredits')}</Link>}
        {expected.before > expected.now && (
          <Text component="s" size="sm" c="dimmed" ml={6}>
            {t('bar.price', { count: expected.before })}
          </Text>
        )}
      </Text>
      <Button
        size="md"
        loading={isPushing}
        disabled={isShort || !online || problem !== null}
        leftSection={<WandSparkles size={18} aria-hidden />}
        onClick={onGenerate}
      >
        {t(kind === 'image' ? 'bar.images' : 'bar.clips', {
          count: quantity,
          price: t('bar.price', { count: cost?.credits ?? expected.now }),
        })}
      </Button>
    </div>
  );
}
