import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  type Media,
  msToTicks,
  type VisualClip,
  type TextStyle,
  type TimelineDocument,
  type Track,
} from '@reelwright/timeline';
import sharp from 'sharp';
import { type VideoMedia, workingCopyArgs } from './sample-video.ts';

const execute = promisify(execFile);

/** Sample ad for the render's tests and bench: computed images and audio, and a document that shows them. */
export interface SampleAd {
  document: TimelineDocument;
  /** Path of each media file by its id. */
  files: Record<string, string>;
}

export interface SampleAdOptions {
  folder: string;
  width: number;
  height: number;
  durationMs: number;
  scenes: number;
  imagePx: number;
  /**
   * The scenes show images under a moving camera (by default), or videos as large as the canvas with their own audio.
   */
  footage?: 'images' | 'videos';
}

const FRAME_RATE = { num: 30, den: 1 };
/** A video outlasts its scene, as transitions need. */
const VIDEO_TAIL_S = 0.5;

const HUES = ['#c2412d', '#2d6cc2', '#2f8f5b', '#b88a1e', '#7a3fb0'];

const STYLE: TextStyle = {
  family: 'Inter',
  weight: 800,
  size: 0.072,
  color: '#ffffff',
  outline: { color: '#0b0b0f', width: 0.16 },
  align: 'center',
  uppercase: false,
  lineHeight: 1.2,
};

/** Writes an image with soft shapes, hard edges and camera noise, so that it is as hard to encode as a photo. */
async function writeSampleVisual(file: string, { sizePx, index }: { sizePx: number; index: number }): Promise<void> {
  const hue = HUES[index % HUES.length] ?? '#808080';
  const stripes = Array.from(
    { length: 24 },
    (_, i) =>
      `<rect x="${(i * 173 + index * 61) % 1000}" y="${(i * 97) % 1000}" width="${30 + ((i * 37) % 160)}" height="${20 + ((i * 53) % 120)}" fill="hsl(${(i * 47 + index * 80) % 360} 50% 50%)" opacity="0.55" transform="rotate(${i * 15} 500 500)"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 1000 1000">
    <defs><radialGradient id="g"><stop offset="0" stop-color="#f4efe6"/><stop offset="1" stop-color="${hue}"/></radialGradient></defs>
    <rect width="1000" height="1000" fill="url(#g)"/>${stripes}<circle cx="500" cy="500" r="190" fill="${hue}"/></svg>`;
  const grain = await sharp({
    create: {
      width: sizePx,
      height: sizePx,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 10 },
    },
  })
    .blur(0.7)
    .png()
    .toBuffer();
  await sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toFile(file);
}

/** Writes a video as hard to encode as a hand-held one: a moving image with sensor noise. */
async function writeSampleVideo(
  file: string,
  video: { visual: string; width: number; height: number; seconds: number; index: number },
): Promise<void> {
  const { width, height, seconds } = video;
  const pan = `scale=${Math.ceil(height * 1.1)}:-2,crop=${width}:${height}:x='(iw-ow)*(0.5+0.4*sin(t*1.3+${video.index}))':y='(ih-oh)*(0.5+0.4*cos(t))'`;
  await execute(
    'ffmpeg',
    [
      ['-v', 'error', '-y', '-loop', '1', '-framerate', '30', '-t', String(seconds), '-i', video.visual],
      ['-f', 'lavfi', '-i', `sine=f=${300 + 40 * video.index}:d=${seconds}`],
      ['-vf', `${pan},noise=alls=5:allf=t+u,scale=out_color_matrix=bt709:out_range=limited,format=yuv420p`],
      [...workingCopyArgs(FRAME_RATE), '-c:a', 'aac', '-ar', '48000', '-ac', '2', '-shortest', file],
    ].flat(),
  );
}

async function writeTone(file: string, { filter }: { filter: string }): Promise<void> {
  await execute('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    filter,
    '-ar',
    '48000',
    '-c:a',
    'pcm_s16le',
    file,
  ]);
}

/**
 * Creates images, tones and a document: one image per scene, faded and slid, with captions, a title, a price tag and a
 * button.
 */
