import type { Transform } from './document/motion.ts';
import type { Box } from './document/primitives.ts';
import type { Media } from './document/media.ts';
import type { TimelineDocument, Track } from './document/document.ts';
import { EDITOR_LIMITS } from './editor-limits.ts';
import { isVisualTrack, type VisualTrack, splitTransition } from './transitions.ts';

/** Why a document of the right shape is refused. Ids are those of the document. */
export type DocumentRefusal =
  | { reason: 'too_many_tracks'; group: 'visual' | 'music' | 'hook'; count: number; max: number }
  | { reason: 'no_tracks' }
  | { reason: 'no_clips' }
  | { reason: 'duplicate_id'; id: string }
  | { reason: 'clips_overlap'; track: string; first: string; second: string }
  | { reason: 'clip_beyond_end'; clip: string }
  | { reason: 'unknown_media'; clip: string; media: string }
  | { reason: 'wrong_media_kind'; clip: string; media: string; expected: Media['kind']; found: Media['kind'] }
  /** The clip would start, or freeze, after its file has ended. */
  | { reason: 'trim_beyond_media'; clip: string; media: string }
  /** The crop reaches beyond the image. */
  | { reason: 'crop_beyond_visual'; clip: string }
  /** The clip should be audible, but its file has no audio. */
  | { reason: 'media_without_audio'; clip: string; media: string }
  /** Keyframes of one property that are not in order of time. */
  | { reason: 'keyframe_order'; clip: string; property: string }
  | { reason: 'unknown_anchor_word'; clip: string; word: string }
  | { reason: 'anchor_backwards'; clip: string }
  /** Times that run backwards: of a word, or of consecutive words. */
  | { reason: 'word_order'; word: string }
  | { reason: 'transition_not_between_neighbours'; transition: string }
  | { reason: 'transition_on_same_cut'; transition: string }
  /** Its transitions need more time than the clip has. */
  | { reason: 'clip_too_short_for_transitions'; clip: string };

type Clip = Track['clips'][number];

const endOf = (clip: { start: number; duration: number }) => clip.start + clip.duration;

/** Returns every refusal of a document; empty if it may be saved, previewed and rendered. */
export function checkDocument(document: TimelineDocument): DocumentRefusal[] {
  return [
    ...checkCounts(document),
    ...checkIds(document),
    ...checkWords(document.script),
    ...document.tracks.flatMap((track) => [
      ...checkOverlaps(track),
      ...track.clips.flatMap((clip) => checkClip(document, clip)),
      ...(isVisualTrack(track) ? checkTransitions(track) : []),
    ]),
  ];
}

function checkCounts({ tracks }: TimelineDocument): DocumentRefusal[] {
  const count = (...kinds: Track['kind'][]) => tracks.filter((track) => kinds.includes(track.kind)).length;
  const groups = [
    { group: 'visual', count: count('video', 'image', 'text', 'sticker'), max: EDITOR_LIMITS.maxVisualTracks },
    { group: 'music', count: count('music'), max: EDITOR_LIMITS.maxMusicTracks },
    { group: 'hook', count: count('hook'), max: EDITOR_LIMITS.maxHookTracks },
  ] as const;
  const clips = tracks.reduce((sum, track) => sum + track.clips.length, 0);
  return [
    ...groups
      .filter((group) => group.count > group.max)
      .map((group) => ({ reason: 'too_many_tracks' as const, ...group })),
    ...(tracks.length < EDITOR_LIMITS.minTracks ? [{ reason: 'no_tracks' as const }] : []),
    ...(tracks.length >= EDITOR_LIMITS.minTracks && clips < EDITOR_LIMITS.minClips
      ? [{ reason: 'no_clips' as const }]
      : []),
  ];
}

/**
 * Tracks, clips and transitions share one space of ids; words have their own, in the script and within each caption.
 */
function checkIds({ tracks, script }: TimelineDocument): DocumentRefusal[] {
  const ids = tracks.flatMap((track) => [
    track.id,
    ...track.clips.map((clip) => clip.id),
    ...(isVisualTrack(track) ? track.transitions.map((transition) => transition.id) : []),
  ]);
  const captions = tracks.flatMap((track): Clip[] => track.clips).filter((clip) => clip.kind === 'caption');
  return [ids, script.map((word) => word.id), ...captions.map((clip) => clip.words.map((word) => word.id))]
    .flatMap(listRepeated)
    .map((id) => ({ reason: 'duplicate_id', id }));
}

function listRepeated(ids: string[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) repeated.add(id);
    seen.add(id);
  }
  return [...repeated];
}

function checkWords(words: { id: string; start: number; end: number }[]): DocumentRefusal[] {
  return words
    .filter((word, index) => word.end < word.start || word.start < (words[index - 1]?.start ?? 0))
    .map((word) => ({ reason: 'word_order', word: word.id }));
}

function checkOverlaps(track: Track): DocumentRefusal[] {
  const clips: Clip[] = [...track.clips];
  clips.sort((a, b) => a.start - b.start);
  return clips.flatMap((second, index) => {
    const first = clips[index - 1];
    return first && endOf(first) > second.start
      ? [{ reason: 'clips_overlap' as const, track: track.id, first: first.id, second: second.id }]
      : [];
  });
}

