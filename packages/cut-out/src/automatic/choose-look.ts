import type { WhiteLook } from './cut-out-white.ts';

/** A closer look that finds so many times as much has found a pale part that was missed. */
const MISSED = 1.02;
/** Share of the outline without a sharp edge up to which an outline is sharp all around. */
const SHARP_ALL_AROUND = 0.01;
/** So many closer looks may be uncertain before one confirms an outline that is not sharp all around. */
const MOST_OTHERS = 1;
/** Share of the outline that may be unsure in a mask that a person is asked to look at. */
const MOST_UNSURE = 0.08;
/** The same share where a subject may touch a shadow of its own grey: the contour goes straight on there. */
const LEAST_TOUCHING = 0.04;
const MOST_TOUCHING = 0.16;

/** Looks at a photo before white. */
export interface Looks {
  first: WhiteLook | undefined;
  /** With more contrast: the last may be certain. */
  closer: readonly WhiteLook[];
}

export const findsMore = (look: WhiteLook, first: WhiteLook): boolean =>
  look.evidence.area > MISSED * first.evidence.area;

/**
 * Chooses a look that is certain: one with more contrast if it shows that the first has missed a pale part. What only the
 * strongest contrast shows is an encoder's haze around the subject; then the first is right if its outline is sharp all
 * around and the next does not find less. Where every closer look finds more without being certain, something pale may be part of the subject. Where several
 * closer looks are not certain, only an outline that is sharp all around is. What a certain closer look lacks may have been
 * taken for shadow: then a person looks, at what two closer looks agree on if they do.
 */
export function chooseLook({ first, closer }: Looks): { look: WhiteLook; isConfirmed: boolean } | undefined {
  const index = closer.findIndex(({ isCertain }) => isCertain);
  const faint = closer[index];
  const next = closer[index + 1];
  if (!first?.isCertain) {
    const isAgreed = faint && next && !isUnsure(next) && !findsMore(faint, next) && !findsMore(next, faint);
    // Less contrast shows less of an encoder's haze.
    const agreed = isAgreed && next.isCertain ? next : faint;
    if (first && faint && findsMore(first, faint) && agreed)
      return { look: isTouchingShadow(first) && !isAgreed ? first : agreed, isConfirmed: false };
    return agreed && { look: agreed, isConfirmed: !next?.isCertain || !findsMore(agreed, next) };
  }
  if (!faint)
    return { look: first, isConfirmed: closer.length === 0 || closer.some((look) => !findsMore(look, first)) };
  if (!findsMore(faint, first)) return { look: first, isConfirmed: isSharp(first) || index <= MOST_OTHERS };
  if (!next || 2 * next.evidence.area > first.evidence.area + faint.evidence.area)
    return { look: faint, isConfirmed: isSharp(faint) || index <= MOST_OTHERS };
  return { look: first, isConfirmed: isSharp(first) && !(next.isCertain && findsMore(first, next)) };
}

export const isUnsure = ({ evidence }: WhiteLook): boolean => evidence.unsure > MOST_UNSURE;
/** Whether a look is uncertain only because its subject may touch a shadow. */
export const isTouchingShadow = ({ evidence: { unsure, leftover } }: WhiteLook): boolean =>
  leftover > LEAST_TOUCHING && unsure <= MOST_TOUCHING && 2 * leftover > unsure;
const isSharp = ({ evidence }: WhiteLook): boolean => evidence.unsure <= SHARP_ALL_AROUND;

/**
 * Returns the least unsure look before white if every look ends where no edge is for a good part of its outline: a mask that
 * other evidence calls certain is doubted then, such as that of a glass with highlights as white as the background.
 */
export function findDoubt({ first, closer }: Looks): WhiteLook | undefined {
  const all = [...(first ? [first] : []), ...closer].toSorted(
    (one, other) => one.evidence.unsure - other.evidence.unsure,
  );
  const [least] = all;
  return least && isUnsure(least) ? least : undefined;
}
