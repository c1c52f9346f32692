import { expect, test } from 'vitest';
import { readBreadcrumbs, readRating, readReviews, readVideos } from './schema-extras.ts';

test.each([
  [
    { ratingValue: '4.5', reviewCount: '12' },
    { value: 4.5, count: 12 },
  ],
  [
    { ratingValue: '4,5', ratingCount: 3 },
    { value: 4.5, count: 3 },
  ],
  [
    { ratingValue: 9, bestRating: 10, ratingCount: 3 },
    { value: 4.5, count: 3 },
  ],
  [{ ratingValue: 0, ratingCount: 0 }, undefined],
  [{ ratingValue: 5, reviewCount: 0, ratingCount: 0 }, undefined],
  [{ ratingValue: 7, ratingCount: 3 }, undefined],
])('reads the rating %j as %j', (node, rating) => {
  expect(readRating(node)).toEqual(rating);
});

test('quotes reviews verbatim, in whole sentences, and only praise', () => {
  const long = 'It keeps my tea warm for two hours. '.repeat(20);
  const reviews = readReviews([
    { reviewBody: 'Never buy this mug, it leaks.', reviewRating: { ratingValue: 1 } },
    { reviewBody: 'Fine.' },
    { reviewBody: long, author: { name: 'Ann' }, reviewRating: { ratingValue: 5 } },
  ]);
  expect(reviews).toHaveLength(1);
  expect(reviews[0]).toMatchObject({ author: 'Ann', rating: 5 });
  const { quote = '' } = reviews[0] ?? {};
  expect(long.startsWith(quote)).toBe(true);
  expect(quote.endsWith('hours.')).toBe(true);
  expect(quote.length).toBeLessThanOrEqual(200);
});

test('joins the categories of the breadcrumbs, without the start page and the product', () => {
  const step = (position: number, name: string) => ({ '@type': 'ListItem', position, name });
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: [step(3, 'Mugs'), step(1, 'Home'), step(2, 'Kitchen'), step(4, 'Blue Mug')],
  };
  expect(readBreadcrumbs([{ '@graph': [trail] }], 'Blue Mug')).toBe('Kitchen > Mugs');
});

test('finds links to videos', () => {
  const video = { '@type': 'VideoObject', contentUrl: '/mug.mp4', embedUrl: 'https://films.example/embed/1' };
  expect(readVideos([video, { '@type': 'WebPage', url: '/x' }], new URL('https://shop.example/'))).toEqual([
    'https://shop.example/mug.mp4',
  ]);
});
