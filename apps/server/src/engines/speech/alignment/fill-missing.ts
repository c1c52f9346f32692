import type { TimeSpan } from './match-in-thread.ts';

/**
 * Gives every word a time: missing words share the time between their neighbours in proportion to their length. No word
 * ends before it starts, before the previous word ends, or after the audio. Whole milliseconds, at least one each.
 */
export function fillMissing(
  found: readonly (TimeSpan | undefined)[],
  lengths: readonly number[],
  durationMs: number,
): TimeSpan[] {
  const filled: TimeSpan[] = [];
  for (let index = 0; index < found.length; ) {
    const word = found[index];
    if (word) {
      filled.push(word);
      index += 1;
      continue;
    }
    const next = found.findIndex((span, at) => at > index && span !== undefined);
    const until = next === -1 ? found.length : next;
    const startMs = filled.at(-1)?.endMs ?? 0;
    const gapMs = Math.max(0, (found[until]?.startMs ?? durationMs) - startMs);
    const shares = lengths.slice(index, until);
    const total = shares.reduce((sum, length) => sum + length, 0);
    let at = startMs;
    for (const length of shares) {
      const endMs = at + (gapMs * length) / total;
      filled.push({ startMs: at, endMs });
      at = endMs;
    }
    index = until;
  }
  return spaceOut(filled, durationMs);
}

function spaceOut(words: readonly TimeSpan[], durationMs: number): TimeSpan[] {
  let fromMs = 0;
  return words.map(({ startMs, endMs }, index) => {
    // Leaves a millisecond for each following word.
    const latestMs = Math.max(fromMs, Math.floor(durationMs) - (words.length - index));
    const start = Math.min(latestMs, Math.max(fromMs, Math.round(startMs)));
    const end = Math.min(latestMs + 1, Math.max(start + 1, Math.round(endMs)));
    fromMs = end;
    return { startMs: start, endMs: end };
  });
}
