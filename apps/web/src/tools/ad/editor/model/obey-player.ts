import { frameCount, frameToTick, TICKS_PER_SECOND } from '@reelwright/timeline';
import { nextShuttleRate } from '#src/nouns/player/model/player-keys.ts';
import type { EditorCommand } from './editor-keys.ts';
import type { Playback } from './playback.ts';

/** Carries out a command that is for the player; ignores the others. */
export function obeyPlayer(playback: Playback, command: EditorCommand): void {
  const { duration, frameRate } = playback.document;
  const seekFrame = (frame: number): void =>
    playback.seek(frameToTick(Math.max(0, Math.min(frameCount(duration, frameRate) - 1, frame)), frameRate));
  switch (command.kind) {
    case 'toggle':
      return playback.getState().isPlaying ? playback.pause() : playback.play();
    case 'pause':
      return playback.pause();
    case 'shuttle': {
      const { isPlaying, rate } = playback.getState();
      return playback.playAt(nextShuttleRate(isPlaying ? rate : 0, command.direction));
    }
    case 'step':
      playback.pause();
      return seekFrame(playback.getFrame() + command.frames);
    case 'jump':
      return playback.seek(frameToTick(playback.getFrame(), frameRate) + command.seconds * TICKS_PER_SECOND);
    case 'to_start':
      return seekFrame(0);
    case 'to_end':
      return seekFrame(frameCount(duration, frameRate) - 1);
    default:
      return undefined;
  }
}
