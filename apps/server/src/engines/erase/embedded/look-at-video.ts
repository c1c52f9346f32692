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

/** Images in which boxes are looked for. They keep their size up to this height, in pixels: scaling makes edges sharp. */
const MAX_HEIGHT = 1440;
const MAX_IMAGES = 36;
/** Frames from which a mark is learned. */
const MAX_SAMPLES = 40;
/** For shorter times, key frames are too few. */
const SHORT_S = 24;

/** Suggests boxes, in the luma of frames that are spread over a video. */
export async function suggestForVideo(video: VideoToErase): Promise<SuggestedBox[]> {
  const { width, height } = video.media;
  const scale = Math.max(1, Math.ceil(height / MAX_HEIGHT));
  const size = { width: Math.floor(width / scale), height: Math.floor(height / scale) };
  const images: Uint8Array[] = [];
  const listed = listFrames(video, { from: 0, to: video.frames }, MAX_IMAGES);
  await readListed(video, listed, (frame) => images.push(shrinkLuma(frame, width, size, scale)));
  return suggestBoxes(images, size);
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

/** Returns a frame's luma; at a scale above 1, each pixel is the mean of a square. */
function shrinkLuma(
  frame: Uint8Array,
  width: number,
  size: { width: number; height: number },
  scale: number,
): Uint8Array {
  if (scale === 1) return frame.slice(0, size.width * size.height);
  const shrunk = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      let sum = 0;
      for (let row = y * scale; row < (y + 1) * scale; row += 1)
        for (let column = x * scale; column < (x + 1) * scale; column += 1) sum += frame[row * width + column] ?? 0;
      shrunk[y * size.width + x] = Math.round(sum / scale ** 2);
    }
  return shrunk;
}
