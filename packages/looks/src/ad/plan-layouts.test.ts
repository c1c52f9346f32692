import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SceneContent, suitsLayout } from '../layout/scene-content.ts';
import { AD_SCENE_ROLES, planLayouts } from './plan-layouts.ts';

const scene = (role: (typeof AD_SCENE_ROLES)[number], content: SceneContent = {}) => ({
  role,
  content: { title: 'A title', ...content },
  imageCount: 2,
  freeCount: 2,
});

describe('the layouts of an ad', () => {
  test('never use a layout without the content that it shows', () => {
    const content = fc.record(
      {
        title: fc.constant('Title'),
        price: fc.constant('$5'),
        benefits: fc.array(fc.constant('Good'), { maxLength: 4 }),
        review: fc.constant({ quote: 'Good' }),
        comparison: fc.constant({ before: { label: 'a', text: 'b' }, after: { label: 'c', text: 'd' } }),
        callToAction: fc.constant('Go'),
      },
      { requiredKeys: ['title'] },
    );
    const ad = fc.array(
      fc.record({
        role: fc.constantFrom(...AD_SCENE_ROLES),
        content,
        imageCount: fc.integer({ min: 1, max: 2 }),
        freeCount: fc.constant(0),
      }),
      { minLength: 1, maxLength: 9 },
    );
    fc.assert(
      fc.property(ad, fc.nat(), (scenes, seed) => {
        for (const [index, layout] of planLayouts(scenes, seed).entries()) {
          const each = scenes[index];
          expect(each && suitsLayout(layout, each.content, each.imageCount)).toBe(true);
        }
      }),
    );
  });

  test('show a grid at most once, and no layout more than twice while others suit', () => {
    const scenes = [
      scene('hook'),
      scene('intro'),
      ...Array.from({ length: 5 }, () => scene('benefit')),
      scene('call_to_action', { callToAction: 'Go' }),
    ];
    for (let seed = 0; seed < 20; seed++) {
      const layouts = planLayouts(scenes, seed);
      const countOf = (layout: string) => layouts.filter((each) => each === layout).length;
      expect(countOf('grid'), layouts.join()).toBeLessThanOrEqual(1);
      for (const layout of new Set(layouts)) expect(countOf(layout), layouts.join()).toBeLessThanOrEqual(2);
    }
  });

  test('change from scene to scene', () => {
    const scenes = [scene('hook'), scene('intro'), scene('benefit'), scene('benefit'), scene('detail')];
    for (let seed = 0; seed < 8; seed++) {
      const layouts = planLayouts(scenes, seed);
      expect(layouts.filter((layout, index) => layout === layouts[index - 1])).toEqual([]);
    }
  });

  test('show a price only if there is one, and the button at the end', () => {
    const offer = scene('offer', { price: '$5' });
    const end = scene('call_to_action', { callToAction: 'Shop now' });
    expect(planLayouts([scene('hook'), offer, end], 3)).toEqual([
      expect.any(String),
      expect.stringMatching(/^(?:price|phone)$/),
      'end',
    ]);
    expect(planLayouts([scene('hook'), scene('offer'), end], 3)).not.toContain('price');
  });

  test('end several benefits with a list of them', () => {
    const benefits = ['One', 'Two', 'Three'];
    const layouts = planLayouts(
      [scene('hook'), scene('benefit', { benefits }), scene('benefit', { benefits }), scene('benefit', { benefits })],
      0,
    );
    expect(layouts.indexOf('list')).toBe(3);
  });
});
