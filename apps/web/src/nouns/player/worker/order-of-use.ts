import { isVisualTrack, type TimelineDocument } from '@reelwright/timeline';

/**
 * Returns a document's images in the order playback from a tick needs them: those shown at the tick, then upcoming
 * ones, then earlier ones. Videos are read as they are shown, and audio is loaded elsewhere.
 */
export function orderOfUse(document: TimelineDocument, tick: number): string[] {
  const uses = document.tracks.flatMap((track) => {
    if (isVisualTrack(track))
      return track.clips.map(({ start, duration, media }) => ({ start, end: start + duration, media }));
    if (track.kind !== 'sticker') return [];
    return track.clips.flatMap((clip) =>
      clip.kind === 'logo' ? [{ start: clip.start, end: clip.start + clip.duration, media: clip.media }] : [],
    );
  });
  const waitOf = ({ start, end }: { start: number; end: number }) =>
    end <= tick ? document.duration + start : Math.max(0, start - tick);
  const images = uses.filter(({ media }) => document.media[media]?.kind === 'image');
  return [...new Set(images.sort((a, b) => waitOf(a) - waitOf(b)).map(({ media }) => media))];
}
