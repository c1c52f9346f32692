import type { SceneRole } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { measureRange } from './measure-range.ts';
import { type AdMaterial, type AdImage, buildAd } from '@reelwright/ad';

const ROLES: SceneRole[] = ['hook', 'intro', 'benefit', 'benefit', 'benefit', 'offer', 'call_to_action'];
const POINTS = ['Keeps drinks hot for 12 hours', 'Leakproof lid', 'Fits every cup holder'];

const image: AdImage = {
  key: 'work/bottle.png',
  width: 1200,
  height: 1600,
  subject: { x: 0.3, y: 0.1, width: 0.4, height: 0.8 },
  faces: [],
  plainBackground: '#ffffff',
  palette: ['#1c6b4a', '#f6e7c8'],
  hasAlpha: true,
  isScene: false,
  details: [{ x: 0.35, y: 0.4, width: 0.3, height: 0.2 }],
};

function makeMaterial(seed: number): AdMaterial {
  return {
    product: { name: 'Peak Steel Bottle', selling_points: POINTS, images: [], price: 24.99, currency: 'USD' },
    script: {
      version: 1,
      framework: 'discovery',
      goal: 'sales',
      language: 'en',
      length_s: 20,
      seed,
      hook_pattern: 'test',
      call_to_action: 'Shop now',
      scenes: ROLES.map((role, index) => ({
        role,
        spoken: { text: 'Hot tea at noon, poured at dawn.', sources: [] },
        on_screen: { text: `12 hours, part ${index}`, sources: [] },
        image_wish: '',
        duration_ms: 2600,
      })),
    },
    voice: { key: 'work/voice.wav', durationMs: 20_000 },
    voices: ROLES.map((_role, index) => ({ startMs: index * 2600, durationMs: 2400, words: [] })),
    images: [image, { ...image, key: 'work/side.png' }],
    logo: null,
    music: null,
    language: 'en',
    ratio: '9:16',
    resolution: '720p',
    lengthMs: 20_000,
    subtitles: true,
    ctaSticker: true,
    look: undefined,
    seed,
  };
}

it('gives ten ads of one product at least six layouts and four looks', () => {
  const ads = Array.from({ length: 10 }, (_, index) => buildAd(makeMaterial(index + 1)));
  const failed = measureRange(ads).filter(({ isPassed }) => !isPassed);
  expect(failed).toEqual([]);
});
