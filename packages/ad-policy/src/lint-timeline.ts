import type { PolicyFinding } from '@reelwright/contracts';
import type { Box, TimelineDocument } from '@reelwright/timeline';
import { lintLine, type LintOptions, toFinding } from './lint-line.ts';
import { choosePacks } from './packs/all.ts';
import { zoneOf } from './platform-zones.ts';
import { listTimelineTexts, type TimelineText } from './timeline-texts.ts';

export type TimelineFinding = PolicyFinding & { /** Id in the document. */ clip: string };

/** Share of a text under buttons from which it counts as hidden: a touching edge is harmless. */
const HIDDEN_SHARE = 0.12;

/** Lists the violations of a finished timeline's texts: their words and their positions. */
export function lintTimeline(document: TimelineDocument, options: LintOptions): TimelineFinding[] {
  const texts = listTimelineTexts(document);
  return [
    ...texts.flatMap(({ clip, text }) => lintLine(text, options).map((finding) => ({ ...finding, clip }))),
    ...findCountdowns(texts, options),
    ...findCovered(document, texts, options),
  ];
}

function findCountdowns(texts: readonly TimelineText[], { platforms = [], language }: LintOptions): TimelineFinding[] {
  return choosePacks(platforms).flatMap((pack) =>
    pack.rules
      .filter(({ test }) => test.kind === 'countdown')
      .flatMap((rule) =>
        texts
          .filter(({ kind }) => kind === 'countdown')
          .map(({ clip, text }) => ({
            ...toFinding({ pack, rule }, { hit: { start: 0, end: text.length }, text, language }),
            clip,
          })),
      ),
  );
}

function findCovered(
  document: TimelineDocument,
  texts: readonly TimelineText[],
  { platforms = [], language }: LintOptions,
): TimelineFinding[] {
  // The zone that all platforms share is checked only if none is chosen: each chosen platform has its own zone.
  const packs = choosePacks(platforms).filter(({ id }) => id !== 'general' || platforms.length === 0);
  return packs.flatMap((pack) => {
    const zone = zoneOf(pack.id, document.canvas);
    return pack.rules
      .filter(({ test }) => test.kind === 'covered')
      .flatMap((rule) =>
        texts
          .filter(({ box }) => 1 - shareWithin(box, zone) > HIDDEN_SHARE)
          .map(({ clip, text }) => ({
            ...toFinding({ pack, rule }, { hit: { start: 0, end: text.length }, text, language }),
            clip,
          })),
      );
  });
}

function shareWithin(box: Box, zone: Box): number {
  const width = Math.min(box.x + box.width, zone.x + zone.width) - Math.max(box.x, zone.x);
  const height = Math.min(box.y + box.height, zone.y + zone.height) - Math.max(box.y, zone.y);
  return (Math.max(0, width) * Math.max(0, height)) / (box.width * box.height);
}
