import { lintTimeline } from '@reelwright/ad-policy';
import { POLICY_PACKS } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { listStickers } from './clip-kinds.ts';
import type { Gate } from './gate.ts';
import { describeMoment, type ReviewScene } from './review-scenes.ts';

const COVERED_RULE = 'covered_text';

/** Finds texts under the buttons of a platform: for all platforms together if none is chosen, and for each. */
export function measureZones(document: TimelineDocument, scenes: readonly ReviewScene[]): Gate {
  const platforms = POLICY_PACKS.filter((pack) => pack !== 'general');
  const covered = lintTimeline(document, { platforms, language: 'en' }).filter(({ rule }) => rule === COVERED_RULE);
  const starts = new Map([...listStickers(document), ...listTexts(document)].map(({ id, start }) => [id, start]));
  return {
    id: 'zones',
    label: 'Texts under the buttons of a platform',
    value: String(covered.length),
    limit: '0',
    isPassed: covered.length === 0,
    where: covered.map(
      ({ clip, text, pack }) => `${pack}: “${text}” in ${describeMoment(scenes, starts.get(clip) ?? 0)}`,
    ),
  };
}

function listTexts(document: TimelineDocument): { id: string; start: number }[] {
  return document.tracks.flatMap((track) => (track.kind === 'text' ? track.clips : []));
}
