import { Anchor, Button, Text } from '@mantine/core';
import type { AdQuality, CallData } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Clapperboard, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './make-bar.module.css';

interface MakeBarProps {
  costs: Record<'draft' | 'final', CallData<'getTaskCost'> | undefined>;
  making: AdQuality | null;
  /** The length of the newest preview; null before the first. */
  seconds: number | null;
  lengthS: number;
  /** The problem that would be refused: in that scene, or anywhere. */
  blocked: { scene: number | null } | null;
  onScene(index: number): void;
  onMake(quality: 'draft' | 'final'): void;
}

/** The ad's length, its cost, and the buttons that generate it; stays in view. */
export function MakeBar({ costs, making, seconds, lengthS, blocked, onScene, onMake }: MakeBarProps) {
  const { t } = useTranslation(['adEditor', 'translation']);
  const { draft, final } = costs;
  const isShort = final !== undefined && !final.is_enough;
  const isBlocked = blocked !== null;
  return (
    <div className={classes.place} data-action-bar>
      <div className={classes.bar}>
        <div className={classes.facts} data-urgent={isShort || isBlocked || undefined}>
          {seconds !== null && !isBlocked && (
            <Text size="sm" fw={600}>
              {t(Math.abs(seconds - lengthS) < 0.5 ? 'make.lengthAsWanted' : 'make.length', {
                seconds: seconds.toFixed(1),
                wanted: lengthS,
              })}
            </Text>
          )}
          <Text size="sm" c={isShort || isBlocked ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
            {blocked &&
              (blocked.scene === null ? (
                t('make.blocked')
              ) : (
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  className="link-control"
                  onClick={() => onScene(blocked.scene ?? 0)}
                >
                  {t('make.blockedAt', { position: blocked.scene + 1 })}
                </Anchor>
              ))}
            {!blocked &&
              final &&
              (isShort ? (
                <>
                  {t('make.notEnough', { needed: final.credits, balance: final.balance })}{' '}
                  <Link to="/vip-price">{t('translation:header.getCredits')}</Link>
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
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title={t('make.shortcut')}
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
