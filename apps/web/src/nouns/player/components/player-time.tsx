import { frameToTick, TICKS_PER_SECOND } from '@reelwright/timeline';
import { type PropsWithChildren, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Playable } from '../model/playable.ts';
import { formatClock, formatTimecode } from '../model/timecode.ts';
import classes from './player.module.css';

interface PlayerTimeProps {
  playable: Playable | null;
  frames: number;
  isDisabled: boolean;
}

/**
 * The slider over all frames, and the time. Both follow the playhead outside React, because it moves with every frame.
 */
export function PlayerTime({ playable, frames, isDisabled, children }: PropsWithChildren<PlayerTimeProps>) {
  const { t } = useTranslation();
  const slider = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLSpanElement>(null);
  const isDragging = useRef(false);
  const last = frames - 1;

  useEffect(() => {
    if (!playable) return;
    const { frameRate } = playable.document;
    const show = (frame: number): void => {
      if (time.current) time.current.textContent = formatClock(frameToTick(frame, frameRate));
      if (!slider.current) return;
      if (!isDragging.current) slider.current.value = String(frame);
      slider.current.style.setProperty('--part', String(Number(slider.current.value) / Math.max(1, last)));
      slider.current.setAttribute('aria-valuetext', formatTimecode(frame, frameRate));
    };
    show(playable.getFrame());
    return playable.onFrame(show);
  }, [playable, last]);

  function seek(value: string): void {
    if (!playable) return;
    slider.current?.style.setProperty('--part', String(Number(value) / Math.max(1, last)));
    playable.seek(frameToTick(Number(value), playable.document.frameRate));
  }

  return (
    <>
      <input
        ref={slider}
        type="range"
        className={`${classes.range} ${classes.position}`}
        aria-label={t('player.position')}
        min={0}
        max={last}
        defaultValue={0}
        disabled={isDisabled}
        onPointerDown={() => {
          isDragging.current = true;
        }}
        onPointerUp={() => {
          isDragging.current = false;
        }}
        onPointerCancel={() => {
          isDragging.current = false;
        }}
        onInput={({ currentTarget }) => seek(currentTarget.value)}
      />
      {children}
      <span className={classes.time} title={t('player.timeHint')}>
        <span ref={time} data-testid="player-time">
          {formatClock(0)}
        </span>
        <span className={classes.length}>
          {' / '}
          {playable ? formatClock(Math.round(playable.document.duration / TICKS_PER_SECOND) * TICKS_PER_SECOND) : ''}
        </span>
      </span>
    </>
  );
}
