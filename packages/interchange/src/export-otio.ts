import {
  type AudioClip,
  isVisualTrack,
  type Media,
  type VisualClip,
  splitTransition,
  type TimelineDocument,
  type Track,
  type Transition,
} from '@reelwright/timeline';
import { toMarkerColor } from './marker-color.ts';
import type { OtioChild, OtioClip, OtioEffect, OtioTimeline, OtioTrack, OtioTransition } from './otio-schema.ts';
import { toRationalTime, toTimeRange } from './otio-time.ts';

type Clip = Track['clips'][number];

const NO_ITEMS = { effects: [], markers: [], enabled: true };

interface ExportContext {
  document: TimelineDocument;
  /** Address of a media file: relative to the timeline's file, or absolute. */
  resolveUrl: (media: string) => string;
}

/**
 * Converts a document to an OpenTimelineIO timeline. Tracks, clips, trims, speeds, transitions, markers and files use OpenTimelineIO's own
 * schemas, so that other programs can read them. Everything else (looks, texts, keyframes, the script) is metadata under `reelwright`,
 * from which `importOtio` restores the same document.
 */
export function exportOtio(
  document: TimelineDocument,
  { name, resolveUrl }: { name: string; resolveUrl: (media: string) => string },
): OtioTimeline {
  const context: ExportContext = { document, resolveUrl };
  // Storage keys are not exported: the importer looks files up by address.
  const { tracks, markers = [], media: _media, ...rest } = document;
  return {
    OTIO_SCHEMA: 'Timeline.1',
    name,
    global_start_time: null,
    metadata: { reelwright: { document: rest } },
    tracks: {
      OTIO_SCHEMA: 'Stack.1',
      name: 'tracks',
      source_range: null,
      ...NO_ITEMS,
      metadata: {},
      markers: markers.map(({ id, at, name, color }) => ({
        OTIO_SCHEMA: 'Marker.2',
        name,
        comment: '',
        color: toMarkerColor(color ?? '#34c759'),
        marked_range: toTimeRange(at, 0, document.frameRate),
        metadata: { reelwright: { id, ...(color === undefined ? {} : { color }) } },
      })),
      children: tracks.flatMap((track) => [exportTrack(context, track), ...exportVideoAudio(context, track)]),
    },
  };
}

function trackOf(
  kind: 'Video' | 'Audio',
  name: string,
  metadata: Record<string, unknown>,
  children: OtioChild[],
): OtioTrack {
  return { OTIO_SCHEMA: 'Track.1', name, kind, source_range: null, ...NO_ITEMS, metadata, children };
}

function exportTrack(context: ExportContext, track: Track): OtioTrack {
  const clips: Clip[] = track.clips;
  const order = clips.map((clip) => clip.id);
  const transitionOrder = isVisualTrack(track) ? track.transitions.map(({ id }) => id) : [];
  return trackOf(
    track.kind === 'music' ? 'Audio' : 'Video',
    track.id,
    { reelwright: { kind: track.kind, order, transitionOrder } },
    exportChildren(context, clips, isVisualTrack(track) ? track.transitions : [], (clip) => exportClip(context, clip)),
  );
}

/** Lists clips end to end, with gaps between them and transitions at their cuts. */
function exportChildren<Each extends Clip>(
  { document }: ExportContext,
  clips: readonly Each[],
  transitions: readonly Transition[],
  toOtio: (clip: Each) => OtioClip,
): OtioChild[] {
  const children: OtioChild[] = [];
  let end = 0;
  for (const clip of [...clips].sort((a, b) => a.start - b.start)) {
    if (clip.start > end) {
      children.push({
        OTIO_SCHEMA: 'Gap.1',
        name: '',
        source_range: toTimeRange(0, clip.start - end, document.frameRate),
        ...NO_ITEMS,
        metadata: {},
      });
    }
    const transition = transitions.find(({ to }) => to === clip.id);
    if (transition) children.push(exportTransition(document, transition));
    children.push(toOtio(clip));
    end = clip.start + clip.duration;
  }
  return children;
}

function exportTransition({ frameRate }: TimelineDocument, transition: Transition): OtioTransition {
  const { beforeCut, afterCut } = splitTransition(transition);
  return {
    OTIO_SCHEMA: 'Transition.1',
    name: transition.kind,
    transition_type: transition.kind === 'fade' ? 'SMPTE_Dissolve' : 'Custom_Transition',
    in_offset: toRationalTime(beforeCut, frameRate),
    out_offset: toRationalTime(afterCut, frameRate),
    metadata: { reelwright: { id: transition.id, kind: transition.kind } },
  };
}

