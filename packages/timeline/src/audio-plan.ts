import type { AudioClip } from './document/audio-clips.ts';
import type { ScriptWord, TimelineDocument } from './document/document.ts';
import { msToTicks, type TickRange } from './time.ts';

/** Music is down when a word begins and comes back slowly after the last one; shorter pauses than both ramps keep it down. */
const DUCK_ATTACK_TICKS = msToTicks(150);
const DUCK_RELEASE_TICKS = msToTicks(450);

/** One sound of the mix. Times in ticks; `start` on the document, `trimStart` in the file. */
export interface AudioPlanInput {
  clip: string;
  media: string;
  role: AudioClip['role'];
  start: number;
  trimStart: number;
  duration: number;
  gainDb: number;
  fadeIn: number;
  fadeOut: number;
}

/**
 * How music sinks under the voice, as an envelope rather than by listening to the voice, so that a Web Audio gain and an ffmpeg
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

/** When a voice clip speaks: its words' times, or all of it when the script does not know its words. */
function spokenSpans(clip: AudioClip, script: ScriptWord[]): TickRange[] {
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

/** What is heard when, how loud, and how far music sinks under the voice. The own sound of video clips is not part of it. */
export function planAudio(document: TimelineDocument): AudioPlan {
  const clips = document.tracks.flatMap((track) => (track.kind === 'music' ? track.clips : []));
  const spoken = clips.filter((clip) => clip.role === 'voice').flatMap((clip) => spokenSpans(clip, document.script));
  return {
    duration: document.duration,
    inputs: clips
      .map(({ id, media, role, start, trimStart, duration, gainDb, fadeIn, fadeOut }) => ({
        clip: id,
        media,
        role,
        start,
        trimStart,
        duration,
        gainDb,
        fadeIn,
        fadeOut,
      }))
      .sort((a, b) => a.start - b.start),
    ducking: {
      depthDb: document.audio.duckingDb,
      attack: DUCK_ATTACK_TICKS,
      release: DUCK_RELEASE_TICKS,
      spans: joinSpans(spoken, DUCK_ATTACK_TICKS + DUCK_RELEASE_TICKS),
    },
    targetLufs: document.audio.targetLufs,
    maxTruePeakDb: document.audio.maxTruePeakDb,
  };
}
