import type { VisualClip, StickerClip, TextClip } from '@reelwright/timeline';

/**
 * The layers of an ad, bottom first. Each is a track of the document; ten is the editor's limit. A shot has at most one
 * clip per slot at a time.
 */
export const SLOTS = [
  /** The background, edge to edge. */
  { name: 'backdrop', kind: 'sticker' },
  /** An edge-to-edge image or close-up, or the first cell of a grid. */
  { name: 'image', kind: 'video' },
  /** The texts' panel, a shade, a frame, or a logo. */
  { name: 'decor', kind: 'sticker' },
  /** The contact shadow, or a second panel. */
  { name: 'veil', kind: 'sticker' },
  /** The cut-out product. */
  { name: 'product', kind: 'image' },
  { name: 'title', kind: 'text' },
  /** A second image, or a product in front of the title. */
  { name: 'second-image', kind: 'image' },
  { name: 'sticker', kind: 'sticker' },
  { name: 'badge', kind: 'sticker' },
  /** Captions, or a line of text where there are none. */
  { name: 'captions', kind: 'text' },
] as const;
export type SlotName = (typeof SLOTS)[number]['name'];

type SlotKind<Name extends SlotName> = Extract<(typeof SLOTS)[number], { name: Name }>['kind'];

export type ClipOf<Kind> = Kind extends 'sticker' ? StickerClip : Kind extends 'text' ? TextClip : VisualClip;

/** A clip and its slot. */
export type SlottedClip = { [Name in SlotName]: { slot: Name; clip: ClipOf<SlotKind<Name>> } }[SlotName];
