import { expect, test } from 'vitest';
import { guessSizePx, isDecoration, resolveImageLink, toImageKey } from './image-link.ts';

const base = new URL('https://shop.example/p/mug');

test.each([
  ['/img/mug.jpg', 'https://shop.example/img/mug.jpg'],
  ['//cdn.example/mug.jpg?w=1&amp;h=2', 'https://cdn.example/mug.jpg?w=1&h=2'],
  ['mug.webp#zoom', 'https://shop.example/p/mug.webp'],
])('resolves %s', (link, url) => {
  expect(resolveImageLink(link, base)).toBe(url);
});

test.each(['data:image/gif;base64,R0lGOD', 'javascript:void(0)', '', '/logo.svg', '/pixel.gif', 'ftp://x/y.jpg'])(
  '%j is no image link',
  (link) => {
    expect(resolveImageLink(link, base)).toBeUndefined();
  },
);

test.each([
  ['https://a.example/img/mug_800x800.jpg', 'https://a.example/img/mug_100x100.jpg'],
  ['https://a.example/img/mug.jpg?w=1200', 'https://a.example/img/mug.jpg?w=80'],
  ['https://a.example/I/81chim8kYWL._AC_SL1500_.jpg', 'https://a.example/I/81chim8kYWL._AC_SR38,50_.jpg'],
  ['https://a.example/g/abc/s-l400.jpg', 'https://a.example/g/abc/s-l64.jpg'],
  ['https://a.example/large/mug.jpg', 'https://a.example/thumb/mug.jpg'],
  ['https://a.example/image/123?wid=900&qlt=80', 'https://a.example/image/123?wid=90&qlt=50'],
  ['https://a.example/mug.jpg', 'https://a.example/mug@2x.jpg'],
])('%s and %s are the same image', (left, right) => {
  expect(toImageKey(left)).toBe(toImageKey(right));
});

test.each([
  ['https://a.example/img/mug-1.jpg', 'https://a.example/img/mug-2.jpg'],
  ['https://a.example/img/front.jpg', 'https://a.example/img/back.jpg'],
  ['https://a.example/image?id=1', 'https://a.example/image?id=2'],
  ['https://a.example/3/7_1_1.jpg', 'https://a.example/3/7_2_1.jpg'],
])('%s and %s are two images', (left, right) => {
  expect(toImageKey(left)).not.toBe(toImageKey(right));
});

test('reads the size in a link', () => {
  expect(guessSizePx('https://a.example/mug_1200x900.jpg')).toBe(1200);
  expect(guessSizePx('https://a.example/mug.jpg?wid=640')).toBe(640);
  expect(guessSizePx('https://a.example/mug.jpg')).toBeUndefined();
});

test.each(['/img/logo.png', '/i/icon-cart.png', '/x/spacer.png', '/pay/visa.png', '/img/no-image.jpg'])(
  '%s is decoration',
  (path) => {
    expect(isDecoration(`https://a.example${path}`)).toBe(true);
  },
);

test.each(['/img/starlight-lamp.jpg', '/img/mug.jpg', '/img/mug/front.jpg'])('%s is not decoration', (path) => {
  expect(isDecoration(`https://a.example${path}`)).toBe(false);
});

test.each([
  [
    'https://a.example/media/cache/6b1c09900b407c50fce2db5e66ebc123/9/7/mug.jpg',
    'https://a.example/media/cache/10f519365b01716ddb90abc57de5a837/9/7/mug.jpg',
  ],
  ['https://a.example/2/s_10134622.jpg', 'https://a.example/2/t_10134622.jpg'],
  ['https://a.example/kf/Hcb705.jpg', 'https://a.example/kf/Hcb705.jpg_350x350.jpg'],
  ['https://a.example/mug_600x450.jpg', 'https://a.example/mug_50x50c.jpg'],
  ['https://a.example/is/image/mug?$large$', 'https://a.example/is/image/mug'],
])('%s and %s are copies of one image', (left, right) => {
  expect(toImageKey(left)).toBe(toImageKey(right));
});

test('a word gives the size of a copy without a number', () => {
  expect(guessSizePx('https://a.example/mug,mini.jpg')).toBeLessThan(150);
  expect(guessSizePx('https://a.example/mug,large.jpg')).toBeGreaterThan(900);
});

test.each(['/brands/potter.png', '/img/top_1200x300.jpg', '/images/map/marker.png', '/resources/sticker/1.png'])(
  '%s shows no product',
  (path) => {
    expect(isDecoration(`https://a.example${path}`)).toBe(true);
  },
);

test.each([
  'https://pixel.ads.example/tr?id=1&ev=view',
  'https://www.facebook.com/tr?id=1',
  'https://a.example/img/lazyload.jpg',
  'https://a.example/img/no-photo.jpg',
  'https://a.example/img/coming-soon.png',
  'https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg',
  'https://a.example/media/video-thumb-1.jpg',
  'https://a.example/media/mug.mp4/preview.jpg',
  'https://a.example/swatches/red.jpg',
])('%s shows no product, but is a tracker, a placeholder or a video still', (link) => {
  expect(isDecoration(link)).toBe(true);
});

test.each(['https://statue.example/img/mug.jpg', 'https://a.example/img/swatch-watch.jpg'])(
  '%s may show a product',
  (link) => {
    expect(isDecoration(link)).toBe(false);
  },
);
