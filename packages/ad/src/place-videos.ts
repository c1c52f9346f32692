import type { AdScene } from '@reelwright/contracts';
import { isVisualTrack, msToTicks, type Track, type VideoClip } from '@reelwright/timeline';
import { findElement } from './scene-elements.ts';

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
 * they start again from the first. Where the user has set a scene's start, its clips go on from there. A clip stays
 * within its video; a shorter one is played slower, and its last frame then stands.
 */
export function placeVideos(
  tracks: readonly Track[],
  videos: ReadonlyMap<string, PlacedVideo>,
  scenes: readonly AdScene[] = [],
): Track[] {
  const starts = new Map<string, number>();
  for (const [media, { parts, duration }] of videos) {
    const shown = tracks
      .flatMap((track) => (isVisualTrack(track) ? track.clips : []))
      .filter((clip): clip is VideoClip => clip.kind === 'video' && clip.media === media)
      .toSorted((a, b) => a.start - b.start);
    const own = shown.filter((clip) => startOf(clip, scenes) === null);
    for (const clip of shown) {
      const start = startOf(clip, scenes);
      if (start === null) {
        const latest = duration - clip.duration - OVERHANG;
        const wanted = parts[own.indexOf(clip) % Math.max(1, parts.length)] ?? 0;
        starts.set(clip.id, Math.max(0, Math.min(Math.max(wanted, Math.min(OVERHANG, latest)), latest)));
      } else {
        const scene = findElement(clip)?.scene;
        const first = shown.find((each) => findElement(each)?.scene === scene) ?? clip;
        const wanted = start + clip.start - first.start;
        starts.set(clip.id, Math.max(0, Math.min(wanted, duration - clip.duration)));
      }
    }
  }
  return tracks.map((track): Track => {
    if (!isVisualTrack(track)) return track;
    const clips = track.clips.map((clip) => {
      if (clip.kind !== 'video') return clip;
      const placed = { ...clip, trimStart: starts.get(clip.id) ?? clip.trimStart };
      return fillTime(placed, videos.get(clip.media)?.duration ?? Infinity);
    });
    return { ...track, clips };
  });
}

/** How much slower a short video is played at most, and how much its last frame grows while it stands. */
const SLOWEST = 1.4;
const PUSH = 1.06;

/**
 * Plays a video that is shorter than its clip slower, and comes nearer while its last frame stands. A video that is
 * heard keeps its speed.
 */
function fillTime(clip: VideoClip, videoTicks: number): VideoClip {
  const rest = videoTicks - clip.trimStart;
  if (rest >= clip.duration * clip.speed) return clip;
  const speed = clip.audio ? clip.speed : Math.max(clip.speed / SLOWEST, rest / clip.duration);
  const ends = Math.floor(rest / speed);
  const slowed = { ...clip, speed };
  if (ends >= clip.duration || clip.transform?.scale !== undefined) return slowed;
  const still = Math.max(1, ends);
  return {
    ...slowed,
    transform: {
      ...clip.transform,
      scale: [
        { at: 0, value: 1, easing: 'linear' },
        { at: still, value: 1, easing: 'ease-in-out' },
        { at: clip.duration, value: PUSH, easing: 'linear' },
      ],
    },
  };
}

/** Returns the tick of its video at which the user wants a clip's scene to begin; null if the best part is taken. */
function startOf(clip: VideoClip, scenes: readonly AdScene[]): number | null {
  const place = findElement(clip);
  const startMs = place && scenes[place.scene]?.video_start_ms;
  return startMs === undefined || startMs === null ? null : msToTicks(startMs);
}
