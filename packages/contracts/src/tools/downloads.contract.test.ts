import { expect, test } from 'vitest';
import { mp3DownloaderContract, mp3DownloaderInput } from './mp3-downloader.contract.ts';
import { videoDownloaderContract, videoDownloaderInput } from './video-downloader.contract.ts';

const LINK = { lookup_id: '11111111-1111-4111-8111-111111111111', url: 'https://site.example/1', length_s: 30 };
const video = (wish: object = {}) => ({ ...LINK, format_id: 'file', has_rights: true, ...wish });
const problemsOf = (input: object): string[] =>
  videoDownloaderInput.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

test('a link costs a credit for every started 15 s, as video and as MP3', () => {
  const mp3 = { ...LINK, title: '', artist: '', bitrate_kbps: 192, has_cover: true, has_rights: true } as const;
  const prices = [15, 15.01, 0.2].map((lengthS) =>
    mp3DownloaderContract.price(mp3DownloaderInput.parse({ ...mp3, length_s: lengthS })),
  );
  expect(prices).toEqual([1, 2, 1]);
  expect(videoDownloaderContract.price(videoDownloaderInput.parse(video({ length_s: 600 })))).toBe(40);
});

test('nothing is downloaded without the statement of rights', () => {
  expect(problemsOf(video({ has_rights: false }))).toEqual(['download_rights_missing']);
  expect(problemsOf({ ...LINK, format_id: 'file' })).toEqual(['download_rights_missing']);
  expect(problemsOf(video())).toEqual([]);
});

test('more than ten minutes, and what is no web address, are refused', () => {
  expect(problemsOf(video({ length_s: 600.1 }))).toEqual(['download_too_long']);
  expect(problemsOf(video({ url: 'ftp://site.example/1' }))).toHaveLength(1);
});

test('an MP3 has 192 kbit/s, and a cover, unless something else is chosen', () => {
  const input = { ...LINK, has_rights: true };
  expect(mp3DownloaderInput.parse(input)).toMatchObject({ bitrate_kbps: 192, has_cover: true });
  expect(mp3DownloaderInput.safeParse({ ...input, bitrate_kbps: 96 }).success).toBe(false);
});
