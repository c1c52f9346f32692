import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { TimelineDocument } from '@reelwright/timeline';
import { build } from 'vite';
import type { FontSubset } from './server-painter.ts';

const WEB_APP = path.resolve(import.meta.dirname, '../../../apps/web');
const WORKER = path.join(WEB_APP, 'src/nouns/player/worker/paint-frames.worker.ts');

interface BrowserFont {
  family: string;
  weight: number;
  url: string;
}

/** The worker's order. Addresses are absolute. */
interface PaintOrder {
  document: TimelineDocument;
  media: Record<string, { url: string }>;
  fonts: BrowserFont[];
  scale: number;
  frames: number[];
  paintedUrl: string;
}

type PaintAnswer = { kind: 'done' } | { kind: 'failed'; reason: string };

/** A real browser that paints frames: the worker of the web app's player, without its clock. */
export interface BrowserPainter {
  /** Returns I420 frames, in the requested order. `files` are paths by the id of the media. */
  paint(job: {
    document: TimelineDocument;
    fonts: FontSubset[];
    files: Record<string, string>;
    scale: number;
    frames: number[];
  }): Promise<Uint8Array[]>;
  close(): Promise<void>;
}

export async function openBrowserPainter(page: Page): Promise<BrowserPainter> {
  const worker = await bundleWorker();
  /** By address: paths, or file contents. */
  const files = new Map<string, string | Uint8Array>();
  let painted: Uint8Array = new Uint8Array();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const file = files.get(url);
    if (request.method === 'POST') {
      painted = await readBody(request);
      response.end();
    } else if (file !== undefined) sendFile(request, response, typeof file === 'string' ? await readFile(file) : file);
    else if (url === '/') response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Golden</title>');
    else if (url === '/paint.worker.js') response.setHeader('Content-Type', 'text/javascript').end(worker);
    else response.writeHead(404).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const serve = (place: string, file: string | Uint8Array): string => {
    files.set(place, file);
    return origin + place;
  };
  await page.goto(origin);
  const painter = await page.evaluateHandle(() => new Worker('/paint.worker.js', { type: 'module' }));

  return {
    async paint({ document, fonts, files: paths, scale, frames }) {
      const media = Object.fromEntries(
        Object.entries(paths).map(([id, file]) => [id, { url: serve(`/media/${path.basename(file)}`, file) }]),
      );
      const browserFonts = fonts.map(
        ({ family, weight, key, bytes }): BrowserFont => ({ family, weight, url: serve(`/fonts/${key}.woff2`, bytes) }),
      );
      const order: PaintOrder = {
        document,
        media,
        fonts: browserFonts,
        scale,
        frames,
        paintedUrl: `${origin}/painted`,
      };
      const outcome = await painter.evaluate(
        (thread, message) =>
          new Promise<PaintAnswer>((resolve) => {
            thread.onmessage = ({ data }) => resolve(data as PaintAnswer);
            thread.onerror = ({ message: reason }) => resolve({ kind: 'failed', reason });
            thread.postMessage(message);
          }),
        order,
      );
      if (outcome.kind === 'failed') throw new Error(`In the browser: ${outcome.reason}`);
      return splitFrames(painted, frames.length);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function splitFrames(bytes: Uint8Array, count: number): Uint8Array[] {
  const size = bytes.length / count;
  return Array.from({ length: count }, (_none, index) => bytes.subarray(index * size, (index + 1) * size));
}

/** Sends a whole file, or the requested range: videos are read in parts. */
function sendFile({ headers }: IncomingMessage, response: ServerResponse, bytes: Uint8Array): void {
  const range = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '');
  response.setHeader('Accept-Ranges', 'bytes');
  if (!range) {
    response.end(bytes);
    return;
  }
  const from = Number(range[1]);
  const to = Math.min(bytes.length - 1, range[2] ? Number(range[2]) : bytes.length - 1);
  response.writeHead(206, { 'Content-Range': `bytes ${from}-${to}/${bytes.length}` }).end(bytes.subarray(from, to + 1));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function bundleWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    root: WEB_APP,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2024',
      minify: false,
      // A single file, including lazily loaded modules.
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: WORKER, formats: ['es'], fileName: 'paint.worker' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
  if (chunk?.type !== 'chunk') throw new Error('Nothing was bundled');
  return chunk.code;
}
