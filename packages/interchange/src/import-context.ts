import type { Media } from '@reelwright/timeline';

/** A part of a timeline that a document cannot hold. */
export type ImportNote =
  | { reason: 'nested_composition' | 'clip_without_length' | 'clip_disabled'; track: string; name: string }
  | { reason: 'media_not_given'; track: string; name: string; url: string | undefined }
  | { reason: 'speed_out_of_range'; track: string; name: string; speed: number }
  | { reason: 'effect_unknown'; track: string; name: string; effect: string }
  | { reason: 'transition_without_clips'; track: string; name: string };

export interface TrackContext {
  index: number;
  /** Known files by address. */
  media: ReadonlyMap<string, Media>;
  /** Media that the document uses, by id; filled during the import. */
  files: Map<string, Media>;
  /** Ids already used by tracks, clips and transitions. */
  ids: Set<string>;
  notes: ImportNote[];
}

export interface ChildContext extends TrackContext {
  /** Id of the track. */
  track: string;
  isAudio: boolean;
}
