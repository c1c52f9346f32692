import { Button, Text } from '@mantine/core';
import { type AdDraftStep, urlToVideo } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, Clapperboard } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { listWizardSteps } from '../model/wizard-steps.ts';
import { useAdDraftStore } from '#src/nouns/drafts/model/use-ad-draft.ts';
import classes from './wizard-bar.module.css';

interface WizardBarProps {
  step: AdDraftStep;
  /** In credits. */
  price: number;
  /** Undefined while it loads. */
  balance: number | undefined;
  isUploading: boolean;
  isPushing: boolean;
  onGenerate(): void;
}

/** Back, next, and the button that generates the ad with its current settings, with the price; stays in view. */
export function WizardBar({ step, price, balance, isUploading, isPushing, onGenerate }: WizardBarProps) {
  const { t } = useTranslation(['adWizard', 'translation']);
  const { draftId, toolType } = useAdDraftStore();
  const steps = listWizardSteps(toolType);
  const current = steps.findIndex((each) => each.step === step);
  const back = steps[current - 1];
  const next = steps[current + 1];
  const isShort = balance !== undefined && balance < price;
  const canMake = !isShort && !isUploading && !isPushing;
  const makeByKey = useEffectEvent((event: KeyboardEvent): void => {
    const isOwn = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isOwn || event.defaultPrevented || event.isComposing || !canMake) return;
    if (event.target instanceof Element && event.target.closest('[role=dialog]')) return;
    event.preventDefault();
    onGenerate();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => makeByKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const search = { draft: draftId };
  return (
    <div className={classes.bar} data-action-bar>
      <Button
        renderRoot={(props) =>
          back ? (
            <Link to={back.to} search={search} {...props} />
          ) : (
            <Link to={toolType === urlToVideo.id ? '/link-to-video' : '/ai-video-ads'} {...props} />
          )
        }
        variant="default"
        size="md"
        leftSection={<ArrowLeft size={18} aria-hidden />}
        className={classes.back ?? ''}
      >
        <span className={classes.word}>{t('back')}</span>
      </Button>
      <Text
        size="sm"
        role="status"
        data-urgent={isShort || isUploading || undefined}
        className={classes.balance ?? ''}
        c={isShort ? 'var(--mantine-color-error)' : 'dimmed'}
      >
        {isUploading
          ? t('bar.waitForUploads')
          : balance !== undefined &&
            (isShort ? (
              <>
                {t('bar.notEnough', { needed: price, balance })}{' '}
                <Link to="/vip-price">{t('translation:header.getCredits')}</Link>
              </>
            ) : (
              t('bar.balance', { count: balance })
            ))}
      </Text>
      <Button
        size="md"
        variant={next ? 'light' : 'filled'}
        loading={isPushing}
        disabled={isShort || isUploading}
        aria-keyshortcuts="Control+Enter"
        leftSection={<Clapperboard size={18} aria-hidden />}
        className={classes.make ?? ''}
        onClick={onGenerate}
      >
        {t('bar.makeFor', { count: price })}
      </Button>
      {next && (
        <Button
          renderRoot={(props) => <Link to={next.to} search={search} {...props} />}
          size="md"
          rightSection={<ArrowRight size={18} aria-hidden />}
          className={classes.next ?? ''}
        >
          <span className={classes.word}>{t('next', { step: t(`step.${next.step}`) })}</span>
        </Button>
      )}
    </div>
  );
}
