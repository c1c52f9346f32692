import { boxMask, makeMask } from '@reelwright/planes';
import type { Tracer } from '@reelwright/tracer';
import sharp from 'sharp';
import type { ProductScene, ProductSceneRequest } from '../product-scene.ts';
import { addGrain } from './add-grain.ts';
import { isClear, measureWall } from './measure-wall.ts';

/** Larger products are shrunk before they are measured: only their outline and mean colour count. */
const PRODUCT_PX = 900;
/** Elements that texts may stand on. */
const EVEN = new Set(['ground', 'backdrop', 'subject']);
/** Alpha from which a pixel belongs to the product: the tracer measures what is so opaque. */
const OPAQUE = 128;
const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const;

/** Draws the scene around a cut-out and writes it as a JPEG, enlarged to its output size. */
export async function drawProductScene(
  tracer: Tracer,
  { cutOutPath, outputPath, outputWidth, framing, ...request }: ProductSceneRequest,
): Promise<ProductScene> {
  const { data, info } = await sharp(cutOutPath)
    .resize(PRODUCT_PX, PRODUCT_PX, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { rgba, ids, elements, place } = await tracer.render({
    ...request,
    framing,
    product: { rgba: data, width: info.width, height: info.height },
    isPlate: true,
  });
  if (!place) throw new Error('the scene has no place for its product');
  const { width, height } = request;
  const size = { width: outputWidth, height: Math.round((outputWidth * height) / width) };
  const enlarged = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  addGrain(enlarged, request.seed);
  await sharp(enlarged, { raw: { ...size, channels: 3 } })
    .jpeg(JPEG)
    .toFile(outputPath);
  // Softer pixels around it are not measured by the tracer.
  const solid = boxMask(
    makeMask(info.width * info.height, (pixel) => (data[pixel * 4 + 3] ?? 0) >= OPAQUE),
    info,
  );
  // Things of the set and props, but not ground and wall.
  const sets = new Set(elements.flatMap(({ id, name }) => (EVEN.has(name) ? [] : [id])));
  const scale = place.width / solid.width;
  const drawn = { rgba, isSet: (pixel: number) => sets.has(ids[pixel] ?? 0), width, height };
  return {
    ...size,
    place: {
      x: (place.left - solid.left * scale) / width,
      y: (place.top - solid.top * scale) / height,
      width: (info.width * scale) / width,
      height: (info.height * scale) / height,
    },
    ...measureWall(drawn, framing.texts),
    isClearBeside: isClear(drawn, framing.column),
  };
}
