import type { VisualClip, Transition } from './document/visual-clips.ts';
import type { Track } from './document/document.ts';

export type VisualTrack = Extract<Track, { transitions: Transition[] }>;

export function isVisualTrack(track: Track): track is VisualTrack {
  return track.kind === 'video' || track.kind === 'image' || track.kind === 'hook';
}

/** Returns the ticks of a transition before its cut and after it; their sum is its duration. */
export function splitTransition(transition: Transition): { beforeCut: number; afterCut: number } {
  const beforeCut = Math.floor(transition.duration / 2);
  return { beforeCut, afterCut: transition.duration - beforeCut };
}

/** Returns the span in which a clip is visible: its own span and the halves of its transitions beyond the cuts. */
export function visibleSpan(track: VisualTrack, clip: VisualClip): { start: number; end: number } {
  let { start } = clip;
  let end = clip.start + clip.duration;
  for (const transition of track.transitions) {
    if (transition.to === clip.id) start -= splitTransition(transition).beforeCut;
    if (transition.from === clip.id) end += splitTransition(transition).afterCut;
  }
  return { start, end };
}
