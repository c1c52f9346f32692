import { type KeyboardEvent, type PointerEvent, type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#src/lib/format-clock.ts';
import { toBars } from '../model/to-bars.ts';
import classes from './audio-player.module.css';

const BARS = 96;
const HEIGHT = 100;
/** Share of a bar that is drawn; the rest is the gap to the next. */
const BAR_WIDTH = 0.6;

interface WaveformProps {
  /** Receives the played share as `--part`, frame by frame. */
  ref: Ref<HTMLDivElement>;
  /** Undefined until it is loaded: a line is shown. */
  peaks: readonly number[] | undefined;
  atS: number;
  lengthS: number;
  onSeek(toS: number): void;
  onKey(event: KeyboardEvent): void;
}

function Bars({ heights, className }: { heights: readonly number[]; className: string }) {
  return (
    <svg viewBox={`0 0 ${BARS} ${HEIGHT}`} preserveAspectRatio="none" className={className} aria-hidden>
      <path
        fill="currentColor"
        d={heights
          .map((height, index) => {
            const y = ((1 - height) / 2) * HEIGHT;
            return `M${index + (1 - BAR_WIDTH) / 2} ${y}h${BAR_WIDTH}v${height * HEIGHT}h${-BAR_WIDTH}z`;
          })
          .join('')}
      />
    </svg>
  );
}

/** The recording's waveform; a click, a drag or the keyboard seeks. */
export function Waveform({ ref, peaks, atS, lengthS, onSeek, onKey }: WaveformProps) {
  const { t } = useTranslation('textToSpeech');
  const heights = useMemo(() => toBars(peaks ?? [], BARS), [peaks]);
  const seek = (event: PointerEvent<HTMLDivElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onSeek(Math.min(1, Math.max(0, (event.clientX - left) / width)) * lengthS);
  };
  return (
    <div
      ref={ref}
      className={classes['waveform']}
      role="slider"
      tabIndex={0}
      aria-label={t('result.position')}
      aria-valuemin={0}
      aria-valuemax={Math.round(lengthS)}
      aria-valuenow={Math.round(atS)}
      aria-valuetext={t('result.positionValue', { at: formatClock(atS), length: formatClock(lengthS) })}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(event);
      }}
    >
      <Bars heights={heights} className={classes['bars'] ?? ''} />
      <Bars heights={heights} className={`${classes['bars']} ${classes['played']}`} />
    </div>
  );
}
