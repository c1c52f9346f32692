import { frameToTick, type TimelineDocument } from '@reelwright/timeline';
import { createScaleGovernor, previewScales, type ScaleGovernor, stillScale } from '../model/adaptive-scale.ts';
import { nextBeat, takeDue } from '../model/plan-painting.ts';
import { beatAt, frameOfBeat, type PlayRange, positionAt, rangeOf, wallNow } from '../model/play-clock.ts';
import type { Painter } from './painter.ts';
import type { Painters } from './painters.ts';
import { type FrameImage, openFrameImages, type Screen } from './screen.ts';
import type { RunOrder, ShownFrame } from './worker-messages.ts';

/** Shows the frames of a document when they are due. */
export interface Stage {
  run(order: RunOrder): void;
  /** Shows another document by a new order. */
  setDocument(document: TimelineDocument, order: RunOrder): void;
  resize(shownShortSidePx: number): void;
  close(): void;
}

export interface StageInput {
  document: TimelineDocument;
  painters: Painters;
  screen: Screen;
  order: RunOrder;
  shownShortSidePx: number;
  /** Resolves when everything needed before the first frame is loaded: fonts. */
  ready: () => Promise<void>;
  onShown: (frame: ShownFrame) => void;
  onWaiting: (isWaiting: boolean) => void;
  onError: (error: unknown) => void;
}

interface PaintedFrame {
  beat: number;
  frame: number;
  costMs: number;
  scale: number;
  image: FrameImage;
}

/** Frames painted before they are due. */
const AHEAD_FRAMES = 4;
/** Media shown within this time are decoded ahead. */
const WARM_MS = 1200;
const WARM_EVERY_FRAMES = 6;
/** After this time, a frame counts as waiting for its files, not for the processor. */
const WAITING_MS = 180;
/** Delay after the last change before a still frame is painted at the sharpness of its display. */
const SHARPEN_MS = 160;
/** Smaller differences are invisible. */
const SHARPER_BY = 1.12;

