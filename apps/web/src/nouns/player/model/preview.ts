import {
  frameToTick,
  tickToFrame,
  TICKS_PER_SECOND,
  type TimelineDocument,
  ticksToSeconds,
} from '@reelwright/timeline';
import type {
  FontSource,
  PreviewSource,
  RunOrder,
  ShownFrame,
  WorkerOrder,
  WorkerReport,
} from '../worker/worker-messages.ts';
import { beatAt, type ClockAnchor, hasEnded, positionAt, rangeOf, toDocumentTick, wallNow } from './play-clock.ts';
import { createAudioMaker, keyOfAudio } from './prepare-audio.ts';
import type { PreviewFailure } from './preview-error.ts';
import { FIRST_STATE, FIRST_STATISTICS, type PreviewState, type PreviewStatistics } from './preview-state.ts';
import { openAudioLab } from './audio-lab.ts';
import { createSoundtrack } from './soundtrack.ts';

/** Plays a document exactly as its render will look and sound. */
export interface Preview {
  /** The visible canvas; the caller adds it to the page. */
  readonly canvas: HTMLCanvasElement;
  getState(): PreviewState;
  /** Calls the listener after each change of the state. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Calls the listener for each frame that has appeared. Returns a function that unsubscribes. */
  onFrame(listener: (frame: number) => void): () => void;
  readonly document: TimelineDocument;
  getSource(): PreviewSource;
  /** Returns the frame at the playhead. */
  getFrame(): number;
  play(): void;
  pause(): void;
  /** Seeks to a tick of the document. Playback continues from there. */
  seek(tick: number): void;
  /** Plays at a speed, also backwards; silent except at 1. */
  playAt(rate: number): void;
  setLooping(isLooping: boolean): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  /**
   * Shows an edited document at once, without refetching the files it shares with the previous one. While it stands, the
   * playhead goes to the tick, if there is one.
   */
  setDocument(source: PreviewSource, tick?: number): void;
  /** Loads fonts of documents that may be set next. */
  loadFonts(fonts: readonly FontSource[]): void;
  getStatistics(): PreviewStatistics;
  close(): void;
}

/** Interval at which the audio clock is compared with the clock of the frames. */
const CLOCK_CHECK_MS = 200;
/** Smaller differences are measurement noise. */
const CLOCK_TOLERANCE_MS = 3;
/** Playback starts without audio that takes longer; the audio joins later. */
const AUDIO_WAIT_MS = 4000;
const SMALLEST_SHOWN_PX = 16;

