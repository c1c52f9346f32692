import type { PictureClip, StickerClip, TextClip } from '@reelwright/timeline';

/**
 * What an ad is stacked of, bottom first; each is a track of the document, ten in all, as many as the editor allows. A scene has at most
 * one clip in each at a time.
 */
export const SLOTS = [
  { name: 'backdrop', kind: 'sticker' },
  { name: 'picture', kind: 'video' },
  { name: 'veil', kind: 'sticker' },
  { name: 'second-picture', kind: 'image' },
  { name: 'decor', kind: 'sticker' },
  { name: 'title', kind: 'text' },
  { name: 'body', kind: 'text' },
  { name: 'sticker', kind: 'sticker' },
  { name: 'badge', kind: 'sticker' },
  { name: 'captions', kind: 'text' },
] as const;
export type SlotName = (typeof SLOTS)[number]['name'];

type SlotKind<Name extends SlotName> = Extract<(typeof SLOTS)[number], { name: Name }>['kind'];

export type ClipOf<Kind> = Kind extends 'sticker' ? StickerClip : Kind extends 'text' ? TextClip : PictureClip;

/** A clip and the slot it stands in. */
export type SlottedClip = { [Name in SlotName]: { slot: Name; clip: ClipOf<SlotKind<Name>> } }[SlotName];
