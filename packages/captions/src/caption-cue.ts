import { msToTicks, TICKS_PER_SECOND, type TimelineDocument } from '@reelwright/timeline';
import { breakCaptionLines } from './break-caption-lines.ts';
import { isWideText, joinWords, type TimedWord } from './caption-word.ts';
import { groupCaptionWords } from './group-caption-words.ts';
import { timeCards } from './reading-speed.ts';

/** A word of a cue with the time at which it is spoken. */
export interface CueWord {
  text: string;
  startMs: number;
  endMs: number;
  spaceAfter: boolean;
  /** Whether the word must share a line with the next one. */
  staysWithNext?: boolean | undefined;
}

/** A caption as stored in subtitle files: whole milliseconds, in order, without overlaps. */
export interface CaptionCue {
  startMs: number;
  endMs: number;
  lines: string[];
  /** In order; empty if the times of single words are unknown. */
  words: CueWord[];
}

const toMs = (ticks: number): number => Math.round((ticks * 1000) / TICKS_PER_SECOND);

/** Limits of a subtitle of two lines. */
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
 * Makes subtitles from spoken words (times in milliseconds from the start of the audio). Each has up to two lines, ends with a sentence or
 * phrase, and stays long enough to be read if the speech leaves time for that. Numbers and `names` are never divided.
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
 * Lists the captions that a video shows, and subtitles for speech without captions (for example when the words are shown as type in
 * the image). Empty without a voice. Names are the words that the document keeps together.
 */
export function listDocumentCues(document: TimelineDocument): CaptionCue[] {
  const shown = document.tracks
    .flatMap((track) => (track.kind === 'text' ? track.clips : []))
    .filter((clip) => clip.kind === 'caption')
    .toSorted((a, b) => a.start - b.start);
  const captions = shown.map((clip, index) => {
    const next = shown[index + 1]?.start ?? document.duration;
    const end = Math.min(clip.start + clip.duration, Math.max(next, clip.start + 1));
    // The first card of an ad appears before its first word is spoken.
    const start = Math.max(clip.start, clip.words[0]?.start ?? clip.start);
    return toCue(clip.words, { start, end }, []);
  });
  return listUncaptioned(document, shown)
    .flatMap((words) => planCues(words, { durationMs: endOf(words, captions, document) }))
    .concat(captions)
    .toSorted((a, b) => a.startMs - b.startMs);
}

/** Lists runs of spoken words during which no caption is shown. */
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

/** Latest end of a run's last subtitle: the start of the next caption. */
function endOf(words: readonly CueWord[], captions: readonly CaptionCue[], document: TimelineDocument): number {
  const last = words.at(-1)?.endMs ?? 0;
  const next = captions.find(({ startMs }) => startMs >= last);
  return next?.startMs ?? toMs(document.duration);
}

/** Adds a space after the last word of a scene, which has none in the scene's own text. */
function markScenes(words: readonly CueWord[], { script }: TimelineDocument): CueWord[] {
  const isWide = isWideText(joinWords(words));
  return words.map((word, index) => {
    const isLastOfScene = script[index + 1] !== undefined && script[index]?.scene !== script[index + 1]?.scene;
    return isLastOfScene && !isWide ? { ...word, spaceAfter: true } : word;
  });
}
