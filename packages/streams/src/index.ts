export { isWebPage, isWholePart } from './is-whole-part.ts';
export { type DashVerdict, readDash } from './read-dash.ts';
export { type HlsAudio, type HlsVerdict, readHls } from './read-hls.ts';
export { readVideoPage, type VideoPage } from './read-video-page.ts';
export { readYtDlp, type YtDlpVerdict, ytDlpArgs } from './read-yt-dlp.ts';
export {
  type ByteRange,
  type FoundStream,
  type StreamPart,
  type StreamProblem,
  type StreamSource,
} from './stream.ts';
