/** A stretch of a line that is marked. Offsets count UTF-16 units, the end is excluded. */
interface Span {
  start: number;
  end: number;
}

/**
 * One mark for each stretch of a line: of marks that overlap, the one with the lowest rank stays, then the longest, then the one
 * that came first. Marks of nothing (0 to 0) all stay. In the order of the line.
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

/** How many of the kept marks, which are in order, begin at a place or before it. */
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

/** What is forbidden, then what nothing proves, then advice, then what the data proves. */
const RANKS = { block: 0, untied: 1, advise: 2, tied: 3 } as const;

/** The claims and the policy findings of one line with one mark for each stretch: the gravest of those that overlap. */
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
