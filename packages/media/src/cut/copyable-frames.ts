/** A packet of a video stream; a list of them is in the order of decoding. */
export interface ListedPacket {
  /** When its frame is shown, in seconds. */
  timestampS: number;
  /** Decoding can start with it: no later frame refers to one before it. */
  isKey: boolean;
}

export type CopyableResult = { ok: true; keyFrames: number[] } | { ok: false; reason: 'frame_rate' | 'no_key_frames' };

/** Frames may be shown this share of their duration away from their place; WebM counts in milliseconds. */
const PLACE_TOLERANCE = 0.25;

/**
 * Returns the frames before which a copy may begin and end, or why there are none. Frames are counted as shown. They
 * must be those of the working copy, one for one: the same number, at a constant rate. A key frame counts if the frames
 * that are decoded before it are also shown before it, so that a cut there takes no frame apart from those it refers to.
 */
export function findCopyableFrames(
  packets: readonly ListedPacket[],
  working: { frameRate: { num: number; den: number }; frames: number },
): CopyableResult {
  const frameS = working.frameRate.den / working.frameRate.num;
  const shown = packets.map(({ timestampS }, place) => ({ timestampS, place })).toSorted(byTime);
  const firstS = shown[0]?.timestampS ?? 0;
  const isConstant = shown.every(
    ({ timestampS }, index) => Math.abs(timestampS - firstS - index * frameS) < PLACE_TOLERANCE * frameS,
  );
  if (shown.length !== working.frames || !isConstant) return { ok: false, reason: 'frame_rate' };
  const ranks = Array.from({ length: packets.length }, () => 0);
  for (const [rank, { place }] of shown.entries()) ranks[place] = rank;
  const keyFrames: number[] = [];
  let lastShown = -1;
  for (const [place, rank] of ranks.entries()) {
    if (packets[place]?.isKey === true && rank === place && lastShown === place - 1) keyFrames.push(rank);
    lastShown = Math.max(lastShown, rank);
  }
  return keyFrames[0] === 0 ? { ok: true, keyFrames } : { ok: false, reason: 'no_key_frames' };
}

const byTime = (a: { timestampS: number }, b: { timestampS: number }): number => a.timestampS - b.timestampS;
