import type { Box } from '@reelwright/timeline';
import type { LookImage } from '../picture/ad-image.ts';
import { intersect } from '../rect.ts';
import { type SeenFraming, subjectShown } from './framing.ts';
import type { ComposeContext } from './shot.ts';

/** Share of a photo from which its subject is the whole photo, or its surroundings. */
const VAGUE = 0.8;

/** Returns the visible share of a subject, where a photo tells what that is. */
export function shareShown(seen: SeenFraming, image: LookImage): number {
  const { subject, plainBackground, cutOut, hasAlpha } = image;
  const isVague = !cutOut && !hasAlpha && plainBackground === null && subject.width * subject.height >= VAGUE;
  return isVague || seen.media !== image.media ? 1 : subjectShown(seen, image);
}

/** Share of a close-up that its product fills at least, and of its own box a product that close-ups tell apart. */
const TELLING = { filled: 0.8, solid: 0.5 } as const;

/**
 * Whether a close-up of a measured detail is full of its product: cords, spokes, or a corner beside a wall tell nothing.
 */
export function isTelling(
  { isOpening }: ComposeContext,
  { kind, image }: { kind: string; image: LookImage },
  { part }: SeenFraming,
): boolean {
  if (kind !== 'macro' || isOpening || image.isScene || image.details.length === 0) return false;
  const { cutOut, subject } = image;
  if (!cutOut) return shareOf(part, subject) >= TELLING.filled;
  return cutOut.fill >= TELLING.solid && outlinedShare(part, cutOut) >= TELLING.filled;
}

function shareOf(part: Box, subject: Box): number {
  const held = intersect(part, subject);
  return held ? (held.width * held.height) / (part.width * part.height) : 0;
}

/** Rows in which a part is compared with the outline of its product. */
const ROWS = 12;

/** Returns the share of a part of a photo that lies within the outline of its product. */
export function outlinedShare(part: Box, { region, outline }: NonNullable<LookImage['cutOut']>): number {
  if (!outline || outline.length === 0) return shareOf(part, region);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const down = (part.y + (part.height * (row + 0.5)) / ROWS - region.y) / region.height;
    const band = outline[Math.floor(down * outline.length)];
    if (!band || down < 0) return 0;
    const from = Math.max(part.x, region.x + band.from * region.width);
    const to = Math.min(part.x + part.width, region.x + band.to * region.width);
    return Math.max(0, to - from) / part.width;
  });
  return rows.reduce((sum, each) => sum + each, 0) / ROWS;
}
