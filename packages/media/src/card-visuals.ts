import { BT709_ARGS, REPEATABLE_ARGS, toFileArgument, VIDEO_TIMESCALE } from './ffmpeg-arguments.ts';
import { fitLongerSide } from './visuals.ts';

/**
 * What a card shows of a video: a still, and a short silent video that plays while the pointer is over it. Frames count
 * from the first one of the segment whose encoder makes them.
 */
export interface CardVisuals {
  thumbnail?: { frame: number; maxSide: number; output: string };
  preview?: { frames: number; maxSide: number; output: string };
}

/**
 * Returns further outputs for the ffmpeg that encodes a segment, to be put after its own: made of the frames that it
 * reads anyway, they cost no decoding. The same frames give the same bytes.
 */
export function cardVisualsArgs({ thumbnail, preview }: CardVisuals): string[] {
  return [...(thumbnail ? thumbnailOutput(thumbnail) : []), ...(preview ? previewOutput(preview) : [])];
}

function thumbnailOutput({ frame, maxSide, output }: NonNullable<CardVisuals['thumbnail']>): string[] {
  // JPEG is BT.601, full range, by its standard; BT.709 would shift greens and reds.
  const scale = `${fitLongerSide(maxSide)}:out_color_matrix=bt601:out_range=full,format=yuvj420p`;
  return [
    ['-map', '0:v:0', '-frames:v', '1', '-fps_mode', 'passthrough', '-vf', `select='eq(n,${frame})',${scale}`],
    ['-c:v', 'mjpeg', '-q:v', '3', ...REPEATABLE_ARGS, '-flags:v', '+bitexact'],
    ['-update', '1', '-f', 'image2', toFileArgument(output)],
  ].flat();
}

function previewOutput({ frames, maxSide, output }: NonNullable<CardVisuals['preview']>): string[] {
  return [
    ['-map', '0:v:0', '-an', '-frames:v', String(frames), '-fps_mode', 'passthrough'],
    // Dropped before they are scaled: the segment goes on after the preview's last frame.
    ['-vf', `trim=end_frame=${frames},${fitLongerSide(maxSide)},format=yuv420p`],
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '27', '-threads', '1', '-profile:v', 'main'],
    BT709_ARGS,
    ['-video_track_timescale', String(VIDEO_TIMESCALE)],
    REPEATABLE_ARGS,
    ['-flags:v', '+bitexact', '-movflags', '+faststart', '-f', 'mp4', toFileArgument(output)],
  ].flat();
}
