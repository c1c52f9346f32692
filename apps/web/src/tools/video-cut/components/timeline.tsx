import { ActionIcon, Button, Text, Tooltip } from '@mantine/core';
import type { FrameRange, VideoFrames } from '@reelwright/contracts';
import {
  ArrowLeftFromLine,
  ArrowRightFromLine,
  Plus,
  Redo2,
  SplitSquareHorizontal,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { usePeaks } from '#src/lib/peaks.ts';
import { Waveform } from '#src/ui/waveform.tsx';
import { useTranslation } from 'react-i18next';
import { formatTimecode } from '#src/nouns/player/model/timecode.ts';
import type { CutCommand } from '../model/cut-keys.ts';
import type { CutPlayer } from '../model/cut-player.ts';
import classes from './timeline.module.css';

interface TimelineProps {
  video: VideoFrames;
  player: CutPlayer;
  ranges: readonly FrameRange[];
  chosen: number;
  /** 1 shows the whole video. */
  zoom: number;
  canUndo: boolean;
  canRedo: boolean;
  onChoose(index: number): void;
  /** `isDone` is false while a handle is dragged. */
  onRange(index: number, range: FrameRange, isDone: boolean): void;
  onCommand(command: CutCommand): void;
}

/** More would not be told apart. */
const MOST_MARKS = 400;

/** Filmstrip, waveform and parts of the whole video, with the playhead. */
export function Timeline(props: TimelineProps) {
  const { video, player, ranges, chosen, zoom, onCommand } = props;
  const { t } = useTranslation('videoCut');
  const scroller = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const playhead = useRef<HTMLDivElement>(null);
  const isScrubbing = useRef(false);
  const { frames, frame_rate: rate, filmstrip } = video;
  const peaks = usePeaks({ of: video.asset_id, url: video.peaks_url });

  useEffect(() => {
    const show = (frame: number): void => {
      const head = playhead.current;
      if (!head) return;
      head.style.left = `${(frame / frames) * 100}%`;
      head.setAttribute('aria-valuenow', String(frame));
      head.setAttribute('aria-valuetext', formatTimecode(frame, rate));
      keepInView(scroller.current, head);
    };
    show(player.getFrame());
    return player.onFrame(show);
  }, [player, frames, rate, zoom]);

  const frameAt = (event: PointerEvent): number => {
    const bounds = track.current?.getBoundingClientRect();
    if (!bounds) return 0;
    return Math.floor(((event.clientX - bounds.left) / bounds.width) * frames);
  };
  const scrub = (event: PointerEvent): void => player.seek(frameAt(event));
  const keyFrames = video.copy?.key_frames ?? [];
  const shownMarks = keyFrames.length <= MOST_MARKS * zoom ? keyFrames : [];
  const percent = (frame: number): string => `${(frame / frames) * 100}%`;

  return (
    <section className={classes.timeline} aria-label={t('timeline.label')}>
      <div className={classes.bar}>
        <div className={classes.group}>
          <EditButton label={t('timeline.setStart')} keys="I" onClick={() => onCommand({ kind: 'start' })}>
            <ArrowRightFromLine size={15} aria-hidden />
          </EditButton>
          <EditButton label={t('timeline.setEnd')} keys="O" onClick={() => onCommand({ kind: 'end' })}>
            <ArrowLeftFromLine size={15} aria-hidden />
          </EditButton>
          <EditButton label={t('timeline.split')} keys="S" onClick={() => onCommand({ kind: 'split' })}>
            <SplitSquareHorizontal size={15} aria-hidden />
          </EditButton>
          <EditButton label={t('timeline.add')} keys="A" onClick={() => onCommand({ kind: 'add' })}>
            <Plus size={15} aria-hidden />
          </EditButton>
        </div>
        <div className={classes.group}>
          <IconAction
            label={t('timeline.undo')}
            isDisabled={!props.canUndo}
            onClick={() => onCommand({ kind: 'undo' })}
          >
            <Undo2 size={18} aria-hidden />
          </IconAction>
          <IconAction
            label={t('timeline.redo')}
            isDisabled={!props.canRedo}
            onClick={() => onCommand({ kind: 'redo' })}
          >
            <Redo2 size={18} aria-hidden />
          </IconAction>
          <IconAction
            label={t('timeline.zoomOut')}
            isDisabled={zoom <= 1}
            onClick={() => onCommand({ kind: 'zoom', factor: 1 / 1.5 })}
          >
            <ZoomOut size={18} aria-hidden />
          </IconAction>
          <IconAction
            label={t('timeline.zoomIn')}
            isDisabled={false}
            onClick={() => onCommand({ kind: 'zoom', factor: 1.5 })}
          >
            <ZoomIn size={18} aria-hidden />
          </IconAction>
        </div>
      </div>
      {/* A keyboard moves the playhead itself, and the screen has keys of its own. */}
      <div
        ref={scroller}
        className={classes.scroller}
        role="presentation"
        onWheel={(event) => {
          if (event.ctrlKey || event.metaKey) onCommand({ kind: 'zoom', factor: event.deltaY < 0 ? 1.2 : 1 / 1.2 });
        }}
      >
        <div
          ref={track}
          className={classes.track}
          role="presentation"
          style={{ width: `${zoom * 100}%` }}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            isScrubbing.current = true;
            scrub(event);
          }}
          onPointerMove={(event) => {
            if (isScrubbing.current) scrub(event);
          }}
          onPointerUp={() => {
            isScrubbing.current = false;
          }}
          onPointerCancel={() => {
            isScrubbing.current = false;
          }}
        >
          <div className={classes.ruler}>
            {shownMarks.map((frame) => (
              <span key={frame} className={classes.mark} style={{ left: percent(frame) }} />
            ))}
          </div>
          <div className={classes.strip} aria-hidden>
            {filmstrip &&
              Array.from({ length: filmstrip.count }, (_, index) => (
                <span
                  key={index}
                  style={
                    {
                      '--strip': `url("${filmstrip.url}")`,
                      '--count': filmstrip.count,
                      '--index': index,
                    } as CSSProperties
                  }
                />
              ))}
          </div>
          {video.has_audio && <Waveform peaks={peaks.data} className={classes.wave ?? ''} />}
          {ranges.map((range, index) => (
            // A part is its place: its times change while a handle is dragged.
            // oxlint-disable-next-line react/no-array-index-key
            <Part key={index} {...props} index={index} range={range} isChosen={index === chosen} frameAt={frameAt} />
          ))}
          <div
            ref={playhead}
            className={classes.playhead}
            role="slider"
            tabIndex={0}
            aria-label={t('timeline.playhead')}
            aria-valuemin={0}
            aria-valuemax={frames - 1}
            aria-valuenow={0}
          />
        </div>
      </div>
      {keyFrames.length > 0 && (
        <Text size="xs" c="dimmed">
          {t('timeline.keyFrames')}
        </Text>
      )}
    </section>
  );
}

