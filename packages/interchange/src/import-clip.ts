import { type Media, SPEED_LIMITS } from '@reelwright/timeline';
import type { ChildContext } from './import-context.ts';
import type { OtioClip } from './otio-schema.ts';
import { toTicks } from './otio-time.ts';
import { isRecord, ownMetadata } from './own-metadata.ts';
import { takeId } from './take-id.ts';

/** A clip in the document's shape, not yet validated. */
export interface ImportedClip {
  id: string;
  start: number;
  duration: number;
  [field: string]: unknown;
}

interface Place {
  start: number;
  duration: number;
  /** Ticks trimmed from the start of the clip. */
  cut: number;
}

const CENTRE = { x: 0.5, y: 0.5, zoom: 1 };
/** Placement of another program's image: the whole canvas. */
const WHOLE_CANVAS = {
  box: { x: 0, y: 0, width: 1, height: 1 },
  fit: 'cover',
  camera: { from: CENTRE, to: CENTRE, easing: 'linear' },
  opacity: 1,
};

/** Reads a clip; undefined, with a note, if it shows nothing. */
export function readClip(clip: OtioClip, place: Place, context: ChildContext): ImportedClip | undefined {
  const said = ownMetadata(clip)['clip'];
  const { start, duration } = place;
  if (isRecord(said) && !('media' in said)) return { ...said, id: idOf(said, place, context), start, duration };
  const file = findFile(clip, context);
  if (!file) return undefined;
  const timing = readTiming(clip, place, file.media, context);
  const base = isRecord(said) ? said : defaultsFor(file.media, context);
  return { ...base, id: idOf(base, place, context), media: file.id, start, duration, ...timing };
}

/** Id of a clip in the document. A clip that another program split or copied gets a new one. */
function idOf(said: Record<string, unknown>, { start }: Place, { track, ids }: ChildContext): string {
  const wanted = typeof said['id'] === 'string' ? said['id'] : `${track}-${start}`;
  return takeId(wanted, ids);
}

function defaultsFor(media: Media, { isAudio }: ChildContext): Record<string, unknown> {
  if (isAudio) return { kind: 'audio', role: 'music', gainDb: 0, fadeIn: 0, fadeOut: 0 };
  return media.kind === 'video'
    ? { kind: 'video', role: 'footage', ...WHOLE_CANVAS }
    : { kind: 'image', ...WHOLE_CANVAS };
}

function activeReference(clip: OtioClip) {
  const { media_references: named, active_media_reference_key: key } = clip;
  return (named && (named[key ?? 'DEFAULT_MEDIA'] ?? Object.values(named)[0])) ?? clip.media_reference ?? undefined;
}

/** Media id of a clip's file: the one in the metadata, or a new one. */
function findFile(clip: OtioClip, context: ChildContext): { id: string; media: Media } | undefined {
  const reference = activeReference(clip);
  const url = reference?.target_url ?? undefined;
  const media = url === undefined ? undefined : context.media.get(url);
  if (!media) {
    context.notes.push({ reason: 'media_not_given', track: context.track, name: clip.name ?? '', url });
    return undefined;
  }
  const own = reference ? ownMetadata(reference)['media'] : undefined;
  const known = [...context.files].find(([, each]) => each === media)?.[0];
  const id = typeof own === 'string' ? own : (known ?? `media-${context.files.size}`);
  context.files.set(id, media);
  return { id, media };
}

/** Reads trim, speed and direction. */
function readTiming(clip: OtioClip, { cut }: Place, media: Media, context: ChildContext): Record<string, unknown> {
  if (media.kind === 'image') return {};
  const isVideo = !context.isAudio;
  const at = toTicks(clip.source_range?.start_time ?? { OTIO_SCHEMA: 'RationalTime.1', rate: 1, value: 0 });
  // Camera time code does not start at 0; document time does.
  const available = activeReference(clip)?.available_range;
  const sourceStart = Math.max(0, at - (available ? toTicks(available.start_time) : 0));
  let scalar = 1;
  for (const effect of clip.effects ?? []) {
    if (effect.OTIO_SCHEMA === 'FreezeFrame.1' && isVideo) return freeze(clip, sourceStart);
    if (effect.OTIO_SCHEMA === 'LinearTimeWarp.1') scalar = effect.time_scalar ?? 1;
    else
      context.notes.push({
        reason: 'effect_unknown',
        track: context.track,
        name: clip.name ?? '',
        effect: effect.effect_name ?? effect.OTIO_SCHEMA,
      });
  }
  const speed = Math.min(SPEED_LIMITS.max, Math.max(SPEED_LIMITS.min, Math.abs(scalar)));
  if (speed !== Math.abs(scalar))
    context.notes.push({ reason: 'speed_out_of_range', track: context.track, name: clip.name ?? '', speed: scalar });
  const isReversed = isVideo && scalar < 0;
  return {
    trimStart: sourceStart + (isReversed ? 0 : Math.round(cut * speed)),
    speed,
    ...(isVideo ? { isReversed } : {}),
  };
}

function freeze(clip: OtioClip, sourceStart: number): Record<string, unknown> {
  const said = ownMetadata(clip)['clip'];
  const goesOn = isRecord(said) ? {} : { trimStart: sourceStart, speed: 1, isReversed: false };
  return { ...goesOn, freezeAt: sourceStart };
}
