import { halve, halveMask } from '@reelwright/erase';
import { startFrameDecoder } from '#src/studio/render/video/frame-decoder.ts';
import { decodeFramesArgs } from '@reelwright/media';
import type { FillOrder } from './erase-protocol.ts';
import { openSegmentEncoder } from './erase-video.ts';
import { codedSizeOf } from './look-at-video.ts';

/** Of the mask's video, which is without loss. */
const MADE = 128;

/** Replaces what was made up in each frame by what another video shows there. All other pixels stay. */
export async function fillVideo(order: FillOrder, onFrames: (frames: number) => void): Promise<null> {
  const { video, frames, crf, outputPath } = order;
  const size = codedSizeOf(video);
  const count = frames.to - frames.from;
  const decoders = [order.erasedPath, order.madePath, order.filledPath].map((input) =>
    startFrameDecoder({
      program: 'ffmpeg',
      args: decodeFramesArgs({
        input,
        frameRate: video.media.frameRate,
        frames: Array.from({ length: count }, (_, index) => index),
      }),
      ...size,
    }),
  );
  const encoder = openSegmentEncoder(video, { output: outputPath, crf });
  const luma = size.width * size.height;
  const chroma = halve(size).width * halve(size).height;
  const [erased, made, filled] = [0, 1, 2].map(() => new Uint8Array(luma + 2 * chroma));
  try {
    if (!erased || !made || !filled) return null;
    for (let frame = 0; frame < count; frame += 1) {
      const targets = [erased, made, filled];
      const isRead = await Promise.all(decoders.map((decoder, index) => decoder.read(targets[index] ?? erased)));
      if (isRead.includes(false)) throw new Error(`a video ends at frame ${frame}`);
      const mask = made.subarray(0, luma).map((value) => (value >= MADE ? 1 : 0));
      const half = halveMask(mask, size);
      const painted = erased.slice();
      for (let at = 0; at < luma; at += 1) if (mask[at] === 1) painted[at] = filled[at] ?? 0;
      for (let at = 0; at < chroma; at += 1) {
        if (half[at] !== 1) continue;
        painted[luma + at] = filled[luma + at] ?? 0;
        painted[luma + chroma + at] = filled[luma + chroma + at] ?? 0;
      }
      await encoder.write(painted);
      onFrames(frame + 1);
    }
    await encoder.finish();
  } catch (error) {
    await encoder.kill();
    throw error;
  } finally {
    for (const decoder of decoders) await decoder.close();
  }
  return null;
}
