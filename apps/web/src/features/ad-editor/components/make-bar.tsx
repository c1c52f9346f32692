import { Anchor, Button, Text } from '@mantine/core';
import type { AdQuality, CallData } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Clapperboard, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './make-bar.module.css';

interface MakeBarProps {
  costs: Record<'draft' | 'final', CallData<'getTaskCost'> | undefined>;
  making: AdQuality | null;
  /** Of the newest preview; null before the first. */
  seconds: number | null;
  lengthS: number;
  /** Something is wrong that would be refused. */
  isBlocked: boolean;
  onMake(quality: 'draft' | 'final'): void;
}

/** How long the ad is, what it costs, and the buttons that make it; stays in view. */
export function MakeBar({ costs, making, seconds, lengthS, isBlocked, onMake }: MakeBarProps) {
  const { t } = useTranslation('adEditor');
  const { draft, final } = costs;
  const isShort = final !== undefined && !final.is_enough;
  return (
    <div className={classes.place}>
      <div className={classes.bar}>
        <div className={classes.facts}>
          {seconds !== null && (
            <Text size="sm" fw={600}>
              {t('make.length', { seconds: seconds.toFixed(1), wanted: lengthS })}
            </Text>
          )}
          <Text size="sm" c={isShort ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
            {final &&
              (isShort ? (
                <>
                  {t('make.notEnough', { needed: final.credits, balance: final.balance })}{' '}
                  <Anchor component={Link} to="/vip-price" size="sm">
                    {t('make.getCredits')}
                  </Anchor>
                </>
              ) : (
                t('make.balance', { count: final.balance })
              ))}
          </Text>
        </div>
        <div className={classes.buttons}>
          <Button
            variant="default"
            size="md"
            leftSection={<Zap size={18} aria-hidden />}
            title={t('make.draftHint')}
            loading={making === 'draft'}
            disabled={isBlocked || making === 'final' || draft?.is_enough === false}
            onClick={() => onMake('draft')}
          >
            {draft ? t('make.draftFor', { count: draft.credits }) : t('make.draft')}
          </Button>
          <Button
            size="md"
            leftSection={<Clapperboard size={18} aria-hidden />}
            loading={making === 'final'}
            disabled={isBlocked || making === 'draft' || isShort}
            onClick={() => onMake('final')}
          >
            {final ? t('make.finalFor', { count: final.credits }) : t('make.final')}
          </Button>
        </div>
      </div>
    </div>
  );
}
