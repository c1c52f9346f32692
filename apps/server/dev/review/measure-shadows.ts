import type { StickerOf } from './clip-kinds.ts';
import { listStickers } from './clip-kinds.ts';
import type { TimelineDocument } from '@reelwright/timeline';
import { toLuminance } from './luminance.ts';
import type { Gate } from './gate.ts';
import { describeMoment, type ReviewScene } from './review-scenes.ts';

/** A soft shape darker than this is a shadow; lighter ones are lights. */
const DARK = 0.08;

function isShadow({ softness = 0, fill }: StickerOf<'shape'>): boolean {
  const channel = (at: number) => Number.parseInt(fill.from.slice(at, at + 2), 16);
  return softness > 0 && toLuminance(channel(1), channel(3), channel(5)) < DARK;
}

/** Checks that no two shadows are shown at once: a product stands on one. */
export function measureShadows(document: TimelineDocument, scenes: readonly ReviewScene[]): Gate {
  const shadows = listStickers(document).flatMap((clip) => (clip.kind === 'shape' && isShadow(clip) ? [clip] : []));
  const counts = shadows.map(({ start }) => ({
    start,
    count: shadows.filter((other) => other.start <= start && start < other.start + other.duration).length,
  }));
  const most = Math.max(0, ...counts.map(({ count }) => count));
  return {
    id: 'shadows',
    label: 'Shadows in a shot',
    value: String(most),
    limit: '≤ 1',
    isPassed: most <= 1,
    where: [...new Set(counts.filter(({ count }) => count > 1).map(({ start }) => describeMoment(scenes, start)))],
  };
}
