import type { AdDraft, DraftScript } from '@reelwright/contracts';

/** The spoken lines of the first script's scenes. */
export const MUG_LINES = [
  'Cold coffee again?',
  'Meet the Ember Stoneware Mug.',
  'It keeps coffee hot for an hour.',
  'It fits every hand.',
  'Get yours today.',
] as const;

const ROLES = ['hook', 'benefit', 'benefit', 'benefit', 'call_to_action'] as const;
const line = (text: string) => ({ text, sources: [] });

function makeScript(id: string, lines: readonly string[]): DraftScript {
  return {
    id,
    script: {
      version: 1,
      framework: 'aida',
      goal: 'sales',
      language: 'en',
      length_s: 15,
      seed: 3,
      hook_pattern: 'question',
      scenes: lines.map((text, index) => ({
        role: ROLES[index] ?? 'benefit',
        spoken: line(text),
        on_screen: line(text),
        image_wish: '',
        duration_ms: 3000,
      })),
      call_to_action: 'Get yours',
    },
  };
}

/** Makes an ad of a mug with three images and two scripts, as the wizard leaves it for the editor. */
export function makeMugDraft(change: Partial<AdDraft> = {}): AdDraft {
  return {
    version: 1,
    step: 'editor',
    source: { kind: 'link', link: 'https://shop.example/mug' },
    read_link: 'https://shop.example/mug',
    product: {
      name: 'Ember Stoneware Mug',
      brand: 'Kiln & Co',
      price: '24.9',
      currency: 'EUR',
      selling_points: ['Keeps coffee hot for an hour', 'Fits every hand', 'Safe in the dishwasher'],
      images: [1, 2, 3].map((number) => ({
        id: `mug-${number}`,
        ref: { url: `https://shop.example/mug-${number}.jpg` },
        kind: 'image',
      })),
    },
    sources: {},
    settings: { length_s: 15, resolution: '720p', seed: 7 },
    scripts: [makeScript('one', MUG_LINES), makeScript('two', ['Another beginning.', ...MUG_LINES.slice(1)])],
    chosen_scripts: ['one'],
    ...change,
  };
}
