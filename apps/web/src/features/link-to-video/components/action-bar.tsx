import { Button, Group, Text } from '@mantine/core';
import type { CallData } from '@reelwright/contracts';
import { Clapperboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './action-bar.module.css';

interface ActionBarProps {
  cost: CallData<'getTaskCost'> | undefined;
  isPushing: boolean;
}

/** What the ad costs, and the button that makes it; stays in view. */
export function ActionBar({ cost, isPushing }: ActionBarProps) {
  const { t } = useTranslation();
  const isShort = cost !== undefined && !cost.is_enough;
  return (
    <div className={classes.bar}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" {...(isShort ? { c: 'var(--mantine-color-error)' } : {})} aria-live="polite">
          {cost &&
            (isShort
              ? t('form.notEnough', { needed: cost.credits, balance: cost.balance })
              : t('form.balance', { count: cost.balance }))}
        </Text>
        <Button
          type="submit"
          size="md"
          loading={isPushing}
          disabled={isShort}
          leftSection={<Clapperboard size={18} aria-hidden />}
        >
          {cost ? t('form.makeFor', { count: cost.credits }) : t('form.make')}
        </Button>
      </Group>
    </div>
  );
}
