import type { Region } from '@reelwright/ad';
import type { PlateFraming } from '@reelwright/looks';
import type { SceneGraph } from '@reelwright/scene';

export interface ProductSceneRequest {
  /** The product as a PNG with transparency, trimmed to its pixels. */
  cutOutPath: string;
  /** Path of the JPEG to write. */
  outputPath: string;
  graph: SceneGraph;
  seed: number;
  /** In pixels: what is drawn, and what it is enlarged to. */
  width: number;
  height: number;
  outputWidth: number;
  framing: PlateFraming;
}

/** A drawn scene with the shadow and the reflection of a product, which itself is not in the image. */
export interface ProductScene {
  /** In pixels. */
  width: number;
  height: number;
  /** Where the cut-out stands, in fractions of the image. */
  place: Region;
  /** Mean colour where texts stand, `#rrggbb`. */
  wall: string;
  /** Whether nothing stands to the left of the product. */
  isClearBeside: boolean;
  /** The colours there: mean, darkest and lightest part; null where the scene is busy. */
  calm: { color: string; darkest: string; lightest: string } | null;
}

/** Draws scenes around cut-out products, whose pixels stay as they were photographed. */
export interface ProductSceneEngine {
  readonly id: string;
  /** Writes the scene. Throws RENDER_FAILED if the cut-out shows nothing. */
  drawScene(request: ProductSceneRequest, signal: AbortSignal): Promise<ProductScene>;
}
