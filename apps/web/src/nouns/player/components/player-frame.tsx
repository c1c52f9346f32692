import { frameCount, frameToTick, TICKS_PER_SECOND } from '@reelwright/timeline';
import { useCallbackRef } from '@mantine/hooks';
import { type CSSProperties, type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import type { Playable, PlayerCaptions } from '../model/playable.ts';
import { nextShuttleRate, type PlayerCommand, toPlayerCommand } from '../model/player-keys.ts';
import type { PreviewState } from '../model/preview-state.ts';
import { PlayerControls } from './player-controls.tsx';
import classes from './player.module.css';

interface PlayerFrameProps {
  ref?: Ref<HTMLElement>;
  playable: Playable | null;
  state: PreviewState;
  /** What assistive technology calls it. */
  label: string;
  /** In pixels, or any numbers of this ratio. */
  width: number;
  height: number;
  /** Null where captions are part of the image. */
  captions?: PlayerCaptions | null;
  /** Where the image appears. */
  children: ReactNode;
  stage?: Ref<HTMLDivElement>;
}

function toggleFullScreen(player: HTMLElement | null): void {
  // If the browser refuses, the mode stays unchanged.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  else player?.requestFullscreen().catch(() => undefined);
}

function togglePlay(playable: Playable): void {
  if (playable.getState().isPlaying) playable.pause();
  else playable.play();
}

interface Player {
  playable: Playable;
  player: HTMLElement | null;
  captions: PlayerCaptions | null;
}

function obey({ playable, player, captions }: Player, command: PlayerCommand): void {
  const { duration, frameRate } = playable.document;
  const state = playable.getState();
  const seekFrame = (frame: number): void => playable.seek(frameToTick(Math.max(0, frame), frameRate));
  switch (command.kind) {
    case 'toggle':
      return togglePlay(playable);
    case 'pause':
      return playable.pause();
    case 'step':
      playable.pause();
      return seekFrame(playable.getFrame() + command.frames);
    case 'jump':
      return playable.seek(frameToTick(playable.getFrame(), frameRate) + command.seconds * TICKS_PER_SECOND);
    case 'to_start':
      return seekFrame(0);
    case 'to_end':
      return seekFrame(frameCount(duration, frameRate) - 1);
    case 'shuttle':
      return playable.playAt(nextShuttleRate(state.isPlaying ? state.rate : 0, command.direction));
    case 'speed':
      return playable.playAt(command.rate);
    case 'mute':
      return playable.setMuted(!state.isMuted);
    case 'loop':
      return playable.setLooping(!state.isLooping);
    case 'captions':
      return captions?.onToggle();
    case 'full_screen':
      return toggleFullScreen(player);
  }
}

/** Returns whether the focused control uses the key itself. */
function isTakenByControl(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLButtonElement) return key === ' ' || key === 'Enter';
  return target instanceof HTMLInputElement && target.dataset['ownKeys'] === 'true' && key.startsWith('Arrow');
}

/** The controls and keys of every player in the app, around whatever it plays. */
export function PlayerFrame({
  ref,
  playable,
  state,
  label,
  width,
  height,
  captions = null,
  children,
  stage,
}: PlayerFrameProps) {
  const player = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => player.current as HTMLElement);

  const onCommand = useCallbackRef((command: PlayerCommand): void => {
    if (playable) obey({ playable, player: player.current, captions }, command);
  });

  function onKeyDown(event: KeyboardEvent): void {
    const command = toPlayerCommand(event);
    if (!playable || !command || isTakenByControl(event.target, event.key)) return;
    event.preventDefault();
    // A dialog around the player has keys of its own.
    event.stopPropagation();
    obey({ playable, player: player.current, captions }, command);
  }

  return (
    // The keys are shortcuts of the controls inside the section while one of them has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={player}
      className={classes.player}
      aria-label={label}
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
        onClick={() => playable && state.phase === 'ready' && togglePlay(playable)}
      >
        {children}
      </div>
      <PlayerControls
        playable={playable}
        frames={playable ? Math.max(1, frameCount(playable.document.duration, playable.document.frameRate)) : 1}
        state={state}
        captions={captions}
        onCommand={onCommand}
      />
    </section>
  );
}
