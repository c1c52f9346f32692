import { listTimelineTexts } from '@reelwright/ad-policy';
import type { CaptionClip, StickerClip, TextStyle, TimelineDocument, TitleClip, Track } from '@reelwright/timeline';
import type { Still } from '#src/studio/looks/paint-stills.ts';
import { hasWords } from './clip-kinds.ts';
import { toLuminance } from './luminance.ts';
import { type Gate, skippedGate } from './gate.ts';
import { describeMoment, type ReviewScene } from './review-scenes.ts';

const LEAST = 4.5;
const GATE = { id: 'contrast', label: 'Contrast of texts, lowest', limit: `≥ ${LEAST}` };
/** An outline of at least this width, as a fraction of the font size, is what glyphs are compared with. */
const OUTLINE_WIDTH = 0.04;
/** Share of the pixels behind a text that may have less contrast. */
const WORST_SHARE = 0.1;

/** Colours of the glyphs, and of the surface right under them. */
interface Inks {
  inks: string[];
  /** Undefined if the image itself is behind the glyphs. */
  plate?: { color: string; opacity: number };
  outline?: string;
}

/** A text, the moment of its measurement, and its box in fractions of the canvas. */
export interface ReadText extends Inks {
  text: string;
  tick: number;
  /** Whether it is a title, in front of which a product may stand. */
  isTitle?: boolean;
  box: { x: number; y: number; width: number; height: number };
}

/**
 * Returns the document without its texts: the background behind them. A product may stand in front of titles: with
 * `isUnderTitles`, what lies over them is left out too.
 */
export function withoutTexts(
  document: TimelineDocument,
  { isUnderTitles = false }: { isUnderTitles?: boolean } = {},
): TimelineDocument {
  const titles = document.tracks.findIndex(
    (track) => track.kind === 'text' && track.clips.every(({ kind }) => kind === 'title'),
  );
  const tracks = isUnderTitles && titles >= 0 ? document.tracks.slice(0, titles) : document.tracks;
  return {
    ...document,
    tracks: tracks.flatMap((track): Track[] => {
      if (track.kind === 'text') return [];
      return track.kind === 'sticker' ? [{ ...track, clips: track.clips.filter((clip) => !hasWords(clip)) }] : [track];
    }),
  };
}

/** Returns every text of a document in the middle of its clip. */
export function listReadTexts(document: TimelineDocument): ReadText[] {
  const clips = new Map<string, TitleClip | CaptionClip | StickerClip>(
    document.tracks.flatMap((track) =>
      track.kind === 'text' || track.kind === 'sticker' ? track.clips.map((clip) => [clip.id, clip] as const) : [],
    ),
  );
  return listTimelineTexts(document).flatMap(({ clip: id, text, box }) => {
    const clip = clips.get(id);
    const inks = clip && inksOf(clip);
    return clip && inks
      ? [{ ...inks, text, box, isTitle: clip.kind === 'title', tick: clip.start + Math.floor(clip.duration / 2) }]
      : [];
  });
}

function inksOf(clip: TitleClip | CaptionClip | StickerClip): Inks | undefined {
  switch (clip.kind) {
    case 'title': {
      const inks = inksOfStyle(clip.style);
      return clip.emphasis?.kind === 'color' ? { ...inks, inks: [...inks.inks, clip.emphasis.color] } : inks;
    }
    case 'caption':
      return inksOfStyle(clip.style);
    case 'price_tag':
      return clip.shape === 'plain' ? { inks: [clip.color] } : onPlate(clip);
    case 'cta':
    case 'label':
      return clip.shape === 'outline' ? { inks: [clip.color] } : onPlate(clip);
    case 'discount_badge':
    case 'review_card':
    case 'countdown':
      return onPlate(clip);
    case 'rating':
      return clip.text === undefined ? undefined : { inks: [clip.color] };
    case 'bullet_list':
      return { inks: [clip.color], ...(clip.plate ? { plate: clip.plate } : {}) };
    case 'logo':
    case 'shape':
    case 'arrow':
    case 'progress_bar':
    case 'doodle':
    case 'chevrons':
      return undefined;
  }
}

function onPlate({ color, background }: { color: string; background: string }): Inks {
  return { inks: [color], plate: { color: background, opacity: 1 } };
}

function inksOfStyle({ color, gradientTo, plate, outline }: TextStyle): Inks {
  return {
    inks: gradientTo === undefined ? [color] : [color, gradientTo],
    ...(plate ? { plate } : {}),
    ...(outline && outline.width >= OUTLINE_WIDTH ? { outline: outline.color } : {}),
  };
}

type Pixel = readonly [number, number, number];

function toPixel(hex: string): Pixel {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * Returns the contrast of a text's weakest colour against the worst of its background; `behind` is the frame without
 * texts.
 */
export function contrastOfText({ inks, plate, outline, box }: ReadText, behind: Still): number {
  const backgrounds = listBackgrounds({ box, plate }, behind);
  return Math.min(
    ...inks.map((ink) => {
      const letters = toLuminance(...toPixel(ink));
      const contrasts = backgrounds
        .map((background) => contrastOf(letters, background))
        .toSorted((one, other) => one - other);
      const onBackground = contrasts[Math.floor(contrasts.length * WORST_SHARE)] ?? 1;
      return outline === undefined
        ? onBackground
        : Math.max(onBackground, contrastOf(letters, toLuminance(...toPixel(outline))));
    }),
  );
}

/** Returns the luminances of the pixels of a box, with the plate over them. */
function listBackgrounds(
  { box, plate }: { box: ReadText['box']; plate: Inks['plate'] | undefined },
  { width, height, rgb }: Still,
): number[] {
  const opacity = plate?.opacity ?? 0;
  const [red, green, blue] = plate ? toPixel(plate.color) : [0, 0, 0];
  const mix = (under: number | undefined, over: number) => Math.round((under ?? 0) * (1 - opacity) + over * opacity);
  const backgrounds: number[] = [];
  const [left, right] = [
    Math.max(0, Math.floor(box.x * width)),
    Math.min(width, Math.ceil((box.x + box.width) * width)),
  ];
  for (
    let y = Math.max(0, Math.floor(box.y * height));
    y < Math.min(height, Math.ceil((box.y + box.height) * height));
    y++
  ) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 3;
      backgrounds.push(toLuminance(mix(rgb[at], red), mix(rgb[at + 1], green), mix(rgb[at + 2], blue)));
    }
  }
  return backgrounds;
}

export function measureContrast(
  texts: readonly { text: string; tick: number; contrast: number }[],
  scenes: readonly ReviewScene[],
): Gate {
  if (texts.length === 0) return skippedGate(GATE);
  const lowest = Math.min(...texts.map(({ contrast }) => contrast));
  return {
    ...GATE,
    value: lowest.toFixed(1),
    isPassed: lowest >= LEAST,
    where: texts
      .filter(({ contrast }) => contrast < LEAST)
      .map(({ text, tick, contrast }) => `${contrast.toFixed(1)}: “${text}” in ${describeMoment(scenes, tick)}`),
  };
}
