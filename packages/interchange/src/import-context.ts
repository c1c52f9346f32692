import type { Media } from '@reelwright/timeline';

/** Something of a timeline that a document can't hold. */
export type ImportNote =
  | { reason: 'nested_composition' | 'clip_without_length' | 'clip_disabled'; track: string; name: string }
  | { reason: 'media_not_given'; track: string; name: string; url: string | undefined }
  | { reason: 'speed_out_of_range'; track: string; name: string; speed: number }
  | { reason: 'effect_unknown'; track: string; name: string; effect: string }
  | { reason: 'transition_without_clips'; track: string; name: string };

export interface TrackContext {
  index: number;
  /** By address. */
  media: ReadonlyMap<string, Media>;
  /** What the document uses, by id; grows. */
  files: Map<string, Media>;
  /** Taken by tracks, clips and transitions. */
  ids: Set<string>;
  notes: ImportNote[];
}

export interface ChildContext extends TrackContext {
  /** Its id. */
  track: string;
  isAudio: boolean;
}
