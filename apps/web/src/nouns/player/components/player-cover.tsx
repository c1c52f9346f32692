import { Button, Loader } from '@mantine/core';
import { CircleAlert, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PreviewState } from '../model/preview-state.ts';
import classes from './player.module.css';

interface PlayerCoverProps {
  state: PreviewState;
  onRetry(): Promise<void>;
}

/** Overlay of the player: loading, waiting or failed, and why audio is missing. */
export function PlayerCover({ state, onRetry }: PlayerCoverProps) {
  const { t } = useTranslation();
  const { phase, failure, isBuffering, isAudioBlocked, audio } = state;
  if (phase === 'failed') {
    return (
      <div className={classes.failure} role="alert">
        <CircleAlert size={28} aria-hidden />
        <p>{t(`player.failure.${failure ?? 'crashed'}`)}</p>
        <Button variant="white" color="dark" size="sm" onClick={onRetry}>
          {t('action.tryAgain')}
        </Button>
      </div>
    );
  }
  const waitText = phase === 'loading' ? t('player.loading') : isBuffering ? t('player.buffering') : '';
  const audioText = isAudioBlocked ? t('player.audioBlocked') : audio === 'failed' ? t('player.audioFailed') : '';
  return (
    <>
      <div className={classes.wait} role="status" data-shown={waitText !== ''}>
        {waitText !== '' && <Loader size="sm" color="white" aria-hidden />}
        <span>{waitText}</span>
      </div>
      {audioText !== '' && (
        <div className={classes.notice} role="status">
          <VolumeX size={16} aria-hidden />
          {audioText}
        </div>
      )}
    </>
  );
}
