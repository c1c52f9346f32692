import { expect, it } from 'vitest';
import { adDraft } from './ad-draft.ts';
import { countWords } from './limits.ts';

it('keeps unfinished input', () => {
  const half = {
    version: 1,
    source: { kind: 'link', link: 'shop.exam' },
    product: { name: '', price: '12,', selling_points: ['x'.repeat(400), ''], rating: { value: '4.' } },
  };
  expect(adDraft.parse(half)).toMatchObject({ ...half, step: 'source', scripts: [], settings: {} });
});

it('returns the draft as it was sent, so that the sender can compare it', () => {
  const sent = {
    version: 1,
    step: 'scripts',
    source: { kind: 'uploads' },
    product: {
      rating: {},
      reviews: [{ quote: '' }],
      images: [{ id: 'a', ref: { url: 'https://shop.example/a.jpg' }, kind: 'image' }],
    },
    sources: { name: { source: 'page', confidence: 0.5 } },
    settings: { language: 'en' },
    scripts: [
      {
        id: 'a',
        script: {
          version: 1,
          framework: 'aida',
          goal: 'sales',
          language: 'en',
          length_s: 15,
          seed: 1,
          hook_pattern: 'question',
          scenes: [],
          call_to_action: '',
        },
        scenes: [{}],
      },
    ],
    chosen_scripts: ['a'],
  };
  expect(adDraft.parse(sent)).toEqual(sent);
});

it('refuses an unknown shape, so that no field is dropped silently', () => {
  const draft = { version: 1, source: { kind: 'uploads' } };
  expect(adDraft.safeParse(draft).success).toBe(true);
  expect(adDraft.safeParse({ ...draft, colour: 'red' }).success).toBe(false);
  expect(adDraft.safeParse({ ...draft, version: 2 }).success).toBe(false);
  expect(adDraft.safeParse({ ...draft, product: { nickname: 'x' } }).success).toBe(false);
});

it('counts English and Chinese words', () => {
  expect(countWords("It's  a well-made\nlamp.")).toBe(4);
  expect(countWords('很好用，推荐 iPhone')).toBe(6);
  expect(countWords('')).toBe(0);
});