function checkClip(document: TimelineDocument, clip: Clip): DocumentRefusal[] {
  return [
    ...(endOf(clip) > document.duration ? [{ reason: 'clip_beyond_end' as const, clip: clip.id }] : []),
    ...('media' in clip ? checkMedia(document, clip) : []),
    ...checkAnchor(document, clip),
    ...(clip.kind === 'caption' ? checkWords(clip.words) : []),
    ...('transform' in clip && clip.transform ? checkKeyframes(clip.id, clip.transform) : []),
    ...('crop' in clip && clip.crop ? checkCrop(clip.id, clip.crop) : []),
  ];
}

function checkKeyframes(clip: string, transform: Transform): DocumentRefusal[] {
  return Object.entries(transform).flatMap(([property, keyframed]) => {
    if (!Array.isArray(keyframed)) return [];
    const isOrdered = keyframed.every(({ at }, index) => at > (keyframed[index - 1]?.at ?? -1));
    return isOrdered ? [] : [{ reason: 'keyframe_order' as const, clip, property }];
  });
}

/** Tolerance for a crop that was computed in fractions. */
const CROP_SLACK = 1e-9;

function checkCrop(clip: string, { x, y, width, height }: Box): DocumentRefusal[] {
  return x + width > 1 + CROP_SLACK || y + height > 1 + CROP_SLACK ? [{ reason: 'crop_beyond_visual', clip }] : [];
}

function checkMedia(document: TimelineDocument, clip: Extract<Clip, { media: string }>): DocumentRefusal[] {
  // Own properties only: a media id such as `constructor` must not find an inherited property.
  const media = Object.hasOwn(document.media, clip.media) ? document.media[clip.media] : undefined;
  if (!media) return [{ reason: 'unknown_media', clip: clip.id, media: clip.media }];
  const expected = clip.kind === 'logo' ? 'image' : clip.kind;
  // The audio of a video file may be used in an audio clip.
  const isAudioOfVideo = expected === 'audio' && media.kind === 'video' && media.hasAudio;
  if (media.kind !== expected && !isAudioOfVideo) {
    return [{ reason: 'wrong_media_kind', clip: clip.id, media: clip.media, expected, found: media.kind }];
  }
  return [
    ...(isTrimmedAway(clip, media) ? [{ reason: 'trim_beyond_media' as const, clip: clip.id, media: clip.media }] : []),
    ...(isMissingAudio(clip, media)
      ? [{ reason: 'media_without_audio' as const, clip: clip.id, media: clip.media }]
      : []),
  ];
}

function isTrimmedAway(clip: Extract<Clip, { media: string }>, media: Media): boolean {
  if (media.kind === 'image' || !('trimStart' in clip)) return false;
  const stillAt = 'freezeAt' in clip ? clip.freezeAt : undefined;
  return clip.trimStart >= media.duration || (stillAt ?? 0) >= media.duration;
}

function isMissingAudio(clip: Extract<Clip, { media: string }>, media: Media): boolean {
  return clip.kind === 'video' && clip.audio !== undefined && media.kind === 'video' && !media.hasAudio;
}

function checkAnchor({ script }: TimelineDocument, clip: Clip): DocumentRefusal[] {
  if (!clip.anchor) return [];
  const { fromWord, toWord } = clip.anchor;
  const [from, to] = [fromWord, toWord].map((id) => script.findIndex((word) => word.id === id));
  const unknown = [...new Set([...(from === -1 ? [fromWord] : []), ...(to === -1 ? [toWord] : [])])];
  if (unknown.length > 0) return unknown.map((word) => ({ reason: 'unknown_anchor_word', clip: clip.id, word }));
  return from !== undefined && to !== undefined && to < from ? [{ reason: 'anchor_backwards', clip: clip.id }] : [];
}

function checkTransitions(track: VisualTrack): DocumentRefusal[] {
  const clips = new Map(track.clips.map((clip) => [clip.id, clip]));
  const needed = new Map<string, number>();
  const cuts = new Set<string>();
  const refusals: DocumentRefusal[] = [];
  for (const transition of track.transitions) {
    const from = clips.get(transition.from);
    const to = clips.get(transition.to);
    // Clips of a track do not overlap, so two clips that abut have none between them.
    if (!from || !to || from === to || endOf(from) !== to.start) {
      refusals.push({ reason: 'transition_not_between_neighbours', transition: transition.id });
      continue;
    }
    if (cuts.has(from.id)) {
      refusals.push({ reason: 'transition_on_same_cut', transition: transition.id });
      continue;
    }
    cuts.add(from.id);
    const { beforeCut, afterCut } = splitTransition(transition);
    needed.set(from.id, (needed.get(from.id) ?? 0) + beforeCut);
    needed.set(to.id, (needed.get(to.id) ?? 0) + afterCut);
  }
  for (const clip of track.clips) {
    if ((needed.get(clip.id) ?? 0) > clip.duration)
      refusals.push({ reason: 'clip_too_short_for_transitions', clip: clip.id });
  }
  return refusals;
}
