import { isVisualTrack, TICKS_PER_SECOND, type TimelineDocument, type VideoClip } from '@reelwright/timeline';
import type { SceneSpan } from './read-scene-spans.ts';

/** The part of a video that a scene shows. */
export interface VideoPart {
  startMs: number;
  lengthMs: number;
  /** The latest start with which the scene never freezes. */
  latestMs: number;
  /** Of the whole video. */
  durationMs: number;
}

const toMs = (ticks: number): number => Math.round((ticks * 1000) / TICKS_PER_SECOND);

/** Returns the part of its video that a scene shows; null if the scene shows no video. */
export function findVideoPart({ media, tracks }: TimelineDocument, span: SceneSpan): VideoPart | null {
  const source = span.media === null ? undefined : media[span.media];
  if (source?.kind !== 'video') return null;
  const clips = tracks
    .flatMap((track) => (isVisualTrack(track) ? track.clips : []))
    .filter(
      (clip): clip is VideoClip =>
        clip.kind === 'video' && clip.media === span.media && clip.start < span.end && clip.start >= span.start,
    )
    .toSorted((one, other) => one.start - other.start);
  const [first] = clips;
  const last = clips.at(-1);
  if (!first || !last) return null;
  const length = last.start + last.duration - first.start;
  return {
    startMs: toMs(first.trimStart),
    lengthMs: toMs(length),
    latestMs: Math.max(0, toMs(source.duration - length)),
    durationMs: toMs(source.duration),
  };
}
