import { expect, test } from 'vitest';
import { readVideoPage } from './read-video-page.ts';

const read = (html: string) => readVideoPage(html, 'https://shop.example/clips/1');

test('reads a video of JSON-LD inside a graph', () => {
  const object = {
    '@graph': [
      { '@type': 'WebPage' },
      {
        '@type': ['VideoObject'],
        name: 'Lamp &amp; light',
        contentUrl: '/v/lamp.mp4',
        thumbnailUrl: ['https://img.example/lamp.jpg'],
        duration: 'PT1M5.5S',
        author: { '@type': 'Person', name: 'Ada' },
      },
    ],
  };
  expect(read(`<script type="application/ld+json">${JSON.stringify(object)}</script>`)).toEqual({
    title: 'Lamp &amp; light',
    author: 'Ada',
    thumbnailUrl: 'https://img.example/lamp.jpg',
    durationS: 65.5,
    sources: ['https://shop.example/v/lamp.mp4'],
  });
});

test('reads Open Graph, the player of Twitter, and elements, each address once', () => {
  const page = read(`<title>Fallback</title><meta property="og:title" content="A &quot;clip&quot;">
    <meta property="og:video" content="http://cdn.example/a.mp4"><meta name="twitter:player:stream" content="https://cdn.example/b.m3u8">
    <video poster="p.jpg"><source src="c.webm" type="video/webm"><source src="http://cdn.example/a.mp4"></video>`);
  expect(page).toEqual({
    title: 'A "clip"',
    author: null,
    thumbnailUrl: 'https://shop.example/clips/p.jpg',
    durationS: null,
    sources: ['http://cdn.example/a.mp4', 'https://cdn.example/b.m3u8', 'https://shop.example/clips/c.webm'],
  });
});

test('finds nothing in a page without a video, in broken metadata, and in links that are no web addresses', () => {
  expect(read('<p>hello').sources).toEqual([]);
  expect(read('<script type="application/ld+json">{"@type":"VideoObject",</script>').sources).toEqual([]);
  expect(read('<video src="blob:https://x/1"></video><video src="javascript:1">').sources).toEqual([]);
  expect(
    read(
      '<meta property="og:video" content="https://x.example/embed"><meta property="og:video:type" content="text/html">',
    ).sources,
  ).toEqual([]);
});
