import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preview } from '../model/preview.ts';
import { usePlayableState, usePreview } from '../model/use-preview.ts';
import type { PlayerCaptions } from '../model/playable.ts';
import type { PreviewSource } from '../worker/worker-messages.ts';
import { PlayerCover } from './player-cover.tsx';
import { PlayerFrame } from './player-frame.tsx';
import classes from './player.module.css';
import { publishStatistics } from './publish-statistics.ts';

interface PlayerProps {
  source: PreviewSource;
  title: string;
  /** Called if the user retries after a failure. */
  onRetry(): Promise<void>;
  /** Receives the preview once it is open; null when it closes. */
  onPreview?(preview: Preview | null): void;
  captions?: PlayerCaptions;
  /** Lies over the canvas. */
  overlay?: ReactNode;
  /** An image of the first frame, until it is painted. */
  poster?: string | undefined;
}

/** Adds the preview's canvas to the stage. Returns a function that removes it. */
function showPreview(preview: Preview, place: { stage: HTMLElement; player: HTMLElement }): () => void {
  const { canvas } = preview;
  canvas.className = classes.canvas ?? '';
  place.stage.prepend(canvas);
  const stop = publishStatistics(preview, place.player);
  return () => {
    stop();
    canvas.remove();
  };
}

/** Plays a document exactly as its render will look and sound. */
export function Player({ source, title, onRetry, onPreview, captions, overlay, poster }: PlayerProps) {
  const { t } = useTranslation();
  const preview = usePreview(source);
  const state = usePlayableState(preview);
  const player = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { width, height } = source.document.canvas;

  useEffect(() => {
    if (!stage.current || !player.current || !preview) return;
    return showPreview(preview, { stage: stage.current, player: player.current });
  }, [preview]);

  const tell = useEffectEvent((opened: Preview | null) => onPreview?.(opened));
  useEffect(() => {
    if (!preview) return;
    tell(preview);
    return () => tell(null);
  }, [preview]);

  return (
    <PlayerFrame
      ref={player}
      stage={stage}
      playable={preview}
      state={state}
      label={t('player.label', { title })}
      width={width}
      height={height}
      captions={captions ?? null}
    >
      {poster !== undefined && state.phase === 'loading' && (
        <img className={classes.poster} src={poster} alt="" decoding="sync" />
      )}
      {overlay}
      <PlayerCover state={state} onRetry={onRetry} />
    </PlayerFrame>
  );
}
