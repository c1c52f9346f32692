import { ActionIcon, Button, Text } from '@mantine/core';
import type { VideoFrames } from '@reelwright/contracts';
import { FastForward, Pause, Play, Rewind, StepBack, StepForward } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimecode } from '#src/nouns/player/model/timecode.ts';
import type { CutCommand } from '../model/cut-keys.ts';
import type { CutPlayer } from '../model/cut-player.ts';
import classes from './transport.module.css';

interface TransportProps {
  video: VideoFrames;
  player: CutPlayer;
  onCommand(command: CutCommand): void;
}

/** Plays, steps and shuttles; shows the time and the number of the frame. */
export function Transport({ video, player, onCommand }: TransportProps) {
  const { t } = useTranslation('videoCut');
  const time = useRef<HTMLSpanElement>(null);
  const state = useSyncExternalStore(player.subscribe, player.getState);
  const { frame_rate: rate, frames } = video;

  useEffect(() => {
    const show = (frame: number): void => {
      if (!time.current) return;
      const number = t('transport.frame', { frame: frame + 1, frames });
      time.current.textContent = `${formatTimecode(frame, rate)} · ${number}`;
    };
    show(player.getFrame());
    return player.onFrame(show);
  }, [player, rate, frames, t]);

  const action = (label: string, keys: string, icon: ReactNode, command: CutCommand) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      title={`${label} (${keys})`}
      aria-keyshortcuts={keys}
      onClick={() => onCommand(command)}
    >
      {icon}
    </ActionIcon>
  );
  const playName = t(state.isPlaying ? 'transport.pause' : 'transport.play');
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('transport.label')}>
      <div className={classes.group}>
        {action(t('transport.shuttleBack'), 'J', <Rewind size={18} aria-hidden />, { kind: 'shuttle', direction: -1 })}
        {action(t('transport.back'), 'ArrowLeft', <StepBack size={18} aria-hidden />, { kind: 'step', frames: -1 })}
        {action(playName, 'Space', state.isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />, {
          kind: 'toggle',
        })}
        {action(t('transport.on'), 'ArrowRight', <StepForward size={18} aria-hidden />, { kind: 'step', frames: 1 })}
        {action(t('transport.shuttleOn'), 'L', <FastForward size={18} aria-hidden />, {
          kind: 'shuttle',
          direction: 1,
        })}
        {state.isPlaying && state.rate !== 1 && (
          <Text size="xs" fw={600}>
            {t('transport.rate', { rate: state.rate })}
          </Text>
        )}
      </div>
      <Text size="sm" className={classes.time ?? ''}>
        <span ref={time} data-testid="cut-time" />
      </Text>
      <Button
        variant="light"
        size="compact-md"
        leftSection={<Play size={14} aria-hidden />}
        aria-keyshortcuts="P"
        aria-pressed={state.isResult}
        onClick={() => onCommand({ kind: 'result' })}
      >
        {t('transport.result')}
      </Button>
    </div>
  );
}