/** Yields, so that messages and due frames are handled in between. */
function takeTurns(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function isSameFormat(one: TimelineDocument, other: TimelineDocument): boolean {
  return (
    one.canvas.width === other.canvas.width &&
    one.canvas.height === other.canvas.height &&
    one.frameRate.num === other.frameRate.num &&
    one.frameRate.den === other.frameRate.den
  );
}

export function createStage(input: StageInput): Stage {
  const { painters, screen, onShown, onWaiting, onError } = input;
  let { document, order, shownShortSidePx } = input;
  let range: PlayRange = rangeOf(document, order.isLooping);
  let scales = previewScales(document.canvas);
  let governor: ScaleGovernor = newGovernor();
  /** The scale of playing frames; follows the governor when the smaller painter is ready. */
  let playScale = scales[0] ?? 1;
  const toImage = openFrameImages();
  const queue: PaintedFrame[] = [];
  /** Counts orders: results for an earlier order are discarded. */
  let epoch = 0;
  /** A failed order is not retried until the next order. */
  let failedEpoch: number | undefined;
  let isWorking = false;
  let isClosed = false;
  let isWaiting = false;
  let lastBeat: number | undefined;
  let shownBeat: number | undefined;
  let dropped = 0;
  let averageCostMs = 0;
  let sharpenTimer: ReturnType<typeof setTimeout> | undefined;

  function frameMs(): number {
    return (1000 * document.frameRate.den) / document.frameRate.num;
  }

  function newGovernor(): ScaleGovernor {
    return createScaleGovernor({ steps: scales.length, frameMs: frameMs() });
  }
  const isOver = () => isClosed;
  const isPlaying = () => order.anchor.rate !== 0;
  const direction = () => (order.anchor.rate < 0 ? -1 : 1);
  const dueBeat = () => beatAt(positionAt(order.anchor, wallNow()), range);
  const tickOf = (beat: number) => frameToTick(frameOfBeat(beat, range), document.frameRate);

  function clearQueue(): void {
    for (const { image } of queue) image.close();
    queue.length = 0;
    lastBeat = undefined;
  }

  function setWaiting(next: boolean): void {
    if (isWaiting === next) return;
    isWaiting = next;
    onWaiting(next);
  }

  /** Returns undefined if another order arrived meanwhile. */
  async function paintBeat(beat: number, scale: number): Promise<PaintedFrame | undefined> {
    const paintedFor = epoch;
    const timer = setTimeout(() => setWaiting(true), WAITING_MS);
    const startedAt = performance.now();
    try {
      await input.ready();
      const painter: Painter = await painters.find(scale);
      const description = await painter.prepare(tickOf(beat));
      if (epoch !== paintedFor) return undefined;
      const image = toImage(painter.paint(description), painter);
      const costMs = performance.now() - startedAt;
      if (!isPlaying() || beat % WARM_EVERY_FRAMES === 0) warmAhead(painter, beat);
      return { beat, frame: frameOfBeat(beat, range), costMs, scale, image };
    } finally {
      clearTimeout(timer);
      setWaiting(false);
    }
  }

  function warmAhead(painter: Painter, beat: number): void {
    for (let ahead = WARM_EVERY_FRAMES; ahead * frameMs() <= WARM_MS; ahead += WARM_EVERY_FRAMES)
      void painter.warm(tickOf(beat + direction() * ahead));
  }

  function show(painted: PaintedFrame, droppedBefore: number): void {
    screen.show(painted.image);
    shownBeat = painted.beat;
    const { frame, beat, costMs, scale } = painted;
    const facts = { frame, beat, costMs, scale, isPlaying: isPlaying(), dropped: droppedBefore };
    onShown({ kind: 'shown', ...facts, wallMs: wallNow() });
  }

  /** Shows the still frame, and after a while the same frame sharp. */
  async function showStill(): Promise<void> {
    const beat = dueBeat();
    const painted = await paintBeat(beat, playScale);
    if (!painted) return;
    show(painted, 0);
    planSharpening();
  }

  /** Plans the frame that stands at the sharpness of its display. */
  function planSharpening(): void {
    clearTimeout(sharpenTimer);
    const beat = dueBeat();
    const scale = stillScale(document.canvas, shownShortSidePx);
    if (scale < playScale * SHARPER_BY) return;
    const sharpenFor = epoch;
    sharpenTimer = setTimeout(() => {
      if (epoch === sharpenFor && !isPlaying()) void work(() => sharpen(beat, scale));
    }, SHARPEN_MS);
  }

  async function sharpen(beat: number, scale: number): Promise<void> {
    painters.keep([...scales, scale]);
    const painted = await paintBeat(beat, scale);
    if (painted) show(painted, 0);
  }

  /** Paints ahead until there are enough frames, or another order arrives. */
  async function paintAhead(): Promise<void> {
    while (isPlaying() && !isOver() && queue.length < AHEAD_FRAMES) {
      const paintedFor = epoch;
      const beat = nextBeat({
        due: dueBeat(),
        last: lastBeat,
        stride: Math.max(1, Math.ceil(Math.abs(order.anchor.rate) * (1000 / 60 / frameMs()))),
        direction: direction(),
        beatsPerPaint: (averageCostMs / frameMs()) * Math.abs(order.anchor.rate),
      });
      if (!range.isLooping && (beat < 0 || beat >= range.frames)) return;
      const painted = await paintBeat(beat, playScale);
      if (!painted || epoch !== paintedFor) {
        painted?.image.close();
        continue;
      }
      if (lastBeat !== undefined) countDropped(Math.abs(beat - lastBeat) - 1);
      lastBeat = beat;
      averageCostMs += (painted.costMs - averageCostMs) / 8;
      queue.push(painted);
      if (shownBeat === undefined) showDue();
      if (governor.report({ costMs: painted.costMs, dropped })) void switchScale(beat);
      await takeTurns();
    }
  }

  /** Switches to smaller frames once their painter has its images, so that playback never stops meanwhile. */
  async function switchScale(beat: number): Promise<void> {
    const switchedFor = epoch;
    const scale = scales[governor.step] ?? playScale;
    try {
      const painter = await painters.find(scale);
      await painter.warm(tickOf(beat));
      if (epoch === switchedFor) playScale = scale;
    } catch (error) {
      onError(error);
    }
  }

  function countDropped(frames: number): void {
    // Above normal speed frames are dropped on purpose.
    if (Math.abs(order.anchor.rate) === 1) dropped += Math.max(0, frames);
  }

  /** Runs one task at a time; the newest order is handled after the current task. */
  async function work(task: () => Promise<void>): Promise<void> {
    if (isWorking || isClosed || failedEpoch === epoch) return;
    isWorking = true;
    let workedFor = epoch;
    try {
      await task();
      while (epoch !== workedFor && !isOver()) {
        workedFor = epoch;
        await (isPlaying() ? paintAhead() : showStill());
      }
    } catch (error) {
      if (!isClosed && epoch === workedFor) {
        failedEpoch = epoch;
        onError(error);
      }
    } finally {
      isWorking = false;
    }
    if (epoch !== workedFor && !isClosed) startWork();
  }

  function startWork(): void {
    void work(() => (isPlaying() ? paintAhead() : showStill()));
  }

  function showDue(): void {
    const { shown, skipped } = takeDue(queue, dueBeat(), direction());
    for (const { image } of skipped) image.close();
    countDropped(skipped.length);
    if (!shown) return;
    show(shown, dropped);
    dropped = 0;
  }

  function onScreenFrame(): void {
    if (isClosed) return;
    requestAnimationFrame(onScreenFrame);
    if (!isPlaying()) return;
    showDue();
    startWork();
  }

  function returnToFullSize(): void {
    governor.reset();
    playScale = scales[0] ?? 1;
  }

  function restart(): void {
    epoch++;
    clearQueue();
    clearTimeout(sharpenTimer);
    shownBeat = undefined;
    dropped = 0;
    startWork();
  }

  requestAnimationFrame(onScreenFrame);
  startWork();

  return {
    run(next) {
      const wasPlaying = isPlaying();
      order = next;
      range = rangeOf(document, next.isLooping);
      if (next.isCorrection) return;
      if (wasPlaying && !isPlaying()) returnToFullSize();
      restart();
    },
    setDocument(next, nextOrder) {
      const isSameSize = isSameFormat(next, document);
      document = next;
      order = nextOrder;
      range = rangeOf(next, order.isLooping);
      // A machine that needed smaller frames before an edit needs them after it.
      if (!isSameSize) {
        scales = previewScales(next.canvas);
        governor = newGovernor();
        playScale = scales[0] ?? 1;
      }
      painters.setDocument(next);
      restart();
    },
    resize(next) {
      if (next === shownShortSidePx) return;
      shownShortSidePx = next;
      // A frame on its way to the screen stays the right one: it is only to be sharper, or less so.
      if (!isPlaying() && shownBeat !== undefined) planSharpening();
    },
    close() {
      isClosed = true;
      epoch++;
      clearTimeout(sharpenTimer);
      clearQueue();
    },
  };
}
