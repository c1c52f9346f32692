import type { FrameRate } from '@reelwright/timeline';

/** The rates of working copies: each has whole frames in the document's ticks. */
const WORKING_FRAME_RATES: readonly FrameRate[] = [
  { num: 24_000, den: 1001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1001 },
  { num: 30, den: 1 },
  { num: 50, den: 1 },
  { num: 60_000, den: 1001 },
  { num: 60, den: 1 },
];

/** Below this no rate is near. */
const SLOW_FPS = 20;
/** Clocks of cameras and containers are off by this much and still mean the rate. */
const SAME = 0.001;
const DEFAULT_RATE: FrameRate = { num: 30, den: 1 };

const toFps = ({ num, den }: FrameRate): number => num / den;
const offBy = (rate: FrameRate, fps: number): number => Math.abs(toFps(rate) / fps - 1);

function nearestRate(fps: number): FrameRate {
  return WORKING_FRAME_RATES.reduce((best, rate) => (offBy(rate, fps) < offBy(best, fps) ? rate : best));
}

/** Above this a grid is that of a clock, not of frames. */
const FAST_FPS = 60.5;

/** The rate of the working copy. */
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

/** Bursts of a screen recording run at the rate of the grid, though its average is far lower. */
function burstRate(averageFps: number, nominal: FrameRate | undefined): number {
  if (nominal && toFps(nominal) <= FAST_FPS) return toFps(nominal);
  return averageFps < SLOW_FPS ? toFps(DEFAULT_RATE) : averageFps;
}

/** The average of a short clip is rounded; the grid that its frames lie on is exact. */
function exactRate(averageFps: number, nominal: FrameRate | undefined): number {
  const isRate = nominal && WORKING_FRAME_RATES.some((rate) => offBy(rate, toFps(nominal)) < SAME / 2);
  return isRate ? toFps(nominal) : averageFps;
}

/** Ten frames a second are evenly spaced among thirty, but not among twenty-four. */
function multipleOf(fps: number): FrameRate {
  const multiple = WORKING_FRAME_RATES.filter(({ den }) => den === 1).find((rate) => {
    const times = toFps(rate) / fps;
    return Math.abs(times - Math.round(times)) < 10 * SAME * times;
  });
  return multiple ?? DEFAULT_RATE;
}
