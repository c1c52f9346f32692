import type { AdRatio, AdResolution } from '@reelwright/contracts';

interface CanvasSize {
  width: number;
  height: number;
}

/** Canvas sizes for a shorter side of 1080 pixels; 720p is two thirds of it. All sides stay even. */
const FULL_SIZES = {
  '9:16': { width: 1080, height: 1920 },
  '1:1': { width: 1080, height: 1080 },
  '16:9': { width: 1920, height: 1080 },
  '4:5': { width: 1080, height: 1350 },
} as const satisfies Record<AdRatio, CanvasSize>;

export function canvasSizeOf(ratio: AdRatio, resolution: AdResolution): CanvasSize {
  const { width, height } = FULL_SIZES[ratio];
  return resolution === '1080p' ? { width, height } : { width: (width * 2) / 3, height: (height * 2) / 3 };
}
