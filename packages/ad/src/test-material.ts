import type { SceneRole } from '@reelwright/contracts';
import type { AdImage, AdMaterial } from './ad-material.ts';

const ROLES: SceneRole[] = ['hook', 'intro', 'benefit', 'benefit', 'offer', 'call_to_action'];

/** A photo of a scene, without a cut-out: it fills its shots. */
export const PHOTO: AdImage = {
  key: 'work/photo.jpg',
  width: 1200,
  height: 1600,
  subject: { x: 0.2, y: 0.1, width: 0.6, height: 0.85 },
  faces: [],
  plainBackground: null,
  palette: ['#c0392b'],
};

/** A product that stands before a plain background. */
export const PRODUCT_PHOTO: AdImage = {
  ...PHOTO,
  key: 'work/product.jpg',
  plainBackground: '#ffffff',
  cutOut: {
    key: 'work/cut-out.png',
    width: 700,
    height: 1300,
    region: { x: 0.2, y: 0.1, width: 0.6, height: 0.85 },
    fill: 0.7,
    cutBy: [],
    background: 'any',
    feet: [{ x: 0.5, y: 0.98, width: 0.6 }],
  },
};

/** The material of an ad of six scenes, with an offer, a logo and captions. */
export function makeMaterial({
  images = [PRODUCT_PHOTO],
  scenes,
  look = 'bold-street',
  seed = 0,
  ...rest
}: Partial<AdMaterial> = {}): AdMaterial {
  return {
    product: { name: 'Reading Lamp', price: 29, currency: 'USD', selling_points: [], images: [] },
    script: {
      version: 1,
      framework: 'discovery',
      goal: 'sales',
      language: 'en',
      length_s: 15,
      seed,
      hook_pattern: 'test',
      call_to_action: 'Shop now',
      scenes: ROLES.map((role, index) => ({
        role,
        spoken: { text: 'One two three four five six seven eight nine.', sources: [] },
        on_screen: { text: `Scene ${index}`, sources: [] },
        image_wish: '',
        duration_ms: 2300,
      })),
    },
    voice: { key: 'work/voice.wav', durationMs: 15_000 },
    voices: ROLES.map((_role, index) => ({
      startMs: index * 2300,
      durationMs: 2200,
      words: [{ text: 'One', start: 0, end: 3, startMs: 0, endMs: 2000 }],
    })),
    images,
    logo: { key: 'work/logo.png', width: 300, height: 100 },
    music: null,
    language: 'en',
    ratio: '9:16',
    resolution: '720p',
    scenes,
    lengthMs: 15_000,
    subtitles: true,
    ctaSticker: true,
    look,
    seed,
    ...rest,
  };
}
