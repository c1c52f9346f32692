import type { FrameRange, VideoFrames } from '@reelwright/contracts';
import { nextShuttleRate } from '#src/nouns/player/model/player-keys.ts';

export interface CutPlayerState {
  isPlaying: boolean;
  /** Below 0 it plays backwards. */
  rate: number;
  /** Whether only the parts are played, one after another. */
  isResult: boolean;
  isFailed: boolean;
}

/** Plays a video frame by frame. Frames are told outside React, because they change with every image. */
export interface CutPlayer {
  getFrame(): number;
  getState(): CutPlayerState;
  subscribe(listener: () => void): () => void;
  /** Called with each frame that comes into view, and when an image was decoded. */
  onFrame(listener: (frame: number) => void): () => void;
  /** Pauses and shows a frame. */
  seek(frame: number): void;
  step(frames: number): void;
  toggle(): void;
  pause(): void;
  shuttle(direction: 1 | -1): void;
  /** Plays the parts as the result will play them. */
  playResult(ranges: readonly FrameRange[]): void;
  close(): void;
}

/** A browser plays no file backwards: it is sought back this often. */
const BACK_MS = 80;
/** The state of a media element from which it has a frame to show. */
const HAVE_CURRENT_DATA = 2;
const STILL: CutPlayerState = { isPlaying: false, rate: 1, isResult: false, isFailed: false };

export function createCutPlayer(
  video: HTMLVideoElement,
  { frame_rate: { num, den }, frames }: Pick<VideoFrames, 'frame_rate' | 'frames'>,
): CutPlayer {
  const listeners = new Set<() => void>();
  const frameListeners = new Set<(frame: number) => void>();
  const closing = new AbortController();
  let state = STILL;
  let frame = 0;
  let ranges: readonly FrameRange[] = [];
  let part = 0;
  let request = 0;
  let backTimer: ReturnType<typeof setInterval> | undefined;

  const limit = (wanted: number): number => Math.min(frames - 1, Math.max(0, Math.round(wanted)));
  /** The middle of a frame: rounding in the browser never shows its neighbour. */
  const toSeconds = (wanted: number): number => ((wanted + 0.5) * den) / num;
  const setState = (change: Partial<CutPlayerState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const tell = (next: number): void => {
    frame = next;
    for (const listener of frameListeners) listener(next);
  };
  const show = (next: number): void => {
    video.currentTime = toSeconds(next);
    tell(next);
  };
  const stop = (): void => {
    clearInterval(backTimer);
    cancelAnimationFrame(request);
    if (!video.paused) video.pause();
    setState({ isPlaying: false, rate: 1, isResult: false });
  };
  const follow = (): void => {
    const next = limit(Math.floor((video.currentTime * num) / den + 0.001));
    const range = ranges[part];
    if (state.isResult && range && (next >= range.to || video.ended)) {
      part += 1;
      const following = ranges[part];
      if (!following) {
        stop();
        return show(range.to - 1);
      }
      if (following.from !== range.to) show(following.from);
      if (video.ended) void video.play().catch(stop);
    } else if (next !== frame) tell(next);
    if (!state.isResult && video.ended) return stop();
    request = requestAnimationFrame(follow);
  };
  const play = (rate: number, isResult = false): void => {
    clearInterval(backTimer);
    cancelAnimationFrame(request);
    setState({ isPlaying: true, rate, isResult });
    if (rate < 0) {
      video.pause();
      const stepBack = Math.max(1, Math.round(((BACK_MS / 1000) * -rate * num) / den));
      backTimer = setInterval(() => (frame === 0 ? stop() : show(limit(frame - stepBack))), BACK_MS);
      return;
    }
    video.playbackRate = rate;
    if (frame >= frames - 1) show(0);
    video.play().catch(stop);
    request = requestAnimationFrame(follow);
  };

  const { signal } = closing;
  // A frame that was sought is drawn once it is there.
  video.addEventListener('seeked', () => tell(frame), { signal });
  video.addEventListener(
    'loadeddata',
    () => {
      if (state.isFailed) setState({ isFailed: false });
      // Sought even at the start: some browsers decode no frame of a video that was never played.
      show(frame);
    },
    { signal },
  );
  video.addEventListener('error', () => setState({ ...STILL, isFailed: true }), { signal });

  if (video.error) setState({ isFailed: true });
  else if (video.readyState >= HAVE_CURRENT_DATA) show(frame);

  return {
    getFrame: () => frame,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onFrame(listener) {
      frameListeners.add(listener);
      return () => void frameListeners.delete(listener);
    },
    seek(wanted) {
      if (state.isPlaying) stop();
      show(limit(wanted));
    },
    step(count) {
      this.seek(frame + count);
    },
    toggle: () => (state.isPlaying ? stop() : play(1)),
    pause: stop,
    shuttle: (direction) => play(nextShuttleRate(state.isPlaying ? state.rate : 0, direction)),
    playResult(next) {
      ranges = next;
      part = 0;
      show(next[0]?.from ?? 0);
      play(1, true);
    },
    close() {
      stop();
      closing.abort();
    },
  };
}
