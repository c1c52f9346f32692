import {
  type Media,
  msToTicks,
  type TextClip,
  type TimelineDocument,
  type Track,
  type TitleClip,
  type TransitionKind,
} from '@reelwright/timeline';
import { VIDEOS, IMAGES, AUDIO_FILES } from '../inputs/catalogue.ts';

/** A small document whose frames are compared with stored ones. */
export interface GoldenDocument {
  /** Kebab-case: the features shown. Also the name of its folder if the comparison fails. */
  name: string;
  /** Output pixels per document pixel: 1 as finished, 0.5 as a preview or a draft. */
  scale: number;
  document: TimelineDocument;
}

type Clips<Kind extends Track['kind']> = Extract<Track, { kind: Kind }>['clips'];

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A track; `describeGolden` adds its id. */
export type TrackSketch = WithoutId<Track>;

export interface Size {
  width: number;
  height: number;
}

interface Sketch {
  name: string;
  size?: Size;
  durationMs: number;
  frameRate?: TimelineDocument['frameRate'];
  background?: string;
  scale?: number;
  tracks: TrackSketch[];
  more?: Partial<Pick<TimelineDocument, 'script' | 'markers'>>;
}

export const PORTRAIT = { width: 320, height: 568 } as const;
export const LANDSCAPE = { width: 480, height: 270 } as const;
export const SQUARE = { width: 300, height: 300 } as const;

/** By the name under which clips use them. */
const ALL_MEDIA: Record<string, Media> = { ...IMAGES, ...VIDEOS, ...AUDIO_FILES };

export function describeGolden(sketch: Sketch): GoldenDocument {
  const { name, size = PORTRAIT, durationMs, frameRate = { num: 25, den: 1 }, background = '#20242c' } = sketch;
  const tracks = sketch.tracks.map((track, index) => ({ ...track, id: `track-${index}` }));
  return {
    name,
    scale: sketch.scale ?? 1,
    document: {
      version: 2,
      canvas: { ...size, background },
      frameRate,
      duration: msToTicks(durationMs),
      media: mediaOf(tracks),
      script: [],
      tracks,
      audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 12 },
      ...sketch.more,
    },
  };
}

function mediaOf(tracks: Track[]): Record<string, Media> {
  const used = new Set(tracks.flatMap((track) => track.clips.flatMap((clip) => ('media' in clip ? [clip.media] : []))));
  return Object.fromEntries(Object.entries(ALL_MEDIA).filter(([id]) => used.has(id)));
}

interface CutMs {
  from: string;
  to: string;
  kind: TransitionKind;
  ms: number;
}

/** Transitions by the ids of the clips that they join. */
export const cut = (from: string, to: string, kind: TransitionKind, ms: number): CutMs => ({ from, to, kind, ms });

const toTransitions = (cuts: CutMs[]) =>
  cuts.map(({ from, to, kind, ms }) => ({ id: `${from}-${kind}-${to}`, from, to, kind, duration: msToTicks(ms) }));

export const imageTrack = (clips: Clips<'image'>, cuts: CutMs[] = []): TrackSketch => ({
  kind: 'image',
  clips,
  transitions: toTransitions(cuts),
});
export const videoTrack = (clips: Clips<'video'>, cuts: CutMs[] = []): TrackSketch => ({
  kind: 'video',
  clips,
  transitions: toTransitions(cuts),
});
export const hookTrack = (clips: Clips<'hook'>): TrackSketch => ({ kind: 'hook', clips, transitions: [] });
export const textTrack = (clips: TextClip[]): TrackSketch => ({ kind: 'text', clips });
/** Titles shown together: each on its own track. */
export const titleTracks = (titles: TitleClip[]): TrackSketch[] => titles.map((clip) => textTrack([clip]));
export const stickerTrack = (clips: Clips<'sticker'>): TrackSketch => ({ kind: 'sticker', clips });
export const musicTrack = (clips: Clips<'music'>): TrackSketch => ({ kind: 'music', clips });

/** Returns whether glyphs are painted: glyphs may differ by two levels, everything else must be identical. */
export function showsText({ document }: GoldenDocument): boolean {
  return document.tracks.some(
    (track) =>
      track.kind === 'text' ||
      (track.kind === 'sticker' && track.clips.some((clip) => 'family' in clip && clip.family.length > 0)),
  );
}
