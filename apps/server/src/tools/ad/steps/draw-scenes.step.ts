import { join } from 'node:path';
import {
  type AdImage,
  type AdImageScene,
  chooseLooks,
  kindOf,
  listStanding,
  listVariantSettings,
  toBrandLook,
} from '@reelwright/ad';
import type { AdRatio } from '@reelwright/contracts';
import { chooseWall, LOOKS, planPlate, SCENE_MOODS } from '@reelwright/looks';
import { chooseScene, mountingOf, paintScene, type ReadyScene } from '@reelwright/scene';
import type { ProductSceneEngine } from '#src/engines/product-scene/product-scene.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import { defineStep } from './results.ts';

export interface DrawScenesDependencies {
  productScenes: ProductSceneEngine;
}

/** Pixels of a scene: that of a preview or a draft is drawn in a fraction of a second, and laid out alike. */
const PIXELS = { large: 720_000, small: 90_000 } as const;
/** Scenes whose fruit and stones take two to three times as long, and the share of the pixels that they get. */
const SHARES: Readonly<Record<string, number>> = { kitchen: 0.5, water_stones: 0.4 };
/** How much a scene is enlarged when it is stored: the canvas is larger still, and enlarges less smoothly. */
const ENLARGED = 1.6;

/**
 * Draws a scene around each of the first products that stand by themselves, with their shadow and reflection. Ads whose
 * look or product has none keep the look's own sets.
 */
export function createDrawScenesStep({ productScenes }: DrawScenesDependencies) {
  return defineStep({
    name: 'draw_scenes',
    weight: 3,
    isPerVariant: true,
    after: ['read_product', 'collect_images'],
    reads: ({ input, seed, variant }) => {
      const { product_scenes: wanted, ratio, quality } = input;
      if (wanted === 'off') return { wanted };
      // Each variant gets a different look.
      const looks = listVariantSettings(input, seed).map(({ look, seed: each }) => ({ look, seed: each }));
      return { wanted, ratio, isLarge: quality === 'final', looks, seed: looks[variant]?.seed ?? seed };
    },
    async run(settings, { read_product: { product }, collect_images: { images } }, context) {
      if (settings.wanted === 'off') return { scenes: [], missing: 'off' as const };
      const { wanted, ratio, isLarge, looks, seed } = settings;
      const look = chooseLooks(looks, product)[context.variant];
      const moods = look ? SCENE_MOODS[look] : [];
      if (wanted === 'by_look' && moods.length === 0) return { scenes: [], missing: 'look' as const };
      const kind = kindOf(product) ?? null;
      const mounting = mountingOf(kind);
      if (mounting !== 'stands' && mounting !== 'stands_on_floor') return { scenes: [], missing: 'kind' as const };
      const standing = listStanding(images);
      const [first] = standing;
      if (first === undefined) return { scenes: [], missing: 'cut_out' as const };
      const { subjectColor, palette = [] } = images[first] ?? {};
      const chosen = chooseScene({ kind, color: subjectColor ?? null, moods }, seed);
      if (!chosen || !look) return { scenes: [], missing: 'color' as const };
      const wall = chooseWall({
        ...toBrandLook(LOOKS[look], product.brand_colors),
        subjectColor,
        palette,
        mood: chosen.graph.mood,
        seed,
      });
      const scene = wall === undefined ? chosen : paintScene(chosen, wall);
      const scenes: { image: number; scene: AdImageScene }[] = [];
      for (const [index, place] of standing.entries()) {
        const image = images[place];
        if (!image) continue;
        let drawn: AdImageScene | null;
        try {
          drawn = await drawScene(productScenes, { image, scene, seed, ratio, isLarge, place }, context);
        } catch (error) {
          // An ad without scenes, on its look's own sets, is better than none.
          context.signal.throwIfAborted();
          context.log.warn('ads.scene_not_drawn', { scene: scene.id, image: place, error });
          return { scenes: [], missing: 'failed' as const };
        }
        if (drawn) scenes.push({ image: place, scene: drawn });
        context.progress((index + 1) / standing.length);
      }
      return { scenes };
    },
  });
}

interface SceneOrder {
  image: AdImage;
  /** Index of the image. */
  place: number;
  scene: ReadyScene;
  seed: number;
  ratio: AdRatio;
  isLarge: boolean;
}

async function drawScene(
  engine: ProductSceneEngine,
  { image: { cutOut }, place, scene, seed, ratio, isLarge }: SceneOrder,
  { storage, folder, workPrefix, variant, signal, runHeavy }: StepContext,
): Promise<AdImageScene | null> {
  if (!cutOut) return null;
  const whole = isLarge ? PIXELS.large : PIXELS.small;
  const pixels = whole * (SHARES[scene.id] ?? 1);
  const { width, height, framing } = planPlate({ ratio, aspect: cutOut.width / cutOut.height, pixels });
  const cutOutPath = await storage.toLocalFile(cutOut.key, folder);
  const outputPath = join(folder, `scene-${place}.jpg`);
  const drawn = await runHeavy(isLarge ? 'trace' : 'tracePreview', () =>
    engine.drawScene(
      {
        cutOutPath,
        outputPath,
        graph: scene.graph,
        seed,
        width,
        height,
        outputWidth: Math.round(ENLARGED * width * Math.sqrt(whole / pixels)),
        framing,
      },
      signal,
    ),
  );
  const key = `${workPrefix}scene-${variant}-${place}.jpg`;
  await storage.putFile(key, outputPath, 'image/jpeg');
  return { key, ...drawn, sceneId: scene.id };
}
