import { Anchor, Button, Text } from '@mantine/core';
import type { AdQuality, CallData } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Clapperboard, Zap } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './make-bar.module.css';

/** Stable while nothing of the bar changes: words that are typed do not render it. */
interface MakeBarProps {
  /** What each quality costs. */
  draft: CallData<'getTaskCost'> | undefined;
  final: CallData<'getTaskCost'> | undefined;
  making: AdQuality | null;
  /** The length of the newest preview; null before the first. */
  seconds: number | null;
  lengthS: number;
  /** The scene of a problem that would be refused; null if it is of no scene, undefined if there is none. */
  blockedScene: number | null | undefined;
  onScene(index: number): void;
  onMake(quality: 'draft' | 'final'): void;
}

/** The ad's length, its cost, and the buttons that generate it; stays in view. */
export const MakeBar = memo(
  ({ draft, final, making, seconds, lengthS, blockedScene, onScene, onMake }: MakeBarProps) => {
    const { t } = useTranslation(['adEditor', 'translation']);
    const isShort = final !== undefined && !final.is_enough;
    const isBlocked = blockedScene !== undefined;
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
              {isBlocked &&
                (blockedScene === null ? (
                  t('make.blocked')
                ) : (
                  <Anchor
                    component="button"
                    type="button"
                    size="sm"
                    className="link-control"
                    onClick={() => onScene(blockedScene)}
                  >
                    {t('make.blockedAt', { position: blockedScene + 1 })}
                  </Anchor>
                ))}
              {!isBlocked &&
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
  },
);
MakeBar.displayName = 'MakeBar';
