import { DOCUMENT_VERSION, type Media, type TimelineDocument, TICKS_PER_SECOND } from '@reelwright/timeline';
import { describe, expect, it } from 'vitest';
import { exportOtio } from './export-otio.ts';
import { importOtio, listOtioMedia } from './import-otio.ts';
import { OTIO_SCHEMAS, type OtioClip } from './otio-schema.ts';

const seconds = (value: number) => Math.round(value * TICKS_PER_SECOND);

const MEDIA: Record<string, Media> = {
  photo: { kind: 'image', key: 'p.jpg', width: 1200, height: 900, hasAlpha: false },
  video: {
    kind: 'video',
    key: 'f.mp4',
    width: 1280,
    height: 720,
    duration: seconds(20),
    frameRate: { num: 25, den: 1 },
    hasAudio: true,
    alpha: 'none',
  },
  song: { kind: 'audio', key: 's.wav', duration: seconds(60) },
};

const CENTRE = { x: 0.5, y: 0.5, zoom: 1 };
const VISUAL = {
  box: { x: 0, y: 0.25, width: 1, height: 0.5 },
  fit: 'blur' as const,
  camera: { from: CENTRE, to: { ...CENTRE, zoom: 1.2 }, easing: 'ease-out' as const },
  opacity: 0.9,
};
const VIDEO = { ...VISUAL, kind: 'video' as const, media: 'video', role: 'footage' as const };

/** A document with everything OpenTimelineIO can express and much that it cannot, at times between the frames of 29.97. */
function wholeDocument(): TimelineDocument {
  return {
    version: DOCUMENT_VERSION,
    canvas: { width: 1080, height: 1920, background: '#102030' },
    frameRate: { num: 30_000, den: 1001 },
    duration: seconds(12.345),
    media: MEDIA,
    script: [{ id: 'w0', text: 'Hot', start: seconds(1), end: seconds(1.4), spaceAfter: true, scene: 's0' }],
    markers: [
      { id: 'm0', at: seconds(1.0001), name: 'Hook', color: '#ff0044' },
      { id: 'm1', at: seconds(3), name: 'Proof' },
    ],
    tracks: [
      {
        kind: 'video',
        id: 'visuals',
        clips: [
          // Clips are out of order, and the first starts after 0.
          {
            ...VIDEO,
            id: 'b',
            start: seconds(3.00007),
            duration: seconds(2),
            trimStart: seconds(4),
            speed: 2,
            isReversed: false,
            audio: { gainDb: -3, fadeIn: 0, fadeOut: 10 },
          },
          {
            ...VISUAL,
            id: 'a',
            kind: 'image',
            media: 'photo',
            start: seconds(0.5),
            duration: seconds(3.00007) - seconds(0.5),
            mask: { shape: 'circle' },
            grade: { look: { name: 'noir', strength: 0.5 } },
          },
          {
            ...VIDEO,
            id: 'c',
            start: seconds(5.00007),
            duration: seconds(1),
            trimStart: seconds(1),
            speed: 0.5,
            isReversed: true,
          },
          {
            ...VIDEO,
            id: 'd',
            start: seconds(8),
            duration: seconds(2),
            trimStart: seconds(1),
            speed: 1.25,
            isReversed: false,
            freezeAt: seconds(7),
          },
        ],
        transitions: [
          { id: 't1', from: 'b', to: 'c', kind: 'wipe-left', duration: seconds(0.5) + 1 },
          { id: 't0', from: 'a', to: 'b', kind: 'fade', duration: seconds(0.4) },
        ],
      },
      {
        kind: 'text',
        id: 'titles',
        clips: [
          {
            kind: 'title',
            id: 'title',
            start: seconds(1),
            duration: seconds(2),
            text: 'Heiß den ganzen Tag',
            style: {
              family: 'Inter',
              weight: 700,
              size: 0.08,
              color: '#ffffff',
              align: 'center',
              uppercase: false,
              lineHeight: 1.1,
            },
            box: { x: 0.1, y: 0.1, width: 0.8, height: 0.2 },
            verticalAlign: 'middle',
            enter: { kind: 'pop', duration: 100 },
            exit: { kind: 'none', duration: 0 },
            animation: { style: 'wave', enterDuration: 5000, exitDuration: 0 },
            anchor: { fromWord: 'w0', toWord: 'w0', lead: 0, tail: 5 },
          },
        ],
      },
      { kind: 'sticker', id: 'stickers', clips: [] },
      {
        kind: 'music',
        id: 'music',
        clips: [
          {
            kind: 'audio',
            id: 'song',
            media: 'song',
            start: 0,
            duration: seconds(12),
            trimStart: seconds(2),
            speed: 1.1,
            role: 'music',
            gainDb: -8,
            fadeIn: 1,
            fadeOut: 2,
          },
        ],
      },
    ],
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
  };
}

