import { colorDifference, toLab } from '@reelwright/color-spaces';
import { READY_SCENES, type SceneGraph } from '@reelwright/scene';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CutOut, openTracer, type Tracer } from '../index.ts';
import type { Rendered } from '../render-request.ts';
import { drawShadows, measureContact } from '../test-contact.ts';
import { SUBJECT, TALL } from '../test-faults.ts';
import { spanOf } from '../test-images.ts';
import { makeRandomProduct } from '../test-products.ts';
import { type BandPool, openBandPool } from '../threads/band-pool.ts';
import { measureProduct } from './measure-product.ts';
import { drawCutOut, toRgba } from './resample.ts';

const SIDE = 160;
/** `npm run check:prompts` goes through 200. */
const COUNT = Number(process.env['RANDOM_PRODUCTS'] ?? 8);
const AT_ONCE = 4;
/** Limits of issue 21. */
const MOST = { contactPx: 1, difference: 6 } as const;

let tracer: Tracer;
let pool: BandPool;
beforeAll(async () => {
  tracer = await openTracer({ threads: 2 });
  pool = openBandPool(2);
});
afterAll(async () => {
  await tracer.close();
  await pool.close();
});

test.each(Array.from({ length: Math.ceil(COUNT / AT_ONCE) }, (_, group) => group * AT_ONCE))(
  'any product stands on the ground of any scene, in its own colours where the light is white: from %i',
  async (first) => {
    const faults: string[] = [];
    for (let index = first; index < Math.min(COUNT, first + AT_ONCE); index += 1) {
      const { what, cutOut } = makeRandomProduct(index);
      const scene = READY_SCENES[(index * 7) % READY_SCENES.length];
      if (!scene) throw new Error('no scene');
      const { graph } = scene;
      const request = { graph, seed: index, width: SIDE, height: SIDE, quality: 'preview' as const, product: cutOut };
      const rendered = await tracer.render({ ...request, layers: true });
      const shadows = await drawShadows(pool, { ...request, graph: withPlainGround(graph) });
      const contact = measureContact(shadows, rendered.ids, request);
      const difference = isNeutral(graph) ? differenceOf(rendered, cutOut) : null;
      const found = listPlaceFaults(rendered);
      if (contact !== null && Math.abs(contact) > MOST.contactPx) found.push(`its contact is ${contact} px off`);
      if (difference !== null && difference > MOST.difference)
        found.push(`its colours are ${difference.toFixed(1)} off`);
      faults.push(...found.map((fault) => `${index}, ${what} in ${scene.id}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

/** The scene on a matt ground: what mirrors, tiles or moss show before a base hides where its shadow ends. */
const withPlainGround = (graph: SceneGraph): SceneGraph => ({
  ...graph,
  setting: { ...graph.setting, ground: { material: 'matte', color: '#b4b0aa' } },
});

function listPlaceFaults({ ids }: Rendered): string[] {
  const { top, bottom, left, right } = spanOf(ids, SIDE, SUBJECT);
  const [tall, wide] = [(bottom - top) / SIDE, (right - left) / SIDE];
  const faults: string[] = [];
  if (top === 0 || left === 0 || bottom === SIDE || right === SIDE) faults.push('it leaves the frame');
  if (tall > TALL.most || (tall < TALL.least && wide < TALL.orWide))
    faults.push(`it covers ${tall.toFixed(2)} of the height`);
  return faults;
}

/** Whether a scene's light is white and falls evenly. */
const isNeutral = ({ light, mood }: SceneGraph): boolean =>
  light.kind === 'softbox' && light.time === 'day' && light.gobo === 'none' && mood !== 'dramatic';

/** Mean CIEDE2000 between a product's pixels in the image and its own. */
function differenceOf({ layers, place }: Rendered, cutOut: CutOut): number {
  const image = measureProduct(cutOut)?.image;
  if (!layers || !place || !image) throw new Error('no product in the image');
  const own = toRgba(drawCutOut(image, place, { width: SIDE, height: SIDE }));
  const labOf = (rgba: Uint8ClampedArray, at: number) => toLab(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
  let [sum, count] = [0, 0];
  for (let at = 0; at < own.length; at += 4) {
    if ((layers.subject[at + 3] ?? 0) < 255) continue;
    sum += colorDifference(labOf(layers.subject, at), labOf(own, at));
    count += 1;
  }
  return sum / count;
}
