import { expect, test } from 'vitest';
import { cleanPlace } from './clean-place.ts';

const HOME = 'https://ads.example';
const pathOf = (url: string): string => cleanPlace({ url, ref: null }).path;

test.each([
  [`${HOME}/home`, '/home'],
  [`${HOME}/`, '/'],
  [`${HOME}/404`, '/404'],
  ['/projects?tab=drafts', '/projects'],
  [`${HOME}/login?token=abc123&code=99#access_token=x`, '/login'],
  [`${HOME}/share/Zk3v9QwT7xLp2mNa`, '/share/:id'],
  [`${HOME}/video-detail/0b9f3a52-1c1e-4c7e-9a53-0d9a3b0e0001`, '/video-detail/:id'],
  [`${HOME}/invite/482913`, '/invite/:id'],
  [`${HOME}/to/ann@shop.example`, '/to/:id'],
  [`${HOME}/to/ann%40shop.example`, '/to/:id'],
  ['http://[', '/'],
])('keeps of %s the path %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});

test('keeps a path of any length short', () => {
  expect(pathOf(`${HOME}${'/home'.repeat(900)}`).length).toBeLessThanOrEqual(200);
});

test('names a campaign before the site that a visitor came from', () => {
  const ref = 'https://www.News.example/story?id=7&token=secret';
  expect(cleanPlace({ url: `${HOME}/home`, ref })).toMatchObject({ source: 'news.example', campaign: null });
  expect(cleanPlace({ url: `${HOME}/home?utm_source=Mail&utm_campaign=spring_26`, ref })).toMatchObject({
    source: 'mail',
    campaign: 'spring_26',
  });
});

test('counts the own site as no source', () => {
  expect(cleanPlace({ url: `${HOME}/home`, ref: `${HOME}/login` }).source).toBe('');
  expect(cleanPlace({ url: `${HOME}/home`, ref: '' }).source).toBe('');
});

test('keeps nothing personal as a source', () => {
  expect(cleanPlace({ url: `${HOME}/home?utm_source=ann@shop.example`, ref: null }).source).toBe('');
});
