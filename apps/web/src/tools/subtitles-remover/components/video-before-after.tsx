import { ActionIcon, Group, Slider, Text } from '@mantine/core';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { planCorrection } from '#src/nouns/tasks/model/keep-in-step.ts';
import { BeforeAfter } from '#src/ui/before-after.tsx';
import classes from './video-before-after.module.css';

interface VideoBeforeAfterProps {
  label: string;
  before: string;
  after: string;
  poster?: string | undefined;
  ratio: number;
  /** Where the second video begins in the first. */
  offsetS?: number;
  onBroken(): void;
}

/** Two videos of the same moments, one over the other, which play together; a handle moves the line between them. */
export function VideoBeforeAfter(props: VideoBeforeAfterProps) {
  const { label, before, after, poster, ratio, offsetS = 0, onBroken } = props;
  const { t } = useTranslation('subtitlesRemover');
  const first = useRef<HTMLVideoElement>(null);
  const second = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [positionS, setPosition] = useState(0);
  const [durationS, setDuration] = useState(0);

  const seek = (toS: number): void => {
    if (second.current) second.current.currentTime = toS;
    if (first.current) first.current.currentTime = toS + offsetS;
    setPosition(toS);
  };
  useEffect(() => {
    const [leader, follower] = [second.current, first.current];
    if (!isPlaying || !leader || !follower) return;
    let request = 0;
    const stop = (): void => setPlaying(false);
    const step = (): void => {
      request = requestAnimationFrame(step);
      const plan = planCorrection({ leaderS: leader.currentTime + offsetS, followerS: follower.currentTime, rate: 1 });
      if (plan.kind === 'seek' && !follower.seeking) follower.currentTime = plan.toS;
      else if (plan.kind === 'rate') follower.playbackRate = plan.rate;
      setPosition(leader.currentTime);
      if (leader.ended) stop();
    };
    if (leader.ended) leader.currentTime = 0;
    follower.currentTime = leader.currentTime + offsetS;
    Promise.all([leader.play(), follower.play()]).catch(stop);
    step();
    return () => {
      cancelAnimationFrame(request);
      leader.pause();
      follower.pause();
      follower.currentTime = leader.currentTime + offsetS;
    };
  }, [isPlaying, offsetS]);

  const shared = {
    playsInline: true,
    preload: 'auto',
    tabIndex: -1,
    'aria-hidden': true,
    className: classes.video,
  } as const;
  return (
    <div className={classes.pair} style={{ '--ratio': ratio } as React.CSSProperties}>
      <BeforeAfter
        label={label}
        words={{ before: t('compare.before'), after: t('compare.after') }}
        before={
          <video
            {...shared}
            ref={first}
            src={before}
            poster={offsetS === 0 ? poster : undefined}
            muted
            onLoadedData={({ currentTarget }) => {
              currentTarget.currentTime = (second.current?.currentTime ?? 0) + offsetS;
            }}
            onError={onBroken}
          />
        }
        after={
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video of the user's, which has no captions of ours
          <video
            {...shared}
            ref={second}
            src={after}
            poster={poster}
            onLoadedMetadata={({ currentTarget }) => setDuration(currentTarget.duration)}
            onError={onBroken}
          />
        }
      />
      <Group gap="sm" wrap="nowrap" mt={8}>
        <ActionIcon
          size="lg"
          variant="default"
          aria-label={t(isPlaying ? 'stage.pause' : 'stage.play')}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        </ActionIcon>
        <Slider
          flex={1}
          size="sm"
          min={0}
          max={Math.max(0.1, durationS)}
          step={0.04}
          label={null}
          value={positionS}
          thumbLabel={t('stage.position')}
          onChange={seek}
        />
        <Text size="xs" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatClock(positionS)} / {formatClock(durationS)}
        </Text>
      </Group>
    </div>
  );
}
