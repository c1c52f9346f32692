import * as z from 'zod';
import { INPUT_GUARD_ARGS, toFileArgument } from './ffmpeg-arguments.ts';

/**
 * Returns the arguments of ffprobe to describe a file as JSON on standard output, for `parseProbe`. ffprobe fails on
 * files that are no media.
 */
export function ffprobeArgs(path: string): string[] {
  return [
    ['-v', 'error', '-of', 'json', '-show_format', '-show_streams'],
    INPUT_GUARD_ARGS,
    ['-i', toFileArgument(path)],
  ].flat();
}

/** Colour as tagged; `unknown` if the file does not say. Names of matrix, primaries and transfer are ffmpeg's. */
export interface VideoColor {
  range: 'limited' | 'full' | 'unknown';
  matrix: string;
  primaries: string;
  transfer: string;
}

export interface VideoStreamProbe {
  /** Index among all streams of the file: `0:<index>` to ffmpeg. */
  index: number;
  codec: string;
  /** Width as shown, after rotation and sample aspect ratio. */
  width: number;
  height: number;
  /** Width as stored. */
  codedWidth: number;
  codedHeight: number;
  /** Clockwise degrees by which a player rotates the stored image. */
  rotation: 0 | 90 | 180 | 270;
  pixelFormat: string;
  hasAlpha: boolean;
  /** Whether a frame contains two fields, as in broadcasts and from old cameras. */
  isInterlaced: boolean;
  /** Dolby Vision without a base layer that other decoders support: they show green and purple. */
  isDolbyVisionOnly: boolean;
  color: VideoColor;
  frameRate: { num: number; den: number } | undefined;
  /** Whether frames differ in duration, as far as the header tells. */
  isVariableFrameRate: boolean;
  /** The least common time grid of the frames: the true rate of a constant stream, often absurd for a variable one. */
  nominalFrameRate: { num: number; den: number } | undefined;
  /** Number of frames, if the container stores it. */
  frameCount: number | undefined;
  /** Duration of this stream alone, if the container stores it. */
  durationMs: number | undefined;
}

export interface AudioStreamProbe {
  /** Index among all streams of the file: `0:<index>` to ffmpeg. */
  index: number;
  codec: string;
  sampleRateHz: number;
  channels: number;
  /** Duration of this stream alone, if the container stores it. */
  durationMs: number | undefined;
}

/** Properties of a media file. */
export interface MediaProbe {
  /** By its content: an image (animated ones are videos), a video with or without audio, or audio alone. */
  kind: 'image' | 'video' | 'audio';
  /** Names of the container, as ffprobe prints them: `mov,mp4,m4a,3gp,3g2,mj2`. */
  container: string;
  /** Undefined for images, and if the container does not store it. */
  durationMs: number | undefined;
  sizeBytes: number | undefined;
  /** The stream that the file marks as default, else the first one. */
  video: VideoStreamProbe | undefined;
  audio: AudioStreamProbe | undefined;
}

export type ParseProbeResult =
  | { ok: true; probe: MediaProbe }
  /** Not the output of ffprobe; no supported stream; an image without a size. */
  | { ok: false; reason: 'unreadable' | 'no_streams' | 'no_size' };

const rawStream = z.object({
  index: z.number().optional(),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  sample_aspect_ratio: z.string().optional(),
  pix_fmt: z.string().optional(),
  color_range: z.string().optional(),
  color_space: z.string().optional(),
  color_primaries: z.string().optional(),
  color_transfer: z.string().optional(),
  r_frame_rate: z.string().optional(),
  avg_frame_rate: z.string().optional(),
  nb_frames: z.string().optional(),
  duration: z.string().optional(),
  sample_rate: z.string().optional(),
  channels: z.number().optional(),
  field_order: z.string().optional(),
  disposition: z.object({ attached_pic: z.number().optional(), default: z.number().optional() }).optional(),
  tags: z.record(z.string(), z.string()).optional(),
  side_data_list: z
    .array(
      z.object({
        rotation: z.number().optional(),
        dv_profile: z.number().optional(),
        dv_bl_signal_compatibility_id: z.number().optional(),
      }),
    )
    .optional(),
});
type RawStream = z.infer<typeof rawStream>;

const rawProbe = z.object({
  streams: z.array(rawStream).default([]),
  format: z.object({
    format_name: z.string(),
    duration: z.string().optional(),
    size: z.string().optional(),
  }),
});

/** Parses `30000/1001`; `0/0` is ffprobe's unknown value. */
function parseRatio(text: string | undefined, separator: '/' | ':'): { num: number; den: number } | undefined {
  const [num, den] = (text ?? '').split(separator).map(Number);
  return num && den && num > 0 && den > 0 ? { num, den } : undefined;
}

function parsePositive(text: string | undefined): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

