import {
  type AudioClip,
  type CaptionClip,
  type Camera,
  type Easing,
  type ImageClip,
  msToTicks,
  type TextStyle,
  type TitleClip,
  type VideoClip,
} from '@reelwright/timeline';
import type { VideoName, ImageName } from '../inputs/catalogue.ts';

/** Start and duration in milliseconds. */
export interface SpanMs {
  at: number;
  for: number;
}

export const span = ({ at, for: length }: SpanMs) => ({ start: msToTicks(at), duration: msToTicks(length) });

export const WHOLE = { x: 0, y: 0, width: 1, height: 1 } as const;
export const CENTRE: Camera = { x: 0.5, y: 0.5, zoom: 1 };
export const STILL = { from: CENTRE, to: CENTRE, easing: 'linear' } as const;
/** A slow drift that moves every sample. */
export const DRIFT = {
  from: { x: 0.35, y: 0.45, zoom: 1.05 },
  to: { x: 0.65, y: 0.55, zoom: 1.25 },
  easing: 'linear',
} as const;
export const NOTHING = { kind: 'none', duration: 0 } as const;

/** The id is also that of the clip's transitions. */
export function image(
  id: string,
  media: ImageName,
  when: SpanMs,
  more: Partial<Omit<ImageClip, 'kind' | 'id' | 'media'>> = {},
): ImageClip {
  return { kind: 'image', id, media, ...span(when), box: WHOLE, fit: 'cover', camera: STILL, opacity: 1, ...more };
}

export function video(
  id: string,
  media: VideoName,
  when: SpanMs,
  more: Partial<Omit<VideoClip, 'kind' | 'id' | 'media'>> = {},
): VideoClip {
  return {
    kind: 'video',
    id,
    media,
    ...span(when),
    box: WHOLE,
    fit: 'cover',
    camera: STILL,
    opacity: 1,
    trimStart: 0,
    speed: 1,
    isReversed: false,
    role: 'footage',
    ...more,
  };
}

export const CHINESE_FAMILY = 'Noto Sans CJK SC';

export const PLAIN_STYLE: TextStyle = {
  family: 'Inter',
  weight: 800,
  size: 0.09,
  color: '#ffffff',
  align: 'center',
  uppercase: false,
  lineHeight: 1.15,
};

export function title(
  id: string,
  text: string,
  when: SpanMs,
  { style, ...more }: Partial<Omit<TitleClip, 'kind' | 'id' | 'text' | 'style'>> & { style?: Partial<TextStyle> } = {},
): TitleClip {
  return {
    kind: 'title',
    id,
    text,
    ...span(when),
    style: { ...PLAIN_STYLE, ...style },
    box: { x: 0.06, y: 0.1, width: 0.88, height: 0.3 },
    verticalAlign: 'middle',
    enter: NOTHING,
    exit: NOTHING,
    ...more,
  };
}

/** A caption whose words are spoken evenly, one after another, over all but the last tenth of the clip. */
export function caption(
  id: string,
  words: string[],
  when: SpanMs,
  {
    style,
    spaced = true,
    ...more
  }: Partial<Omit<CaptionClip, 'kind' | 'id' | 'words' | 'style'>> & {
    style?: Partial<TextStyle>;
    /** Whether spaces separate the words. */
    spaced?: boolean;
  } = {},
): CaptionClip {
  const wordMs = (when.for * 0.9) / words.length;
  return {
    kind: 'caption',
    id,
    ...span(when),
    words: words.map((text, index) => ({
      id: `${id}-${index}`,
      text,
      start: msToTicks(when.at + index * wordMs),
      end: msToTicks(when.at + (index + 0.9) * wordMs),
      spaceAfter: spaced && index < words.length - 1,
    })),
    style: { ...PLAIN_STYLE, size: 0.075, outline: { color: '#0b0b0f', width: 0.12 }, ...style },
    highlight: { kind: 'pop', color: '#ffd23f' },
    box: { x: 0.06, y: 0.6, width: 0.88, height: 0.24 },
    verticalAlign: 'middle',
    ...more,
  };
}

export function audio(
  id: string,
  media: 'voice' | 'music',
  when: SpanMs,
  more: Partial<Omit<AudioClip, 'kind' | 'id' | 'media'>> = {},
): AudioClip {
  return {
    kind: 'audio',
    id,
    media,
    ...span(when),
    trimStart: 0,
    speed: 1,
    role: 'music',
    gainDb: -6,
    fadeIn: 0,
    fadeOut: 0,
    ...more,
  };
}

/** Returns the boxes of a grid, row by row, with a margin around each. */
export function gridBoxes({ columns, rows, margin = 0.015 }: { columns: number; rows: number; margin?: number }) {
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) / columns + margin,
    y: Math.floor(index / columns) / rows + margin,
    width: 1 / columns - 2 * margin,
    height: 1 / rows - 2 * margin,
  }));
}

/** Makes one clip for each value, one after another. Durations are whole frames at 25 frames per second. */
export function inTurn<Value, Clip>(
  values: readonly Value[],
  stepMs: number,
  toClip: (value: Value, when: SpanMs, index: number) => Clip,
): Clip[] {
  return values.map((value, index) => toClip(value, { at: index * stepMs, for: stepMs }, index));
}

export const keyframes = (values: [atMs: number, value: number, easing: Easing][]) =>
  values.map(([at, value, easing]) => ({ at: msToTicks(at), value, easing }));

export function halves<Value>(values: readonly Value[]): Value[][] {
  const middle = Math.ceil(values.length / 2);
  return [values.slice(0, middle), values.slice(middle)];
}

/** Returns boxes below one another. */
export const rows = (count: number) => gridBoxes({ columns: 1, rows: count, margin: 0.02 });
