import type { CaptionClip } from './document/text-clips.ts';
import type { ScriptWord, TimelineDocument, Track } from './document/document.ts';
import type { Transition } from './document/visual-clips.ts';
import { TICKS_PER_SECOND } from './time.ts';
import { isVisualTrack, type VisualTrack, splitTransition } from './transitions.ts';

type Clip = Track['clips'][number];
type Words = ReadonlyMap<string, ScriptWord>;

/** Minimum duration of a clip, unless it was shorter before. */
const SHORTEST_CLIP_TICKS = TICKS_PER_SECOND / 10;

export type RetimeResult =
  | { ok: true; document: TimelineDocument }
  /**
   * A clip is anchored to a word, or a caption shows one, that the new script does not have: it needs a new caption,
   * not new times.
   */
  | { ok: false; reason: 'missing_word'; clip: string; word: string };

/**
 * Returns the document after its words were spoken again: `words` are those of the script with their new times.
 * Anchored clips and captions move with their words; others keep their place. The document stays complete: clips that
 * met at a cut still meet there, the first and the last image still reach the ends of the video, a clip over the
 * whole video still covers it, and the video ends as long after the last word as before. With unchanged times the
 * document is unchanged.
 */
export function retime(document: TimelineDocument, words: ScriptWord[]): RetimeResult {
  const known: Words = new Map(words.map((word) => [word.id, word]));
  for (const clip of document.tracks.flatMap((track): Clip[] => track.clips)) {
    const missing = wordsOf(clip, document.script).find((word) => !known.has(word));
    if (missing !== undefined) return { ok: false, reason: 'missing_word', clip: clip.id, word: missing };
  }
  const moved = document.tracks.map((track) => moveTrack(track, document, known));
  const duration = Math.max(
    durationAfterWords(document, words),
    ...moved.flatMap((track) => track.clips.filter((clip) => !isWhole(clip, document)).map(endOf)),
  );
  const tracks = moved.map((track) => reachEnd(track, document, duration));
  return { ok: true, document: { ...document, duration, script: words, tracks } };
}

const endOf = (clip: { start: number; duration: number }) => clip.start + clip.duration;

/**
 * Returns the words that a clip's place depends on. A caption without an anchor depends on its own words if they are
 * the script's.
 */
function wordsOf(clip: Clip, script: ScriptWord[]): string[] {
  const anchored = clip.anchor ? [clip.anchor.fromWord, clip.anchor.toWord] : [];
  return clip.kind === 'caption' && isSpoken(clip, script)
    ? [...anchored, ...clip.words.map((word) => word.id)]
    : anchored;
}

function isSpoken(clip: CaptionClip, script: ScriptWord[]): boolean {
  const ids = new Set(script.map((word) => word.id));
  return clip.words.every((word) => ids.has(word.id));
}

function isWhole(clip: Clip, document: TimelineDocument): boolean {
  return !clip.anchor && clip.start === 0 && clip.duration === document.duration;
}

function durationAfterWords(document: TimelineDocument, words: ScriptWord[]): number {
  const [before, after] = [document.script, words].map((list) => Math.max(0, ...list.map((word) => word.end)));
  return Math.max(1, document.duration + (after ?? 0) - (before ?? 0));
}

interface Place {
  start: number;
  end: number;
  isAnchored: boolean;
}

/** Returns the desired place of a clip. */
function placeByWords(clip: Clip, document: TimelineDocument, words: Words): Place {
  const stays = { start: clip.start, end: endOf(clip), isAnchored: false };
  if (clip.anchor) {
    const [from, to] = [words.get(clip.anchor.fromWord), words.get(clip.anchor.toWord)];
    if (!from || !to) return stays;
    return { start: Math.max(0, from.start - clip.anchor.lead), end: to.end + clip.anchor.tail, isAnchored: true };
  }
  if (clip.kind !== 'caption' || !isSpoken(clip, document.script)) return stays;
  const [first, last] = [clip.words[0], clip.words.at(-1)];
  const [from, to] = [words.get(first?.id ?? ''), words.get(last?.id ?? '')];
  if (!first || !last || !from || !to) return stays;
  return {
    start: Math.max(0, from.start - (first.start - clip.start)),
    end: to.end + (endOf(clip) - last.end),
    isAnchored: true,
  };
}

