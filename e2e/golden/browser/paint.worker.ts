import { type Compositor, createCompositor, type SpriteContext, type VideoFrameImage } from '@reelwright/compositor';
import { evaluate, frameToTick, type Media, outputCanvas, type PictureLayer } from '@reelwright/timeline';
import { BufferSource, Input, MP4, VideoSampleSink } from 'mediabunny';
import type { PaintAnswer, PaintOrder } from './paint-messages.ts';

type VideoMedia = Extract<Media, { kind: 'video' }>;

const COMPOSITOR_BYTES = 512 * 1024 ** 2;

/** The library of types that this workspace uses is the window's. */
const { fonts: fontSet } = globalThis as unknown as { fonts: FontFaceSet };
const knownFonts = new Set<string>();

async function loadFonts({ fonts }: PaintOrder): Promise<void> {
  const missing = fonts.filter(({ url }) => !knownFonts.has(url));
  const faces = missing.map(
    ({ family, weight, url }) => new FontFace(family, `url(${url})`, { weight: String(weight) }),
  );
  for (const face of faces) fontSet.add(await face.load());
  for (const { url } of missing) knownFonts.add(url);
}

async function readPixels(url: string): Promise<{ width: number; height: number; pixels: Uint8ClampedArray }> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob(), {
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
  });
  // As on the server, an odd last column or row is left out.
  const width = bitmap.width - (bitmap.width % 2);
  const height = bitmap.height - (bitmap.height % 2);
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}

async function openFilm(url: string, media: VideoMedia) {
  const input = new Input({ source: new BufferSource(await (await fetch(url)).arrayBuffer()), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error(`${url} has no film`);
  const sink = new VideoSampleSink(track);
  const { num, den } = media.frameRate;
  return {
    async readFrame(frame: number): Promise<VideoFrameImage> {
      const sample = await sink.getSample(((frame + 0.5) * den) / num);
      if (!sample) throw new Error(`${url} has no frame ${frame}`);
      const decoded = sample.toVideoFrame();
      const rect = decoded.visibleRect;
      if (decoded.format !== 'I420' || !rect) throw new Error(`${url} decodes to ${decoded.format}`);
      const bytes = new Uint8Array(decoded.allocationSize({ rect }));
      const [y, u, v] = await decoded.copyTo(bytes, { rect });
      decoded.close();
      sample.close();
      if (!y || !u || !v) throw new Error('A plane is missing');
      const { width, height, alpha } = media;
      return { bytes, planes: { y, u, v }, width, height, alpha, region: { x: 0, y: 0, width, height } };
    },
  };
}

async function addPictures(compositor: Compositor, { document, urls }: PaintOrder): Promise<void> {
  for (const track of document.tracks) {
    for (const clip of track.clips) {
      if (clip.kind !== 'image' && clip.kind !== 'logo') continue;
      const media = document.media[clip.media];
      const url = urls[clip.media];
      if (media?.kind !== 'image' || url === undefined) throw new Error(`No image ${clip.media}`);
      const image = await readPixels(url);
      if (clip.kind === 'logo') compositor.addLogo(clip.media, image);
      else {
        const region = { x: 0, y: 0, width: image.width, height: image.height };
        compositor.addPicture(clip.media, { ...image, hasAlpha: media.hasAlpha, region });
      }
    }
  }
}

async function paint(order: PaintOrder): Promise<void> {
  const { document, scale, urls } = order;
  await loadFonts(order);
  const compositor = await createCompositor({
    ...outputCanvas(document, scale),
    canvas: {
      createContext: (width, height) =>
        new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true }) as unknown as SpriteContext,
    },
    ringFrames: 1,
    memoryBytes: COMPOSITOR_BYTES,
  });
  await addPictures(compositor, order);
  const films = new Map<string, Awaited<ReturnType<typeof openFilm>>>();
  for (const [id, media] of Object.entries(document.media)) {
    const url = urls[id];
    if (media.kind === 'video' && url !== undefined) films.set(id, await openFilm(url, media));
  }
  for (const frame of order.frames) {
    const description = evaluate(document, frameToTick(frame, document.frameRate), scale);
    const pictures = description.layers.flatMap((layer): PictureLayer[] => {
      if (layer.kind === 'picture') return [layer];
      return layer.kind === 'transition' ? [layer.from, layer.to] : [];
    });
    for (const { source } of pictures) {
      if (source.kind !== 'video') continue;
      const film = films.get(source.media);
      if (!film) throw new Error(`No film ${source.media}`);
      compositor.setVideoFrame(source, await film.readFrame(source.frame));
    }
    await fetch(order.paintedUrl, { method: 'POST', body: compositor.paint(description).slice() });
  }
}

addEventListener('message', ({ data }: MessageEvent<PaintOrder>) => {
  void paint(data)
    .then((): PaintAnswer => ({ kind: 'done' }))
    .catch(
      (error: unknown): PaintAnswer => ({
        kind: 'failed',
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    )
    .then((answer) => postMessage(answer));
});
