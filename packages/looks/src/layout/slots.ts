import type { PictureClip, StickerClip, TextClip } from '@reelwright/timeline';

/**
 * What an ad is stacked of, bottom first; each is a track of the document, ten in all, as many as the editor allows. A shot has at most
 * one clip in each at a time.
 */
export const SLOTS = [
  /** The world: a ground to all edges. */
  { name: 'backdrop', kind: 'sticker' },
  /** A picture or a close-up to all edges, or the first cell of a grid. */
  { name: 'picture', kind: 'video' },
  /** The panel of the texts, a shade, a frame, a logo. */
  { name: 'decor', kind: 'sticker' },
  /** The contact shadow, or a second panel. */
  { name: 'veil', kind: 'sticker' },
  /** The product, cut out. */
  { name: 'product', kind: 'image' },
  { name: 'second-picture', kind: 'image' },
  { name: 'title', kind: 'text' },
  { name: 'sticker', kind: 'sticker' },
  { name: 'badge', kind: 'sticker' },
  { name: 'captions', kind: 'text' },
] as const;
export type SlotName = (typeof SLOTS)[number]['name'];

type SlotKind<Name extends SlotName> = Extract<(typeof SLOTS)[number], { name: Name }>['kind'];

export type ClipOf<Kind> = Kind extends 'sticker' ? StickerClip : Kind extends 'text' ? TextClip : PictureClip;

/** A clip and the slot it stands in. */
export type SlottedClip = { [Name in SlotName]: { slot: Name; clip: ClipOf<SlotKind<Name>> } }[SlotName];
