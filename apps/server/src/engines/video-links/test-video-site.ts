import { createCipheriv } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { execute } from '#src/platform/process/test-execute.ts';

/** A local stand-in for a video site: it serves files by path, with byte ranges, and counts requests. */
export interface VideoSite {
  /** `http://127.0.0.1:port`. */
  origin: string;
  host: string;
  /** Paths in the order in which they were asked for, with their range. */
  requests: string[];
  files: Map<string, Buffer>;
  /** Answers a path by itself, in place of a file. */
  routes: Map<string, (request: IncomingMessage, response: ServerResponse) => void>;
  /** Content types in place of those of the file extensions. */
  types: Map<string, string>;
  /** Whether ranges are answered by parts. */
  takesRanges: boolean;
  server: Server;
  /** Serves these files, and nothing else. */
  reset(media: TestMedia): void;
  close(): Promise<void>;
}

export async function openVideoSite(): Promise<VideoSite> {
  const files = new Map<string, Buffer>();
  const routes: VideoSite['routes'] = new Map();
  const requests: string[] = [];
  const types = new Map<string, string>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const { range } = request.headers;
    requests.push(range === undefined ? path : `${path} ${range}`);
    const route = routes.get(path);
    if (route) {
      route(request, response);
      return;
    }
    const file = files.get(path);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', types.get(path) ?? 'application/octet-stream');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    if (!site.takesRanges || start === undefined) {
      response.end(file);
      return;
    }
    const last = Math.min(Number(end), file.length - 1);
    const body = file.subarray(Number(start), last + 1);
    const headers = { 'content-range': `bytes ${start}-${last}/${file.length}`, 'content-length': body.length };
    response.writeHead(206, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site: VideoSite = {
    origin: `http://${host}`,
    host,
    requests,
    files,
    routes,
    types,
    takesRanges: true,
    server,
    reset(media) {
      for (const map of [files, routes, types]) map.clear();
      for (const [name, bytes] of media) files.set(`/${name}`, bytes);
      requests.length = 0;
      site.takesRanges = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return site;
}

/** Files that ffmpeg made, by their names. */
export type TestMedia = ReadonlyMap<string, Buffer>;

/** Makes small videos of 4 s in the forms that sites offer: a file, HLS in TS and, for `all`, fMP4, DASH, audio alone, video alone. */
export async function makeTestMedia(wanted: 'all' | 'ts' = 'all'): Promise<TestMedia> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-video-site-'));
  const run = (...args: string[]) => execute('ffmpeg', ['-v', 'error', '-y', ...args], { cwd: folder });
  const x264 = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-g',
    '25',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-b:a',
    '64k',
  ];
  try {
    const image = 'testsrc2=s=160x90:r=25:d=4';
    await run('-f', 'lavfi', '-i', image, '-f', 'lavfi', '-i', 'sine=f=440:d=4', ...x264, 'plain.mp4');
    const copy = ['-i', 'plain.mp4', '-c', 'copy'];
    const vod = ['-f', 'hls', '-hls_time', '1', '-hls_playlist_type', 'vod'];
    await run(...copy, ...vod, '-hls_segment_filename', 'ts-%d.ts', 'ts.m3u8');
    const others = () => [
      run(...copy, '-an', 'silent.mp4'),
      run(...copy, '-vn', 'heard.m4a'),
      run('-i', 'plain.mp4', '-vn', '-c:a', 'libmp3lame', 'heard.mp3'),
      run(...copy, ...vod, '-hls_segment_type', 'fmp4', '-hls_flags', 'single_file', 'ranges.m3u8'),
      run(
        ...copy,
        '-an',
        ...vod,
        '-hls_segment_type',
        'fmp4',
        '-hls_fmp4_init_filename',
        'v-init.mp4',
        '-hls_segment_filename',
        'v-%d.m4s',
        'v.m3u8',
      ),
      run(
        ...copy,
        '-vn',
        ...vod,
        '-hls_segment_type',
        'fmp4',
        '-hls_fmp4_init_filename',
        'a-init.mp4',
        '-hls_segment_filename',
        'a-%d.m4s',
        'a.m3u8',
      ),
      run(...copy, '-f', 'dash', '-seg_duration', '1', '-use_template', '1', '-use_timeline', '1', 'time.mpd'),
    ];
    if (wanted === 'all') await Promise.all(others());
    const { stdout } = await execute('ls', [folder]);
    const names = stdout.split('\n').filter((name) => name !== '');
    return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Encrypts bytes as HLS does. */
export function encryptAes128(bytes: Buffer, { key, iv }: { key: Buffer; iv: Buffer }): Buffer {
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}