const urlOf = (id: string) => `media/${MEDIA[id]!.kind}-${id}`;
const FILES = new Map(Object.entries(MEDIA).map(([id, media]) => [urlOf(id), media]));
const exported = (document = wholeDocument()) => exportOtio(document, { name: 'Ad', resolveUrl: urlOf });
/** JSON as another program reads it. */
const asFile = (timeline: unknown): unknown => JSON.parse(JSON.stringify(timeline));

/** Fields of each schema, from OpenTimelineIO's list of serialised classes. */
const OFFICIAL_FIELDS: Record<(typeof OTIO_SCHEMAS)[number], string[]> = {
  'Timeline.1': ['global_start_time', 'metadata', 'name', 'tracks'],
  'Stack.1': ['children', 'effects', 'enabled', 'markers', 'metadata', 'name', 'source_range'],
  'Track.1': ['children', 'effects', 'enabled', 'kind', 'markers', 'metadata', 'name', 'source_range'],
  'Clip.2': [
    'active_media_reference_key',
    'effects',
    'enabled',
    'markers',
    'media_references',
    'metadata',
    'name',
    'source_range',
  ],
  'Gap.1': ['effects', 'enabled', 'markers', 'metadata', 'name', 'source_range'],
  'Transition.1': ['in_offset', 'metadata', 'name', 'out_offset', 'transition_type'],
  'Marker.2': ['color', 'comment', 'marked_range', 'metadata', 'name'],
  'LinearTimeWarp.1': ['effect_name', 'metadata', 'name', 'time_scalar'],
  'FreezeFrame.1': ['effect_name', 'metadata', 'name', 'time_scalar'],
  'ExternalReference.1': ['available_image_bounds', 'available_range', 'metadata', 'name', 'target_url'],
  'GeneratorReference.1': [
    'available_image_bounds',
    'available_range',
    'generator_kind',
    'metadata',
    'name',
    'parameters',
  ],
  'TimeRange.1': ['duration', 'start_time'],
  'RationalTime.1': ['rate', 'value'],
};

function collectObjects(value: unknown, into: Record<string, unknown>[] = []): Record<string, unknown>[] {
  if (Array.isArray(value)) for (const each of value) collectObjects(each, into);
  else if (typeof value === 'object' && value !== null) {
    if ('OTIO_SCHEMA' in value) into.push(value);
    for (const each of Object.values(value)) collectObjects(each, into);
  }
  return into;
}

describe('an exported timeline', () => {
  it('is imported as the same document, exact to the tick', () => {
    const result = importOtio(asFile(exported()), { media: FILES });
    expect(result).toEqual({ ok: true, document: wholeDocument(), notes: [] });
  });

  it('contains only OpenTimelineIO schemas, each with exactly its fields', () => {
    const objects = collectObjects(asFile(exported()));
    expect(new Set(objects.map((object) => object['OTIO_SCHEMA']))).toEqual(new Set(OTIO_SCHEMAS));
    for (const { OTIO_SCHEMA: schema, ...fields } of objects)
      expect([schema, Object.keys(fields).sort()]).toEqual([
        schema,
        OFFICIAL_FIELDS[schema as keyof typeof OFFICIAL_FIELDS],
      ]);
  });

  it('places clips end to end, with gaps between them', () => {
    const [visuals] = exported().tracks.children;
    const kinds = visuals!.children.map((child) => child.OTIO_SCHEMA);
    expect(kinds).toEqual(['Gap.1', 'Clip.2', 'Transition.1', 'Clip.2', 'Transition.1', 'Clip.2', 'Gap.1', 'Clip.2']);
    const length = visuals!.children.reduce(
      (sum, child) =>
        sum +
        (child.OTIO_SCHEMA === 'Transition.1'
          ? 0
          : child.source_range!.duration.value / child.source_range!.duration.rate),
      0,
    );
    expect(length).toBeCloseTo(10, 6);
  });

  it('repeats the audio of video clips on audio tracks', () => {
    const audioFiles = exported().tracks.children.filter(({ kind }) => kind === 'Audio');
    expect(audioFiles.map(({ name }) => name)).toEqual(['pictures sound', 'music']);
  });

  it('lists every file once', () => {
    expect(listOtioMedia(asFile(exported())).sort()).toEqual([...FILES.keys()].sort());
  });

  it('keeps position, length, trim and speed as another program changed them', () => {
    const timeline = exported();
    const video = timeline.tracks.children[0]!.children[3] as OtioClip;
    video.source_range!.start_time.value += 30_000 / 1001;
    video.effects![0]!.time_scalar = 4;
    const result = importOtio(timeline, { media: FILES });
    if (!result.ok) throw new Error(result.reason);
    const [track] = result.document.tracks;
    expect(track!.clips.find(({ id }) => id === 'b')).toMatchObject({ trimStart: seconds(5), speed: 4, fit: 'blur' });
  });

  it('imports both halves of a clip that another program split', () => {
    const timeline = exported();
    const { children } = timeline.tracks.children.at(-1)!;
    const song = children[0] as OtioClip;
    children.push({ ...song });
    const result = importOtio(timeline, { media: FILES });
    if (!result.ok) throw new Error(JSON.stringify(result));
    expect(result.document.tracks.at(-1)!.clips.map(({ id }) => id)).toEqual(['song', 'song-2']);
  });
});

