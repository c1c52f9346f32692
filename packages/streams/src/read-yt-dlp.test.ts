import { expect, test } from 'vitest';
import { readYtDlp, ytDlpArgs } from './read-yt-dlp.ts';

const describe = (facts: object) =>
  readYtDlp(JSON.stringify({ title: 'Clip', duration: 12, webpage_url: 'https://site.example/1', ...facts }));
const FILE = {
  format_id: '18',
  url: 'https://cdn.example/18.mp4',
  protocol: 'https',
  ext: 'mp4',
  vcodec: 'avc1',
  acodec: 'mp4a',
  height: 360,
  filesize: 900,
};

test('lists files, playlists and fragments, with the headers that a site asks for', () => {
  const verdict = describe({
    uploader: 'Ada',
    thumbnail: 'https://img.example/1.jpg',
    formats: [
      { ...FILE, http_headers: { Referer: 'https://site.example/', Cookie: 'secret', 'User-Agent': 'a\nb' } },
      { ...FILE, format_id: 'hls', protocol: 'm3u8_native', url: 'https://cdn.example/a.m3u8', vcodec: 'none' },
      {
        ...FILE,
        format_id: 'dash',
        protocol: 'http_dash_segments',
        fragment_base_url: 'https://cdn.example/d/',
        fragments: [{ path: 'init' }, { path: '1', duration: 4 }],
      },
      { ...FILE, format_id: 'rtmp', protocol: 'rtmp', url: 'rtmp://cdn.example/a' },
      { ...FILE, format_id: 'local', url: 'file:///etc/passwd' },
      'nonsense',
    ],
  });
  if (!verdict.ok) throw new Error(verdict.reason);
  expect(verdict).toMatchObject({
    title: 'Clip',
    author: 'Ada',
    durationS: 12,
    thumbnailUrl: 'https://img.example/1.jpg',
  });
  expect(verdict.streams.map(({ id, source }) => [id, source.kind])).toEqual([
    ['site-18', 'file'],
    ['site-hls', 'playlist'],
    ['site-dash', 'parts'],
  ]);
  expect(verdict.streams[0]).toMatchObject({ sizeBytes: 900, headers: { referer: 'https://site.example/' } });
  expect(Object.keys(verdict.streams[0]?.headers ?? {})).toEqual(['referer']);
  expect(verdict.streams[1]).toMatchObject({ hasVideo: false, hasAudio: true });
});

test('refuses live videos, protected formats and broken output', () => {
  expect(describe({ live_status: 'is_live', formats: [FILE] })).toEqual({ ok: false, reason: 'live' });
  expect(describe({ formats: [{ ...FILE, has_drm: true }] })).toEqual({ ok: false, reason: 'drm' });
  expect(describe({ formats: [] })).toEqual({ ok: false, reason: 'unreadable' });
  expect(readYtDlp('ERROR')).toEqual({ ok: false, reason: 'unreadable' });
});

test('passes the address after everything that could be an option', () => {
  expect(ytDlpArgs({ url: 'https://x.example/', proxy: 'http://p' }).slice(-2)).toEqual(['--', 'https://x.example/']);
});
