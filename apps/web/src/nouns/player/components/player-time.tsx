import { frameCount, frameToTick } from '@reelwright/timeline';
import { type PropsWithChildren, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preview } from '../model/preview.ts';
import { formatTimecode } from '../model/timecode.ts';
import classes from './player.module.css';

/** The first frame has the same time at every frame rate. */
const FIRST_RATE = { num: 1, den: 1 };

interface PlayerTimeProps {
  preview: Preview | null;
  isDisabled: boolean;
}

/**
 * The slider over all frames, and the time. Both follow the playhead outside React, because it moves with every frame.
 */
export function PlayerTime({ preview, isDisabled, children }: PropsWithChildren<PlayerTimeProps>) {
  const { t } = useTranslation();
  const slider = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLSpanElement>(null);
  const isDragging = useRef(false);
  const frames = preview ? frameCount(preview.document.duration, preview.document.frameRate) : 1;
  const last = frames - 1;

  useEffect(() => {
    if (!preview) return;
    const { frameRate } = preview.document;
    const show = (frame: number): void => {
      const text = formatTimecode(frame, frameRate);
      if (time.current) time.current.textContent = text;
      if (!slider.current) return;
      if (!isDragging.current) slider.current.value = String(frame);
      slider.current.style.setProperty('--part', String(Number(slider.current.value) / Math.max(1, last)));
      slider.current.setAttribute('aria-valuetext', text);
    };
    show(preview.getFrame());
    return preview.onFrame(show);
  }, [preview, last]);

  function seek(value: string): void {
    if (!preview) return;
    slider.current?.style.setProperty('--part', String(Number(value) / Math.max(1, last)));
    preview.seek(frameToTick(Number(value), preview.document.frameRate));
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
          {formatTimecode(0, FIRST_RATE)}
        </span>
        <span className={classes.length}>
          {' / '}
          {preview ? formatTimecode(last, preview.document.frameRate) : ''}
        </span>
      </span>
    </>
  );
}
