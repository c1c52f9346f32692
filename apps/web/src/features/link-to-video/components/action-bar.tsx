import { Button, Text } from '@mantine/core';
import { type CallData, priceOfVideoSeconds } from '@reelwright/contracts';
import { Clapperboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './action-bar.module.css';

interface ActionBarProps {
  /** The server's word; undefined while the form is not complete. */
  cost: CallData<'getTaskCost'> | undefined;
  lengthS: number;
  isUploading: boolean;
  isPushing: boolean;
}

/** What the ad costs, and the button that makes it; stays in view. */
export function ActionBar({ cost, lengthS, isUploading, isPushing }: ActionBarProps) {
  const { t } = useTranslation('adForm');
  const isShort = cost !== undefined && !cost.is_enough;
  return (
    <div className={classes.bar}>
      <Text size="sm" role="status" {...(isShort ? { c: 'var(--mantine-color-error)' } : { c: 'dimmed' })}>
        {isUploading
          ? t('form.waitForUploads')
          : cost &&
            (isShort
              ? t('form.notEnough', { needed: cost.credits, balance: cost.balance })
              : t('form.balance', { count: cost.balance }))}
      </Text>
      <Button
        type="submit"
        size="md"
        loading={isPushing}
        disabled={isShort || isUploading}
        leftSection={<Clapperboard size={18} aria-hidden />}
      >
        {t('form.makeFor', { count: cost?.credits ?? priceOfVideoSeconds(lengthS) })}
      </Button>
    </div>
  );
}