export async function createSampleAd(options: SampleAdOptions): Promise<SampleAd> {
  const { folder, durationMs, scenes, imagePx } = options;
  const seconds = durationMs / 1000;
  const voice = path.join(folder, 'voice.wav');
  const music = path.join(folder, 'music.wav');
  // Syllables of a hundred hertz with overtones; a chord that swells.
  await writeTone(voice, {
    filter: `aevalsrc='0.4*max(0,sin(2*PI*3*t))*(sin(2*PI*140*t)+0.5*sin(2*PI*560*t)+0.3*sin(2*PI*1900*t))':d=${seconds}`,
  });
  await writeTone(music, {
    filter: `aevalsrc='0.2*(sin(2*PI*220*t)+sin(2*PI*277.2*t)+sin(2*PI*329.6*t))*(0.6+0.4*sin(2*PI*0.5*t))':d=${seconds}`,
  });
  const files: Record<string, string> = { voice, music };
  for (let index = 0; index < scenes; index++) {
    const file = path.join(folder, `image-${index}.jpg`);
    await writeSampleVisual(file, { sizePx: imagePx, index });
    files[`image-${index}`] = file;
    if (options.footage !== 'videos') continue;
    const { width, height } = options;
    const target = path.join(folder, `video-${index}.mp4`);
    await writeSampleVideo(target, { visual: file, width, height, seconds: seconds / scenes + VIDEO_TAIL_S, index });
    files[`video-${index}`] = target;
  }
  return { document: describeAd(options), files };
}

function describeScenes({ durationMs, scenes, footage }: SampleAdOptions): VisualClip[] {
  const duration = msToTicks(durationMs);
  const sceneTicks = Math.floor(duration / scenes);
  return Array.from({ length: scenes }, (_, index): VisualClip => {
    const zooms = index % 2 === 0 ? ([1, 1.15] as const) : ([1.15, 1] as const);
    const common = {
      id: `clip-${index}`,
      start: index * sceneTicks,
      duration: index === scenes - 1 ? duration - index * sceneTicks : sceneTicks,
      box: { x: 0, y: 0, width: 1, height: 1 },
      fit: 'cover',
      opacity: 1,
    } as const;
    if (footage === 'videos') {
      const rest = { x: 0.5, y: 0.5, zoom: 1 };
      return {
        kind: 'video',
        ...common,
        media: `video-${index}`,
        camera: { from: rest, to: rest, easing: 'linear' },
        trimStart: 0,
        speed: 1,
        isReversed: false,
        role: 'footage',
        audio: { gainDb: -12, fadeIn: 0, fadeOut: 0 },
      };
    }
    return {
      kind: 'image',
      ...common,
      media: `image-${index}`,
      camera: { from: { x: 0.4, y: 0.5, zoom: zooms[0] }, to: { x: 0.6, y: 0.5, zoom: zooms[1] }, easing: 'linear' },
    };
  });
}

function describeFootage({ width, height, durationMs, scenes, imagePx, footage }: SampleAdOptions) {
  const video: Omit<VideoMedia, 'key'> = {
    kind: 'video',
    width,
    height,
    duration: msToTicks(durationMs / scenes + VIDEO_TAIL_S * 1000),
    frameRate: FRAME_RATE,
    hasAudio: true,
    alpha: 'none',
  };
  return Object.fromEntries(
    Array.from({ length: scenes }, (_, index): [string, Media] => {
      if (footage === 'videos') return [`video-${index}`, { ...video, key: `video-${index}` }];
      const key = `image-${index}`;
      return [key, { kind: 'image', key, width: imagePx, height: imagePx, hasAlpha: false }];
    }),
  );
}

