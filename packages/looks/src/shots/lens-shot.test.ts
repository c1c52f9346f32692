import { LOOK_IDS } from '@reelwright/contracts';
import { clipRectAt, type ImageClip, msToTicks } from '@reelwright/timeline';
import { describe, expect, it } from 'vitest';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import type { LookImage } from '../picture/ad-image.ts';

const SCENE = msToTicks(5200);
const DETAIL = { x: 0.34, y: 0.24, width: 0.2, height: 0.14 };

const product = (details: LookImage['details']): LookImage => ({
  kind: 'image',
  media: 'photo',
  faces: [],
  plainBackground: '#ffffff',
  hasAlpha: false,
  isScene: false,
  palette: ['#2456b8'],
  subjectColor: '#2456b8',
  width: 2400,
  height: 2400,
  subject: { x: 0.3, y: 0.2, width: 0.4, height: 0.6 },
  cutOut: {
    media: 'alone',
    width: 960,
    height: 1440,
    region: { x: 0.3, y: 0.2, width: 0.4, height: 0.6 },
    fill: 0.8,
    feet: null,
  },
  details,
});

function listLenses(image: LookImage) {
  const scenes = (['hook', 'benefit', 'detail', 'call_to_action'] as const).map(
    (role, index): AdScene => ({ role, start: index * SCENE, duration: SCENE, content: {} }),
  );
  return LOOK_IDS.flatMap((id) =>
    [1, 2, 3, 4].flatMap((seed) => {
      const { tracks } = layoutAd({
        look: LOOKS[id],
        ratio: '9:16',
        language: 'en',
        scenes: scenes.map((scene) =>
          scene.role === 'call_to_action' ? { ...scene, content: { callToAction: 'Shop now' } } : scene,
        ),
        images: [image],
        hasCaptions: true,
        seed,
      });
      const clips = tracks.flatMap((track) => [...track.clips]);
      return clips.flatMap((clip) =>
        clip.kind === 'image' && clip.mask?.shape === 'circle' ? [{ id, lens: clip, clips }] : [],
      );
    }),
  );
}

const lenses = listLenses(product([DETAIL]));

describe('a lens', () => {
  it('shows a detail, beside the whole product', () => {
    expect(lenses.length).toBeGreaterThan(5);
    for (const { lens, clips } of lenses) {
      const { crop = { x: 0, y: 0, width: 1, height: 1 } } = lens;
      const middle = { x: DETAIL.x + DETAIL.width / 2, y: DETAIL.y + DETAIL.height / 2 };
      expect(middle.x).toBeGreaterThan(crop.x);
      expect(middle.x).toBeLessThan(crop.x + crop.width);
      expect(middle.y).toBeGreaterThan(crop.y);
      expect(middle.y).toBeLessThan(crop.y + crop.height);
      const whole = clips.find(
        (clip): clip is ImageClip => clip.kind === 'image' && clip.media === 'alone' && clip.start === lens.start,
      );
      expect(whole?.crop).toBeUndefined();
    }
  });

  it('is round, inside the canvas, and off the part that it shows', () => {
    for (const { lens, clips } of lenses) {
      const tick = lens.start + lens.duration - 1;
      const rect = clipRectAt(lens, tick);
      expect(rect.width * 1080).toBeCloseTo(rect.height * 1920, 0);
      expect(rect.x).toBeGreaterThan(0);
      expect(rect.x + rect.width).toBeLessThan(1);
      expect(rect.y + rect.height).toBeLessThan(1);
      const whole = clips.find(
        (clip): clip is ImageClip => clip.kind === 'image' && clip.media === 'alone' && clip.start === lens.start,
      );
      if (!whole) throw new Error('the product is shown');
      const at = clipRectAt(whole, tick);
      const told = { x: at.x + 0.35 * at.width, y: at.y + 0.18 * at.height };
      const away = Math.hypot((told.x - rect.x - rect.width / 2) * 1080, (told.y - rect.y - rect.height / 2) * 1920);
      expect(away).toBeGreaterThan((rect.width / 2) * 1080);
    }
  });

  it('needs a detail', () => {
    expect(listLenses(product([]))).toEqual([]);
  });
});
