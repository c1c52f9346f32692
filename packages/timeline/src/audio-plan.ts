import type { AudioClip } from './document/audio-clips.ts';
import type { ScriptWord, TimelineDocument } from './document/document.ts';
import type { VideoClip } from './document/visual-clips.ts';
import { msToTicks, type TickRange } from './time.ts';
import { isVisualTrack } from './transitions.ts';

/**
 * Music is fully lowered when a word begins and rises after the last word: fast enough to be back in the pause between
 * two lines, but not in the shorter pauses between words, where it would pump.
 */
const DUCK_ATTACK_TICKS = msToTicks(120);
const DUCK_RELEASE_TICKS = msToTicks(190);
const SHORTEST_GAP_TICKS = msToTicks(350);
/** A video's audio is faded at least this long at a cut, so that the cut does not click. */
const SOFT_CUT_TICKS = msToTicks(5);

/** One audio clip of the mix. Times in ticks; `start` and `duration` on the document, `trimStart` in the file. */
export interface AudioPlanInput {
  clip: string;
  media: string;
  /** `original` is the audio of a video: it is ducked under the voice like music. */
  role: AudioClip['role'] | 'original';
  start: number;
  trimStart: number;
  duration: number;
  /** The used part of the file is `duration * speed` long; its pitch does not change. */
  speed: number;
  /** The part is played backwards. */
  isReversed: boolean;
  gainDb: number;
  fadeIn: number;
  fadeOut: number;
}

/**
 * Ducking of music and of the videos' audio under the voice, as an envelope rather than a sidechain, so that a Web
 * Audio gain and an ffmpeg expression give the same result: the gain falls linearly (in amplitude) by `depthDb` over
 * the `attack` before each span and rises again over the `release` after it. Spans do not touch, including their ramps.
 */
export interface Ducking {
  depthDb: number;
  attack: number;
  release: number;
  spans: TickRange[];
}

/** The audio of a document as data: preview and render follow the same plan. Without inputs the video is silent. */
export interface AudioPlan {
  duration: number;
  inputs: AudioPlanInput[];
  ducking: Ducking;
  targetLufs: number;
  maxTruePeakDb: number;
}

/** Returns when a voice speaks: its words' times, or the whole clip if the script does not have its words. */
function spokenSpans(clip: { start: number; duration: number }, script: ScriptWord[]): TickRange[] {
  const end = clip.start + clip.duration;
  const words = script.filter((word) => word.start >= clip.start && word.start < end);
  if (words.length === 0) return [{ start: clip.start, end }];
  return words.map((word) => ({ start: word.start, end: Math.max(word.end, word.start) }));
}

function joinSpans(spans: TickRange[], smallestGap: number): TickRange[] {
  const joined: TickRange[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && span.start - last.end <= smallestGap) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}

function audioOfClip(clip: AudioClip): AudioPlanInput {
  const { id, media, role, start, trimStart, duration, speed, gainDb, fadeIn, fadeOut } = clip;
  return { clip: id, media, role, start, trimStart, duration, speed, isReversed: false, gainDb, fadeIn, fadeOut };
}

/** Returns the audio of a video; none if it is muted or frozen. */
function audioOfVideo(clip: VideoClip): AudioPlanInput[] {
  const { id, media, start, trimStart, duration, speed, isReversed, audio } = clip;
  if (!audio || clip.freezeAt !== undefined) return [];
  return [
    {
      clip: id,
      media,
      start,
      trimStart,
      duration,
      speed,
      isReversed,
      role: clip.role === 'avatar' ? 'voice' : 'original',
      gainDb: audio.gainDb,
      fadeIn: Math.max(SOFT_CUT_TICKS, audio.fadeIn),
      fadeOut: Math.max(SOFT_CUT_TICKS, audio.fadeOut),
    },
  ];
}

/** Plans what is audible when, how loud, and how far music and the videos' audio are ducked under the voice. */
export function planAudio(document: TimelineDocument): AudioPlan {
  const inputs = document.tracks.flatMap((track): AudioPlanInput[] => {
    if (track.kind === 'music') return track.clips.map(audioOfClip);
    if (!isVisualTrack(track)) return [];
    return track.clips.flatMap((clip) => (clip.kind === 'video' ? audioOfVideo(clip) : []));
  });
  const spoken = inputs.filter(({ role }) => role === 'voice').flatMap((input) => spokenSpans(input, document.script));
  return {
    duration: document.duration,
    inputs: inputs.sort((a, b) => a.start - b.start),
    ducking: {
      depthDb: document.audio.duckingDb,
      attack: DUCK_ATTACK_TICKS,
      release: DUCK_RELEASE_TICKS,
      spans: joinSpans(spoken, SHORTEST_GAP_TICKS - 1),
    },
    targetLufs: document.audio.targetLufs,
    maxTruePeakDb: document.audio.maxTruePeakDb,
  };
}
