import { type Compositor, createCompositor } from '@reelwright/compositor';
import { evaluate, type FrameDescription, outputCanvas, type TimelineDocument } from '@reelwright/timeline';
import { createCanvasHost } from './canvas-host.ts';
import type { VideoShelf } from './video-shelf.ts';
import type { FontShelf } from './load-fonts.ts';
import type { ImageShelf } from './image-shelf.ts';
import type { MediaFiles } from './media-files.ts';
import { sourcesOf } from './visual-sources.ts';

/** Paints a document at one size. Calls of `prepare` and `paint` must not overlap. */
export interface Painter {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** Loads everything that a frame shows. Throws PreviewError. */
  prepare(tick: number): Promise<FrameDescription>;
  /**
   * Decodes the images of a later frame; resolves when they are loaded. Never rejects: failures are reported when the
   * frame is due.
   */
  warm(tick: number): Promise<void>;
  /** Returns I420 samples, limited-range BT.709; valid until the next call. */
  paint(frame: FrameDescription): Uint8Array<ArrayBuffer>;
  /** Sets another document for the same canvas. */
  setDocument(document: TimelineDocument): void;
}

/** Reserved address space; only used pages become memory. */
const MEMORY_BYTES = 320 * 1024 ** 2;
/** The images' share; the rest is for sprites, videos and frames. */
const IMAGE_BYTES = 160 * 1024 ** 2;
/** Including alpha and all smaller copies. */
const BYTES_PER_PIXEL = { opaque: 2, withAlpha: 4 };

interface Resident {
  url: string;
  bytes: number;
}

export interface PainterInput {
  document: TimelineDocument;
  scale: number;
  files: MediaFiles;
  images: ImageShelf;
  videos: VideoShelf;
  fonts: Pick<FontShelf, 'nameLoaded'>;
}

export async function createPainter({
  document: first,
  scale,
  files,
  images,
  videos,
  fonts,
}: PainterInput): Promise<Painter> {
  const { width, height } = outputCanvas(first, scale);
  const compositor: Compositor = await createCompositor({
    width,
    height,
    canvas: createCanvasHost(fonts),
    ringFrames: 1,
    memoryBytes: MEMORY_BYTES,
  });
  let document = first;
  // In order of last use.
  const residents = new Map<string, Resident>();
  const logos = new Map<string, string>();
  const loading = new Map<string, Promise<void>>();
  const shownVideos = new Map<string, string>();

  function hasAlpha(media: string): boolean {
    const facts = document.media[media];
    return facts?.kind === 'image' && facts.hasAlpha;
  }

  function dropImage(media: string): void {
    compositor.dropImage(media);
    residents.delete(media);
  }

  function makeRoom(bytes: number, needed: ReadonlySet<string>): void {
    let used = bytes;
    for (const image of residents.values()) used += image.bytes;
    for (const [media, image] of residents) {
      if (used <= IMAGE_BYTES) return;
      if (needed.has(media)) continue;
      dropImage(media);
      used -= image.bytes;
    }
  }

  async function addImage(media: string, url: string, needed: ReadonlySet<string>): Promise<void> {
    const image = await images.read(media, hasAlpha(media));
    const bytes = image.width * image.height * (image.hasAlpha ? BYTES_PER_PIXEL.withAlpha : BYTES_PER_PIXEL.opaque);
    makeRoom(bytes, needed);
    compositor.addImage(media, image);
    residents.set(media, { url, bytes });
  }

  async function addLogo(media: string, url: string): Promise<void> {
    compositor.addLogo(media, await images.read(media, true));
    logos.set(media, url);
  }

  /** Loads a key once for all its callers. */
  function loadOnce(key: string, load: () => Promise<void>): Promise<void> {
    const known = loading.get(key);
    if (known) return known;
    const started = load().finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  }

  function needImage(media: string, needed: ReadonlySet<string>): Promise<void> | undefined {
    const url = files.addressOf(media);
    const known = residents.get(media);
    if (known?.url === url) {
      residents.delete(media);
      residents.set(media, known);
      return undefined;
    }
    return loadOnce(`image ${media} ${url}`, () => addImage(media, url, needed));
  }

  function needLogo(media: string): Promise<void> | undefined {
    const url = files.addressOf(media);
    return logos.get(media) === url ? undefined : loadOnce(`logo ${media} ${url}`, () => addLogo(media, url));
  }

  return {
    scale,
    width,
    height,
    async prepare(tick) {
      const frame = evaluate(document, tick, scale);
      const sources = sourcesOf(frame);
      const waits = [
        ...[...sources.images].map((media) => needImage(media, sources.images)),
        ...[...sources.logos].map(needLogo),
        ...[...sources.videos.values()].map(async (source) => {
          const name = `${files.addressOf(source.media)} ${source.frame}`;
          if (shownVideos.get(source.clip) === name) return;
          compositor.setVideoFrame(source, await videos.read(source));
          shownVideos.set(source.clip, name);
        }),
      ].filter((wait) => wait !== undefined);
      if (waits.length > 0) await Promise.all(waits);
      for (const clip of shownVideos.keys()) {
        if (sources.videos.has(clip)) continue;
        compositor.dropVideo(clip);
        shownVideos.delete(clip);
      }
      return frame;
    },
    async warm(tick) {
      const sources = sourcesOf(evaluate(document, tick, scale));
      for (const source of sources.videos.values()) videos.warm(source);
      const images = [...sources.images].map((media) => needImage(media, sources.images));
      await Promise.allSettled([...images, ...[...sources.logos].map(needLogo)]);
    },
    paint: (frame) => compositor.paint(frame),
    setDocument(next) {
      for (const media of residents.keys()) if (!next.media[media]) dropImage(media);
      document = next;
    },
  };
}
