import type { SpokenWord } from './material-facts.ts';

/** The part of the voice-over for one scene. */
export interface SceneVoice {
  /** Start in the voice-over. */
  startMs: number;
  durationMs: number;
  /** Index of the voice-over; the first if left out. */
  reading?: number;
  /** Times from the start of the part; `start` and `end` are offsets in the scene's own text. */
  words: SpokenWord[];
}

/** Silence that is kept around a scene's words, if there is that much. */
const MARGIN_MS = 90;

/** Joins the scenes' texts, and returns the start of each. */
export function joinSpoken(texts: readonly string[], separator: string): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '';
  for (const part of texts) {
    if (text !== '') text += separator;
    starts.push(text.length);
    text += part;
  }
  return { text, starts };
}

/**
 * Cuts a reading of all scenes into scenes, in the silence between their words. A scene without a recognised word gets
 * no time.
 */
export function sliceVoice({
  words,
  starts,
  durationMs,
}: {
  words: readonly SpokenWord[];
  starts: readonly number[];
  durationMs: number;
}): SceneVoice[] {
  const groups = starts.map((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return words.filter((word) => word.start >= start && word.start < end);
  });
  return groups.map((group, index) => {
    const first = group[0];
    const last = group.at(-1);
    if (!first || !last) return { startMs: 0, durationMs: 0, words: [] };
    const before =
      groups
        .slice(0, index)
        .findLast((other) => other.length > 0)
        ?.at(-1)?.endMs ?? 0;
    const after = groups.slice(index + 1).find((other) => other.length > 0)?.[0]?.startMs ?? durationMs;
    const startMs = Math.max(0, Math.max((before + first.startMs) / 2, first.startMs - MARGIN_MS));
    const endMs = Math.min((last.endMs + after) / 2, last.endMs + MARGIN_MS, durationMs);
    const offset = starts[index] ?? 0;
    return {
      startMs,
      durationMs: endMs - startMs,
      words: group.map((word) => ({
        text: word.text,
        start: word.start - offset,
        end: word.end - offset,
        startMs: word.startMs - startMs,
        endMs: word.endMs - startMs,
      })),
    };
  });
}
