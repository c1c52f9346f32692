import {
  type CaptionClip,
  type ImageClip,
  msToTicks,
  type StickerClip,
  type TextStyle,
  type TimelineDocument,
  type TitleClip,
  type Track,
} from '@reelwright/timeline';
import type { Still } from '#src/studio/looks/paint-stills.ts';
import type { ReviewScene } from './review-scenes.ts';

const NOTHING = { kind: 'none', duration: 0 } as const;
const STILL_CAMERA = { x: 0.5, y: 0.5, zoom: 1 };
const CENTRE = { x: 0.2, y: 0.3, width: 0.6, height: 0.2 };

const STYLE: TextStyle = {
  family: 'Inter',
  weight: 700,
  size: 0.08,
  color: '#ffffff',
  align: 'center',
  uppercase: false,
  lineHeight: 1.1,
};

/** A clip's id and time, in seconds, and the fields in which it differs from the default. */
interface At<Clip> {
  id: string;
  from: number;
  to: number;
  with?: Partial<Clip>;
}

function span({ id, from, to }: { id: string; from: number; to: number }) {
  return { id, start: msToTicks(from * 1000), duration: msToTicks((to - from) * 1000) };
}

export function visualClip({ with: more, ...at }: At<ImageClip>): ImageClip {
  return {
    kind: 'image',
    ...span(at),
    media: 'image-0',
    box: { x: 0, y: 0, width: 1, height: 1 },
    fit: 'cover',
    camera: { from: STILL_CAMERA, to: STILL_CAMERA, easing: 'linear' },
    opacity: 1,
    ...more,
  };
}

export function titleClip({ with: more, ...at }: At<TitleClip>): TitleClip {
  return {
    kind: 'title',
    ...span(at),
    text: 'Title',
    style: STYLE,
    box: CENTRE,
    verticalAlign: 'middle',
    enter: NOTHING,
    exit: NOTHING,
    ...more,
  };
}

export function captionClip({ text, ...at }: { id: string; from: number; to: number; text: string }): CaptionClip {
  const place = span(at);
  return {
    kind: 'caption',
    ...place,
    words: text.split(' ').map((word, index) => ({
      id: `${at.id}-${index}`,
      text: word,
      start: place.start,
      end: place.start + place.duration,
      spaceAfter: true,
    })),
    style: STYLE,
    highlight: { kind: 'pop', color: '#ffcc00' },
    box: { x: 0.15, y: 0.15, width: 0.7, height: 0.1 },
    verticalAlign: 'middle',
  };
}

export function priceTag({ with: more, ...at }: At<Extract<StickerClip, { kind: 'price_tag' }>>): StickerClip {
  return {
    kind: 'price_tag',
    ...span(at),
    box: CENTRE,
    enter: NOTHING,
    exit: NOTHING,
    family: 'Inter',
    background: '#000000',
    color: '#ffffff',
    price: '$59',
    ...more,
  };
}

export function shadow({ with: more, ...at }: At<Extract<StickerClip, { kind: 'shape' }>>): StickerClip {
  return {
    kind: 'shape',
    ...span(at),
    box: CENTRE,
    enter: NOTHING,
    exit: NOTHING,
    shape: 'ellipse',
    fill: { from: '#000000', fromOpacity: 0.4, to: '#000000', toOpacity: 0.4 },
    radius: 0,
    softness: 0.5,
    ...more,
  };
}

/** Creates tracks of images, stickers and texts, each clip in its own track, so that clips may overlap. */
export function makeDocument(
  clips: readonly (ImageClip | StickerClip | TitleClip | CaptionClip)[],
  seconds = 10,
): TimelineDocument {
  return {
    version: 2,
    canvas: { width: 1080, height: 1920, background: '#ffffff' },
    frameRate: { num: 30, den: 1 },
    duration: msToTicks(seconds * 1000),
    media: { 'image-0': { kind: 'image', key: 'p', width: 1000, height: 1000, hasAlpha: false } },
    script: [],
    tracks: clips.map((clip, index): Track => {
      const id = `track-${index}`;
      if (clip.kind === 'image') return { kind: 'image', id, clips: [clip], transitions: [] };
      if (clip.kind === 'title' || clip.kind === 'caption') return { kind: 'text', id, clips: [clip] };
      return { kind: 'sticker', id, clips: [clip] };
    }),
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
  };
}

/** Creates scenes that start at these seconds; the last one is the call to action. */
export function makeScenes(starts: readonly number[], seconds = 10): ReviewScene[] {
  return starts.map((start, index) => ({
    index,
    role: index === 0 ? 'hook' : index === starts.length - 1 ? 'call_to_action' : 'benefit',
    start: msToTicks(start * 1000),
    end: msToTicks((starts[index + 1] ?? seconds) * 1000),
  }));
}

type Color = readonly [number, number, number];

export function makeStill(width: number, height: number, colorAt: (x: number, y: number) => Color): Still {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rgb.set(colorAt(x, y), (y * width + x) * 3);
  return { width, height, rgb };
}
