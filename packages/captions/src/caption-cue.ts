import { msToTicks, TICKS_PER_SECOND, type TimelineDocument } from '@reelwright/timeline';
import { breakCaptionLines } from './break-caption-lines.ts';
import { isWideText, joinWords, type TimedWord } from './caption-word.ts';
import { groupCaptionWords } from './group-caption-words.ts';
import { timeCards } from './reading-speed.ts';

/** When a word of a cue is heard. */
export interface CueWord {
  text: string;
  startMs: number;
  endMs: number;
  spaceAfter: boolean;
  /** Whether it is read as one with the next word. */
  staysWithNext?: boolean | undefined;
}

/** A caption as files hold it: whole milliseconds, in order, none overlapping. */
export interface CaptionCue {
  startMs: number;
  endMs: number;
  lines: string[];
  /** In order; empty where the times of single words are not known. */
  words: CueWord[];
}

const toMs = (ticks: number): number => Math.round((ticks * 1000) / TICKS_PER_SECOND);

/** What two lines of a subtitle hold. */
const CUE_LIMITS = {
  latin: { maxCharacters: 76, maxWords: 16 },
  wide: { maxCharacters: 36, maxWords: 18 },
};
const MAX_GAP_TICKS = msToTicks(900);

function toCue(card: readonly TimedWord[], span: { start: number; end: number }, names: readonly string[]): CaptionCue {
  return {
    startMs: toMs(span.start),
    endMs: Math.max(toMs(span.start) + 1, toMs(span.end)),
    lines: breakCaptionLines(card, { names }),
    words: card.map(({ text, start, end, spaceAfter }) => ({
      text,
      startMs: toMs(start),
      endMs: Math.max(toMs(start), toMs(end)),
      spaceAfter,
    })),
  };
}

/**
 * Makes subtitles of spoken words (times in milliseconds from the start of the sound): up to two lines each, that end with sentences and
 * phrases, stand long enough to be read where the speech leaves time for it, and divide no number and none of `names`.
 */
export function planCues(
  words: readonly CueWord[],
  { language, names = [], durationMs }: { language?: string; names?: readonly string[]; durationMs: number },
): CaptionCue[] {
  const timed = words.map(({ text, startMs, endMs, spaceAfter, staysWithNext }) => ({
    text,
    start: msToTicks(startMs),
    end: msToTicks(endMs),
    spaceAfter,
    staysWithNext,
  }));
  const isWide = isWideText(joinWords(words));
  const limits = { ...CUE_LIMITS[isWide ? 'wide' : 'latin'], maxGapTicks: MAX_GAP_TICKS };
  const cards = groupCaptionWords(timed, language ?? (isWide ? 'zh' : 'en'), { ...limits, names });
  const spans = timeCards(cards, () => msToTicks(durationMs));
  return cards.flatMap((card, index) => {
    const span = spans[index];
    return span ? [toCue(card, span, names)] : [];
  });
}

/**
 * The captions of a video as it shows them, and subtitles of what its voice says while it shows none, as where the words stand in the
 * picture as type. Without voice: none. Names are those words that the document keeps together.
 */
export function listDocumentCues(document: TimelineDocument): CaptionCue[] {
  const shown = document.tracks
    .flatMap((track) => (track.kind === 'text' ? track.clips : []))
    .filter((clip) => clip.kind === 'caption')
    .toSorted((a, b) => a.start - b.start);
  const captions = shown.map((clip, index) => {
    const next = shown[index + 1]?.start ?? document.duration;
    const end = Math.min(clip.start + clip.duration, Math.max(next, clip.start + 1));
    // The first card of an ad stands before its first word is heard.
    const start = Math.max(clip.start, clip.words[0]?.start ?? clip.start);
    return toCue(clip.words, { start, end }, []);
  });
  return listUncaptioned(document, shown)
    .flatMap((words) => planCues(words, { durationMs: endOf(words, captions, document) }))
    .concat(captions)
    .toSorted((a, b) => a.startMs - b.startMs);
}

/** Runs of spoken words during which no caption stands. */
function listUncaptioned(
  document: TimelineDocument,
  shown: readonly { start: number; duration: number }[],
): CueWord[][] {
  const words = markScenes(
    document.script.map(({ text, start, end, spaceAfter, staysWithNext }) => ({
      text,
      startMs: toMs(start),
      endMs: toMs(end),
      spaceAfter,
      staysWithNext,
    })),
    document,
  );
  const runs: CueWord[][] = [[]];
  for (const [index, { start, end }] of document.script.entries()) {
    const word = words[index];
    const middle = (start + end) / 2;
    const isShown = shown.some((clip) => middle >= clip.start && middle < clip.start + clip.duration);
    if (isShown || !word) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.filter((run) => run.length > 0);
}

/** The last subtitle of a run may stand until the next caption. */
function endOf(words: readonly CueWord[], captions: readonly CaptionCue[], document: TimelineDocument): number {
  const last = words.at(-1)?.endMs ?? 0;
  const next = captions.find(({ startMs }) => startMs >= last);
  return next?.startMs ?? toMs(document.duration);
}

/** The last word of a scene stands before a space, whatever it is like in its own text. */
function markScenes(words: readonly CueWord[], { script }: TimelineDocument): CueWord[] {
  const isWide = isWideText(joinWords(words));
  return words.map((word, index) => {
    const isLastOfScene = script[index + 1] !== undefined && script[index]?.scene !== script[index + 1]?.scene;
    return isLastOfScene && !isWide ? { ...word, spaceAfter: true } : word;
  });
}
