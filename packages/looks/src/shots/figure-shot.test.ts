import { msToTicks, type VisualClip, type ShapeClip } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import { TEST_IMAGES } from '../test-images.ts';

const SCENE_TICKS = msToTicks(4000);
const SLACK = 1e-6;

/** Lays out a square ad of a product with a person as its second image: its texts stand alternately above and below. */
function layOutWith(person: string) {
  const images = ['cut-out', person].flatMap((media) => TEST_IMAGES.filter((image) => image.media === media));
  const [product] = images;
  return layoutAd({
    look: LOOKS['flat-geometric'],
    ratio: '1:1',
    language: 'en',
    scenes: [0, 1, 2, 3].map(
      (index): AdScene => ({
        role: 'benefit',
        layout: index % 2 === 0 ? 'hero' : 'poster',
        start: index * SCENE_TICKS,
        duration: SCENE_TICKS,
        content: { title: 'Fits in every bag' },
        ...(product ? { image: product } : {}),
      }),
    ),
    images,
    hasCaptions: true,
    seed: 1,
  });
}

test.each(['model', 'torso'])(
  "shows a person down to the canvas' foot, or to the panel of the texts below: %s",
  (person) => {
    const { tracks, scenes } = layOutWith(person);
    const clips = tracks.flatMap((track) => track.clips as (VisualClip | ShapeClip)[]);
    const isAboveTexts = (start: number) => (scenes[Math.floor(start / SCENE_TICKS)]?.captionBox?.y ?? 0) > 0.5;
    const shown = clips.filter(
      (clip): clip is VisualClip => 'media' in clip && clip.media.startsWith(person) && isAboveTexts(clip.start),
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { box, start } of shown) {
      // A close-up in a print ends with it.
      const print = clips.find(({ id }) => id.endsWith(`-window-${start}`));
      if (print) {
        expect(box.y + box.height).toBeCloseTo(print.box.y + print.box.height);
        continue;
      }
      const panel = clips.find((clip) => clip.start === start && clip.id.includes('-panel-'));
      if (panel) expect(panel.box.y).toBeGreaterThan(0.5);
      expect(box.y + box.height).toBeGreaterThanOrEqual((panel?.box.y ?? 1) - SLACK);
    }
  },
);
