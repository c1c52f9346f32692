import { inputArgs, QUIET_ARGS, REPEATABLE_ARGS, toFileArgument } from './ffmpeg-arguments.ts';

/** Containers in which downloaded streams are joined. */
export type DownloadContainer = 'mp4' | 'webm' | 'mkv';

const MP4_VIDEO = new Set(['h264', 'hevc', 'av1', 'vp9', 'mpeg4']);
const MP4_AUDIO = new Set(['aac', 'mp3', 'ac3', 'eac3', 'opus', 'flac', 'alac']);
const WEBM_VIDEO = new Set(['vp8', 'vp9', 'av1']);
const WEBM_AUDIO = new Set(['opus', 'vorbis']);
const MUXERS: Readonly<Record<DownloadContainer, string>> = { mp4: 'mp4', webm: 'webm', mkv: 'matroska' };

/** Returns the most common container that takes both codecs, as ffprobe names them. */
export function chooseContainer({ video, audio }: { video: string; audio: string | undefined }): DownloadContainer {
  const takes = (videos: ReadonlySet<string>, audios: ReadonlySet<string>): boolean =>
    videos.has(video) && (audio === undefined || audios.has(audio));
  if (takes(MP4_VIDEO, MP4_AUDIO)) return 'mp4';
  return takes(WEBM_VIDEO, WEBM_AUDIO) ? 'webm' : 'mkv';
}

/**
 * Returns the arguments of ffmpeg to put a video, and audio of another file where it has a file of its own, into one
 * container. Nothing is encoded.
 */
export function muxStreamsArgs(streams: {
  video: string;
  audio: string | undefined;
  container: DownloadContainer;
  output: string;
}): string[] {
  const { video, audio, container } = streams;
  return [
    QUIET_ARGS,
    inputArgs(video),
    audio === undefined ? [] : inputArgs(audio),
    // The question mark: without audio, the video is taken alone.
    ['-map', '0:v:0', '-map', audio === undefined ? '0:a:0?' : '1:a:0', '-c', 'copy', ...REPEATABLE_ARGS],
    container === 'mp4' ? ['-movflags', '+faststart'] : [],
    ['-f', MUXERS[container], toFileArgument(streams.output)],
  ].flat();
}

/** Guards a list of files that the product wrote itself (`formatFileList`): Matroska files and nothing else. */
const FILE_LIST_GUARD_ARGS: readonly string[] = [
  ['-protocol_whitelist', 'file,pipe', '-format_whitelist', 'concat,matroska,webm', '-f', 'concat', '-safe', '0'],
].flat();

/** Returns a list of files for `joinGroupsArgs`; the paths must be absolute and without quotes. */
export const formatFileList = (paths: readonly string[]): string =>
  ['ffconcat version 1.0', ...paths.map((path) => `file 'file:${path}'`), ''].join('\n');

/** Returns the arguments of ffmpeg to copy all streams of a group of parts into Matroska, from which groups can be joined. */
export function copyGroupArgs({ input, output }: { input: string; output: string }): string[] {
  return [
    QUIET_ARGS,
    inputArgs(input),
    ['-map', '0:v:0?', '-map', '0:a:0?', '-c', 'copy', ...REPEATABLE_ARGS],
    ['-f', 'matroska', toFileArgument(output)],
  ].flat();
}

/** Returns the arguments of ffmpeg to join the files of a list, one after another, without encoding them. */
export function joinGroupsArgs({ list, output }: { list: string; output: string }): string[] {
  return [
    QUIET_ARGS,
    [...FILE_LIST_GUARD_ARGS, '-i', toFileArgument(list)],
    ['-map', '0', '-c', 'copy', ...REPEATABLE_ARGS, '-f', 'matroska', toFileArgument(output)],
  ].flat();
}

/** Returns the arguments of ffmpeg to make an MP3 with tags (ID3v2.3) of a file's audio. `cover` is a JPEG. */
export function encodeTaggedMp3Args(mp3: {
  input: string;
  cover: string | undefined;
  bitrateKbps: number;
  tags: { title: string; artist: string };
  output: string;
}): string[] {
  const { input, cover, bitrateKbps, tags } = mp3;
  return [
    QUIET_ARGS,
    inputArgs(input),
    // By its name, ffmpeg would take it for the first of a sequence of images.
    cover === undefined ? [] : ['-f', 'jpeg_pipe', ...inputArgs(cover)],
    ['-map', '0:a:0', '-c:a', 'libmp3lame', '-b:a', `${bitrateKbps}k`, '-ac', '2', '-write_xing', '1'],
    cover === undefined ? [] : ['-map', '1:v:0', '-c:v', 'copy', '-disposition:v:0', 'attached_pic'],
    REPEATABLE_ARGS,
    ['-id3v2_version', '3'],
    cover === undefined ? [] : ['-metadata:s:v:0', 'title=Album cover', '-metadata:s:v:0', 'comment=Cover (front)'],
    Object.entries(tags).flatMap(([name, value]) => (value === '' ? [] : ['-metadata', `${name}=${value}`])),
    ['-f', 'mp3', toFileArgument(mp3.output)],
  ].flat();
}

/**
 * Returns the arguments of ffmpeg to save the first frame of a video, or a still image whose type is given, as a JPEG of
 * at most `maxSidePx`.
 */
export function firstFrameArgs(frame: {
  input: string;
  still?: 'jpeg' | 'png';
  maxSidePx: number;
  output: string;
}): string[] {
  const { input, still, maxSidePx, output } = frame;
  const scale = `scale='min(${maxSidePx},iw)':'min(${maxSidePx},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;
  return [
    QUIET_ARGS,
    still === undefined ? [] : ['-f', `${still}_pipe`],
    inputArgs(input),
    ['-map', '0:v:0', '-frames:v', '1', '-vf', `${scale},format=yuvj420p`, '-q:v', '3', ...REPEATABLE_ARGS],
    ['-f', 'mjpeg', toFileArgument(output)],
  ].flat();
}
