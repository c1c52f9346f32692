import { isPictureTrack, msToTicks, type Track, type VideoClip } from '@reelwright/timeline';

/** What clips of a film need to know of it. Ticks of the film. */
export interface PlacedFilm {
  duration: number;
  /** Where the parts worth showing start, the best first. */
  parts: readonly number[];
}

/** A transition shows this much of a film before and after its clip. */
const OVERHANG = msToTicks(400);

/**
 * Gives each clip of a film a part of its own, in the order of the ad, the best part first; where there are more clips than parts they begin
 * anew. A clip stays within its film as long as the film lasts; the last frame of a shorter one stands still.
 */
export function placeFilms(tracks: readonly Track[], films: ReadonlyMap<string, PlacedFilm>): Track[] {
  const starts = new Map<string, number>();
  for (const [media, { parts, duration }] of films) {
    const shown = tracks
      .flatMap((track) => (isPictureTrack(track) ? track.clips : []))
      .filter((clip): clip is VideoClip => clip.kind === 'video' && clip.media === media)
      .toSorted((a, b) => a.start - b.start);
    for (const [index, clip] of shown.entries()) {
      const wanted = parts[index % Math.max(1, parts.length)] ?? 0;
      const latest = duration - clip.duration - OVERHANG;
      starts.set(clip.id, Math.max(0, Math.min(Math.max(wanted, Math.min(OVERHANG, latest)), latest)));
    }
  }
  return tracks.map((track): Track => {
    if (!isPictureTrack(track)) return track;
    const clips = track.clips.map((clip) =>
      clip.kind === 'video' ? { ...clip, trimStart: starts.get(clip.id) ?? clip.trimStart } : clip,
    );
    return { ...track, clips };
  });
}