const time = (value: number, rate = 24) => ({ OTIO_SCHEMA: 'RationalTime.1', rate, value });
const range = (start: number, duration: number) => ({
  OTIO_SCHEMA: 'TimeRange.1',
  start_time: time(start),
  duration: time(duration),
});
const reference = (url: string, start = 0) => ({
  OTIO_SCHEMA: 'ExternalReference.1',
  target_url: url,
  available_range: range(start, 240),
});

/** A timeline as another program writes it: `Clip.1`, no metadata, time code that does not start at 0. */
function foreignTimeline(children: unknown[], track: Record<string, unknown> = {}) {
  const stack = {
    OTIO_SCHEMA: 'Stack.1',
    name: 'tracks',
    children: [{ OTIO_SCHEMA: 'Track.1', name: 'V1', kind: 'Video', children, ...track }],
  };
  return { OTIO_SCHEMA: 'Timeline.1', name: 'cut', tracks: stack };
}

describe("another program's timeline", () => {
  const media = new Map([['video.mov', MEDIA['video']!]]);
  const clip = (start: number, duration: number, rest: Record<string, unknown> = {}) => ({
    OTIO_SCHEMA: 'Clip.1',
    name: 'shot',
    media_reference: reference('video.mov', 86_400),
    source_range: range(start, duration),
    ...rest,
  });
  const read = (timeline: unknown) => {
    const result = importOtio(timeline, { media });
    if (!result.ok) throw new Error(JSON.stringify(result));
    const [track] = result.document.tracks;
    return { ...result, clips: track?.clips ?? [], track };
  };

  it('keeps its cuts, with time code counted from the start of the file', () => {
    const dissolve = {
      OTIO_SCHEMA: 'Transition.1',
      transition_type: 'SMPTE_Dissolve',
      in_offset: time(6),
      out_offset: time(6),
    };
    const { clips, track, notes, document } = read(foreignTimeline([clip(86_424, 48), dissolve, clip(86_448, 24)]));
    expect(clips).toMatchObject([
      { start: 0, duration: seconds(2), trimStart: seconds(1), speed: 1 },
      { start: seconds(2), duration: seconds(1), trimStart: seconds(2) },
    ]);
    expect(track).toMatchObject({ transitions: [{ kind: 'fade', duration: seconds(0.5) }] });
    expect(document.frameRate).toEqual({ num: 24, den: 1 });
    expect(notes).toEqual([]);
  });

  it('keeps the trim of a whole track', () => {
    const { clips } = read(foreignTimeline([clip(86_400, 48), clip(86_400, 48)], { source_range: range(24, 48) }));
    expect(clips).toMatchObject([
      { start: 0, duration: seconds(1), trimStart: seconds(1) },
      { start: seconds(1), duration: seconds(1), trimStart: 0 },
    ]);
  });

  it('returns a note for each part that was left out', () => {
    const warp = { OTIO_SCHEMA: 'LinearTimeWarp.1', effect_name: 'x', time_scalar: -9 };
    const nested = { OTIO_SCHEMA: 'Stack.1', name: 'inner', source_range: range(0, 24), children: [] };
    const gone = clip(86_400, 24, { media_reference: reference('gone.mov'), name: 'gone' });
    const { notes, clips } = read(foreignTimeline([nested, gone, clip(86_400, 24, { effects: [warp] })]));
    expect(notes.map(({ reason }) => reason)).toEqual(['nested_composition', 'media_not_given', 'speed_out_of_range']);
    expect(clips).toMatchObject([{ start: seconds(2), speed: 4, isReversed: true }]);
  });

  it.each([
    undefined,
    null,
    7,
    [],
    {},
    { OTIO_SCHEMA: 'Clip.2' },
    { OTIO_SCHEMA: 'Timeline.1', tracks: { children: 3 } },
  ])('is refused without a crash when it is %j', (input) => {
    expect(importOtio(input, { media })).toMatchObject({ ok: false, reason: 'not_otio' });
  });

  it('is refused if none of its clips can be shown', () => {
    expect(importOtio(foreignTimeline([]), { media })).toMatchObject({ ok: false, reason: 'not_a_document' });
  });
});
