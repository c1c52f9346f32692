import { expect, test } from 'vitest';
import { readDash } from './read-dash.ts';
import { readHls } from './read-hls.ts';

const AT = 'https://cdn.example/show/index.m3u8';
const hls = (...lines: string[]) => readHls(['#EXTM3U', ...lines].join('\n'), AT);
const MEDIA = ['#EXT-X-TARGETDURATION:4', '#EXT-X-MEDIA-SEQUENCE:7'];

test('lists the variants of a master playlist, with the audio that belongs to each', () => {
  const verdict = hls(
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="French",LANGUAGE="fr",URI="fr.m3u8"',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",DEFAULT=YES,LANGUAGE="en",URI="en.m3u8"',
    '#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=640x360,CODECS="avc1.42c01e,mp4a.40.2",AUDIO="a",FRAME-RATE=25.0',
    'low/index.m3u8',
    '#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.2"',
    '../sound.m3u8',
  );
  expect(verdict).toMatchObject({
    ok: true,
    kind: 'variants',
    variants: [
      {
        id: 'hls-360-800',
        width: 640,
        frameRate: 25,
        hasVideo: true,
        audio: { url: 'https://cdn.example/show/en.m3u8' },
        source: { kind: 'playlist', url: 'https://cdn.example/show/low/index.m3u8' },
      },
      { id: 'hls-64', hasVideo: false, hasAudio: true, audio: null, source: { url: 'https://cdn.example/sound.m3u8' } },
    ],
  });
});

test('lists parts with their byte ranges, keys and configurations', () => {
  const verdict = hls(
    ...MEDIA,
    '#EXT-X-MAP:URI="init.mp4",BYTERANGE="100@0"',
    '#EXT-X-KEY:METHOD=AES-128,URI="k1"',
    '#EXTINF:4,',
    '#EXT-X-BYTERANGE:50@100',
    'all.mp4',
    '#EXT-X-KEY:METHOD=AES-128,URI="k2",IV=0x000000000000000000000000000000FF',
    '#EXTINF:4,',
    '#EXT-X-BYTERANGE:60',
    'all.mp4',
    '#EXT-X-KEY:METHOD=NONE',
    '#EXT-X-DISCONTINUITY',
    '#EXT-X-MAP:URI="other.mp4"',
    '#EXTINF:2,',
    'b.mp4',
    '#EXT-X-ENDLIST',
  );
  if (!verdict.ok || verdict.kind !== 'parts') throw new Error('no parts');
  expect(verdict.durationS).toBe(10);
  expect(verdict.parts.map(({ url, range, key, group }) => [url.split('/').at(-1), range, key, group])).toEqual([
    ['init.mp4', { offset: 0, length: 100 }, null, 0],
    ['all.mp4', { offset: 100, length: 50 }, { url: 'https://cdn.example/show/k1', iv: `${'0'.repeat(31)}7` }, 0],
    ['all.mp4', { offset: 150, length: 60 }, { url: 'https://cdn.example/show/k2', iv: `${'0'.repeat(30)}ff` }, 0],
    ['other.mp4', null, null, 1],
    ['b.mp4', null, null, 1],
  ]);
});

test.each([
  ['live', ['#EXTINF:4,', 'a.ts']],
  [
    'drm',
    [
      '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://x",KEYFORMAT="com.apple.streamingkeydelivery"',
      '#EXTINF:4,',
      'a.ts',
      '#EXT-X-ENDLIST',
    ],
  ],
  [
    'drm',
    [
      '#EXT-X-KEY:METHOD=AES-128,URI="x",KEYFORMAT="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed"',
      '#EXTINF:4,',
      'a.ts',
      '#EXT-X-ENDLIST',
    ],
  ],
  ['unreadable', ['#EXT-X-ENDLIST']],
  ['unreadable', ['#EXTINF:4,', 'file:///etc/passwd', '#EXT-X-ENDLIST']],
] as const)('says that a playlist is %s', (reason, lines) => {
  expect(hls(...MEDIA, ...lines)).toEqual({ ok: false, reason });
});

test('refuses a playlist of more parts than a day has', () => {
  const parts = Array.from({ length: 20_000 }, (_, index) => `#EXTINF:1,\n${index}.ts`);
  expect(hls(...MEDIA, ...parts, '#EXT-X-ENDLIST')).toEqual({ ok: false, reason: 'too_long' });
});

const mpd = (representation: string, attributes = 'type="static"') =>
  readDash(
    `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" ${attributes} mediaPresentationDuration="PT6S"><Period><AdaptationSet contentType="video" mimeType="video/mp4"><Representation id="v" codecs="avc1.42c01e" bandwidth="500000" width="640" height="360" frameRate="25">${representation}</Representation></AdaptationSet></Period></MPD>`,
    'https://cdn.example/show/a.mpd',
  );
const urlsOf = (representation: string): unknown => {
  const verdict = mpd(representation);
  const source = verdict.ok ? verdict.videos[0]?.source : undefined;
  return source?.kind === 'parts'
    ? source.parts.map(({ url }) => url.replace('https://cdn.example/show/', ''))
    : source;
};

test('lists the parts of a template by number, of a timeline, of a list, and of one indexed file', () => {
  expect(
    urlsOf(
      '<SegmentTemplate timescale="1" duration="2" startNumber="1" initialization="i.mp4" media="s$Number$.m4s"/>',
    ),
  ).toEqual(['i.mp4', 's1.m4s', 's2.m4s', 's3.m4s']);
  expect(
    urlsOf(
      '<SegmentTemplate timescale="10" initialization="i.mp4" media="t$Time$.m4s"><SegmentTimeline><S t="0" d="20" r="1"/><S d="20"/></SegmentTimeline></SegmentTemplate>',
    ),
  ).toEqual(['i.mp4', 't0.m4s', 't20.m4s', 't40.m4s']);
  expect(
    urlsOf(
      '<SegmentList timescale="1" duration="3"><Initialization sourceURL="i.mp4"/><SegmentURL media="a.m4s"/><SegmentURL media="b.m4s"/></SegmentList>',
    ),
  ).toEqual(['i.mp4', 'a.m4s', 'b.m4s']);
  const file = { kind: 'file', url: 'https://cdn.example/show/whole.mp4' };
  expect(
    urlsOf(
      '<BaseURL>whole.mp4</BaseURL><SegmentBase indexRange="800-900"><Initialization range="0-799"/></SegmentBase>',
    ),
  ).toEqual(file);
  expect(urlsOf('<BaseURL>whole.mp4</BaseURL>')).toEqual(file);
});

test('says that a manifest is live, protected or broken', () => {
  const template = '<SegmentTemplate timescale="1" duration="2" media="s$Number$.m4s"/>';
  expect(mpd(template, 'type="dynamic" minimumUpdatePeriod="PT2S"')).toEqual({ ok: false, reason: 'live' });
  expect(mpd(`<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011"/>${template}`)).toEqual({
    ok: false,
    reason: 'drm',
  });
  expect(readDash('<MPD><Period', 'https://cdn.example/a.mpd')).toEqual({ ok: false, reason: 'unreadable' });
});