function describeAd(options: SampleAdOptions): TimelineDocument {
  const { width, height, durationMs, scenes } = options;
  const duration = msToTicks(durationMs);
  const visuals: Track = {
    kind: options.footage === 'videos' ? 'video' : 'image',
    id: 'images',
    clips: describeScenes(options),
    transitions: Array.from({ length: scenes - 1 }, (_, index) => ({
      id: `transition-${index}`,
      from: `clip-${index}`,
      to: `clip-${index + 1}`,
      kind: index % 2 === 0 ? ('fade' as const) : ('push-left' as const),
      duration: msToTicks(400),
    })),
  };
  const appear = { kind: 'pop', duration: msToTicks(320) } as const;
  const stay = { kind: 'none', duration: 0 } as const;
  return {
    version: 2,
    canvas: { width, height, background: '#101014' },
    frameRate: FRAME_RATE,
    duration,
    media: {
      voice: { kind: 'audio', key: 'voice', duration },
      music: { kind: 'audio', key: 'music', duration },
      ...describeFootage(options),
    },
    script: [],
    tracks: [
      visuals,
      {
        kind: 'text',
        id: 'titles',
        clips: [
          {
            kind: 'title',
            id: 'title',
            start: 0,
            duration: Math.floor(duration / 2),
            text: 'Cold for a day, hot for a night',
            style: { ...STYLE, size: 0.088, outline: { color: '#0b0b0f', width: 0.05 }, lineHeight: 1.12 },
            box: { x: 0.08, y: 0.135, width: 0.84, height: 0.15 },
            verticalAlign: 'middle',
            enter: appear,
            exit: { kind: 'fade', duration: msToTicks(200) },
          },
        ],
      },
      { kind: 'text', id: 'captions', clips: describeCaptions(duration) },
      {
        kind: 'sticker',
        id: 'stickers',
        clips: [
          {
            kind: 'price_tag',
            id: 'price',
            start: Math.floor(duration / 2),
            duration: duration - Math.floor(duration / 2),
            box: { x: 0.08, y: 0.545, width: 0.5, height: 0.075 },
            price: '$19.99',
            originalPrice: '$29.99',
            family: 'Inter',
            background: '#ff5a36',
            color: '#ffffff',
            enter: appear,
            exit: stay,
          },
        ],
      },
      {
        kind: 'sticker',
        id: 'buttons',
        clips: [
          {
            kind: 'cta',
            id: 'button',
            start: Math.floor((duration * 3) / 4),
            duration: duration - Math.floor((duration * 3) / 4),
            box: { x: 0.14, y: 0.46, width: 0.66, height: 0.07 },
            text: 'Shop now',
            family: 'Inter',
            background: '#ffffff',
            color: '#0b0b0f',
            loop: 'pulse',
            enter: appear,
            exit: stay,
          },
        ],
      },
      {
        kind: 'music',
        id: 'audio',
        clips: [
          {
            kind: 'audio',
            id: 'voice',
            start: 0,
            duration,
            media: 'voice',
            trimStart: 0,
            speed: 1,
            role: 'voice',
            gainDb: 0,
            fadeIn: 0,
            fadeOut: 0,
          },
        ],
      },
      {
        kind: 'music',
        id: 'music',
        clips: [
          {
            kind: 'audio',
            id: 'song',
            start: 0,
            duration,
            media: 'music',
            trimStart: 0,
            speed: 1,
            role: 'music',
            gainDb: -8,
            fadeIn: 0,
            fadeOut: msToTicks(300),
          },
        ],
      },
    ],
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 12 },
  };
}

const WORDS = 'This bottle keeps your water cold for a whole day and costs less than lunch'.split(' ');
const WORD_MS = 380;

function describeCaptions(duration: number): Extract<Track, { kind: 'text' }>['clips'] {
  const wordTicks = msToTicks(WORD_MS);
  const cardTicks = 3 * wordTicks;
  return Array.from({ length: Math.ceil(duration / cardTicks) }, (_, card) => {
    const start = card * cardTicks;
    return {
      kind: 'caption' as const,
      id: `caption-${card}`,
      start,
      duration: Math.min(cardTicks, duration - start),
      words: [0, 1, 2].map((word) => ({
        id: `word-${card}-${word}`,
        text: WORDS[(card * 3 + word) % WORDS.length] ?? '',
        start: start + word * wordTicks,
        end: start + (word + 1) * wordTicks,
        spaceAfter: true,
      })),
      style: STYLE,
      highlight: { kind: 'pop' as const, color: '#ffd23f' },
      box: { x: 0.08, y: 0.635, width: 0.77, height: 0.12 },
      verticalAlign: 'middle' as const,
    };
  });
}
