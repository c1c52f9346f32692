import type { VideoSample } from 'mediabunny';
import type { VideoFrameImage } from '@reelwright/compositor';
import { PreviewError } from '../model/preview-error.ts';
import { copyPlanes, type Video } from './video.ts';

/** Reads the frames of one clip, forwards and backwards. */
export interface VideoReader {
  /** Decodes a frame by its number. Calls must not overlap. Throws PreviewError. */
  read(frame: number): Promise<VideoFrameImage>;
  close(): void;
}

/** For jumps of more frames than this, half a second, decoding from a key frame is faster. */
const NEAR_FRAMES = 16;
/** Frames read at once when the clip runs backwards: a group of pictures. */
const BACKWARD_FRAMES = 15;
const BACKWARD_BYTES = 96 * 1024 ** 2;

export function openVideoReader(video: Video): VideoReader {
  const { num, den } = video.media.frameRate;
  let samples: AsyncGenerator<VideoSample, void, unknown> | undefined;
  let next: VideoSample | undefined;
  let shown: { frame: number; image: VideoFrameImage } | undefined;
  /** Decoded frames of a clip that runs backwards. */
  const behind = new Map<number, VideoFrameImage>();

  const frameOf = (sample: VideoSample) => Math.round(((sample.timestamp - video.firstTimestamp) * num) / den);
  /** Returns the middle of a frame, so that rounding never selects its neighbour. */
  const secondsOf = (frame: number) => video.firstTimestamp + ((frame + 0.5) * den) / num;

  async function stop(): Promise<void> {
    next?.close();
    next = undefined;
    await samples?.return();
    samples = undefined;
  }

  async function startAt(frame: number): Promise<void> {
    await stop();
    samples = video.sink.samples(secondsOf(frame));
  }

  async function advance(): Promise<VideoSample | undefined> {
    next?.close();
    next = undefined;
    const step = await samples?.next();
    next = step?.done === false ? step.value : undefined;
    return next;
  }

  async function readForward(frame: number): Promise<VideoFrameImage> {
    const from = next ? frameOf(next) : undefined;
    if (from === undefined || frame < from || frame > from + NEAR_FRAMES) await startAt(frame);
    let sample = next ?? (await advance());
    while (sample && frameOf(sample) < frame) sample = await advance();
    // A file may end a frame earlier than its duration says: the last frame stays.
    if (!sample) return shown?.image ?? (await readLast());
    return copyPlanes(sample, video.media);
  }

  async function readLast(): Promise<VideoFrameImage> {
    const sample = await video.sink.getSample(Number.MAX_SAFE_INTEGER);
    if (!sample) throw new PreviewError('media_broken', 'The film has no frames');
    try {
      return await copyPlanes(sample, video.media);
    } finally {
      sample.close();
    }
  }

  /** Decodes a frame together with the frames before it, and keeps them. */
  async function readBackward(frame: number): Promise<VideoFrameImage> {
    await stop();
    behind.clear();
    let bytes = 0;
    for await (const sample of video.sink.samples(
      secondsOf(Math.max(0, frame - BACKWARD_FRAMES + 1)),
      secondsOf(frame + 1),
    )) {
      try {
        const image = await copyPlanes(sample, video.media);
        behind.set(frameOf(sample), image);
        bytes += image.bytes.length;
      } finally {
        sample.close();
      }
      // The earliest frames are dropped: they can be read again when they are due.
      for (const [earliest, image] of behind) {
        if (bytes <= BACKWARD_BYTES) break;
        behind.delete(earliest);
        bytes -= image.bytes.length;
      }
    }
    return behind.get(frame) ?? (await readForward(frame));
  }

  async function readFrame(frame: number): Promise<VideoFrameImage> {
    const kept = behind.get(frame);
    if (kept) return kept;
    const isBackwards = shown !== undefined && frame < shown.frame && frame >= shown.frame - BACKWARD_FRAMES;
    if (isBackwards) return readBackward(frame);
    behind.clear();
    return readForward(frame);
  }

  return {
    async read(frame) {
      if (shown?.frame === frame) return shown.image;
      try {
        const image = await readFrame(frame);
        shown = { frame, image };
        return image;
      } catch (error) {
        if (error instanceof PreviewError) throw error;
        const failure = navigator.onLine ? 'media_broken' : 'offline';
        throw new PreviewError(failure, `Frame ${frame} of a film could not be decoded`, { cause: error });
      }
    },
    close() {
      behind.clear();
      void stop();
    },
  };
}
