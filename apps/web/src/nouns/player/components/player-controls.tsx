import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  Play,
  Repeat,
  type LucideIcon,
  StepBack,
  StepForward,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { type CSSProperties, memo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlayerCommand, SPEEDS } from '../model/player-keys.ts';
import type { Playable, PlayerCaptions } from '../model/playable.ts';
import type { PreviewState } from '../model/preview-state.ts';
import { PlayerTime } from './player-time.tsx';
import classes from './player.module.css';

interface ControlButtonProps {
  icon: LucideIcon;
  name: string;
  /** In the format of `aria-keyshortcuts`. */
  keys: string;
  isPressed?: boolean;
  isDisabled: boolean;
  className?: string | undefined;
  onClick(): void;
}

function ControlButton({ icon: Icon, name, keys, isPressed, isDisabled, className, onClick }: ControlButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.button} ${className ?? ''}`}
      aria-label={name}
      title={name}
      aria-keyshortcuts={keys}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}

function watchFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Stable while nothing of the controls changes: an edit of what is played does not render them. */
interface PlayerControlsProps {
  playable: Playable | null;
  /** The length of what is played. */
  frames: number;
  state: PreviewState;
  captions: PlayerCaptions | null;
  onCommand(command: PlayerCommand): void;
}

export const PlayerControls = memo(({ playable, frames, state, captions, onCommand }: PlayerControlsProps) => {
  const { t } = useTranslation();
  const isFullScreen = useSyncExternalStore(watchFullScreen, () => document.fullscreenElement !== null);
  const isDisabled = state.phase === 'failed' || playable === null;
  const isSilent = state.isMuted || state.volume === 0;
  return (
    <div className={classes.controls}>
      <PlayerTime playable={playable} frames={frames} isDisabled={isDisabled}>
        <ControlButton
          icon={state.isPlaying ? Pause : Play}
          name={state.isPlaying ? t('player.pause') : t('player.play')}
          keys="Space K"
          isDisabled={isDisabled}
          onClick={() => onCommand({ kind: 'toggle' })}
        />
        <ControlButton
          icon={StepBack}
          name={t('player.previousFrame')}
          className={classes.frameStep}
          keys="ArrowLeft"
          isDisabled={isDisabled}
          onClick={() => onCommand({ kind: 'step', frames: -1 })}
        />
        <ControlButton
          icon={StepForward}
          name={t('player.nextFrame')}
          className={classes.frameStep}
          keys="ArrowRight"
          isDisabled={isDisabled}
          onClick={() => onCommand({ kind: 'step', frames: 1 })}
        />
      </PlayerTime>
      {state.rate < 0 && <span className={classes.rate}>{t('player.speed', { rate: state.rate })}</span>}
      <div className={classes.end}>
        <select
          className={classes.speed}
          aria-label={t('player.speedLabel')}
          title={t('player.speedLabel')}
          disabled={isDisabled}
          value={SPEEDS.some((speed) => speed === state.rate) ? state.rate : ''}
          onChange={({ target }) => onCommand({ kind: 'speed', rate: Number(target.value) })}
        >
          {/* J and L shuttle at speeds of their own. */}
          <option value="" hidden>
            {t('player.speed', { rate: state.rate })}
          </option>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {t('player.speed', { rate: speed })}
            </option>
          ))}
        </select>
        <ControlButton
          icon={Repeat}
          name={t('player.loop')}
          keys="R"
          isPressed={state.isLooping}
          isDisabled={isDisabled}
          onClick={() => onCommand({ kind: 'loop' })}
        />
        {captions && (
          <ControlButton
            icon={captions.isShown ? Captions : CaptionsOff}
            name={t('player.captions')}
            className={classes.captions}
            keys="C"
            isPressed={captions.isShown}
            isDisabled={isDisabled}
            onClick={() => onCommand({ kind: 'captions' })}
          />
        )}
        {state.audio !== 'silent' && (
          <>
            <ControlButton
              icon={isSilent ? VolumeX : Volume2}
              name={t('player.mute')}
              keys="M"
              isPressed={isSilent}
              isDisabled={isDisabled}
              onClick={() => onCommand({ kind: 'mute' })}
            />
            <input
              type="range"
              className={`${classes.range} ${classes.volume}`}
              aria-label={t('player.volume')}
              data-own-keys="true"
              min={0}
              max={100}
              value={state.isMuted ? 0 : Math.round(state.volume * 100)}
              disabled={isDisabled}
              style={{ '--part': state.isMuted ? 0 : state.volume } as CSSProperties}
              onChange={({ target }) => playable?.setVolume(Number(target.value) / 100)}
            />
          </>
        )}
        <ControlButton
          icon={isFullScreen ? Minimize : Maximize}
          name={isFullScreen ? t('player.exitFullScreen') : t('player.fullScreen')}
          keys="F"
          isDisabled={isDisabled}
          onClick={() => onCommand({ kind: 'full_screen' })}
        />
      </div>
    </div>
  );
});
PlayerControls.displayName = 'PlayerControls';
