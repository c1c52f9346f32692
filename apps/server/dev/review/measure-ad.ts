import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluate, isVisualTrack, TICKS_PER_SECOND, type TimelineDocument } from '@reelwright/timeline';
import sharp from 'sharp';
import type { PlannedAd } from '#src/cli/ad-studio.ts';
import { paintStills, type Still } from '#src/studio/looks/paint-stills.ts';
import type { Gate } from './gate.ts';
import { measureBlocks } from './measure-blocks.ts';
import { contrastOfText, listReadTexts, measureContrast, withoutTexts } from './measure-contrast.ts';
import { coverageOf, measureCoverage, toProductMask } from './measure-coverage.ts';
import { measureCoveredProduct } from './measure-covered.ts';
import { measureEndCard } from './measure-end-card.ts';
import { measureFramings } from './measure-framings.ts';
import { measureFrozen } from './measure-frozen.ts';
import { haloWidth, measureHalo } from './measure-halo.ts';
import { differenceFromPhoto, measureProductColor } from './measure-product-color.ts';
import { measureNames, measureNumbers, measurePrices, measureTwice } from './measure-roles.ts';
import { measureShadows } from './measure-shadows.ts';
import { measureCuts, measureShots } from './measure-shots.ts';
import { measureZones } from './measure-zones.ts';
import { prepareProductLayers } from './product-layers.ts';
import { listReviewScenes, type ReviewScene } from './review-scenes.ts';

/** Shorter sides of stills, in pixels: for viewing, for measuring the product, and for comparing. */
const STILL_PX = 540;
const PRODUCT_PX = 270;
const SMALL_PX = 180;
const STILLS_PER_SECOND = 2;
const SMALL_PER_SECOND = 10;

export interface MeasuredAd {
  gates: Gate[];
  scenes: ReviewScene[];
  /** Two per second, for the contact sheet. */
  stills: { tick: number; still: Still }[];
}

/** Measures an ad on its document and on frames painted from it, without encoding. Fonts must be registered. */
export async function measureAd(ad: PlannedAd): Promise<MeasuredAd> {
  const { document, script, product } = ad;
  const scenes = listReviewScenes(document, script);
  const folder = await mkdtemp(path.join(tmpdir(), 'reelwright-review-'));
  try {
    const stills = await paintAt(ad, { ticks: everyTicks(document, STILLS_PER_SECOND), sidePx: STILL_PX });
    const { coverage, differences } = await measureProduct(ad, folder);
    const gates = [
      measureProductColor(differences, scenes),
      ...measureCoverage(coverage, scenes),
      measureHalo(await measureCutOuts(ad)),
      measureShadows(document, scenes),
      measureZones(document, scenes),
      measureCoveredProduct(document, { scenes, images: ad.images }),
      measureBlocks(stills, scenes),
      measureTwice(document, scenes),
      measurePrices(document, scenes),
      measureNumbers(document, scenes),
      measureNames(document, { scenes, name: product.name }),
      ...measureShots(document),
      measureFramings(document, { scenes, layouts: ad.layouts, images: ad.images }),
      measureFrozen(await paintAt(ad, { ticks: everyTicks(document, SMALL_PER_SECOND), sidePx: SMALL_PX }), scenes),
      measureCuts(document, scenes),
      ...measureEndCard(document, { scenes, coverage }),
      measureContrast(await measureTexts(ad), scenes),
    ];
    return { gates, scenes, stills };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the ticks at which stills are taken. */
function everyTicks({ duration }: TimelineDocument, perSecond: number): number[] {
  const step = TICKS_PER_SECOND / perSecond;
  return Array.from({ length: Math.ceil(duration / step) }, (_, index) => Math.round(index * step));
}

interface Painting {
  ticks: readonly number[];
  sidePx: number;
  /** The ad's own document by default. */
  document?: TimelineDocument;
  fileOf?: (media: string) => string;
}

async function paintAt(ad: PlannedAd, painting: Painting): Promise<{ tick: number; still: Still }[]> {
  const { ticks, sidePx, document = ad.document, fileOf = ad.fileOf } = painting;
  const scale = sidePx / Math.min(document.canvas.width, document.canvas.height);
  const stills = await paintStills({ document, fileOf, scale, ticks });
  return stills.flatMap((still, index) => {
    const tick = ticks[index];
    return tick === undefined ? [] : [{ tick, still }];
  });
}

/** Measures where the product is visible, and in which colours. */
async function measureProduct(ad: PlannedAd, folder: string) {
  const layers = await prepareProductLayers({ ...ad, folder });
  const ticks = everyTicks(ad.document, STILLS_PER_SECOND);
  const common = { ticks, sidePx: PRODUCT_PX };
  const seen = await paintAt(ad, common);
  const marked = await paintAt(ad, { ...common, document: layers.document, fileOf: layers.marks });
  const blank = await paintAt(ad, { ...common, document: layers.document, fileOf: layers.blanks });
  const whole = await paintAt(ad, { ...common, document: layers.imagesOnly, fileOf: layers.marks });
  const photos = await paintAt(ad, { ...common, document: layers.imagesOnly, fileOf: layers.photos });
  const frames = seen.flatMap(({ tick, still }, index) => {
    const [mark, none, all, photo] = [marked[index], blank[index], whole[index], photos[index]];
    if (!mark || !none || !all || !photo) return [];
    const visible = toProductMask({ marked: mark.still, blank: none.still });
    return [{ tick, seen: still, photo: photo.still, visible, whole: toGreen(all.still) }];
  });
  return {
    coverage: frames.map(({ tick, visible }) => ({ tick, share: coverageOf(visible) })),
    differences: frames.map((frame) => ({ tick: frame.tick, difference: differenceFromPhoto(frame) })),
  };
}

function toGreen({ width, height, rgb }: Still): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, pixel) => rgb[pixel * 3 + 1] ?? 0);
}

