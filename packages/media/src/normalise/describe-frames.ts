import type { MediaProbe } from '../probe.ts';
import type { ListedFrame } from './working-visual.ts';

/** Returns what `parseProbe` would return for an animation that was split into RGBA frames. */
export function describeFrames(animation: {
  width: number;
  height: number;
  frames: readonly ListedFrame[];
}): MediaProbe {
  const { width, height, frames } = animation;
  const durationMs = frames.reduce((sum, frame) => sum + frame.durationMs, 0);
  const gridMs = frames.reduce((divisor, frame) => greatestCommonDivisor(divisor, frame.durationMs), 0);
  return {
    kind: 'video',
    container: 'concat',
    durationMs,
    sizeBytes: undefined,
    audio: undefined,
    video: {
      index: 0,
      codec: 'png',
      width,
      height,
      codedWidth: width,
      codedHeight: height,
      rotation: 0,
      pixelFormat: 'rgba',
      hasAlpha: true,
      isInterlaced: false,
      isDolbyVisionOnly: false,
      color: { range: 'full', matrix: 'gbr', primaries: 'unknown', transfer: 'unknown' },
      frameRate: { num: frames.length * 1000, den: durationMs },
      isVariableFrameRate: frames.some((frame) => frame.durationMs !== frames[0]?.durationMs),
      nominalFrameRate: { num: 1000, den: gridMs },
      frameCount: frames.length,
      durationMs,
    },
  };
}

function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestCommonDivisor(right, left % right);
}
