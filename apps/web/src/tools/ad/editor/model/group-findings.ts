import type { PolicyFinding } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { findSceneAt, type SceneSpan } from './read-scene-spans.ts';

type TimelineFinding = PolicyFinding & { clip: string };

/** One rule with everything that breaks it. */
export interface FindingGroup extends Pick<PolicyFinding, 'rule' | 'severity' | 'reason' | 'source'> {
  /** The words, without duplicates. */
  texts: string[];
  /** From 0, ascending. */
  scenes: number[];
}

function findScene(document: TimelineDocument | null, spans: readonly SceneSpan[], id: string): number[] {
  const clips = document?.tracks.flatMap((track): { id: string; start: number }[] => [...track.clips]) ?? [];
  const clip = clips.find((each) => each.id === id);
  return clip && spans.length > 0 ? [findSceneAt(spans, clip.start)] : [];
}

/** Groups the findings on a cut by rule, violations first. */
export function groupFindings(
  findings: readonly TimelineFinding[],
  document: TimelineDocument | null,
  spans: readonly SceneSpan[],
): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { clip, text, rule, severity, reason, source } of findings) {
    const key = `${rule} ${reason}`;
    const group = groups.get(key) ?? { rule, severity, reason, source, texts: [], scenes: [] };
    groups.set(key, {
      ...group,
      texts: [...new Set([...group.texts, text])],
      scenes: [...new Set([...group.scenes, ...findScene(document, spans, clip)])].toSorted(
        (one, other) => one - other,
      ),
    });
  }
  return [...groups.values()].toSorted(
    (one, other) => Number(other.severity === 'block') - Number(one.severity === 'block'),
  );
}