async function measureTexts(ad: PlannedAd) {
  const measured = [true, false].map(async (isUnderTitles) => {
    const texts = listReadTexts(ad.document).filter(({ isTitle = false }) => isTitle === isUnderTitles);
    const ticks = [...new Set(texts.map(({ tick }) => tick))].toSorted((one, other) => one - other);
    if (ticks.length === 0) return [];
    const document = withoutTexts(ad.document, { isUnderTitles });
    const behind = await paintAt(ad, { ticks, sidePx: STILL_PX, document });
    const stillAt = new Map(behind.map(({ tick, still }) => [tick, still]));
    return texts.flatMap((text) => {
      const still = stillAt.get(text.tick);
      return still ? [{ text: text.text, tick: text.tick, contrast: contrastOfText(text, still) }] : [];
    });
  });
  return (await Promise.all(measured)).flat();
}

/** Measures the halo of each cut-out, at the largest size at which it is shown. */
async function measureCutOuts(ad: PlannedAd) {
  const shown = new Map<string, number>();
  for (const clip of ad.document.tracks.flatMap((track) => (isVisualTrack(track) ? track.clips : []))) {
    const scale = scaleAt(ad.document, clip);
    shown.set(clip.media, Math.min(1, Math.max(scale, shown.get(clip.media) ?? 0)));
  }
  return await Promise.all(
    ad.images.flatMap(({ cutOut }, index) => {
      const media = `image-${index}-cut-out`;
      const scale = shown.get(media);
      if (!cutOut || scale === undefined || scale <= 0) return [];
      const size = {
        width: Math.max(8, Math.round(cutOut.width * scale)),
        height: Math.max(8, Math.round(cutOut.height * scale)),
      };
      return [
        measureCutOut({
          media,
          size,
          cutOut: ad.fileOf(media),
          photo: ad.fileOf(`image-${index}`),
          region: cutOut.region,
        }),
      ];
    }),
  );
}

async function measureCutOut(request: {
  media: string;
  size: { width: number; height: number };
  cutOut: string;
  photo: string;
  region: { x: number; y: number; width: number; height: number };
}): Promise<{ media: string; widthPx: number | undefined }> {
  const { media, size, region } = request;
  const rgba = await sharp(request.cutOut)
    .ensureAlpha()
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
  const photo = sharp(request.photo).autoOrient().toColourspace('srgb').flatten({ background: '#ffffff' });
  const { autoOrient } = await photo.metadata();
  const left = Math.round(region.x * autoOrient.width);
  const top = Math.round(region.y * autoOrient.height);
  const part = await photo
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(autoOrient.width - left, Math.round(region.width * autoOrient.width))),
      height: Math.max(1, Math.min(autoOrient.height - top, Math.round(region.height * autoOrient.height))),
    })
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
  return { media, widthPx: haloWidth({ ...size, rgba, photo: part }) };
}

/** Returns canvas pixels per pixel of the image in the middle of its clip; 0 if it is not visible then. */
function scaleAt(document: TimelineDocument, clip: { media: string; start: number; duration: number }): number {
  const scales = evaluate(document, clip.start + Math.floor(clip.duration / 2)).layers.map((layer) =>
    layer.kind === 'visual' && layer.source.media === clip.media ? layer.dest.width / layer.window.width : 0,
  );
  return Math.max(0, ...scales);
}
