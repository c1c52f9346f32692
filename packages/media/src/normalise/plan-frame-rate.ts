import { FRAME_RATES, type FrameRate } from '@reelwright/timeline';

/** Below this rate no standard rate is close. */
const SLOW_FPS = 20;
/** Relative deviation of camera and container clocks that still means the same rate. */
const SAME = 0.001;
const DEFAULT_RATE: FrameRate = { num: 30, den: 1 };

const toFps = ({ num, den }: FrameRate): number => num / den;
const offBy = (rate: FrameRate, fps: number): number => Math.abs(toFps(rate) / fps - 1);

function nearestRate(fps: number): FrameRate {
  return FRAME_RATES.reduce((best, rate) => (offBy(rate, fps) < offBy(best, fps) ? rate : best));
}

/** Above this rate a grid is that of a clock, not of frames. */
const FAST_FPS = 60.5;

/** Returns the rate of the working copy. */
export function planFrameRate(video: {
  average: FrameRate | undefined;
  nominal: FrameRate | undefined;
  isVariable: boolean;
}): FrameRate {
  const { average, nominal, isVariable } = video;
  const known = average ?? nominal;
  if (!known) return DEFAULT_RATE;
  const fps = isVariable ? burstRate(toFps(known), nominal) : exactRate(toFps(known), nominal);
  return fps < SLOW_FPS ? multipleOf(fps) : nearestRate(fps);
}

/**
 * Returns the rate of bursts: a screen recording has bursts at the rate of its grid, though its average is far lower.
 */
function burstRate(averageFps: number, nominal: FrameRate | undefined): number {
  if (nominal && toFps(nominal) <= FAST_FPS) return toFps(nominal);
  return averageFps < SLOW_FPS ? toFps(DEFAULT_RATE) : averageFps;
}

/** Returns the rate of the frames' grid, which is exact; the average of a short clip is rounded. */
function exactRate(averageFps: number, nominal: FrameRate | undefined): number {
  const isRate = nominal && FRAME_RATES.some((rate) => offBy(rate, toFps(nominal)) < SAME / 2);
  return isRate ? toFps(nominal) : averageFps;
}

/** Returns a multiple of the rate: ten frames per second are evenly spaced among thirty, but not among twenty-four. */
function multipleOf(fps: number): FrameRate {
  const multiple = FRAME_RATES.filter(({ den }) => den === 1).find((rate) => {
    const times = toFps(rate) / fps;
    return Math.abs(times - Math.round(times)) < 10 * SAME * times;
  });
  return multiple ?? DEFAULT_RATE;
}
