import { type ImportedClip, readClip } from './import-clip.ts';
import type { ChildContext, TrackContext } from './import-context.ts';
import type { OtioChild, OtioTrack, OtioTransition } from './otio-schema.ts';
import { toTicks } from './otio-time.ts';
import { ownMetadata } from './own-metadata.ts';
import { takeId } from './take-id.ts';

interface ImportedTransition {
  id: string;
  from: string;
  to: string;
  kind: string;
  duration: number;
}

/** A track in the document's shape, not yet validated. */
export interface ImportedTrack {
  kind: string;
  id: string;
  clips: ImportedClip[];
  transitions?: ImportedTransition[];
}

const VISUAL_TRACKS: ReadonlySet<unknown> = new Set(['video', 'image', 'hook']);

/** Reads a track; undefined if it is empty or only repeats the audio of another track. */
export function readTrack(track: OtioTrack, context: TrackContext): ImportedTrack | undefined {
  const own = ownMetadata(track);
  if ('audioOf' in own) return undefined;
  const kind = typeof own['kind'] === 'string' ? own['kind'] : track.kind === 'Audio' ? 'music' : 'video';
  const id = takeId('kind' in own && track.name ? track.name : `track-${context.index}`, context.ids);
  const { clips, transitions } = readChildren(track, { ...context, track: id, isAudio: kind === 'music' });
  if (clips.length === 0 && !('kind' in own)) return undefined;
  inOrder(clips, own['order']);
  inOrder(transitions, own['transitionOrder']);
  return { kind, id, clips, ...(VISUAL_TRACKS.has(kind) ? { transitions } : {}) };
}

/** Restores the order that tracks or clips had in the document. */
function inOrder(things: { id: string }[], order: unknown): void {
  if (!Array.isArray(order)) return;
  const rankOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  things.sort((a, b) => rankOf(a.id) - rankOf(b.id));
}

function readChildren(track: OtioTrack, context: ChildContext) {
  const clips: ImportedClip[] = [];
  const transitions: ImportedTransition[] = [];
  // A trimmed track starts inside its first clips: clips before the trim are dropped.
  const trim = track.source_range;
  const from = trim ? toTicks(trim.start_time) : 0;
  const to = trim ? from + toTicks(trim.duration) : Number.POSITIVE_INFINITY;
  let at = 0;
  let waiting: OtioTransition | undefined;
  for (const child of track.children) {
    if (child.OTIO_SCHEMA === 'Transition.1') {
      waiting = child;
      continue;
    }
    const duration = durationOf(child);
    if (duration === undefined) {
      context.notes.push({ reason: 'clip_without_length', track: context.track, name: child.name ?? '' });
      continue;
    }
    const start = Math.max(from, at);
    const end = Math.min(to, at + duration);
    const clip = end > start ? readItem(child, { start, duration: end - start, cut: start - at }, context) : undefined;
    at += duration;
    if (!clip) continue;
    clip.start -= from;
    const before = clips.at(-1);
    if (waiting) addTransition(waiting, { before, clip, transitions, context });
    waiting = undefined;
    clips.push(clip);
  }
  if (waiting) noteTransition(waiting, context);
  return { clips, transitions };
}

function durationOf(child: Exclude<OtioChild, OtioTransition>): number | undefined {
  if (child.source_range) return toTicks(child.source_range.duration);
  if (child.OTIO_SCHEMA !== 'Clip.1' && child.OTIO_SCHEMA !== 'Clip.2') return undefined;
  const available =
    Object.values(child.media_references ?? {})[0]?.available_range ?? child.media_reference?.available_range;
  return available ? toTicks(available.duration) : undefined;
}

function readItem(
  child: Exclude<OtioChild, OtioTransition>,
  place: { start: number; duration: number; cut: number },
  context: ChildContext,
): ImportedClip | undefined {
  const { track, notes } = context;
  switch (child.OTIO_SCHEMA) {
    case 'Gap.1':
      return undefined;
    case 'Stack.1':
    case 'Track.1':
      notes.push({ reason: 'nested_composition', track, name: child.name ?? '' });
      return undefined;
    case 'Clip.1':
    case 'Clip.2':
      if (child.enabled === false) {
        notes.push({ reason: 'clip_disabled', track, name: child.name ?? '' });
        return undefined;
      }
      return readClip(child, place, context);
  }
}

function addTransition(
  transition: OtioTransition,
  cut: {
    before: ImportedClip | undefined;
    clip: ImportedClip;
    transitions: ImportedTransition[];
    context: ChildContext;
  },
): void {
  const { before, clip, transitions, context } = cut;
  const duration = toTicks(transition.in_offset) + toTicks(transition.out_offset);
  if (!before || before.start + before.duration !== clip.start || duration <= 0) {
    noteTransition(transition, context);
    return;
  }
  const own = ownMetadata(transition);
  transitions.push({
    id: takeId(typeof own['id'] === 'string' ? own['id'] : `${context.track}-cut-${transitions.length}`, context.ids),
    from: before.id,
    to: clip.id,
    kind: typeof own['kind'] === 'string' ? own['kind'] : 'fade',
    duration,
  });
}

function noteTransition(transition: OtioTransition, { track, notes }: ChildContext): void {
  notes.push({ reason: 'transition_without_clips', track, name: transition.name ?? '' });
}
