import { LOOK_IDS } from '@reelwright/contracts';
import { type Box, clipRectAt, type ImageClip, msToTicks } from '@reelwright/timeline';
import { describe, expect, it } from 'vitest';
import { deriveColors } from '../color/derive-colors.ts';
import { type AdLayout, type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { chooseWorld } from './world.ts';

const SCENE = msToTicks(4200);

const productImage = (feet: null | readonly { x: number; y: number; width: number }[]): LookImage => ({
  kind: 'image',
  media: 'photo',
  faces: [],
  plainBackground: '#ffffff',
  hasAlpha: false,
  isScene: false,
  palette: ['#2456b8'],
  subjectColor: '#2456b8',
  width: 1600,
  height: 1600,
  subject: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 },
  cutOut: {
    media: 'alone',
    width: 960,
    height: 960,
    region: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 },
    fill: 0.8,
    feet,
  },
  details: [{ x: 0.55, y: 0.25, width: 0.14, height: 0.14 }],
});

/** An ad of the product in every look and from several seeds. */
function listAds(image: LookImage): AdLayout[] {
  const scenes = (['hook', 'intro', 'benefit', 'call_to_action'] as const).map((role, index): AdScene => {
    const start = index * SCENE;
    return {
      role,
      start,
      duration: SCENE,
      words: [{ id: `w${index}`, start: start + msToTicks(200), end: start + SCENE }],
      cuts: [],
      content: { title: 'Made by hand', price: '$24', callToAction: 'Shop now' },
    };
  });
  return LOOK_IDS.flatMap((id) =>
    [1, 2, 3].map((seed) =>
      layoutAd({
        look: LOOKS[id],
        ratio: '9:16',
        language: 'en',
        scenes,
        images: [image],
        hasCaptions: true,
        seed,
      }),
    ),
  );
}

/** The product's clips of each ad. */
function listProductClips(image: LookImage): ImageClip[][] {
  return listAds(image).map(({ tracks }) =>
    tracks.flatMap(({ clips }) => (clips as readonly { kind: string }[]).filter(isImage)),
  );
}

const isImage = (clip: { kind: string }): clip is ImageClip => clip.kind === 'image';
const isWhole = ({ id }: ImageClip) => /-product-\d+-/.test(id);
const isOutline = ({ grade }: ImageClip) => grade?.brightness === -1;

describe('a product on a stage', () => {
  it('never leans if it stands', () => {
    const clips = listProductClips(productImage([{ x: 0.1, y: 1, width: 0.8 }]))
      .flat()
      .filter(isWhole);
    expect(clips.length).toBeGreaterThan(100);
    expect(clips.filter(({ transform }) => transform?.rotation !== undefined)).toEqual([]);
    expect(clips.filter(isOutline)).toEqual([]);
  });

  it('casts its outline on the surface if it lies', () => {
    const pairs = listProductClips(productImage(null)).flatMap((clips) =>
      clips.filter(isOutline).map((outline) => ({
        outline,
        product: clips.find((clip) => isWhole(clip) && !isOutline(clip) && clip.start === outline.start),
      })),
    );
    expect(pairs.length).toBeGreaterThan(100);
    for (const { outline, product } of pairs) {
      expect(product?.transform?.scale).toEqual(outline.transform?.scale);
      expect(product?.transform?.rotation).toEqual(outline.transform?.rotation);
      expect(outline.box.y).toBeGreaterThan(product?.box.y ?? 1);
    }
  });

  it('is whole on the canvas after the first shot of the ad, until its last frame', () => {
    for (const feet of [null, [{ x: 0.1, y: 1, width: 0.8 }]])
      for (const clips of listProductClips(productImage(feet))) {
        const [cover] = clips.map(({ start }) => start).toSorted((a, b) => a - b);
        for (const clip of clips.filter((each) => isWhole(each) && !isOutline(each) && each.start !== cover)) {
          const { x, y, width, height } = clipRectAt(clip, clip.start + clip.duration - 1);
          expect([x >= 0, y >= 0, x + width <= 1, y + height <= 1], clip.id).toEqual([true, true, true, true]);
        }
      }
  });

  it('keeps its richest detail on the canvas in every shot', () => {
    const upright = productImage([{ x: 0.1, y: 1, width: 0.8 }]);
    const region = { x: 0.3, y: 0.1, width: 0.4, height: 0.8 };
    const image: LookImage = {
      ...upright,
      ...(upright.cutOut ? { cutOut: { ...upright.cutOut, width: 640, height: 1280, region } } : {}),
      subject: region,
      details: [{ x: 0.45, y: 0.5, width: 0.14, height: 0.14 }],
    };
    const bottom = (0.64 - region.y) / region.height;
    const clips = listProductClips(image).flat().filter(isWhole);
    for (const { box } of clips) expect(box.y + bottom * box.height).toBeLessThan(1);
  });

  it('stands before at least two colours, whatever its own', () => {
    for (const subjectColor of ['#101418', '#f2f2f2', '#2456b8', '#c9d8e8', '#808080']) {
      const image = { subjectColor, palette: [subjectColor] };
      for (const id of LOOK_IDS) {
        const colors = deriveColors(LOOKS[id].colors, { palettes: [image.palette] });
        const worlds = [0, 1, 2, 3, 4].map((turn) => chooseWorld(LOOKS[id], colors, image, turn).background);
        expect(new Set(worlds).size, `${subjectColor}, ${id}`).toBeGreaterThan(1);
      }
    }
  });

  it('shows its detail inside the canvas, and inside the print that ends a close-up beside texts', () => {
    const image = productImage(null);
    const [detail] = image.details;
    const { region } = image.cutOut ?? {};
    if (!detail || !region) throw new Error('the image has a detail');
    const at = (detail.y + detail.height / 2 - region.y) / region.height;
    const ads = listAds(image).flatMap(({ tracks }) => {
      const clips = tracks.flatMap((track) => track.clips as { id: string; box: Box; crop?: Box }[]);
      return clips.filter(({ id }) => id.includes('-macro-'));
    });
    expect(ads.length).toBeGreaterThan(20);
    for (const { box, crop = { x: 0, y: 0, width: 1, height: 1 } } of ads) {
      const middle = box.y + ((at - crop.y) / crop.height) * box.height;
      expect(middle).toBeGreaterThan(Math.max(0.1, box.y));
      expect(middle).toBeLessThan(Math.min(0.95, box.y + box.height));
    }
  });
});
