import { frameCount, frameToTick, TICKS_PER_SECOND } from '@reelwright/timeline';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nextShuttleRate, type PlayerCommand, toPlayerCommand } from '../model/player-keys.ts';
import type { Preview } from '../model/preview.ts';
import { usePreview, usePreviewState } from '../model/use-preview.ts';
import type { PreviewSource } from '../worker/worker-messages.ts';
import { PlayerControls } from './player-controls.tsx';
import { PlayerCover } from './player-cover.tsx';
import classes from './player.module.css';
import { publishStatistics } from './publish-statistics.ts';

interface PlayerProps {
  source: PreviewSource;
  title: string;
  /** Called if the user retries after a failure. */
  onRetry(): Promise<void>;
  /** Receives the preview once it is open; null when it closes. */
  onPreview?(preview: Preview | null): void;
  /** Lies over the canvas. */
  overlay?: ReactNode;
}

function toggleFullScreen(player: HTMLElement | null): void {
  // If the browser refuses, the mode stays unchanged.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  else player?.requestFullscreen().catch(() => undefined);
}

function togglePlay(preview: Preview): void {
  if (preview.getState().isPlaying) preview.pause();
  else preview.play();
}

function obey(preview: Preview, command: PlayerCommand, player: HTMLElement | null): void {
  const { duration, frameRate } = preview.document;
  const state = preview.getState();
  const seekFrame = (frame: number): void => preview.seek(frameToTick(Math.max(0, frame), frameRate));
  switch (command.kind) {
    case 'toggle':
      return togglePlay(preview);
    case 'pause':
      return preview.pause();
    case 'step':
      preview.pause();
      return seekFrame(preview.getFrame() + command.frames);
    case 'jump':
      return preview.seek(frameToTick(preview.getFrame(), frameRate) + command.seconds * TICKS_PER_SECOND);
    case 'to_start':
      return seekFrame(0);
    case 'to_end':
      return seekFrame(frameCount(duration, frameRate) - 1);
    case 'shuttle':
      return preview.playAt(nextShuttleRate(state.isPlaying ? state.rate : 0, command.direction));
    case 'mute':
      return preview.setMuted(!state.isMuted);
    case 'loop':
      return preview.setLooping(!state.isLooping);
    case 'full_screen':
      return toggleFullScreen(player);
  }
}

/** Returns whether the focused control uses the key itself. */
function isTakenByControl(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLButtonElement) return key === ' ' || key === 'Enter';
  return target instanceof HTMLInputElement && target.dataset['ownKeys'] === 'true' && key.startsWith('Arrow');
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
export function Player({ source, title, onRetry, onPreview, overlay }: PlayerProps) {
  const { t } = useTranslation();
  const preview = usePreview(source);
  const state = usePreviewState(preview);
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

  function onKeyDown(event: KeyboardEvent): void {
    const command = toPlayerCommand(event);
    if (!preview || !command || isTakenByControl(event.target, event.key)) return;
    event.preventDefault();
    obey(preview, command, player.current);
  }

  return (
    // The keys are shortcuts of the controls inside the section while one of them has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={player}
      className={classes.player}
      aria-label={t('player.label', { title })}
      data-phase={state.phase}
      data-playing={state.isPlaying && !state.isBuffering}
      data-audio={state.audio}
      onKeyDown={onKeyDown}
    >
      {/* Keyboard users have the play button and the player's keys. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={stage}
        className={classes.stage}
        style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height } as CSSProperties}
        onClick={() => preview && state.phase === 'ready' && togglePlay(preview)}
      >
        {overlay}
        <PlayerCover state={state} onRetry={onRetry} />
      </div>
      <PlayerControls
        preview={preview}
        state={state}
        onCommand={(command) => preview && obey(preview, command, player.current)}
      />
    </section>
  );
}
