import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGuardedFetch, type GuardedFetch } from '#src/platform/fetch/guarded-fetch.ts';
import { probeMedia } from '#src/platform/media/probe-media.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { openVideoLinks } from './open-video-links.ts';
import { createYtDlp } from './providers/yt-dlp.ts';
import { encryptAes128, makeTestMedia, openVideoSite, type TestMedia, type VideoSite } from './test-video-site.ts';
import type { FetchedBytes, KeptPieces, VideoLinks } from './video-links.ts';

let media: TestMedia;
let site: VideoSite;
let root: string;
let guarded: GuardedFetch;
let links: VideoLinks;
const { signal } = new AbortController();

// One site and one finder for all tests: the finder's thread takes a second to start.
beforeAll(async () => {
  media = await makeTestMedia();
  site = await openVideoSite();
  guarded = createGuardedFetch({ allowHosts: [site.host] });
  links = openVideoLinks({ ...guarded, runProgram, site: null, retryDelayMs: 1 });
});
beforeEach(async () => {
  site.reset(media);
  root = await mkdtemp(join(tmpdir(), 'reelwright-video-links-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));
afterAll(() => Promise.all([links.close(), guarded.close(), site.close()]));

let folders = 0;
async function makeFolder(): Promise<string> {
  folders += 1;
  const folder = join(root, String(folders));
  await mkdir(folder);
  return folder;
}
const look = async (path: string, finder = links) =>
  finder.look({ url: path.startsWith('http') ? path : site.origin + path, folder: await makeFolder(), signal });

/** Pieces that outlive a fetch, as the storage of tasks keeps them. */
function keepPieces(): KeptPieces & { names: string[] } {
  const kept = new Map<string, string>();
  const names: string[] = [];
  return {
    names,
    find: async (name) => kept.get(name),
    keep: async (name, path) => {
      names.push(name);
      kept.set(name, path);
    },
  };
}

async function fetchVideo(path: string, formatId: string | null, pieces: KeptPieces = keepPieces()) {
  const bytes: FetchedBytes[] = [];
  const folder = await makeFolder();
  const url = site.origin + path;
  const onBytes = (at: FetchedBytes): void => void bytes.push(at);
  const files = await links.fetch({ url, formatId, folder, pieces, signal, onBytes });
  return { ...files, bytes };
}
const probe = (path: string) => probeMedia(path, createMediaRunner({ runProgram, signal }));
const frames = async (path: string): Promise<number> => {
  const args = [
    '-v',
    'error',
    '-count_packets',
    '-select_streams',
    'v:0',
    '-show_entries',
    'stream=nb_read_packets',
    '-of',
    'csv=p=0',
    path,
  ];
  const { stdout } = await runProgram({
    program: 'ffprobe',
    args,
    signal,
    timeoutMs: 60_000,
    errorCode: 'SYSTEM_ERROR',
  });
  return Number(stdout.toString().split(/[,\n]/)[0]);
};

test('finds title, length, size and image of a file, whatever its type is said to be, and fetches it byte by byte', async () => {
  site.types.set('/plain.mp4', 'text/plain');
  const video = await look('/plain.mp4');
  expect(video).toMatchObject({ title: 'plain', site: '127.0.0.1', author: null });
  expect(video.lengthS).toBeCloseTo(4, 1);
  expect(video.formats).toEqual([
    expect.objectContaining({
      id: 'file',
      kind: 'video',
      hasAudio: true,
      width: 160,
      height: 90,
      frameRate: 25,
      codecs: 'h264,aac',
      sizeBytes: media.get('plain.mp4')?.length,
      isSizeEstimated: false,
    }),
  ]);
  expect((await stat(video.thumbnail ?? '')).size).toBeGreaterThan(500);
  const file = await fetchVideo('/plain.mp4', 'file');
  expect(file).toMatchObject({ audio: null, isOriginal: true });
  expect((await stat(file.main)).size).toBe(media.get('plain.mp4')?.length);
  expect(file.bytes.at(-1)).toEqual({
    doneBytes: media.get('plain.mp4')?.length,
    totalBytes: media.get('plain.mp4')?.length,
    fraction: 1,
  });
});

test('reads the index at the end of a long file without reading its middle, and a file that comes only whole', async () => {
  const index = media.get('plain.mp4') ?? Buffer.alloc(0);
  // A free box of 20 MB stands between the data and its index, as in a long recording.
  const moov = index.indexOf('moov') - 4;
  const filler = Buffer.alloc(20_000_000);
  filler.writeUInt32BE(filler.length);
  filler.write('free', 4, 'latin1');
  site.files.set('/long.mp4', Buffer.concat([index.subarray(0, moov), filler, index.subarray(moov)]));
  const video = await look('/long.mp4');
  expect(video.lengthS).toBeCloseTo(4, 1);
  expect(site.requests.some((request) => request.endsWith(`-${20_000_000 + index.length - 1}`))).toBe(true);
  site.takesRanges = false;
  expect((await look('/long.mp4')).lengthS).toBeCloseTo(4, 1);
  expect((await stat((await fetchVideo('/plain.mp4', 'file')).main)).size).toBe(index.length);
});

test('knows a video without audio and audio without a video', async () => {
  expect((await look('/silent.mp4')).formats).toEqual([expect.objectContaining({ kind: 'video', hasAudio: false })]);
  const audio = await look('/heard.mp3');
  expect(audio.formats).toEqual([expect.objectContaining({ kind: 'audio', hasAudio: true })]);
  expect(audio.thumbnail).toBeNull();
});

test('offers the variants of HLS, and fetches the chosen one with the audio that stands beside it', async () => {
  const master = [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",DEFAULT=YES,LANGUAGE="en",URI="a.m3u8"',
    '#EXT-X-STREAM-INF:BANDWIDTH=900000,RESOLUTION=320x180,CODECS="avc1.42c00b,mp4a.40.2",AUDIO="a"',
    'large.m3u8',
    '#EXT-X-STREAM-INF:BANDWIDTH=300000,RESOLUTION=160x90,CODECS="avc1.42c00b,mp4a.40.2",AUDIO="a"',
    'v.m3u8',
  ];
  site.files.set('/show/master.m3u8', Buffer.from(master.join('\n').replaceAll('.m3u8', '.m3u8?token=1')));
  for (const name of [...media.keys()].filter((each) => /^[av][-.]/.test(each))) {
    site.files.set(`/show/${name}`, media.get(name) ?? Buffer.alloc(0));
  }
  const video = await look('/show/master.m3u8');
  expect(video.formats.map(({ id, kind, hasAudio }) => [id, kind, hasAudio])).toEqual([
    ['hls-180-900', 'video', true],
    ['hls-90-300', 'video', true],
    ['audio-en', 'audio', true],
  ]);
  expect(video.lengthS).toBeCloseTo(4, 1);
  expect(video.thumbnail).not.toBeNull();
  const { main, audio } = await fetchVideo('/show/master.m3u8', 'hls-90-300');
  expect(await frames(main)).toBe(100);
  expect((await probe(audio ?? '')).audio?.codec).toBe('aac');
  expect((await probe((await fetchVideo('/show/master.m3u8', null)).main)).kind).toBe('audio');
  await expect(fetchVideo('/show/master.m3u8', 'hls-720-9')).rejects.toMatchObject({ code: 'LINKED_VIDEO_CHANGED' });
});

test('decrypts AES-128, joins TS, and reads parts by byte ranges', async () => {
  const key = Buffer.from('0123456789abcdef');
  const parts = Array.from({ length: 4 }, (_none, index) => `/ts-${index}.ts`);
  for (const [index, name] of parts.entries()) {
    const iv = Buffer.alloc(16);
    iv.writeUInt32BE(index + 3, 12);
    site.files.set(`/secret${name}`, encryptAes128(site.files.get(name) ?? Buffer.alloc(0), { key, iv }));
  }
  site.files.set('/secret/key', key);
  const lines = parts.map((name) => `#EXTINF:1,\n.${name}`);
  const head = ['#EXTM3U', '#EXT-X-TARGETDURATION:1', '#EXT-X-MEDIA-SEQUENCE:3', '#EXT-X-KEY:METHOD=AES-128,URI="key"'];
  site.files.set('/secret/list.m3u8', Buffer.from([...head, ...lines, '#EXT-X-ENDLIST'].join('\n')));
  expect((await look('/secret/list.m3u8')).formats[0]).toMatchObject({ id: 'hls', width: 160, hasAudio: true });
  expect(await frames((await fetchVideo('/secret/list.m3u8', 'hls')).main)).toBe(100);
  expect(site.requests.filter((path) => path === '/secret/key')).toHaveLength(2);
  expect(await frames((await fetchVideo('/ranges.m3u8', 'hls')).main)).toBe(100);
});

test('joins parts whose decoders are configured differently', async () => {
  const text = media.get('v.m3u8')?.toString() ?? '';
  const other = text.slice(text.indexOf('#EXT-X-MAP')).replace('v-init.mp4', 'other/v-init.mp4');
  site.files.set('/other/v-init.mp4', media.get('v-init.mp4') ?? Buffer.alloc(0));
  site.files.set('/twice.m3u8', Buffer.from(text.replace('#EXT-X-ENDLIST', `#EXT-X-DISCONTINUITY\n${other}`)));
  const { main } = await fetchVideo('/twice.m3u8', 'hls');
  expect(await frames(main)).toBe(200);
});

test('offers the representations of DASH, and fetches video and audio', async () => {
  const video = await look('/time.mpd');
  expect(video.formats.map(({ kind, hasAudio }) => [kind, hasAudio])).toEqual([
    ['video', true],
    ['audio', true],
  ]);
  const { main, audio } = await fetchVideo('/time.mpd', video.formats[0]?.id ?? '');
  expect(await frames(main)).toBe(100);
  expect((await probe(audio ?? '')).kind).toBe('audio');
});

test('finds the video that a page names, with its title and image', async () => {
  const image = 'https://127.0.0.1:1/private.jpg';
  const head = `<meta property="og:title" content="A lamp"><meta property="og:image" content="${image}">`;
  const player = '<meta property="og:video" content="/embed"><video src="/plain.mp4"></video>';
  site.files.set('/page', Buffer.from(`<!doctype html><html><head>${head}${player}`));
  site.files.set('/embed', Buffer.from('<!doctype html><p>player'));
  const video = await look('/page');
  expect(video).toMatchObject({ title: 'A lamp', formats: [{ id: 'file', width: 160 }] });
  // The image of the page is not public: the first frame stands in.
  expect(video.thumbnail).not.toBeNull();
  expect((await fetchVideo('/page', 'file')).isOriginal).toBe(true);
  site.files.set('/shown', await readFile(video.thumbnail ?? ''));
  site.files.set(
    '/page',
    Buffer.from(`<!doctype html><html><head>${player}<meta property="og:image" content="/shown">`),
  );
  const shown = (await look('/page')).thumbnail ?? '';
  expect(site.requests).toContain('/shown');
  expect(await readFile(shown)).not.toEqual(site.files.get('/shown'));
});

const vod = (...lines: string[]): Buffer =>
  Buffer.from(['#EXTM3U', '#EXT-X-TARGETDURATION:4', ...lines, '#EXT-X-ENDLIST'].join('\n'));

test.each([
  ['a page instead of a video', 'VIDEO_SITE_UNSUPPORTED', Buffer.from('<!doctype html><html><p>Not here')],
  ['a file that is no media', 'VIDEO_SITE_UNSUPPORTED', Buffer.from('%PDF-1.7 nothing to see')],
  ['an empty file', 'VIDEO_SITE_UNSUPPORTED', Buffer.alloc(0)],
  ['a live stream', 'LIVE_STREAM', Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nts-0.ts')],
  ['ten hours', 'LINKED_VIDEO_TOO_LONG', vod(...Array.from({ length: 9000 }, () => '#EXTINF:4,\nts-0.ts'))],
  ['DRM', 'DRM_PROTECTED', vod('#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://1"', '#EXTINF:4,', 'ts-0.ts')],
  ['parts at a private address', 'LINK_FORBIDDEN', vod('#EXTINF:4,', 'http://169.254.169.254/latest/meta-data')],
  [
    'a key at a private address',
    'LINK_FORBIDDEN',
    vod('#EXT-X-KEY:METHOD=AES-128,URI="http://10.0.0.1/key"', '#EXTINF:4,', 'ts-0.ts'),
  ],
  ['pages instead of parts', 'VIDEO_DOWNLOAD_FAILED', vod('#EXTINF:4,', 'html')],
  ['missing parts', 'VIDEO_DOWNLOAD_FAILED', vod('#EXTINF:4,', 'gone.ts')],
  [
    'a template of billions of parts',
    'RESOLUTION_FAILED',
    Buffer.from(
      '<MPD type="static" mediaPresentationDuration="PT9000000H"><Period><AdaptationSet mimeType="video/mp4"><Representation id="v" bandwidth="1" width="2" height="2"><SegmentTemplate timescale="1000" duration="1" media="$Number$"/></Representation></AdaptationSet></Period></MPD>',
    ),
  ],
])('refuses %s as %s', async (_what, code, body) => {
  site.files.set('/link', body);
  site.files.set('/html', Buffer.from('<html><p>Sign in'));
  await expect(look('/link')).rejects.toMatchObject({ code });
});

test('gives up on redirects in a circle, on private links and on redirects to them', async () => {
  site.routes.set('/circle', (_request, response) => response.writeHead(302, { location: '/circle' }).end());
  site.routes.set('/inside', (_request, response) => response.writeHead(302, { location: 'http://[::1]/' }).end());
  await expect(look('/circle')).rejects.toMatchObject({ code: 'PAGE_UNREACHABLE' });
  await expect(look('/inside')).rejects.toMatchObject({ code: 'LINK_FORBIDDEN' });
  await expect(look('http://127.0.0.1:1/a.mp4')).rejects.toMatchObject({ code: 'LINK_FORBIDDEN' });
});

test('goes on with the pieces that an earlier try has kept', async () => {
  const list = ['#EXTM3U', '#EXT-X-TARGETDURATION:1'];
  for (let part = 0; part < 24; part += 1) {
    if (part % 4 === 0) list.push('#EXT-X-DISCONTINUITY');
    list.push('#EXTINF:1,', `ts-${part % 4}.ts?part=${part}`);
  }
  site.files.set('/many.m3u8', Buffer.from([...list, '#EXT-X-ENDLIST'].join('\n')));
  let sent = 0;
  site.routes.set('/ts-3.ts', (_request, response) => {
    sent += 1;
    if (sent > 4) response.destroy();
    else response.end(media.get('ts-3.ts'));
  });
  const pieces = keepPieces();
  await expect(fetchVideo('/many.m3u8', 'hls', pieces)).rejects.toMatchObject({ code: 'VIDEO_DOWNLOAD_FAILED' });
  expect(pieces.names.length).toBeGreaterThan(0);
  site.routes.delete('/ts-3.ts');
  site.requests.length = 0;
  const kept = pieces.names.length;
  const { main, bytes } = await fetchVideo('/many.m3u8', 'hls', pieces);
  expect(await frames(main)).toBe(600);
  // Each four parts begin at time 0: the groups follow each other all the same.
  expect((await probe(main)).durationMs ?? 0).toBeCloseTo(24_000, -3);
  expect(site.requests.filter((path) => path.endsWith('.ts'))).toHaveLength(24 - 4 * kept);
  expect(bytes.at(-1)?.fraction).toBe(1);
});

test('tries a part again that was cut short, and fails if it stays short', async () => {
  const whole = media.get('ts-1.ts') ?? Buffer.alloc(0);
  let sent = 0;
  site.routes.set('/ts-1.ts', (_request, response) => {
    sent += 1;
    response.end(sent === 1 ? whole.subarray(0, 1000) : whole);
  });
  expect(await frames((await fetchVideo('/ts.m3u8', 'hls')).main)).toBe(100);
  site.files.set('/ts-1.ts', whole.subarray(0, 1000));
  site.routes.delete('/ts-1.ts');
  await expect(fetchVideo('/ts.m3u8', 'hls')).rejects.toMatchObject({ code: 'VIDEO_DOWNLOAD_FAILED' });
});

test('asks the program that the operator has set, without the environment, through a proxy for public addresses', async () => {
  const program = join(root, 'yt-dlp');
  const answer = {
    title: 'From the site',
    uploader: 'Ada',
    duration: 4,
    formats: [
      {
        format_id: '22',
        url: `${site.origin}/plain.mp4`,
        protocol: 'https',
        vcodec: 'h264',
        acodec: 'aac',
        height: 90,
        filesize: 1,
      },
    ],
  };
  const script = `#!${process.execPath}
const http = require('node:http');
const proxy = new URL(process.argv[process.argv.indexOf('--proxy') + 1]);
const authorization = 'Basic ' + Buffer.from(proxy.username + ':' + proxy.password).toString('base64');
const ask = (path, own) => new Promise((resolve) => http.get({ host: proxy.hostname, port: proxy.port, path, headers: own ? { 'proxy-authorization': authorization } : {} }, (answer) => resolve(answer.statusCode)));
(async () => {
  const url = process.argv.at(-1);
  if (url.endsWith('/private')) { console.error('ERROR: Private video. Sign in'); process.exit(1); }
  const answers = [await ask(url, true), await ask('http://127.0.0.1:1/', true), await ask('http://169.254.169.254/', true), await ask(url, false)];
  process.stdout.write(JSON.stringify({ ...${JSON.stringify(answer)}, title: [process.env.SECRET, ...answers].join(' ') }), () => process.exit(0));
})();`;
  await writeFile(program, script);
  await chmod(program, 0o755);
  const ytDlp = createYtDlp({ path: program, allowHosts: [site.host], runProgram });
  const finder = openVideoLinks({ ...guarded, runProgram, site: ytDlp, retryDelayMs: 1 });
  try {
    for (const path of ['/watch', '/private']) site.files.set(path, Buffer.from('<!doctype html><p>player'));
    expect(await look('/watch', finder)).toMatchObject({
      title: ' 200 403 403 407',
      author: 'Ada',
      lengthS: 4,
      formats: [{ id: 'site-22', height: 90, hasAudio: true }],
    });
    await expect(look('/private', finder)).rejects.toMatchObject({ code: 'VIDEO_BLOCKED' });
  } finally {
    await finder.close();
  }
});