function readRotation(stream: RawStream): VideoStreamProbe['rotation'] {
  // The display matrix rotates counter-clockwise; the older `rotate` tag clockwise.
  const matrix = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation;
  const clockwise = matrix === undefined ? Number(stream.tags?.['rotate'] ?? 0) : -matrix;
  const quarterTurns = (((Math.round(clockwise / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  return ([0, 90, 180, 270] as const)[quarterTurns];
}

function hasAlpha({ pix_fmt: pixelFormat = '', tags }: RawStream): boolean {
  // VP8 and VP9 keep alpha in a second stream: only the tag declares it, not the pixel format.
  const hasSecondStream = tags?.['alpha_mode'] === '1' || tags?.['ALPHA_MODE'] === '1';
  return hasSecondStream || /^(yuva|rgba|bgra|argb|abgr|gbrap|ya\d|pal8)/.test(pixelFormat);
}

/** Returns the stream's own duration: a number of seconds, or Matroska's tag `00:01:02.500000000`. */
function readDurationMs({ duration, tags }: RawStream): number | undefined {
  const seconds = parsePositive(duration);
  if (seconds !== undefined) return Math.round(seconds * 1000);
  const [, hours, minutes, rest] = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(tags?.['DURATION'] ?? '') ?? [];
  if (hours === undefined) return undefined;
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)) * 1000) || undefined;
}

/**
 * Profile 5 has no base layer; in the others the base layer is plain HDR10, HLG or SDR, which the compatibility id
 * names.
 */
function isDolbyVisionOnly(stream: RawStream): boolean {
  return (
    stream.side_data_list?.some((data) => data.dv_profile === 5 && (data.dv_bl_signal_compatibility_id ?? 0) === 0) ===
    true
  );
}

function readColor(stream: RawStream): VideoColor {
  const isFull = stream.color_range === 'pc' || stream.pix_fmt?.startsWith('yuvj') === true;
  return {
    range: isFull ? 'full' : stream.color_range === 'tv' ? 'limited' : 'unknown',
    matrix: stream.color_space ?? 'unknown',
    primaries: stream.color_primaries ?? 'unknown',
    transfer: stream.color_transfer ?? 'unknown',
  };
}

/** The two rates differ by rounding in constant streams (WebM counts milliseconds), by more in variable ones. */
function isVariable(
  nominal: { num: number; den: number } | undefined,
  average: { num: number; den: number } | undefined,
): boolean {
  if (!nominal || !average) return false;
  return Math.abs((nominal.num / nominal.den) * (average.den / average.num) - 1) > 0.005;
}

function readVideo(stream: RawStream): VideoStreamProbe | undefined {
  const { width: codedWidth = 0, height: codedHeight = 0, pix_fmt: pixelFormat = 'unknown' } = stream;
  if (codedWidth <= 0 || codedHeight <= 0) return undefined;
  const rotation = readRotation(stream);
  const shape = parseRatio(stream.sample_aspect_ratio, ':') ?? { num: 1, den: 1 };
  const shown = { width: Math.max(1, Math.round((codedWidth * shape.num) / shape.den)), height: codedHeight };
  const isLying = rotation === 90 || rotation === 270;
  const nominal = parseRatio(stream.r_frame_rate, '/');
  const average = parseRatio(stream.avg_frame_rate, '/');
  return {
    index: stream.index ?? 0,
    codec: stream.codec_name ?? 'unknown',
    width: isLying ? shown.height : shown.width,
    height: isLying ? shown.width : shown.height,
    codedWidth,
    codedHeight,
    rotation,
    pixelFormat,
    hasAlpha: hasAlpha(stream),
    isInterlaced: /^(tt|bb|tb|bt)$/.test(stream.field_order ?? ''),
    isDolbyVisionOnly: isDolbyVisionOnly(stream),
    color: readColor(stream),
    frameRate: average ?? nominal,
    isVariableFrameRate: isVariable(nominal, average),
    nominalFrameRate: nominal,
    frameCount: parsePositive(stream.nb_frames),
    durationMs: readDurationMs(stream),
  };
}

function readAudio(stream: RawStream): AudioStreamProbe {
  return {
    index: stream.index ?? 0,
    codec: stream.codec_name ?? 'unknown',
    sampleRateHz: parsePositive(stream.sample_rate) ?? 0,
    channels: stream.channels ?? 0,
    durationMs: readDurationMs(stream),
  };
}

function isStill(container: string): boolean {
  return /(^|,)(image2|\w+_pipe)(,|$)/.test(container);
}

/** Chooses a stream. ffmpeg does not support a stream without a codec name, so another of its kind is preferred. */
function chooseStream(streams: RawStream[], kind: 'video' | 'audio'): RawStream | undefined {
  const ofKind = streams.filter((stream) => stream.codec_type === kind && stream.disposition?.attached_pic !== 1);
  const known = ofKind.filter((stream) => stream.codec_name !== undefined && stream.codec_name !== 'unknown');
  return known.find((stream) => stream.disposition?.default === 1) ?? known[0] ?? ofKind[0];
}

/** Parses the output of ffprobe with `ffprobeArgs`. Cover images of audio files are not videos. */
export function parseProbe(json: string): ParseProbeResult {
  const raw = rawProbe.safeParse(parseJson(json));
  if (!raw.success) return { ok: false, reason: 'unreadable' };
  const { streams, format } = raw.data;
  const videoStream = chooseStream(streams, 'video');
  const audioStream = chooseStream(streams, 'audio');
  if (!videoStream && !audioStream) return { ok: false, reason: 'no_streams' };
  const video = videoStream && readVideo(videoStream);
  if (videoStream && !video) return { ok: false, reason: 'no_size' };
  const kind = !video ? 'audio' : isStill(format.format_name) ? 'image' : 'video';
  const durationS = parsePositive(format.duration) ?? parsePositive((videoStream ?? audioStream)?.duration);
  return {
    ok: true,
    probe: {
      kind,
      container: format.format_name,
      durationMs: kind === 'image' || durationS === undefined ? undefined : Math.round(durationS * 1000),
      sizeBytes: parsePositive(format.size),
      video,
      audio: audioStream && readAudio(audioStream),
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses it with a reason.
    return undefined;
  }
}
