import { describe, expect, test } from 'vitest';
import { product } from './product.ts';

const problemsOf = (fields: object) => {
  const result = product.safeParse({ name: 'Mug', ...fields });
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('the optional proof of a product', () => {
  test('may be left out: products stored earlier stay as they were', () => {
    expect(product.parse({ name: 'Mug' })).toEqual({ name: 'Mug', selling_points: [], images: [] });
  });

  test('is at most three reviews of a length that fits a card', () => {
    expect(problemsOf({ reviews: [{ quote: 'a'.repeat(180) }, { quote: '好'.repeat(90) }] })).toEqual([]);
    expect(problemsOf({ reviews: [{ quote: 'a'.repeat(181) }] })).toEqual([['reviews.0.quote', 'review_too_long']]);
    expect(problemsOf({ reviews: [{ quote: '好'.repeat(91) }] })).toEqual([['reviews.0.quote', 'review_too_long']]);
    expect(problemsOf({ reviews: Array.from({ length: 4 }, () => ({ quote: 'Good' })) })).toEqual([
      ['reviews', 'too_many_reviews'],
    ]);
    expect(problemsOf({ reviews: [{ quote: ' ' }] })).toHaveLength(1);
  });

  test('is a rating of at most five stars, by a whole number of people', () => {
    expect(problemsOf({ rating: { value: 4.7, count: 1284 } })).toEqual([]);
    for (const rating of [{ value: 5.1 }, { value: -1 }, { value: 4, count: 0.5 }, { count: 3 }])
      expect(problemsOf({ rating })).toHaveLength(1);
  });

  test('is at most three colours in six-digit hex', () => {
    expect(problemsOf({ brand_colors: ['#1f6feb', '#FFFFFF'] })).toEqual([]);
    expect(problemsOf({ brand_colors: ['#fff'] })).toEqual([['brand_colors.0', 'brand_color_format']]);
    expect(problemsOf({ brand_colors: ['#111111', '#222222', '#333333', '#444444'] })).toEqual([
      ['brand_colors', 'too_many_brand_colors'],
    ]);
  });
});