function clipOf(
  clip: { id: string },
  rest: Pick<OtioClip, 'source_range' | 'metadata'> & {
    effects?: OtioEffect[];
    reference: OtioClip['media_reference'];
  },
): OtioClip {
  const { reference, effects = [], ...parts } = rest;
  return {
    OTIO_SCHEMA: 'Clip.2',
    name: clip.id,
    ...NO_ITEMS,
    effects,
    ...parts,
    active_media_reference_key: 'DEFAULT_MEDIA',
    media_references: reference ? { DEFAULT_MEDIA: reference } : {},
  };
}

function exportClip(context: ExportContext, clip: Clip): OtioClip {
  switch (clip.kind) {
    case 'image':
    case 'video':
      return exportVisual(context, clip);
    case 'audio':
      return exportAudio(context, clip);
    default: {
      // Texts and stickers have no file: other programs store them as generators.
      const { start: _start, duration, ...said } = clip;
      return clipOf(clip, {
        source_range: toTimeRange(0, duration, context.document.frameRate),
        metadata: { reelwright: { clip: said } },
        reference: {
          OTIO_SCHEMA: 'GeneratorReference.1',
          name: clip.kind,
          available_range: null,
          available_image_bounds: null,
          generator_kind: `reelwright.${clip.kind}`,
          parameters: 'text' in clip ? { text: clip.text } : {},
          metadata: {},
        },
      });
    }
  }
}

function exportVisual(context: ExportContext, clip: VisualClip): OtioClip {
  const { frameRate } = context.document;
  const metadataOf = (said: object) => ({ reelwright: { clip: said } });
  const reference = externalReference(context, clip.media);
  if (clip.kind === 'image') {
    const { start: _start, duration, ...said } = clip;
    return clipOf(clip, { source_range: toTimeRange(0, duration, frameRate), metadata: metadataOf(said), reference });
  }
  const { start: _start, duration, trimStart, speed, isReversed, freezeAt, ...said } = clip;
  return clipOf(clip, {
    source_range: toTimeRange(freezeAt ?? trimStart, duration, frameRate),
    // A frozen clip keeps trim, speed and direction in the metadata, for when it is unfrozen.
    metadata: metadataOf(freezeAt === undefined ? said : { ...said, trimStart, speed, isReversed }),
    effects: timeEffects({ speed: isReversed ? -speed : speed, isFrozen: freezeAt !== undefined }),
    reference,
  });
}

function exportAudio(context: ExportContext, clip: AudioClip): OtioClip {
  const { start: _start, duration, trimStart, speed, ...said } = clip;
  return clipOf(clip, {
    source_range: toTimeRange(trimStart, duration, context.document.frameRate),
    metadata: { reelwright: { clip: said } },
    effects: timeEffects({ speed, isFrozen: false }),
    reference: externalReference(context, clip.media),
  });
}

function timeEffects({ speed, isFrozen }: { speed: number; isFrozen: boolean }): OtioEffect[] {
  if (isFrozen)
    return [{ OTIO_SCHEMA: 'FreezeFrame.1', name: '', effect_name: 'FreezeFrame', time_scalar: 0, metadata: {} }];
  if (speed === 1) return [];
  return [
    { OTIO_SCHEMA: 'LinearTimeWarp.1', name: '', effect_name: 'LinearTimeWarp', time_scalar: speed, metadata: {} },
  ];
}

function externalReference({ document, resolveUrl }: ExportContext, id: string): OtioClip['media_reference'] {
  const media = document.media[id];
  if (!media) throw new Error(`No media ${id}: the document was not checked`);
  return {
    OTIO_SCHEMA: 'ExternalReference.1',
    name: id,
    target_url: resolveUrl(id),
    available_range: media.kind === 'image' ? null : toTimeRange(0, media.duration, rateOf(document, media)),
    available_image_bounds: null,
    metadata: { reelwright: { media: id } },
  };
}

function rateOf(document: TimelineDocument, media: Media): TimelineDocument['frameRate'] {
  return media.kind === 'video' ? media.frameRate : document.frameRate;
}

/** Audio of the video clips, repeated on audio tracks, where other programs look for it. `importOtio` skips these tracks. */
function exportVideoAudio(context: ExportContext, track: Track): OtioTrack[] {
  if (!isVisualTrack(track)) return [];
  const heard = track.clips.filter(
    (clip) => clip.kind === 'video' && clip.audio !== undefined && clip.freezeAt === undefined,
  );
  if (heard.length === 0) return [];
  const children = exportChildren(context, heard, [], (clip) => exportVisual(context, clip));
  return [trackOf('Audio', `${track.id} sound`, { reelwright: { audioOf: track.id } }, children)];
}