/** Places the clips of a track from first to last, so that none overlaps the one before and cuts stay cuts. */
function placeInOrder(clips: Clip[], isVisuals: boolean, document: TimelineDocument, words: Words): Map<string, Place> {
  const places = new Map<string, Place>();
  let before: { clip: Clip; place: Place } | undefined;
  for (const clip of clips.toSorted((a, b) => a.start - b.start)) {
    const place = placeByWords(clip, document, words);
    const shortest = Math.min(clip.duration, SHORTEST_CLIP_TICKS);
    if (!before) {
      if (isVisuals && clip.start === 0) place.start = 0;
    } else if (endOf(before.clip) === clip.start) {
      // The anchored clip decides where the cut is; an unanchored one is moved along whole.
      if (place.isAnchored) {
        place.start = Math.max(place.start, before.place.start + Math.min(before.clip.duration, SHORTEST_CLIP_TICKS));
        before.place.end = place.start;
      } else {
        place.start = before.place.end;
        place.end = place.start + clip.duration;
      }
    } else if (place.start < before.place.end) {
      place.start = before.place.end;
    }
    place.end = Math.max(place.end, place.start + shortest);
    places.set(clip.id, place);
    before = { clip, place };
  }
  return places;
}

function moveClip<T extends Clip>(clip: T, place: Place | undefined, words: Words): T {
  if (!place) return clip;
  const { start, end } = place;
  const moved = { ...clip, start, duration: end - start, ...followAnchor(clip, start, end, words) };
  if (moved.kind !== 'caption') return moved;
  return { ...moved, words: moved.words.map((word) => ({ ...word, ...timesOf(words.get(word.id)) })) };
}

/** Updates an anchor to the clip's actual place, so that the next re-timing starts from there. */
function followAnchor({ anchor }: Clip, start: number, end: number, words: Words): Pick<Clip, 'anchor'> {
  const [from, to] = [words.get(anchor?.fromWord ?? ''), words.get(anchor?.toWord ?? '')];
  return anchor && from && to ? { anchor: { ...anchor, lead: from.start - start, tail: end - to.end } } : {};
}

function timesOf(word: ScriptWord | undefined): { start?: number; end?: number } {
  return word ? { start: word.start, end: word.end } : {};
}

function moveTrack(track: Track, document: TimelineDocument, words: Words): Track {
  const places = placeInOrder(track.clips, isVisualTrack(track), document, words);
  return mapClips(track, (clip) => moveClip(clip, places.get(clip.id), words));
}

/**
 * Extends clips that reached the end of the video to the new end, then shortens transitions that are too long for their
 * clips.
 */
function reachEnd(track: Track, document: TimelineDocument, duration: number): Track {
  const last = track.clips.toSorted((a, b) => a.start - b.start).at(-1);
  const before = document.tracks.find(({ id }) => id === track.id);
  const reachedEnd = before?.clips.some((clip) => clip.id === last?.id && endOf(clip) === document.duration);
  const stretched = mapClips(track, (clip) => {
    const isLastVisual = isVisualTrack(track) && reachedEnd === true && clip.id === last?.id;
    return isWhole(clip, document) || (isLastVisual && endOf(clip) < duration)
      ? { ...clip, duration: duration - clip.start }
      : clip;
  });
  return isVisualTrack(stretched) ? { ...stretched, transitions: fitTransitions(stretched) } : stretched;
}

function fitTransitions(track: VisualTrack): Transition[] {
  const needed = new Map<string, number>();
  for (const transition of track.transitions) {
    const { beforeCut, afterCut } = splitTransition(transition);
    needed.set(transition.from, (needed.get(transition.from) ?? 0) + beforeCut);
    needed.set(transition.to, (needed.get(transition.to) ?? 0) + afterCut);
  }
  const durations = new Map(track.clips.map((clip) => [clip.id, clip.duration]));
  return track.transitions.map((transition) => {
    // Half of each transition within half of each clip always fits, whatever its neighbours need.
    const room = [transition.from, transition.to]
      .filter((id) => (needed.get(id) ?? 0) > (durations.get(id) ?? 0))
      .map((id) => durations.get(id) ?? transition.duration);
    return room.length === 0
      ? transition
      : { ...transition, duration: Math.max(1, Math.min(transition.duration, ...room)) };
  });
}

/** Maps each kind of track separately, so that the types of its clips are kept. */
function mapClips(track: Track, change: <T extends Clip>(clip: T) => T): Track {
  switch (track.kind) {
    case 'text':
      return { ...track, clips: track.clips.map(change) };
    case 'sticker':
      return { ...track, clips: track.clips.map(change) };
    case 'music':
      return { ...track, clips: track.clips.map(change) };
    default:
      return { ...track, clips: track.clips.map(change) };
  }
}
