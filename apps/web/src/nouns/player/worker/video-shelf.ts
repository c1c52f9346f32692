import type { VideoFrameImage } from '@reelwright/compositor';
import type { VisualSource, TimelineDocument } from '@reelwright/timeline';
import { PreviewError } from '../model/preview-error.ts';
import type { Video } from './video.ts';
import type { VideoReader } from './video-reader.ts';
import type { MediaFiles } from './media-files.ts';

export type VideoFrame = Extract<VisualSource, { kind: 'video' }>;

/** The videos that a document shows. Each file is opened once; each clip has its own reader. */
export interface VideoShelf {
  read(source: VideoFrame): Promise<VideoFrameImage>;
  /** Opens the video of an upcoming clip and decodes its frame, without waiting for it. */
  warm(source: VideoFrame): void;
  setDocument(document: TimelineDocument): void;
  close(): void;
}

/** Each reader holds a decoder. */
const MAX_READERS = 6;

/** Loads the video library on first use: most ads show no videos. */
async function loadLibrary() {
  const [video, reader] = await Promise.all([import('./video.ts'), import('./video-reader.ts')]);
  return { openVideo: video.openVideo, openVideoReader: reader.openVideoReader };
}

interface Shelved {
  url: string;
  reader: Promise<VideoReader>;
  /** The clip's last read; reads run one after another. */
  last: Promise<unknown>;
}

export function openVideoShelf(files: Pick<MediaFiles, 'addressOf'>, first: TimelineDocument): VideoShelf {
  const videos = new Map<string, Promise<Video>>();
  // In order of last use.
  const readers = new Map<string, Shelved>();
  let document = first;

  function findVideo(media: string, url: string): Promise<Video> {
    const known = videos.get(url);
    if (known) return known;
    const facts = document.media[media];
    if (facts?.kind !== 'video') throw new PreviewError('crashed', `${media} is no video`);
    const video = loadLibrary().then(({ openVideo }) => openVideo(facts, url));
    videos.set(url, video);
    video.catch(() => videos.delete(url));
    return video;
  }

  async function openReader(media: string, url: string): Promise<VideoReader> {
    const [{ openVideoReader }, video] = await Promise.all([loadLibrary(), findVideo(media, url)]);
    return openVideoReader(video);
  }

  function dropReader(clip: string): void {
    const shelved = readers.get(clip);
    readers.delete(clip);
    // A reader that failed to open needs no closing; its callers have received the error.
    void shelved?.last.then(async () => (await shelved.reader).close()).catch(() => undefined);
  }

  function findReader({ media, clip }: VideoFrame): Shelved {
    const url = files.addressOf(media);
    const known = readers.get(clip);
    if (known?.url === url) {
      readers.delete(clip);
      readers.set(clip, known);
      return known;
    }
    dropReader(clip);
    const shelved: Shelved = { url, reader: openReader(media, url), last: Promise.resolve() };
    readers.set(clip, shelved);
    const [oldest] = readers.keys();
    if (readers.size > MAX_READERS && oldest !== undefined) dropReader(oldest);
    return shelved;
  }

  function read(source: VideoFrame): Promise<VideoFrameImage> {
    const shelved = findReader(source);
    const image = shelved.last.then(async () => (await shelved.reader).read(source.frame));
    shelved.last = image.catch(() => {
      if (readers.get(source.clip) === shelved) readers.delete(source.clip);
    });
    return image;
  }

  return {
    read,
    warm(source) {
      // The failure is reported when the frame is shown.
      if (!readers.has(source.clip)) void read(source).catch(() => undefined);
    },
    setDocument(next) {
      document = next;
    },
    close() {
      for (const clip of readers.keys()) dropReader(clip);
      for (const video of videos.values()) void video.then((opened) => opened.close()).catch(() => undefined);
      videos.clear();
    },
  };
}
