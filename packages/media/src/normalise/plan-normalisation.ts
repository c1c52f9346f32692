import type { FrameRate } from '@reelwright/timeline';
import type { AudioStreamProbe, MediaProbe, VideoStreamProbe } from '../probe.ts';
import type { FfmpegFeatures } from './ffmpeg-features.ts';
import { needsZscale, planSourceColour, type SourceColour } from './plan-colour.ts';
import { planFrameRate } from './plan-frame-rate.ts';
import { MAX_ALPHA_SIDE, MAX_WORKING_SIDE, planProxySize, planSize, type SizePlan } from './plan-size.ts';

/** How the video stream of a source is converted to its working copy. */
export interface WorkingVisualPlan {
  /** Index among all streams of the file. */
  streamIndex: number;
  /** Overrides ffmpeg's own choice. */
  decoder: 'libvpx' | 'libvpx-vp9' | undefined;
  isDeinterlaced: boolean;
  colour: SourceColour;
  size: SizePlan;
  proxy: { width: number; height: number };
  frameRate: FrameRate;
  /** `stacked`: colour above, alpha as grey below; both sizes are of one half. */
  alpha: 'none' | 'stacked';
  /** How long the last frame is held for audio that is longer. */
  holdMs: number;
  /** A file may last longer than it says: encoding stops here. */
  maxFrames: number;
}

export interface WorkingAudioPlan {
  /** Index among all streams of the file. */
  streamIndex: number;
  channels: number;
}

export type NormalisationPlan =
  | { kind: 'video'; visual: WorkingVisualPlan; audio: WorkingAudioPlan | null }
  | { kind: 'audio'; audio: WorkingAudioPlan }
  | { kind: 'refused'; reason: NormalisationRefusal };

/**
 * `unknown_codec`: nothing here decodes the video or the audio. `too_long`: by the file's own duration. `too_large`:
 * too many pixels in a frame. `no_base_layer`: Dolby Vision that only Dolby's decoders support. `hdr`: this ffmpeg
 * can't convert it to SDR.
 */
export type NormalisationRefusal = 'unknown_codec' | 'too_long' | 'too_large' | 'no_base_layer' | 'hdr';

export interface NormalisationOptions {
  features: FfmpegFeatures;
  /** Whether the alpha of a source with alpha is used; see `measureAlphaArgs`. */
  isAlphaUsed: boolean;
  maxDurationMs: number;
}

/** 8K, in either orientation. */
const MAX_FRAME_PIXELS = 8192 * 4608;
const MAX_FRAME_SIDE = 16_384;
/** Audio up to this much longer than the video is left over by encoders. */
const AUDIO_SLACK_MS = 500;

/** Plans the working copy of a video (animated images are videos) or an audio file. Images have no such plan. */
export function planNormalisation(probe: MediaProbe, options: NormalisationOptions): NormalisationPlan {
  const { video, audio } = probe;
  const refusal = findRefusal(probe, options);
  if (refusal) return { kind: 'refused', reason: refusal };
  const workingAudio = audio ? { streamIndex: audio.index, channels: audio.channels } : null;
  if (video) return { kind: 'video', visual: planVisual(video, audio, options), audio: workingAudio };
  return workingAudio ? { kind: 'audio', audio: workingAudio } : { kind: 'refused', reason: 'unknown_codec' };
}

function findRefusal(
  { video, audio, durationMs }: MediaProbe,
  { features, maxDurationMs }: NormalisationOptions,
): NormalisationRefusal | undefined {
  const unknown = [video, audio].some((stream) => stream && !features.decodableCodecs.has(stream.codec));
  if (unknown) return 'unknown_codec';
  if (durationMs !== undefined && durationMs > maxDurationMs) return 'too_long';
  if (!video) return undefined;
  const largestSide = Math.max(video.codedWidth, video.codedHeight, video.width, video.height);
  if (video.codedWidth * video.codedHeight > MAX_FRAME_PIXELS || largestSide > MAX_FRAME_SIDE) return 'too_large';
  if (video.isDolbyVisionOnly) return 'no_base_layer';
  return !features.hasZscale && planSourceColour(video).hdr !== 'none' ? 'hdr' : undefined;
}

function planVisual(
  video: VideoStreamProbe,
  audio: AudioStreamProbe | undefined,
  { features, isAlphaUsed, maxDurationMs }: NormalisationOptions,
): WorkingVisualPlan {
  const decoder = findAlphaDecoder(video, features);
  const alpha = canShowAlpha(video, features) && isAlphaUsed ? 'stacked' : 'none';
  const size = planSize({
    width: video.width,
    height: video.height,
    maxSide: alpha === 'stacked' ? MAX_ALPHA_SIDE : MAX_WORKING_SIDE,
  });
  const frameRate = planFrameRate({
    average: video.frameRate,
    nominal: video.nominalFrameRate,
    isVariable: video.isVariableFrameRate,
  });
  const colour = planSourceColour(video);
  return {
    streamIndex: video.index,
    decoder: alpha === 'stacked' ? decoder : undefined,
    isDeinterlaced: video.isInterlaced,
    // Without zscale wide primaries stay unchanged: paler, but acceptable.
    colour: features.hasZscale || !needsZscale(colour) ? colour : { ...colour, primaries: 'bt709' },
    size,
    proxy: planProxySize(size.shown),
    frameRate,
    alpha,
    holdMs: planHold(video.durationMs, audio?.durationMs),
    maxFrames: Math.ceil((maxDurationMs * frameRate.num) / (1000 * frameRate.den)) + 1,
  };
}

/** Returns the decoder that supports a source's alpha if ffmpeg's own does not. */
export function findAlphaDecoder(
  { codec, hasAlpha }: VideoStreamProbe,
  features: FfmpegFeatures,
): WorkingVisualPlan['decoder'] {
  if (!hasAlpha) return undefined;
  if (codec === 'vp9' && features.hasLibvpxVp9) return 'libvpx-vp9';
  return codec === 'vp8' && features.hasLibvpxVp8 ? 'libvpx' : undefined;
}

/** Returns whether a source may be transparent somewhere, as far as this ffmpeg can tell. */
export function canShowAlpha(video: VideoStreamProbe, features: FfmpegFeatures): boolean {
  const needsOther = video.codec === 'vp8' || video.codec === 'vp9';
  return video.hasAlpha && (!needsOther || findAlphaDecoder(video, features) !== undefined);
}

/** Returns how long the last frame is held: no audio is lost if it is much longer than the video. */
function planHold(visualMs: number | undefined, audioMs: number | undefined): number {
  if (visualMs === undefined || audioMs === undefined) return 0;
  const excessMs = audioMs - visualMs;
  return excessMs > AUDIO_SLACK_MS ? excessMs : 0;
}
