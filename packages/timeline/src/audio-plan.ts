import type { AudioClip } from './document/audio-clips.ts';
import type { ScriptWord, TimelineDocument } from './document/document.ts';
import type { VideoClip } from './document/picture-clips.ts';
import { msToTicks, type TickRange } from './time.ts';
import { isPictureTrack } from './transitions.ts';

/**
 * Music is down when a word begins and comes back after the last one: quick enough to be up in the pause between two lines, and left down
 * in the shorter ones between words, where it would pump.
 */
const DUCK_ATTACK_TICKS = msToTicks(120);
const DUCK_RELEASE_TICKS = msToTicks(190);
const SHORTEST_GAP_TICKS = msToTicks(350);
/** A film's sound is faded at least this long where it is cut, so that the cut does not click. */
const SOFT_CUT_TICKS = msToTicks(5);

/** One sound of the mix. Times in ticks; `start` and `duration` on the document, `trimStart` in the file. */
export interface AudioPlanInput {
  clip: string;
  media: string;
  /** `original` is the own sound of a film: it sinks under the voice as music does. */
  role: AudioClip['role'] | 'original';
  start: number;
  trimStart: number;
  duration: number;
  /** The file's part is `duration * speed` long; its pitch stays. */
  speed: number;
  /** The part is heard from its end to its beginning. */
  isReversed: boolean;
  gainDb: number;
  fadeIn: number;
  fadeOut: number;
}

/**
 * How music and the films' own sound sink under the voice, as an envelope rather than by listening to the voice, so that a Web Audio gain and an ffmpeg
 * expression give the same: the gain goes linearly (in amplitude) down by `depthDb` over the `attack` before each span and up
 * again over the `release` after it. Spans do not touch, not even with their ramps.
 */
export interface Ducking {
  depthDb: number;
  attack: number;
  release: number;
  spans: TickRange[];
}

/** The sound of a document as data: preview and render follow the same plan. Without inputs the video is silent. */
export interface AudioPlan {
  duration: number;
  inputs: AudioPlanInput[];
  ducking: Ducking;
  targetLufs: number;
  maxTruePeakDb: number;
}

/** When a voice speaks: its words' times, or all of it when the script does not know its words. */
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

function soundOfClip(clip: AudioClip): AudioPlanInput {
  const { id, media, role, start, trimStart, duration, speed, gainDb, fadeIn, fadeOut } = clip;
  return { clip: id, media, role, start, trimStart, duration, speed, isReversed: false, gainDb, fadeIn, fadeOut };
}

/** The own sound of a film; none when it is muted or stands still. */
function soundOfFilm(clip: VideoClip): AudioPlanInput[] {
  const { id, media, start, trimStart, duration, speed, isReversed, sound } = clip;
  if (!sound || clip.freezeAt !== undefined) return [];
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
      gainDb: sound.gainDb,
      fadeIn: Math.max(SOFT_CUT_TICKS, sound.fadeIn),
      fadeOut: Math.max(SOFT_CUT_TICKS, sound.fadeOut),
    },
  ];
}

/** What is heard when, how loud, and how far music and the films' own sound sink under the voice. */
export function planAudio(document: TimelineDocument): AudioPlan {
  const inputs = document.tracks.flatMap((track): AudioPlanInput[] => {
    if (track.kind === 'music') return track.clips.map(soundOfClip);
    if (!isPictureTrack(track)) return [];
    return track.clips.flatMap((clip) => (clip.kind === 'video' ? soundOfFilm(clip) : []));
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
