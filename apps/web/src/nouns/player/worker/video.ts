import type { VideoFrameImage } from '@reelwright/compositor';
import type { Media } from '@reelwright/timeline';
import { Input, type InputVideoTrack, MP4, UrlSource, type VideoSample, VideoSampleSink } from 'mediabunny';
import { PreviewError } from '../model/preview-error.ts';

export type VideoMedia = Extract<Media, { kind: 'video' }>;

/** An open video file; each clip that shows it has its own reader. */
export interface Video {
  media: VideoMedia;
  sink: VideoSampleSink;
  /** In seconds. */
  firstTimestamp: number;
  close(): void;
}

/** Prefers software decoding: its samples can be copied at once, and are the same on every machine. */
async function preferSoftware(track: InputVideoTrack): Promise<'prefer-software' | 'no-preference'> {
  const config = await track.getDecoderConfig();
  if (!config) throw new PreviewError('unsupported', 'The film is of no known kind');
  const softly = { ...config, hardwareAcceleration: 'prefer-software' } as const;
  const { supported } = await VideoDecoder.isConfigSupported(softly);
  return supported ? 'prefer-software' : 'no-preference';
}

async function openTrack(input: Input): Promise<InputVideoTrack> {
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new PreviewError('media_broken', 'The film has no picture');
  if (!(await track.canDecode())) throw new PreviewError('unsupported', 'This browser cannot decode the film');
  return track;
}

/** Opens a video file. Throws PreviewError. */
export async function openVideo(media: VideoMedia, url: string): Promise<Video> {
  const input = new Input({
    source: new UrlSource(url, { getRetryDelay: (tries) => (tries < 3 ? 0.4 * (tries + 1) : null) }),
    formats: [MP4],
  });
  try {
    const track = await openTrack(input);
    return {
      media,
      sink: new VideoSampleSink(track, { hardwareAcceleration: await preferSoftware(track) }),
      firstTimestamp: await track.getFirstTimestamp(),
      close: () => input.dispose(),
    };
  } catch (error) {
    input.dispose();
    if (error instanceof PreviewError) throw error;
    throw new PreviewError(navigator.onLine ? 'media_broken' : 'offline', 'The film could not be opened', {
      cause: error,
    });
  }
}

/** Splits the interleaved samples of a half-size chroma plane into two planes, as in I420. */
function splitChroma(pairs: Uint8Array, u: Uint8Array, v: Uint8Array): void {
  for (let at = 0; at < u.length; at++) {
    u[at] = pairs[2 * at] ?? 128;
    v[at] = pairs[2 * at + 1] ?? 128;
  }
}

/** Copies the samples of a decoded frame without colour conversion or scaling. */
export async function copyPlanes(sample: VideoSample, media: VideoMedia): Promise<VideoFrameImage> {
  const { width, height } = sample.visibleRect;
  const shown = media.alpha === 'stacked' ? { width, height: height / 2 } : { width, height };
  const facts = {
    ...shown,
    alpha: media.alpha,
    region: { x: 0, y: 0, width: media.width, height: media.height },
  };
  const lumaBytes = width * height;
  const chroma = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const chromaBytes = chroma.width * chroma.height;
  const planes = {
    y: { offset: 0, stride: width },
    u: { offset: lumaBytes, stride: chroma.width },
    v: { offset: lumaBytes + chromaBytes, stride: chroma.width },
  };
  const bytes = new Uint8Array(lumaBytes + 2 * chromaBytes);
  switch (sample.format) {
    case 'I420':
      await sample.copyTo(bytes, { layout: [planes.y, planes.u, planes.v] });
      return { ...facts, bytes, planes };
    case 'NV12': {
      const pairs = new Uint8Array(lumaBytes + 2 * chromaBytes);
      const layout = [planes.y, { offset: lumaBytes, stride: 2 * chroma.width }];
      await sample.copyTo(pairs, { layout });
      bytes.set(pairs.subarray(0, lumaBytes));
      splitChroma(
        pairs.subarray(lumaBytes),
        bytes.subarray(lumaBytes, lumaBytes + chromaBytes),
        bytes.subarray(lumaBytes + chromaBytes),
      );
      return { ...facts, bytes, planes };
    }
    default:
      throw new PreviewError('unsupported', `A video decoded to ${sample.format ?? 'something that can not be read'}`);
  }
}
