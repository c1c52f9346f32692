import { frameCount, isVisualTrack, type TimelineDocument, tickToFrame } from '@reelwright/timeline';

/** More frames would add nothing new. */
const MAX_FRAMES = 24;

/**
 * Returns the sampled frames of a document, ascending: the first and the last, the middle of each image, and a quarter,
 * half and three quarters of every other clip, of each transition, of each entrance and exit, and of each animation of
 * a title.
 */
export function sampleFrames(document: TimelineDocument): number[] {
  const last = frameCount(document.duration, document.frameRate) - 1;
  const ticks = document.tracks.flatMap((track) => [
    ...(track.kind === 'music' ? [] : track.clips.flatMap(ticksOfClip)),
    ...(isVisualTrack(track)
      ? track.transitions.flatMap(({ to, duration }) => {
          const cut = track.clips.find((clip) => clip.id === to)?.start ?? 0;
          return [-0.25, 0, 0.25].map((part) => cut + part * duration);
        })
      : []),
  ]);
  const frames = ticks
    .map((tick) => tickToFrame(Math.round(tick), document.frameRate))
    .filter((frame) => frame > 0 && frame < last);
  const inner = [...new Set(frames)].toSorted((a, b) => a - b);
  return last === 0 ? [0] : [0, ...thinOut(inner, MAX_FRAMES - 2), last];
}

type Clip = Exclude<TimelineDocument['tracks'][number], { kind: 'music' }>['clips'][number];

function ticksOfClip(clip: Clip): number[] {
  const end = clip.start + clip.duration;
  const enter = Math.max(clip.enter?.duration ?? 0, clip.kind === 'title' ? (clip.animation?.enterDuration ?? 0) : 0);
  const exit = Math.max(clip.exit?.duration ?? 0, clip.kind === 'title' ? (clip.animation?.exitDuration ?? 0) : 0);
  const parts = clip.kind === 'image' ? [0.5] : [0.25, 0.5, 0.75];
  return [
    ...parts.map((part) => clip.start + part * clip.duration),
    ...(enter > 0 ? [0.25, 0.5, 0.75].map((part) => clip.start + part * enter) : []),
    ...(exit > 0 ? [0.5].map((part) => end - part * exit) : []),
  ];
}

/** Returns at most this many of the frames, spread evenly. */
function thinOut(frames: number[], most: number): number[] {
  if (frames.length <= most) return frames;
  return Array.from({ length: most }, (_, index) => frames[Math.floor((index * frames.length) / most)] ?? 0);
}
