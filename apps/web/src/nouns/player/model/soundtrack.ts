import { ticksToSeconds, TICKS_PER_SECOND } from '@reelwright/timeline';
import type { ClockAnchor } from './play-clock.ts';
import { wallNow } from './play-clock.ts';

/** Plays a document's mastered audio; while it plays, its clock is the clock of playback. */
export interface Soundtrack {
  /** Sets the audio to play; undefined for none. Running playback continues with it. */
  setAudio(audio: AudioBuffer | undefined): void;
  readonly hasAudio: boolean;
  /** Whether the browser blocks audio until the user has pressed or clicked something. */
  readonly isBlocked: boolean;
  /** Resolves when the audio device is ready, or after a maximum wait. Call it before `start`. */
  open(): Promise<void>;
  /** Starts at a tick. Returns false if there is no audio or the browser blocks it. */
  start(tick: number, options: { isLooping: boolean }): boolean;
  stop(): void;
  setLooping(isLooping: boolean): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
  /** Returns the position heard now, by the clock of the audio device; undefined while nothing plays. */
  readClock(): ClockAnchor | undefined;
  /** Calls the listener when the browser starts or stops blocking audio. */
  onBlockedChange(listener: () => void): void;
  close(): void;
}

/** Delay of the first sample after `start`: time to pass it to the audio device, and to paint the first frames. */
const LEAD_S = 0.05;
/** An audio device takes some hundredths of a second to open; a browser that blocks audio never opens it. */
const OPEN_MS = 300;
/** Faster changes of volume click. */
const VOLUME_GLIDE_S = 0.015;
const USER_EVENTS = ['pointerdown', 'keydown'] as const;

export function createSoundtrack(): Soundtrack {
  // Created with the first audio or at the first playback: before any user action, a browser would warn.
  let context: AudioContext | undefined;
  let output: GainNode | undefined;
  let audio: AudioBuffer | undefined;
  let playing: { source: AudioBufferSourceNode; startS: number; tick: number } | undefined;
  let volume = 1;
  let isLooping = false;
  let onBlockedChange: () => void = () => undefined;

  function openContext(): AudioContext {
    if (context) return context;
    const opened = new AudioContext({ latencyHint: 'interactive' });
    context = opened;
    output = opened.createGain();
    output.gain.value = volume;
    output.connect(opened.destination);
    opened.addEventListener('statechange', () => onBlockedChange());
    for (const name of USER_EVENTS) addEventListener(name, resume, { passive: true });
    resume();
    return opened;
  }

  function resume(): void {
    // Stays pending until the browser allows it; a closed context rejects.
    if (context?.state === 'suspended') context.resume().catch(() => undefined);
  }

  function stop(): void {
    playing?.source.stop();
    playing?.source.disconnect();
    playing = undefined;
  }

  return {
    get hasAudio() {
      return audio !== undefined;
    },
    get isBlocked() {
      return context !== undefined && context.state !== 'running';
    },
    setAudio(next) {
      audio = next;
    },
    async open() {
      const opened = openContext();
      if (opened.state === 'running') return;
      const waited = new AbortController();
      await new Promise<void>((resolve) => {
        opened.addEventListener('statechange', () => resolve(), { signal: waited.signal });
        setTimeout(resolve, OPEN_MS);
      });
      waited.abort();
    },
    start(tick, options) {
      stop();
      isLooping = options.isLooping;
      if (!audio) return false;
      const opened = openContext();
      resume();
      const offsetS = ticksToSeconds(tick);
      if (opened.state !== 'running' || !output || offsetS >= audio.duration) return false;
      const source = new AudioBufferSourceNode(opened, { buffer: audio, loop: isLooping });
      source.connect(output);
      const startS = opened.currentTime + LEAD_S;
      source.start(startS, offsetS);
      playing = { source, startS, tick };
      return true;
    },
    stop,
    setLooping(next) {
      isLooping = next;
      if (playing) playing.source.loop = next;
    },
    setVolume(next) {
      volume = next;
      if (context && output) output.gain.setTargetAtTime(next, context.currentTime, VOLUME_GLIDE_S);
    },
    readClock() {
      if (!context || !playing || context.state !== 'running') return undefined;
      const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
      const isKnown = contextTime > 0 && performanceTime > 0;
      const heardS = isKnown ? contextTime : context.currentTime - (context.outputLatency || context.baseLatency || 0);
      const wallMs = isKnown ? performance.timeOrigin + performanceTime : wallNow();
      const tick = playing.tick + (heardS - playing.startS) * TICKS_PER_SECOND;
      return { tick, wallMs, from: playing.tick, rate: 1 };
    },
    onBlockedChange(listener) {
      onBlockedChange = listener;
    },
    close() {
      stop();
      for (const name of USER_EVENTS) removeEventListener(name, resume);
      context?.close().catch(() => undefined);
      context = undefined;
    },
  };
}
