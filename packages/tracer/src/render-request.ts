import type { SceneGraph } from '@reelwright/scene';

/** An image with alpha, cut out: 4 bytes a pixel, not premultiplied. */
export interface CutOut {
  rgba: Uint8Array;
  width: number;
  height: number;
}

/** Where a product stands in the image, in place of what the graph's camera says. */
export interface Framing {
  /** Most of the image's height, and of its width, that it fills. */
  height: number;
  width: number;
  /** Its middle: -1 to 1 across and up. */
  middle: readonly [number, number];
}

export interface RenderRequest {
  graph: SceneGraph;
  /** Whole number from 0; the same seed gives the same bytes, on any number of threads. */
  seed: number;
  /** Pixels, 16 to 2048. */
  width: number;
  height: number;
  quality?: 'preview' | 'standard' | 'best';
  /** Stands in the scene instead of the graph's subject. */
  product?: CutOut;
  /** Only with `product`. */
  framing?: Framing;
  /**
   * Leaves the product itself out: only its shadow and reflection are drawn, and `place` says where it stands. Takes less
   * time.
   */
  isPlate?: boolean;
  /** Also return the image's parts. */
  layers?: boolean;
  signal?: AbortSignal;
  /** 0 to 1, by the rows that are finished. */
  onProgress?: (share: number) => void;
}

export interface RenderedElement {
  id: number;
  /** `ground`, `backdrop`, `subject`, `set` or `prop.` and its kind. */
  name: string;
  /** Of the image's pixels. */
  share: number;
}

export interface Layers {
  /** The scene without its subject, whose shadow stays. Opaque. */
  plate: Uint8ClampedArray;
  /** The subject alone, not premultiplied. */
  subject: Uint8ClampedArray;
  /** 1 / distance from the camera; small where nothing stands. */
  inverseDepth: Float32Array;
}

export interface Rendered {
  /** Opaque, 4 bytes a pixel. */
  rgba: Uint8ClampedArray;
  /** The element of each pixel. */
  ids: Uint8Array;
  elements: RenderedElement[];
  layers?: Layers;
  /** Place of the product's image, trimmed to what is at least half opaque, in pixels. Only with `product`. */
  place?: { left: number; top: number; width: number; height: number };
}

/** Draws the text of a label. Returns 4 bytes a pixel, not premultiplied. */
export type DrawLabel = (label: {
  text: string;
  ink: string;
  width: number;
  height: number;
}) => Uint8Array | Uint8ClampedArray;
