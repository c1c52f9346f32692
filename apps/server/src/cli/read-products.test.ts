import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageReader, type PageReader } from '../modules/products/page-reader.ts';
import { type ProductLine, readProducts } from './read-products.ts';

const PAGE = `<link rel="canonical" href="https://shop.example/mug"><h1>Blue Mug</h1><script type="application/ld+json">
  {"@type": "Product", "name": "Blue Mug", "image": "/mug.jpg", "offers": {"price": 12.5, "priceCurrency": "EUR"}}</script>`;

let folder: string;
let pageReader: PageReader;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-products-'));
  pageReader = createPageReader({ timeoutMs: 20_000 });
});

afterAll(async () => {
  await pageReader.close();
  await rm(folder, { recursive: true });
});

async function read(name: string, content?: string | Buffer) {
  const path = join(folder, name);
  if (content !== undefined) await writeFile(path, content);
  const lines: ProductLine[] = [];
  const problems: string[] = [];
  await readProducts({
    pages: [{ kind: 'file', path }],
    pageReader,
    analyseUrl: () => Promise.reject(new Error('no link was given')),
    signal: new AbortController().signal,
    onLine: (line) => lines.push(line),
    onProblem: (_file, { code }) => problems.push(code),
  });
  return { path, line: lines[0], problems };
}

test.each([
  ['page.html', PAGE],
  ['page.html.gz', gzipSync(PAGE)],
])('reads %s, with the address that it names, and omits missing fields', async (name, content) => {
  const { path, line, problems } = await read(name, content);
  expect(problems).toEqual([]);
  expect(line).toEqual({
    file: path,
    name: 'Blue Mug',
    price: 12.5,
    currency: 'EUR',
    availability: 'InStock',
    images: ['https://shop.example/mug.jpg'],
  });
});

test.each([
  ['no-product.html', '<h1>News</h1>', 'NOT_A_PRODUCT'],
  ['wall.html', '<title>Robot Check</title>', 'PAGE_BLOCKED'],
  ['huge.html', Buffer.alloc(50 * 1024 * 1024, '<p>'), 'PAGE_TOO_LARGE'],
  ['bomb.html.gz', gzipSync(Buffer.alloc(50 * 1024 * 1024, '<p>')), 'PAGE_TOO_LARGE'],
  ['broken.html.gz', gzipSync(PAGE).subarray(0, 60), 'PAGE_UNREACHABLE'],
  ['missing.html', undefined, 'PAGE_UNREACHABLE'],
])('prints only the name of %s, and the reason', async (name, content, code) => {
  const { path, line, problems } = await read(name, content);
  expect(line).toEqual({ file: path });
  expect(problems).toEqual([code]);
});
