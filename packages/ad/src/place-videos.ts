import { isVisualTrack, msToTicks, type Track, type VideoClip } from '@reelwright/timeline';

/** Facts of a video that its clips need. Ticks of the video. */
export interface PlacedVideo {
  duration: number;
  /** Starts of the parts worth showing, best first. */
  parts: readonly number[];
}

/** Length of a video that a transition shows before and after its clip. */
const OVERHANG = msToTicks(400);

/**
 * Gives each clip of a video its own part, in the order of the ad, the best part first; with more clips than parts,
 * they start again from the first. A clip stays within its video; the last frame of a shorter video is frozen.
 */
export function placeVideos(tracks: readonly Track[], videos: ReadonlyMap<string, PlacedVideo>): Track[] {
  const starts = new Map<string, number>();
  for (const [media, { parts, duration }] of videos) {
    const shown = tracks
      .flatMap((track) => (isVisualTrack(track) ? track.clips : []))
      .filter((clip): clip is VideoClip => clip.kind === 'video' && clip.media === media)
      .toSorted((a, b) => a.start - b.start);
    for (const [index, clip] of shown.entries()) {
      const wanted = parts[index % Math.max(1, parts.length)] ?? 0;
      const latest = duration - clip.duration - OVERHANG;
      starts.set(clip.id, Math.max(0, Math.min(Math.max(wanted, Math.min(OVERHANG, latest)), latest)));
    }
  }
  return tracks.map((track): Track => {
    if (!isVisualTrack(track)) return track;
    const clips = track.clips.map((clip) =>
      clip.kind === 'video' ? { ...clip, trimStart: starts.get(clip.id) ?? clip.trimStart } : clip,
    );
    return { ...track, clips };
  });
}