function keepInView(scroller: HTMLElement | null, head: HTMLElement): void {
  if (!scroller || scroller.scrollWidth <= scroller.clientWidth) return;
  const x = head.offsetLeft - scroller.scrollLeft;
  if (x < 0 || x > scroller.clientWidth) scroller.scrollLeft = head.offsetLeft - scroller.clientWidth / 2;
}

interface PartProps extends TimelineProps {
  index: number;
  range: FrameRange;
  isChosen: boolean;
  frameAt(event: PointerEvent): number;
}

/** A part on the track; its handles are dragged, or moved by the arrow keys. */
function Part({ index, range, isChosen, frameAt, video, player, onChoose, onRange }: PartProps) {
  const { t } = useTranslation('videoCut');
  const { frames, frame_rate: rate } = video;
  const isDragged = useRef(false);
  const number = index + 1;

  const move = (side: 'from' | 'to', frame: number, isDone: boolean): void => {
    const next =
      side === 'from'
        ? { from: Math.min(Math.max(0, frame), range.to - 1), to: range.to }
        : { from: range.from, to: Math.max(Math.min(frames, frame), range.from + 1) };
    onRange(index, next, isDone);
    player.seek(side === 'from' ? next.from : next.to - 1);
  };
  const handle = (side: 'from' | 'to') => ({
    role: 'slider',
    tabIndex: 0,
    className: classes.handle,
    'data-side': side,
    'aria-label': t(side === 'from' ? 'timeline.start' : 'timeline.end', { number }),
    'aria-valuemin': 0,
    'aria-valuemax': frames,
    'aria-valuenow': range[side],
    'aria-valuetext': formatTimecode(range[side], rate),
    onPointerDown: (event: PointerEvent<HTMLSpanElement>) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      isDragged.current = true;
      onChoose(index);
    },
    onPointerMove: (event: PointerEvent) => {
      if (isDragged.current) move(side, frameAt(event), false);
    },
    onPointerUp: (event: PointerEvent) => {
      if (isDragged.current) move(side, frameAt(event), true);
      isDragged.current = false;
    },
    onPointerCancel: () => {
      isDragged.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      event.stopPropagation();
      const step = (event.key === 'ArrowLeft' ? -1 : 1) * (event.shiftKey ? 10 : 1);
      move(side, range[side] + step, true);
    },
  });
  return (
    <div
      className={classes.part}
      data-chosen={isChosen}
      style={{ left: `${(range.from / frames) * 100}%`, width: `${((range.to - range.from) / frames) * 100}%` }}
    >
      <button
        type="button"
        className={classes.partName}
        aria-pressed={isChosen}
        aria-label={t('timeline.part', { number })}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => onChoose(index)}
      >
        {number}
      </button>
      <span {...handle('from')} />
      <span {...handle('to')} />
    </div>
  );
}

function EditButton({
  label,
  keys,
  onClick,
  children,
}: {
  label: string;
  keys: string;
  onClick(): void;
  children: ReactNode;
}) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={children}
      aria-keyshortcuts={keys}
      title={`${label} (${keys})`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

function IconAction({
  label,
  isDisabled,
  onClick,
  children,
}: {
  label: string;
  isDisabled: boolean;
  onClick(): void;
  children: ReactNode;
}) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={34} aria-label={label} disabled={isDisabled} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
