import { describe, expect, it } from 'vitest';
import { agreesWithTexts } from './agrees-with-texts.ts';

const scene = {
  nouns: ['床单', '床笠'],
  hooks: ['今晚换床单？'],
  lines: ['躺下去，伸个懒腰。'],
};
const agrees = (selling_points: string[], category?: string) =>
  agreesWithTexts(scene, ['床单'], {
    name: '床单',
    images: [],
    selling_points,
    ...(category === undefined ? {} : { category }),
  });

describe('agreesWithTexts', () => {
  it('takes a scene if the seller speaks of the thing, or of what the scene tells', () => {
    expect(agrees(['床单四角有松紧'])).toBe(true);
    expect(agrees(['躺下去是凉的'])).toBe(true);
    expect(agrees(['全棉'], '床上用品')).toBe(true);
  });

  it('takes none if what the seller says is about something else', () => {
    expect(agrees(['马厩里也能披', '600D防水面料'])).toBe(false);
  });

  it('takes one of a product of which nothing else is known', () => {
    expect(agrees([])).toBe(true);
  });
});