export function createPreview(first: PreviewSource): Preview {
  const openedAt = performance.now();
  const listeners = new Set<() => void>();
  const frameListeners = new Set<(frame: number) => void>();
  const soundtrack = createSoundtrack();
  const audioMaker = createAudioMaker(openAudioLab);
  const closing = new AbortController();
  let source = first;
  let state = FIRST_STATE;
  let anchor: ClockAnchor = { tick: 0, wallMs: wallNow(), from: 0, rate: 0 };
  let isVisualWaiting = false;
  let isAudioOpening = false;
  let audioOrder = new AbortController();
  let audioDeadline: ReturnType<typeof setTimeout> | undefined;
  let endTimer: ReturnType<typeof setTimeout> | undefined;
  const statistics: PreviewStatistics = { ...FIRST_STATISTICS };
  let shownShortSidePx = SMALLEST_SHOWN_PX;
  const canvas = document.createElement('canvas');
  const resizes = new ResizeObserver(measureCanvas);
  const worker = openWorker(canvas);

  // ---- state and clock ----

  function setState(change: Partial<PreviewState>): void {
    const entries = Object.entries(change) as [keyof PreviewState, unknown][];
    if (entries.every(([name, value]) => state[name] === value)) return;
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const range = () => rangeOf(source.document, state.isLooping);
  const endTick = () => frameToTick(range().frames, source.document.frameRate);
  const isRunning = () => anchor.rate !== 0;
  const currentTick = () => toDocumentTick(positionAt(anchor, wallNow()), range());

  function toRunOrder(isCorrection = false): RunOrder {
    return { kind: 'run', anchor, isLooping: state.isLooping, isCorrection };
  }

  /** Sets the clock to run from a tick, or to stand there. The audio clock leads if there is audio. */
  function setClock(tick: number, rate: number): void {
    const isHeard = rate === 1 && soundtrack.start(tick, { isLooping: state.isLooping });
    if (!isHeard) soundtrack.stop();
    anchor = (isHeard ? soundtrack.readClock() : undefined) ?? {
      tick,
      wallMs: wallNow(),
      from: tick,
      rate,
    };
    statistics.clock = isHeard ? 'audio' : 'wall';
    setState({ isAudioBlocked: rate === 1 && soundtrack.hasAudio && soundtrack.isBlocked });
  }

  /** Starts playback at a tick, or stops it there. */
  function startClock(tick: number, rate: number): void {
    setClock(tick, rate);
    send(toRunOrder());
    planEnd();
  }

  function checkClock(): void {
    const heard = soundtrack.readClock();
    if (!heard || !isRunning()) return;
    const now = wallNow();
    const aheadTicks = positionAt(heard, now) - positionAt(anchor, now);
    if (Math.abs(aheadTicks) < (CLOCK_TOLERANCE_MS * TICKS_PER_SECOND) / 1000) return;
    anchor = heard;
    send(toRunOrder(true));
    planEnd();
  }

  function planEnd(): void {
    clearTimeout(endTimer);
    if (!isRunning() || state.isLooping) return;
    const position = positionAt(anchor, wallNow());
    const left = anchor.rate > 0 ? endTick() - position : position;
    endTimer = setTimeout(endIfOver, Math.max(0, (1000 * ticksToSeconds(left)) / Math.abs(anchor.rate)));
  }

  function endIfOver(): void {
    if (!isRunning() || state.isLooping) return;
    if (!hasEnded(positionAt(anchor, wallNow()), anchor.rate, range())) return planEnd();
    const last = anchor.rate > 0 ? frameToTick(range().frames - 1, source.document.frameRate) : 0;
    setState({ isPlaying: false, rate: 1 });
    startClock(last, 0);
  }

  /** Runs if the user wants playback and everything is loaded; otherwise stops. */
  function update(tick = currentTick()): void {
    const waitsForAudio = state.audio === 'loading' && state.rate === 1 && audioDeadline !== undefined;
    const isWanted = state.isPlaying && state.phase === 'ready';
    const mayRun = isWanted && !isVisualWaiting && !waitsForAudio && !isAudioOpening;
    setState({ isBuffering: state.isPlaying && !mayRun && state.phase !== 'failed' });
    if (mayRun) startClock(tick, state.rate);
    else if (isRunning()) startClock(tick, 0);
  }

  async function openAudio(): Promise<void> {
    isAudioOpening = true;
    await soundtrack.open();
    isAudioOpening = false;
    if (state.isPlaying && !isRunning()) update();
  }

  // ---- the worker ----

  function openWorker(shown: HTMLCanvasElement): Worker {
    const opened = new Worker(new URL('../worker/preview.worker.ts', import.meta.url), { type: 'module' });
    opened.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) => receive(data));
    opened.addEventListener('error', ({ message }) => fail('crashed', message));
    const offscreen = shown.transferControlToOffscreen();
    const order: WorkerOrder = { kind: 'open', canvas: offscreen, source, run: toRunOrder(), shownShortSidePx };
    opened.postMessage(order, [offscreen]);
    return opened;
  }

  function send(order: WorkerOrder): void {
    worker.postMessage(order);
  }

  function receive(report: WorkerReport): void {
    switch (report.kind) {
      case 'shown':
        return countShown(report);
      case 'waiting':
        isVisualWaiting = report.isWaiting;
        if (state.isPlaying) update();
        return;
      case 'failed':
        return fail(report.failure, report.message);
    }
  }

  function countShown(shown: ShownFrame): void {
    statistics.firstFrameMs ??= performance.now() - openedAt;
    statistics.scale = shown.scale;
    if (shown.isPlaying && isRunning()) {
      statistics.shownFrames++;
      statistics.droppedFrames += shown.dropped;
      statistics.averageCostMs += (shown.costMs - statistics.averageCostMs) / statistics.shownFrames;
      measureDrift(shown);
    }
    canvas.dataset.frame = String(shown.frame);
    if (state.phase === 'loading') {
      setState({ phase: 'ready' });
      if (state.isPlaying) update();
    }
    for (const listener of frameListeners) listener(shown.frame);
  }

  /** Measures the difference between the frame that was shown and the audio at that time. */
  function measureDrift({ beat, wallMs }: ShownFrame): void {
    const clock = soundtrack.readClock() ?? anchor;
    if (clock.rate !== 1) return;
    const position = positionAt(clock, wallMs);
    const drift = Math.abs(beatAt(position, range()) - beat);
    const frameTicks = frameToTick(1, source.document.frameRate);
    const offTicks = Math.abs(position - (beat + 0.5) * frameTicks) - frameTicks / 2;
    if (drift > 1) statistics.lateFrames++;
    statistics.largestDriftFrames = Math.max(statistics.largestDriftFrames, drift);
    statistics.largestDriftMs = Math.max(statistics.largestDriftMs, 1000 * ticksToSeconds(Math.max(0, offTicks)));
  }

  function fail(failure: PreviewFailure, message: string): void {
    canvas.dataset.failure = message;
    setState({ phase: 'failed', failure, isPlaying: false, isBuffering: false });
    startClock(currentTick(), 0);
  }

  // ---- audio ----

  async function loadAudio(): Promise<void> {
    audioOrder.abort();
    audioOrder = new AbortController();
    const { signal } = audioOrder;
    clearTimeout(audioDeadline);
    audioDeadline = setTimeout(() => {
      audioDeadline = undefined;
      if (state.isPlaying && !isRunning()) update();
    }, AUDIO_WAIT_MS);
    try {
      const audio = await audioMaker.make(source, signal);
      if (signal.aborted || closing.signal.aborted) return;
      soundtrack.setAudio(audio);
      setState({ audio: audio ? 'ready' : 'silent' });
    } catch {
      // Playback continues without audio; the player reports that.
      if (signal.aborted || closing.signal.aborted) return;
      soundtrack.setAudio(undefined);
      setState({ audio: 'failed' });
    }
    if (state.isPlaying) update();
  }

  function measureCanvas(): void {
    const { width, height } = canvas.getBoundingClientRect();
    const next = Math.max(SMALLEST_SHOWN_PX, Math.round(Math.min(width, height) * devicePixelRatio));
    if (next === shownShortSidePx) return;
    shownShortSidePx = next;
    send({ kind: 'resize', shownShortSidePx });
  }

  const applyVolume = () => soundtrack.setVolume(state.isMuted ? 0 : state.volume);

  soundtrack.onBlockedChange(() => {
    setState({ isAudioBlocked: state.isPlaying && soundtrack.hasAudio && soundtrack.isBlocked });
    // The audio joins at the current frame.
    if (isRunning() && state.rate === 1 && statistics.clock === 'wall' && !soundtrack.isBlocked) update();
  });
  resizes.observe(canvas);
  const clockTimer = setInterval(checkClock, CLOCK_CHECK_MS);
  void loadAudio();

  return {
    canvas,
    get document() {
      return source.document;
    },
    getSource: () => source,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onFrame(listener) {
      frameListeners.add(listener);
      return () => frameListeners.delete(listener);
    },
    getFrame: () => Math.min(range().frames - 1, tickToFrame(currentTick(), source.document.frameRate)),
    play() {
      if (state.phase === 'failed') return;
      const isAtEnd = currentTick() >= frameToTick(range().frames - 1, source.document.frameRate);
      setState({ isPlaying: true, rate: 1 });
      if (state.audio !== 'silent') void openAudio();
      if (isAtEnd) startClock(0, 0);
      update(isAtEnd ? 0 : currentTick());
    },
    pause() {
      const tick = currentTick();
      setState({ isPlaying: false, rate: 1, isBuffering: false });
      startClock(frameToTick(tickToFrame(tick, source.document.frameRate), source.document.frameRate), 0);
    },
    seek(tick) {
      const last = frameToTick(range().frames - 1, source.document.frameRate);
      const goal = Math.max(0, Math.min(last, tick));
      if (isRunning()) startClock(goal, state.rate);
      else startClock(frameToTick(tickToFrame(goal, source.document.frameRate), source.document.frameRate), 0);
    },
    playAt(rate) {
      if (state.phase === 'failed') return;
      setState({ isPlaying: true, rate });
      update();
    },
    setLooping(isLooping) {
      const tick = currentTick();
      setState({ isLooping });
      soundtrack.setLooping(isLooping);
      if (isRunning()) startClock(tick, state.rate);
    },
    setVolume(volume) {
      setState({ volume: Math.max(0, Math.min(1, volume)), isMuted: false });
      applyVolume();
    },
    setMuted(isMuted) {
      setState({ isMuted });
      applyVolume();
    },
    setDocument(next, tick = currentTick()) {
      const last = frameToTick(rangeOf(next.document, false).frames - 1, next.document.frameRate);
      const isSameAudio = keyOfAudio(next) === keyOfAudio(source) && state.audio !== 'failed';
      source = next;
      // Playback goes on, with the old audio until the new one is made.
      if (!isRunning()) setClock(Math.max(0, Math.min(tick, last)), anchor.rate);
      else if (currentTick() > last) setClock(last, anchor.rate);
      send({ kind: 'set_document', source, run: toRunOrder() });
      planEnd();
      if (!isSameAudio) void loadAudio();
    },
    loadFonts: (fonts) => send({ kind: 'load_fonts', fonts }),
    getStatistics: () => ({ ...statistics }),
    close() {
      closing.abort();
      audioOrder.abort();
      clearInterval(clockTimer);
      clearTimeout(endTimer);
      clearTimeout(audioDeadline);
      resizes.disconnect();
      worker.terminate();
      soundtrack.close();
      audioMaker.close();
      listeners.clear();
      frameListeners.clear();
    },
  };
}
