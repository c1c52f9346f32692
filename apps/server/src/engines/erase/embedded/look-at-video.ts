import { writeFile } from 'node:fs/promises';
import { serialize } from 'node:v8';
import {
  addMargin,
  cropFrame,
  studyMark,
  type SuggestedBox,
  suggestBoxes,
  toPixelBox,
  type YuvPlanes,
} from '@reelwright/erase';
import { decodeFramesArgs, decodeKeyFramesArgs, keyFrameInterval } from '@reelwright/media';
import { codedSize } from '#src/studio/render/video/frame-source.ts';
import { startFrameDecoder } from '#src/studio/render/video/frame-decoder.ts';
import type { TimedBox, VideoToErase } from '../erase.ts';

/** Images in which boxes are looked for. */
const SMALL_WIDTH = 480;
const MAX_IMAGES = 60;
/** Frames from which a mark is learned. */
const MAX_SAMPLES = 40;
/** For shorter times, key frames are too few. */
const SHORT_S = 24;

/** Suggests boxes, in small images of key frames. */
export async function suggestForVideo(video: VideoToErase): Promise<SuggestedBox[]> {
  const { width, height } = video.media;
  const scale = Math.min(1, SMALL_WIDTH / width);
  const small = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const images: Uint8Array[] = [];
  const listed = listFrames(video, { from: 0, to: video.frames }, MAX_IMAGES);
  await readListed(video, listed, (frame) => images.push(shrinkLuma(frame, video.media, small)));
  return suggestBoxes(images, small);
}

/** Learns what the mark of a box looks like, and writes it to a file. Returns whether there is one. */
export async function studyVideo({
  video,
  box,
  outputPath,
}: {
  video: VideoToErase;
  box: TimedBox;
  outputPath: string;
}): Promise<boolean> {
  const pixels = toPixelBox(box, video.media);
  const crop = addMargin(pixels, video.media);
  const samples: YuvPlanes[] = [];
  await readListed(video, listFrames(video, box, MAX_SAMPLES), (frame) => {
    samples.push(cropFrame(frame, codedSizeOf(video), crop));
  });
  if (samples.length < 2) return false;
  const study = studyMark({
    frames: samples,
    size: { width: crop.width, height: crop.height },
    box: { ...pixels, left: pixels.left - crop.left, top: pixels.top - crop.top },
    videoHeight: video.media.height,
  });
  if (!study) return false;
  await writeFile(outputPath, serialize(study));
  return true;
}

/** The size of what is decoded: alpha lies below the colours. */
export const codedSizeOf = ({ media }: Pick<VideoToErase, 'media'>): { width: number; height: number } =>
  codedSize(media as Parameters<typeof codedSize>[0]);

interface ListedFrames {
  frames: number[];
  areKeyFrames: boolean;
}

/** Lists frames that are spread evenly; only key frames, if there are enough: others take ten times as long to decode. */
function listFrames(video: VideoToErase, { from, to }: { from: number; to: number }, most: number): ListedFrames {
  const { frameRate } = video.media;
  const key = keyFrameInterval(frameRate);
  const areKeyFrames = (to - from) * frameRate.den > SHORT_S * frameRate.num;
  const first = areKeyFrames ? Math.ceil(from / key) * key : from;
  const unit = areKeyFrames ? key : 1;
  const stride = unit * Math.max(1, Math.ceil((to - first) / unit / most));
  const frames: number[] = [];
  for (let frame = first; frame < to; frame += stride) frames.push(frame);
  return { frames, areKeyFrames };
}

async function readListed(
  video: VideoToErase,
  { frames, areKeyFrames }: ListedFrames,
  onFrame: (frame: Uint8Array) => void,
): Promise<void> {
  const { path, media } = video;
  if (frames.length === 0) return;
  const args = areKeyFrames
    ? decodeKeyFramesArgs({ input: path })
    : decodeFramesArgs({ input: path, frameRate: media.frameRate, frames });
  const size = codedSizeOf(video);
  const decoder = startFrameDecoder({ program: 'ffmpeg', args, ...size });
  const frame = new Uint8Array((size.width * size.height * 3) / 2);
  const key = keyFrameInterval(media.frameRate);
  const wanted = new Set(frames);
  const last = frames.at(-1) ?? 0;
  try {
    for (let read = 0; await decoder.read(frame); read += 1) {
      if (!areKeyFrames || wanted.has(read * key)) onFrame(frame);
      if (areKeyFrames && read * key >= last) break;
    }
  } finally {
    await decoder.close();
  }
}

/** Shrinks luma by the mean of what each pixel covers. */
function shrinkLuma(
  frame: Uint8Array,
  { width, height }: { width: number; height: number },
  small: { width: number; height: number },
): Uint8Array {
  if (small.width === width) return frame.slice(0, width * height);
  const shrunk = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y += 1) {
    const [top, bottom] = [y, y + 1].map((row) => Math.floor((row * height) / small.height));
    for (let x = 0; x < small.width; x += 1) {
      const [left, right] = [x, x + 1].map((column) => Math.floor((column * width) / small.width));
      let [sum, count] = [0, 0];
      for (let row = top ?? 0; row < (bottom ?? 0); row += 1)
        for (let column = left ?? 0; column < (right ?? 0); column += 1) {
          sum += frame[row * width + column] ?? 0;
          count += 1;
        }
      shrunk[y * small.width + x] = count > 0 ? Math.round(sum / count) : 0;
    }
  }
  return shrunk;
}
