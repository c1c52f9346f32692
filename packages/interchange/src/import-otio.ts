import {
  DOCUMENT_VERSION,
  type Media,
  type ParseDocumentResult,
  parseDocument,
  type TimelineDocument,
} from '@reelwright/timeline';
import { fromMarkerColor } from './marker-color.ts';
import type { ImportNote } from './import-context.ts';
import { readTrack } from './import-track.ts';
import { type OtioChild, type OtioTimeline, otioTimeline } from './otio-schema.ts';
import { toFrameRate, toTicks } from './otio-time.ts';
import { isRecord, ownMetadata } from './own-metadata.ts';

export type { ImportNote } from './import-context.ts';

export type ImportOtioResult =
  | { ok: true; document: TimelineDocument /** Parts that were left out. */; notes: ImportNote[] }
  /** The input is no OpenTimelineIO timeline; `path` is the first invalid value. */
  | { ok: false; reason: 'not_otio'; path: PropertyKey[] }
  /** The timeline is valid, but its content makes no valid document. */
  | { ok: false; reason: 'not_a_document'; problem: Extract<ParseDocumentResult, { ok: false }> };

const DEFAULT_AUDIO = { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 12 };
const DEFAULT_CANVAS = { width: 1080, height: 1920 };

/** Lists the addresses of all files in a timeline, unchanged; empty if the timeline cannot be read. */
export function listOtioMedia(input: unknown): string[] {
  const parsed = otioTimeline.safeParse(input);
  if (!parsed.success) return [];
  const urls = parsed.data.tracks.children.flatMap((track) => track.children.flatMap(urlsOf));
  return [...new Set(urls)];
}

function urlsOf(child: OtioChild): string[] {
  if (child.OTIO_SCHEMA !== 'Clip.1' && child.OTIO_SCHEMA !== 'Clip.2') return [];
  const references = [
    ...Object.values(child.media_references ?? {}),
    ...(child.media_reference ? [child.media_reference] : []),
  ];
  return references.flatMap(({ target_url: url }) => (url === null || url === undefined ? [] : [url]));
}

/**
 * Imports an OpenTimelineIO timeline written by `exportOtio` or another program. `media` describes each file by its address in the
 * timeline. Clips without an entry in `media` are left out with a note, as is everything a document cannot hold. Never throws for bad input.
 */
export function importOtio(
  input: unknown,
  { media, canvas = DEFAULT_CANVAS }: { media: ReadonlyMap<string, Media>; canvas?: { width: number; height: number } },
): ImportOtioResult {
  const parsed = otioTimeline.safeParse(input);
  if (!parsed.success) return { ok: false, reason: 'not_otio', path: parsed.error.issues[0]?.path ?? [] };
  const timeline = parsed.data;
  const own = ownMetadata(timeline)['document'];
  const notes: ImportNote[] = [];
  const files = new Map<string, Media>();
  const ids = new Set<string>();
  const tracks = timeline.tracks.children.flatMap(
    (track, index) => readTrack(track, { index, media, files, ids, notes }) ?? [],
  );
  const end = Math.max(1, ...tracks.flatMap((track) => track.clips.map((clip) => clip.start + clip.duration)));
  const raw = {
    version: DOCUMENT_VERSION,
    canvas: { ...canvas, background: '#000000' },
    frameRate: toFrameRate(firstRate(timeline)),
    duration: end,
    script: [],
    audio: DEFAULT_AUDIO,
    ...(isRecord(own) ? own : {}),
    // OpenTimelineIO's own fields win over the metadata: another program may have edited them.
    media: Object.fromEntries(files),
    ...(isRecord(own) && typeof own['duration'] === 'number' ? { duration: Math.max(own['duration'], end) } : {}),
    ...readMarkers(timeline),
    tracks,
  };
  const document = parseDocument(raw);
  return document.ok
    ? { ok: true, document: document.document, notes }
    : { ok: false, reason: 'not_a_document', problem: document };
}

function firstRate({ tracks }: OtioTimeline): number {
  for (const child of tracks.children.flatMap((track) => track.children)) {
    if (child.OTIO_SCHEMA !== 'Transition.1' && child.source_range) return child.source_range.duration.rate;
  }
  return 30;
}

function readMarkers({ tracks }: OtioTimeline) {
  const markers = (tracks.markers ?? []).map((marker, index) => {
    const own = ownMetadata(marker);
    const named = marker.color ? fromMarkerColor(marker.color) : undefined;
    // Exported markers have their colour in the metadata, or no colour.
    const color = 'id' in own ? own['color'] : named;
    return {
      id: typeof own['id'] === 'string' ? own['id'] : `marker-${index}`,
      at: Math.max(0, toTicks(marker.marked_range.start_time)),
      name: marker.name || `${index + 1}`,
      ...(typeof color === 'string' ? { color } : {}),
    };
  });
  return markers.length > 0 ? { markers } : {};
}
