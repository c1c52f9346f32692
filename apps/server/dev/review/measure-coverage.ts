import type { Still } from '#src/studio/looks/paint-stills.ts';
import { formatShare, type Gate, meanOf } from './gate.ts';
import { describeMoment, type ReviewScene } from './review-scenes.ts';

const LEAST_MEAN = 0.25;
/** Large type shares the opening with the product. */
const LEAST_IN_HOOK = 0.2;
/** Of 255: from this value on the product counts as visible, not as covered by something translucent. */
const SEEN = 128;

/** Returns the visibility of the product in each pixel, 0 to 255, from frames that differ only in the product. */
export function toProductMask({ marked, blank }: { marked: Still; blank: Still }): Uint8Array {
  const mask = new Uint8Array(marked.width * marked.height);
  for (let pixel = 0, at = 1; pixel < mask.length; pixel++, at += 3)
    mask[pixel] = Math.max(0, (marked.rgb[at] ?? 0) - (blank.rgb[at] ?? 0));
  return mask;
}

/** Returns the share of the canvas that shows the product. */
export function coverageOf(mask: Uint8Array): number {
  return mask.reduce((sum, value) => sum + (value >= SEEN ? 1 : 0), 0) / mask.length;
}

export function measureCoverage(
  coverage: readonly { tick: number; share: number }[],
  scenes: readonly ReviewScene[],
): Gate[] {
  const mean = meanOf(coverage.map(({ share }) => share));
  const byScene = scenes.map((scene) => ({
    scene,
    share: meanOf(coverage.filter(({ tick }) => tick >= scene.start && tick < scene.end).map(({ share }) => share)),
  }));
  const inHook = byScene[0]?.share ?? 0;
  return [
    {
      id: 'coverage',
      label: 'Product on the canvas, mean',
      value: formatShare(mean),
      limit: `≥ ${formatShare(LEAST_MEAN)}`,
      isPassed: mean >= LEAST_MEAN,
      where:
        mean >= LEAST_MEAN
          ? []
          : byScene
              .filter(({ share }) => share < LEAST_MEAN)
              .map(({ scene, share }) => `${formatShare(share)} in ${describeMoment(scenes, scene.start)}`),
    },
    {
      id: 'hook-coverage',
      label: 'Product on the canvas in the hook',
      value: formatShare(inHook),
      limit: `≥ ${formatShare(LEAST_IN_HOOK)}`,
      isPassed: inHook >= LEAST_IN_HOOK,
      where: inHook >= LEAST_IN_HOOK ? [] : listWithin(coverage, scenes[0]),
    },
  ];
}

function listWithin(coverage: readonly { tick: number; share: number }[], scene: ReviewScene | undefined): string[] {
  return coverage
    .filter(({ tick }) => scene && tick >= scene.start && tick < scene.end)
    .map(({ tick, share }) => `${formatShare(share)} at ${(tick / 120_000).toFixed(1)} s`);
}
