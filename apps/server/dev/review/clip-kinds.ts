import {
  isVisualTrack,
  type VisualClip,
  type StickerClip,
  type TitleClip,
  type TimelineDocument,
} from '@reelwright/timeline';

export type StickerOf<Kind extends StickerClip['kind']> = Extract<StickerClip, { kind: Kind }>;

/** Returns images and videos, in painting order. */
export function listVisualClips(document: TimelineDocument): VisualClip[] {
  return document.tracks.flatMap((track) => (isVisualTrack(track) ? track.clips : []));
}

export function listStickers(document: TimelineDocument): StickerClip[] {
  return document.tracks.flatMap((track) => (track.kind === 'sticker' ? track.clips : []));
}

export function listTitles(document: TimelineDocument): TitleClip[] {
  return document.tracks.flatMap((track) =>
    track.kind === 'text' ? track.clips.filter((clip) => clip.kind === 'title') : [],
  );
}

/** Stickers with text. */
const WORDED: ReadonlySet<StickerClip['kind']> = new Set([
  'price_tag',
  'cta',
  'discount_badge',
  'rating',
  'countdown',
  'bullet_list',
  'review_card',
  'label',
]);

export function hasWords({ kind }: Pick<StickerClip, 'kind'>): boolean {
  return WORDED.has(kind);
}

/** Returns equal keys for clips that show the same content at the same place: one continues the other. */
export function contentKey(clip: VisualClip | StickerClip | TitleClip): string {
  const { id: _id, start: _start, duration: _duration, ...rest } = clip as VisualClip;
  const { enter: _enter, exit: _exit, transform: _transform, anchor: _anchor, ...content } = rest;
  return JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 200) / 200 : value,
  );
}
