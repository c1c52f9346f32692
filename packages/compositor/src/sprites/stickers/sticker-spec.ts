import type { StickerSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../../canvas-host.ts';
import type { Size } from '../laid-out.ts';

export type SpecOf<Kind extends StickerSpec['kind']> = Extract<StickerSpec, { kind: Kind }>;

/** Draws a sticker into a box, in pixels of the document. */
export type PaintSticker<Kind extends StickerSpec['kind']> = (
  context: SpriteContext,
  spec: SpecOf<Kind>,
  size: Size,
) => void;

/** Margin at each edge, so that soft edges are not cut off. */
export const EDGE_PX = 1;
