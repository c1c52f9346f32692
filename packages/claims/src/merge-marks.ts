/** A marked span of a line. Offsets count UTF-16 units, the end is excluded. */
interface Span {
  start: number;
  end: number;
}

/**
 * Keeps one mark per span of a line, in the order of the line: of overlapping marks, the one with the lowest rank, then
 * the longest, then the first. Empty marks (0 to 0) all stay.
 */
export function keepOnePerSpan<T extends Span>(marks: readonly T[], rankOf: (mark: T) => number): T[] {
  const byRank = marks.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || other.end - other.start - (one.end - one.start),
  );
  const kept: T[] = [];
  for (const mark of byRank) {
    const at = placeOf(kept, mark.start);
    const before = kept[at - 1];
    const after = kept[at];
    const isTaken =
      mark.end > mark.start &&
      ((before && before.end > mark.start) || (after && after.start < mark.end && after.end > mark.start));
    if (!isTaken) kept.splice(at, 0, mark);
  }
  return kept;
}

/** Counts the kept marks, which are in order, that begin at or before a position. */
function placeOf(kept: readonly Span[], start: number): number {
  let low = 0;
  let high = kept.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((kept[middle]?.start ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface ClaimLike extends Span {
  is_supported: boolean;
}
interface FindingLike extends Span {
  severity: 'block' | 'advise';
}

/** Forbidden words first, then unproven ones, then advice, then proven ones. */
const RANKS = { block: 0, untied: 1, advise: 2, tied: 3 } as const;

/** Merges the claims and the policy findings of one line: of those that overlap, the most severe stays. */
export function mergeMarks<C extends ClaimLike, F extends FindingLike>(
  claims: readonly C[],
  findings: readonly F[],
): { claims: C[]; findings: F[] } {
  const all = [
    ...claims.map((claim) => ({
      start: claim.start,
      end: claim.end,
      rank: claim.is_supported ? RANKS.tied : RANKS.untied,
      claim,
      finding: undefined,
    })),
    ...findings.map((finding) => ({
      start: finding.start,
      end: finding.end,
      rank: RANKS[finding.severity],
      claim: undefined,
      finding,
    })),
  ];
  const kept = keepOnePerSpan(all, ({ rank }) => rank);
  return {
    claims: kept.flatMap(({ claim }) => claim ?? []),
    findings: kept.flatMap(({ finding }) => finding ?? []),
  };
}
