/** Short side of a preview, in pixels, on a machine that keeps up. */
const PREVIEW_SHORT_SIDE = 540;
/** Shares of that size, used in turn if the machine does not keep up. */
const STEPS = [1, 0.75, 0.5, 0.375];
/** Frames judged together: two thirds of a second. */
const WINDOW_FRAMES = 20;
/** Share of a frame's time that painting may take; decoding, audio and the page need the rest. */
const MOST_LOAD = 0.85;
const MOST_DROPPED = 0.15;
/** Documents with a higher frame rate are judged by this one. */
const FRAME_MS = 1000 / 30;

/** Returns the output pixels per document pixel, from the initial size to the smallest. */
export function previewScales(canvas: { width: number; height: number }): number[] {
  const largest = Math.min(1, PREVIEW_SHORT_SIDE / Math.min(canvas.width, canvas.height));
  return STEPS.map((step) => largest * step);
}

/**
 * Returns the scale of a still frame: as sharp as its place on the screen shows, in steps, so that not every resize
 * repaints.
 */
export function stillScale(canvas: { width: number; height: number }, shownShortSidePx: number): number {
  const wanted = shownShortSidePx / Math.min(canvas.width, canvas.height);
  return Math.max(1 / 16, Math.min(1, Math.ceil(wanted * 16) / 16));
}

/** Decides from playback statistics whether frames have to be smaller. */
export interface ScaleGovernor {
  /** 0 is the largest. */
  readonly step: number;
  /**
   * Reports a painted frame: its cost, and how many frames were dropped before it. Returns true if the step has
   * changed.
   */
  report(frame: { costMs: number; dropped: number }): boolean;
  /** Resets to the largest step when playback stops. */
  reset(): void;
}

export function createScaleGovernor(input: { steps: number; frameMs: number }): ScaleGovernor {
  const budgetMs = Math.max(input.frameMs, FRAME_MS);
  let step = 0;
  let frames = 0;
  let costMs = 0;
  let dropped = 0;

  function clearWindow(): void {
    frames = 0;
    costMs = 0;
    dropped = 0;
  }

  return {
    get step() {
      return step;
    },
    report(frame) {
      frames++;
      costMs += frame.costMs;
      dropped += frame.dropped;
      if (frames < WINDOW_FRAMES) return false;
      const isTooMuch = costMs / frames > MOST_LOAD * budgetMs || dropped / (frames + dropped) > MOST_DROPPED;
      clearWindow();
      if (!isTooMuch || step === input.steps - 1) return false;
      step++;
      return true;
    },
    reset() {
      step = 0;
      clearWindow();
    },
  };
}
