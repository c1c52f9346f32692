import { frameToTick, tickToFrame, TICKS_PER_SECOND } from '@reelwright/timeline';
import type { Playable } from './playable.ts';
import { FIRST_STATE, type PreviewState } from './preview-state.ts';

/** Files do not tell their frame rate; ads have this one. */
const FRAME_RATE = { num: 30, den: 1 };
/** The state of a media element from which its duration is known. */
const HAVE_METADATA = 1;
/** A browser plays no file backwards: it is sought back this often. */
const BACK_MS = 100;

export interface VideoPlayable extends Playable {
  close(): void;
}

/** Plays a video element by the player's controls and keys. */
export function createVideoPlayable(video: HTMLVideoElement): VideoPlayable {
  const listeners = new Set<() => void>();
  const frameListeners = new Set<(frame: number) => void>();
  const closing = new AbortController();
  const { signal } = closing;
  let state: PreviewState = { ...FIRST_STATE, audio: 'ready', volume: video.volume, isMuted: video.muted };
  let backTimer: ReturnType<typeof setInterval> | undefined;
  let frameRequest = 0;

  const durationS = (): number => (Number.isFinite(video.duration) ? video.duration : 0);
  const frameAt = (seconds: number): number => tickToFrame(Math.round(seconds * TICKS_PER_SECOND), FRAME_RATE);
  const lastFrame = (): number => Math.max(0, frameAt(durationS()) - 1);

  function setState(change: Partial<PreviewState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  function tellFrame(): void {
    const frame = Math.min(lastFrame(), frameAt(video.currentTime));
    for (const listener of frameListeners) listener(frame);
  }
  function followFrames(): void {
    tellFrame();
    if (!video.paused) frameRequest = requestAnimationFrame(followFrames);
  }
  function stopBackwards(): void {
    clearInterval(backTimer);
    backTimer = undefined;
  }
  function goTo(seconds: number): void {
    video.currentTime = Math.max(0, Math.min(durationS(), seconds));
    tellFrame();
  }
  function begin(): void {
    // A browser that refuses, as without a press of the user, leaves the video paused.
    video.play().catch(() => setState({ isPlaying: false, isBuffering: false }));
  }

  const on = (type: string, run: () => void): void => video.addEventListener(type, run, { signal });
  on('loadedmetadata', () => {
    setState({ phase: 'ready' });
    tellFrame();
  });
  on('play', () => {
    setState({ isPlaying: true });
    cancelAnimationFrame(frameRequest);
    followFrames();
  });
  on('playing', () => setState({ isBuffering: false }));
  on('waiting', () => setState({ isBuffering: true }));
  on('pause', () => {
    if (backTimer === undefined) setState({ isPlaying: false, isBuffering: false, rate: 1 });
    tellFrame();
  });
  on('seeked', tellFrame);
  on('timeupdate', tellFrame);
  on('volumechange', () => setState({ volume: video.volume, isMuted: video.muted }));
  if (video.readyState >= HAVE_METADATA) setState({ phase: 'ready' });
  // An autoplaying video may have begun before.
  if (!video.paused) {
    setState({ isPlaying: true });
    followFrames();
  }

  return {
    get document() {
      return { duration: Math.round(durationS() * TICKS_PER_SECOND), frameRate: FRAME_RATE };
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onFrame(listener) {
      frameListeners.add(listener);
      return () => frameListeners.delete(listener);
    },
    getFrame: () => Math.min(lastFrame(), frameAt(video.currentTime)),
    play() {
      stopBackwards();
      video.playbackRate = 1;
      setState({ rate: 1 });
      begin();
    },
    pause() {
      const wasBackwards = backTimer !== undefined;
      stopBackwards();
      video.pause();
      if (wasBackwards) setState({ isPlaying: false, rate: 1 });
    },
    seek(tick) {
      const frame = tickToFrame(tick, FRAME_RATE);
      // In the middle of the frame, so that rounding shows no other one.
      goTo((frameToTick(frame, FRAME_RATE) + frameToTick(1, FRAME_RATE) / 2) / TICKS_PER_SECOND);
    },
    playAt(rate) {
      stopBackwards();
      setState({ rate, isPlaying: true });
      if (rate > 0) {
        video.playbackRate = rate;
        begin();
        return;
      }
      backTimer = setInterval(() => {
        goTo(video.currentTime + (rate * BACK_MS) / 1000);
        if (video.currentTime > 0) return;
        stopBackwards();
        setState({ isPlaying: false, rate: 1 });
      }, BACK_MS);
      video.pause();
    },
    setLooping(isLooping) {
      video.loop = isLooping;
      setState({ isLooping });
    },
    setVolume(volume) {
      video.volume = Math.max(0, Math.min(1, volume));
      video.muted = false;
    },
    setMuted(isMuted) {
      video.muted = isMuted;
    },
    close() {
      closing.abort();
      stopBackwards();
      cancelAnimationFrame(frameRequest);
      listeners.clear();
      frameListeners.clear();
    },
  };
}
