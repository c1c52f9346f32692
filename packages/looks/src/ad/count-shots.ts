import { msToTicks } from '@reelwright/timeline';

/** Mean duration of a shot. Together with stickers that appear, it gives six to eight changes in ten seconds. */
const MEAN_TICKS = msToTicks(1300);
/** No scene has shorter shots than this on average. */
const LEAST_TICKS = msToTicks(850);

/**
 * Returns the number of shots of each scene. Counts are rounded over the whole ad, not per scene, so that many short
 * scenes make it neither hectic nor slow.
 */
export function countShots(scenes: readonly { duration: number }[]): number[] {
  let elapsed = 0;
  let counted = 0;
  return scenes.map(({ duration }) => {
    elapsed += duration;
    const most = Math.max(1, Math.floor(duration / LEAST_TICKS));
    const count = Math.min(most, Math.max(1, Math.round(elapsed / MEAN_TICKS) - counted));
    counted += count;
    return count;
  });
}
