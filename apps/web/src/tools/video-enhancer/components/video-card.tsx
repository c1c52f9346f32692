import { ActionIcon, Button, Progress, Text, Tooltip } from '@mantine/core';
import { type EnhanceSettings, planEnhanced } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { Columns2, Film, RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { type EnhanceVideo, findVideoState } from '../model/enhance-videos.ts';
import { formatRate } from '../model/format-rate.ts';
import classes from './video-card.module.css';

interface VideoCardProps {
  video: EnhanceVideo;
  settings: EnhanceSettings;
  onRemove(): void;
  onRetry(): void;
}

/** One video: what it is, what it becomes, and the way to its preview. */
export function VideoCard({ video, settings, onRemove, onRetry }: VideoCardProps) {
  const { t } = useTranslation('videoEnhancer');
  const state = findVideoState(video);
  const { facts, name } = video;
  return (
    <li className={classes.card} data-state={state}>
      <div className={classes.stage}>
        {facts ? (
          <video src={`${facts.preview_url}#t=0.1`} preload="metadata" muted playsInline aria-hidden tabIndex={-1} />
        ) : (
          <Film size={32} aria-hidden />
        )}
        {facts && (
          <span className={classes.length}>
            {formatClock((facts.frames * facts.frame_rate.den) / facts.frame_rate.num)}
          </span>
        )}
        <Tooltip label={t('card.remove')}>
          <ActionIcon
            className={classes.remove ?? ''}
            variant="default"
            radius="xl"
            size={32}
            aria-label={t('card.removeOf', { name })}
            onClick={onRemove}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        {state === 'uploading' && (
          <Progress className={classes.progress ?? ''} value={100 * video.uploaded} size="sm" aria-label={name} />
        )}
      </div>
      <div className={classes.words}>
        <Text size="sm" fw={500} truncate title={name}>
          {name}
        </Text>
        <div role="status">
          {video.problem !== null && (
            <Text size="xs" c="var(--mantine-color-error)">
              {video.problem}
            </Text>
          )}
          {state === 'uploading' && (
            <Text size="xs" c="dimmed">
              {t('card.uploading', { percent: Math.round(100 * video.uploaded) })}
            </Text>
          )}
          {state === 'opening' && (
            <Text size="xs" c="dimmed">
              {t('card.opening')}
            </Text>
          )}
          {state === 'ready' && facts && <Change facts={facts} settings={settings} />}
        </div>
      </div>
      {(state === 'ready' || (state === 'failed' && video.canRetry)) && (
        <div className={classes.actions}>
          {state === 'ready' ? (
            <Button
              renderRoot={(props) => <Link {...props} to="/video-enhancer/editor" search={{ video: video.id }} />}
              size="compact-sm"
              variant="default"
              leftSection={<Columns2 size={14} aria-hidden />}
            >
              {t('card.preview')}
            </Button>
          ) : (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<RotateCcw size={14} aria-hidden />}
              onClick={onRetry}
            >
              {t('card.retry')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Size and rate of a video, and what they become. */
function Change({ facts, settings }: { facts: NonNullable<EnhanceVideo['facts']>; settings: EnhanceSettings }) {
  const { t, i18n } = useTranslation('videoEnhancer');
  const { width, height, frame_rate: rate } = facts;
  const shape = planEnhanced(facts, settings);
  const isSame = shape.width === width && shape.height === height && shape.frame_rate.num === rate.num;
  return (
    <>
      <Text size="xs" c="dimmed">
        {t('card.facts', { width, height, rate: formatRate(rate, i18n.language) })}
      </Text>
      {!isSame && (
        <Text size="xs">
          {t('card.becomes', {
            width: shape.width,
            height: shape.height,
            rate: formatRate(shape.frame_rate, i18n.language),
          })}
        </Text>
      )}
    </>
  );
}
