import { chooseLayout } from '../layout/choose-layout.ts';
import type { ScenePlan } from '../layout/lay-out-scene.ts';
import { createPaintings } from '../layout/paintings.ts';
import type { Canvas } from '../pixel-buffers.ts';
import type { CutOut, RenderRequest } from '../render-request.ts';
import { measureProduct, type ProductMeasure } from './measure-product.ts';
import { makeProductBody, type PhotoPlace, placePhoto } from './product-body.ts';

/** Rounds in which the body takes on the image's width. */
const FITTING = 3;

/** A scene around a product's body, and where its photo lies in the image. */
export interface ProductPlan {
  product: ProductMeasure;
  plan: ScenePlan;
  place: PhotoPlace;
}

/** Lays the scene out around a product. Throws a RangeError for a cut-out without an opaque pixel. */
export function planProduct(
  { kernel, memory }: Pick<Canvas, 'kernel' | 'memory'>,
  { graph, seed, width, height, framing, product: cutOut }: RenderRequest & { product: CutOut },
): ProductPlan {
  const product = measureProduct(cutOut);
  if (!product) throw new RangeError('the product has no opaque pixel');
  const order = { graph, seed, aspect: width / height, paintings: createPaintings(seed), ...(framing && { framing }) };
  const planFor = (stretch: number): ScenePlan =>
    chooseLayout(kernel, memory, { ...order, product: makeProductBody(product, stretch) });
  const placeIn = ({ scene, top }: ScenePlan, stretch: number): PhotoPlace =>
    placePhoto(product, { camera: scene.camera, top, stretch, width, height });
  let stretch = 1;
  let plan = planFor(stretch);
  for (let round = 0; round < FITTING; round += 1) {
    const next = placeIn(plan, stretch).stretch;
    if (Math.abs(next - stretch) < 0.002) break;
    stretch = next;
    plan = planFor(stretch);
  }
  return { product, plan, place: placeIn(plan, stretch) };
}
