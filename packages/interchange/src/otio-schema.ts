import * as z from 'zod';

// JSON of OpenTimelineIO 0.18. Schema names, versions and fields come from its list of serialised classes
// (opentimelineio.readthedocs.io, "Serialized Data (Fields Only)").

/** Schemas that the export writes, with OpenTimelineIO's version of each. */
export const OTIO_SCHEMAS = [
  'Timeline.1',
  'Stack.1',
  'Track.1',
  'Clip.2',
  'Gap.1',
  'Transition.1',
  'Marker.2',
  'LinearTimeWarp.1',
  'FreezeFrame.1',
  'ExternalReference.1',
  'GeneratorReference.1',
  'TimeRange.1',
  'RationalTime.1',
] as const;

export const rationalTime = z.looseObject({
  OTIO_SCHEMA: z.literal('RationalTime.1'),
  rate: z.number().positive(),
  value: z.number(),
});
export type RationalTime = z.infer<typeof rationalTime>;

export const timeRange = z.looseObject({
  OTIO_SCHEMA: z.literal('TimeRange.1'),
  start_time: rationalTime,
  duration: rationalTime,
});
export type TimeRange = z.infer<typeof timeRange>;

const metadata = z.record(z.string(), z.unknown()).nullish();
const name = z.string().nullish();

const marker = z.looseObject({
  OTIO_SCHEMA: z.string().regex(/^Marker\.\d+$/),
  name,
  marked_range: timeRange,
  color: z.string().nullish(),
  metadata,
});

const effect = z.looseObject({
  OTIO_SCHEMA: z.string(),
  name,
  effect_name: z.string().nullish(),
  time_scalar: z.number().nullish(),
  metadata,
});
export type OtioEffect = z.infer<typeof effect>;

const mediaReference = z.looseObject({
  OTIO_SCHEMA: z.string(),
  name,
  target_url: z.string().nullish(),
  available_range: timeRange.nullish(),
  metadata,
});

const item = {
  name,
  metadata,
  source_range: timeRange.nullish(),
  effects: z.array(effect).nullish(),
  markers: z.array(marker).nullish(),
  enabled: z.boolean().nullish(),
};

/** `Clip.1` has one media reference; `Clip.2` has named references, one of them active. */
const clip = z.looseObject({
  OTIO_SCHEMA: z.enum(['Clip.1', 'Clip.2']),
  ...item,
  media_reference: mediaReference.nullish(),
  media_references: z.record(z.string(), mediaReference).nullish(),
  active_media_reference_key: z.string().nullish(),
});
export type OtioClip = z.infer<typeof clip>;

const gap = z.looseObject({ OTIO_SCHEMA: z.literal('Gap.1'), ...item });

const transition = z.looseObject({
  OTIO_SCHEMA: z.literal('Transition.1'),
  name,
  metadata,
  transition_type: z.string().nullish(),
  in_offset: rationalTime,
  out_offset: rationalTime,
});
export type OtioTransition = z.infer<typeof transition>;

/** Nested compositions; only their length is read. */
const nested = z.looseObject({ OTIO_SCHEMA: z.enum(['Stack.1', 'Track.1']), ...item });

const child = z.discriminatedUnion('OTIO_SCHEMA', [clip, gap, transition, nested]);
export type OtioChild = z.infer<typeof child>;

const track = z.looseObject({
  OTIO_SCHEMA: z.literal('Track.1'),
  ...item,
  kind: z.string(),
  children: z.array(child),
});
export type OtioTrack = z.infer<typeof track>;

export const otioTimeline = z.looseObject({
  OTIO_SCHEMA: z.literal('Timeline.1'),
  name,
  metadata,
  global_start_time: rationalTime.nullish(),
  tracks: z.looseObject({ OTIO_SCHEMA: z.literal('Stack.1'), ...item, children: z.array(track) }),
});
export type OtioTimeline = z.infer<typeof otioTimeline>;
