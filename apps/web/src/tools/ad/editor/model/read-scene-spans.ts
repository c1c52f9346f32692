import { frameToTick, isVisualTrack, ticksToSeconds, tickToFrame, type TimelineDocument } from '@reelwright/timeline';

/** The time span of a script's scene, in ticks of the document. */
export interface SceneSpan {
  start: number;
  end: number;
  /** The image or video that opens the scene, by its id in the document; null if the scene only shows words. */
  media: string | null;
}

/** Clips carry the words of their scene: `w2-0` is the first of the third. */
const WORD_OF_SCENE = /^w(\d+)-/;
/** Clips that start and end together belong to one part: `scene-4-title`. A long scene has several parts. */
const PART = /^scene-\d+-/;

interface PlacedClip {
  id: string;
  start: number;
  end: number;
  scene: number | null;
  media: string | null;
}

function listSceneClips(document: TimelineDocument): PlacedClip[] {
  return document.tracks.flatMap((track): PlacedClip[] => {
    if (track.kind === 'music') return [];
    return track.clips.flatMap((clip): PlacedClip[] => {
      if (clip.kind === 'caption') return [];
      const scene = WORD_OF_SCENE.exec(clip.anchor?.fromWord ?? '')?.[1];
      return [
        {
          id: clip.id,
          start: clip.start,
          end: clip.start + clip.duration,
          scene: scene === undefined ? null : Number(scene),
          media: isVisualTrack(track) && 'media' in clip ? clip.media : null,
        },
      ];
    });
  });
}

/**
 * Returns the span of each scene of a script in its cut. Spans abut. A scene without words has no clips to locate it
 * and gets time between its neighbours: split at the cuts there if their number matches, into equal parts otherwise.
 */
export function readSceneSpans(document: TimelineDocument, sceneCount: number): SceneSpan[] {
  const clips = listSceneClips(document);
  const starts: (number | undefined)[] = Array.from({ length: sceneCount }, (_none, scene) => {
    const own = clips.filter((clip) => clip.scene === scene);
    return own.length > 0 ? Math.min(...own.map(({ start }) => start)) : undefined;
  });
  const filled = fillStarts(starts, {
    duration: document.duration,
    cuts: listCuts(clips),
  });
  return filled.map((start, scene) => {
    const end = filled[scene + 1] ?? document.duration;
    return { start, end, media: findMedia(clips, start, end) };
  });
}

/** Returns the starts of parts, ascending. */
function listCuts(clips: readonly PlacedClip[]): number[] {
  const starts = new Map<string, number>();
  for (const { id, start } of clips) {
    const part = PART.exec(id)?.[0];
    if (part !== undefined) starts.set(part, Math.min(start, starts.get(part) ?? start));
  }
  return [...new Set(starts.values())].toSorted((one, other) => one - other);
}

function fillStarts(
  starts: readonly (number | undefined)[],
  { duration, cuts }: { duration: number; cuts: readonly number[] },
): number[] {
  const filled = [...starts];
  for (let scene = 0; scene < filled.length; scene++) {
    if (filled[scene] !== undefined) continue;
    const next = starts.findIndex((start, index) => index > scene && start !== undefined);
    const last = next === -1 ? filled.length : next;
    const to = starts[last] ?? duration;
    // Includes the previous scene, which also ends within this stretch.
    const from = filled[scene - 1] ?? 0;
    const count = last - scene;
    // The first scene begins with the ad.
    const missing = scene === 0 ? count - 1 : count;
    const within = cuts.filter((cut) => cut > from && cut < to);
    const isCut = within.length >= missing;
    for (let place = 0; place < count; place++) {
      // Counted from 1; 0 is the start of the stretch.
      const cut = place + 1 - (count - missing);
      const even = Math.round(from + ((to - from) * cut) / (missing + 1));
      filled[scene + place] = cut === 0 ? from : isCut ? (within.at(cut - 1 - missing) ?? even) : even;
    }
  }
  return filled.map((start) => start ?? 0);
}

function findMedia(clips: readonly PlacedClip[], start: number, end: number): string | null {
  const shown = clips.filter((clip) => clip.media?.startsWith('image-') && clip.start < end && clip.end > start);
  const [first] = shown.toSorted((one, other) => Math.max(one.start, start) - Math.max(other.start, start));
  return first?.media ?? null;
}

export function spanSeconds({ start, end }: Pick<SceneSpan, 'start' | 'end'>): number {
  return ticksToSeconds(end - start);
}

/** Returns the scene at a tick. */
export function findSceneAt(spans: readonly SceneSpan[], tick: number): number {
  const found = spans.findLastIndex(({ start }) => start <= tick);
  return Math.max(0, found);
}

/** Returns the tick at which a scene is complete: its titles are shown, and its image has stopped moving. */
export function stillTick({ start, end }: SceneSpan, document: TimelineDocument): number {
  const { frameRate } = document;
  return frameToTick(tickToFrame(start + (end - start) * 0.6, frameRate), frameRate);
}
